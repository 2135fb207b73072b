package flowcv.format;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A JSON object, field by field in the order in which they came. A value is a text, a number, a truth value, another
 * object, or a stream or collection of values, which becomes an array; an empty {@link Optional} becomes null.
 */
public final class Json {
    private static final JsonFactory FACTORY = new JsonFactory();

    private final Map<String, Object> fields = new LinkedHashMap<>();

    /** The same object with a field more. A stream is read when the object is written, and so only once. */
    public Json with(String name, Object value) {
        fields.put(name, value);
        return this;
    }

    /** The same object with null in some fields. */
    public Json without(String... names) {
        for (String name : names) {
            with(name, Optional.empty());
        }
        return this;
    }

    /** A share of 0 to 1, with four places. */
    public static BigDecimal share(double value) {
        return BigDecimal.valueOf(value).setScale(4, RoundingMode.HALF_EVEN);
    }

    /** A number with as many places as anybody needs. */
    public static BigDecimal decimal(double value) {
        return BigDecimal.valueOf(value).setScale(3, RoundingMode.HALF_EVEN).stripTrailingZeros();
    }

    /** Nanoseconds as milliseconds, with three places. */
    public static BigDecimal millis(long nanos) {
        return BigDecimal.valueOf(Math.round(nanos / 1000.0), 3);
    }

    /** The text of the object, in one line without its end. */
    public String text() {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(text)) {
            write(json, this);
        } catch (IOException e) {
            throw new UncheckedIOException("a text in memory cannot be written", e);
        }
        return text.toString();
    }

    /** The object on a line of its own, with its end. */
    public String line() {
        return text() + "\n";
    }

    private static void write(JsonGenerator json, Object value) throws IOException {
        if (value instanceof Json object) {
            json.writeStartObject();
            for (Map.Entry<String, Object> field : object.fields.entrySet()) {
                json.writeFieldName(field.getKey());
                write(json, field.getValue());
            }
            json.writeEndObject();
        } else if (value instanceof Optional<?> maybe) {
            write(json, maybe.orElse(null));
        } else if (value instanceof Stream<?> values) {
            array(json, values.iterator());
        } else if (value instanceof Iterable<?> values) {
            array(json, values.iterator());
        } else {
            json.writeObject(value);
        }
    }

    private static void array(JsonGenerator json, Iterator<?> values) throws IOException {
        json.writeStartArray();
        while (values.hasNext()) {
            write(json, values.next());
        }
        json.writeEndArray();
    }
}
