package flowcv.draw.svg;

import java.io.StringWriter;
import java.util.regex.Pattern;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** Writes a document element by element. */
final class Xml {
    private static final String NAMESPACE = "http://www.w3.org/2000/svg";

    /** All but Char of XML 1.0, section 2.2. */
    private static final Pattern FORBIDDEN =
            Pattern.compile("[^\\t\\n\\r\\x{20}-\\x{D7FF}\\x{E000}-\\x{FFFD}\\x{10000}-\\x{10FFFF}]");

    private final StringWriter text = new StringWriter();
    private final XMLStreamWriter writer;

    Xml() {
        try {
            writer = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(text);
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Begins the root; its attributes are written as {@code name=value}, and so are those of all elements. */
    Xml root(String name, String... attributes) {
        return write(() -> {
            writer.writeStartElement(name);
            writer.writeDefaultNamespace(NAMESPACE);
            attributes(attributes);
        });
    }

    /** Begins an element with others in it. */
    Xml open(String name, String... attributes) {
        return write(() -> {
            writer.writeCharacters("\n");
            writer.writeStartElement(name);
            attributes(attributes);
        });
    }

    Xml close() {
        return write(writer::writeEndElement);
    }

    /** Writes an element with nothing in it. */
    Xml empty(String name, String... attributes) {
        return write(() -> {
            writer.writeCharacters("\n");
            writer.writeEmptyElement(name);
            attributes(attributes);
        });
    }

    /** Writes an element with a text in it. */
    Xml text(String name, String content, String... attributes) {
        open(name, attributes);
        write(() -> writer.writeCharacters(allowed(content)));
        return close();
    }

    private void attributes(String... attributes) throws XMLStreamException {
        for (String attribute : attributes) {
            String[] parts = attribute.split("=", 2);
            writer.writeAttribute(parts[0], allowed(parts[1]));
        }
    }

    /** A text with the replacement character for each one that XML forbids, even escaped. */
    private static String allowed(String text) {
        return FORBIDDEN.matcher(text).replaceAll("\uFFFD");
    }

    /** What a string takes without fail, nobody has to expect a failure of. */
    private Xml write(Step step) {
        try {
            step.run();
            return this;
        } catch (XMLStreamException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    public String toString() {
        return text + "\n";
    }

    private interface Step {
        void run() throws XMLStreamException;
    }
}
