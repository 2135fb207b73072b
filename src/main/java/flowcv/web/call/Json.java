package flowcv.web.call;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Collection;
import java.util.Locale;
import java.util.Optional;
import org.apache.commons.io.function.IOConsumer;

/** Writes JSON. */
public final class Json {
    private static final JsonFactory FACTORY = new JsonFactory();

    private Json() {}

    /** The text of an object with these fields. */
    public static String write(IOConsumer<JsonGenerator> fields) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(text)) {
            json.writeStartObject();
            fields.accept(json);
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException("a text in memory cannot be written", e);
        }
        return text.toString();
    }

    public static void text(JsonGenerator json, String name, Optional<String> value) throws IOException {
        if (value.isPresent()) {
            json.writeStringField(name, value.get());
        } else {
            json.writeNullField(name);
        }
    }

    public static void flag(JsonGenerator json, String name, Optional<Boolean> value) throws IOException {
        if (value.isPresent()) {
            json.writeBooleanField(name, value.get());
        } else {
            json.writeNullField(name);
        }
    }

    public static void places(JsonGenerator json, String name, Collection<Integer> places) throws IOException {
        json.writeArrayFieldStart(name);
        for (int place : places) {
            json.writeNumber(place);
        }
        json.writeEndArray();
    }

    /** A number with so many decimals as anybody needs. */
    public static void decimal(JsonGenerator json, double value) throws IOException {
        json.writeNumber(
                BigDecimal.valueOf(value).setScale(3, RoundingMode.HALF_EVEN).stripTrailingZeros());
    }

    public static void decimal(JsonGenerator json, String name, double value) throws IOException {
        json.writeFieldName(name);
        decimal(json, value);
    }

    public static void millis(JsonGenerator json, String name, long nanos) throws IOException {
        decimal(json, name, nanos / 1e6);
    }

    /** A color as style sheets write it. */
    public static String color(int rgb) {
        return String.format(Locale.ROOT, "#%06x", rgb);
    }
}
