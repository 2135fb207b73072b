package flowcv.batch;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.io.SerializedString;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.apache.commons.io.FilenameUtils;
import org.apache.commons.io.IOUtils;
import org.apache.commons.io.function.IOConsumer;

/**
 * A page about all pictures that needs nothing but itself: rows are data, thumbnails stand in them, and only the rows
 * in sight are built, so that ten thousand of them open at once.
 */
final class ReportPage {
    private static final String ROWS = "@ROWS@";
    private static final String COLUMNS = "@COLUMNS@";

    private final Path folder;

    /** A page that will lie in a folder. */
    ReportPage(Path folder) {
        this.folder = folder.toAbsolutePath().normalize();
    }

    void write(OutputStream stream, IOConsumer<IOConsumer<Entry>> entries) throws IOException {
        String template = IOUtils.resourceToString("/flowcv/batch/report.html", StandardCharsets.UTF_8);
        int rows = template.indexOf(ROWS);
        String head = template.substring(0, rows).replace(COLUMNS, "\"" + String.join("\",\"", Row.COLUMNS) + "\"");
        stream.write(head.getBytes(StandardCharsets.UTF_8));
        JsonFactory factory = JsonFactory.builder()
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .build();
        try (JsonGenerator json = factory.createGenerator(stream, JsonEncoding.UTF8)) {
            json.setCharacterEscapes(new ScriptEscapes());
            json.writeStartArray();
            entries.accept(entry -> row(json, entry));
            json.writeEndArray();
        }
        stream.write(template.substring(rows + ROWS.length()).getBytes(StandardCharsets.UTF_8));
    }

    private void row(JsonGenerator json, Entry entry) throws IOException {
        json.writeStartArray();
        for (String cell : entry.row().cells()) {
            json.writeString(cell);
        }
        json.writeString(link(entry.key()));
        json.writeString(entry.thumbnail());
        json.writeEndArray();
        json.writeRaw('\n');
    }

    /** Where a picture lies, seen from the page; another drive is named in full. */
    private String link(String key) {
        Path file = Path.of(key);
        boolean sameDrive = file.getRoot() != null && file.getRoot().equals(folder.getRoot());
        return FilenameUtils.separatorsToUnix((sameDrive ? folder.relativize(file) : file).toString());
    }

    /** Names of files must not end the script that they stand in. */
    private static final class ScriptEscapes extends CharacterEscapes {
        private static final long serialVersionUID = 1L;

        @Override
        public int[] getEscapeCodesForAscii() {
            int[] codes = standardAsciiEscapesForJSON();
            codes['<'] = ESCAPE_STANDARD;
            codes['>'] = ESCAPE_STANDARD;
            codes['&'] = ESCAPE_STANDARD;
            return codes;
        }

        @Override
        public SerializableString getEscapeSequence(int character) {
            return new SerializedString("");
        }
    }
}
