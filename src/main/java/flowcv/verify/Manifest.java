package flowcv.verify;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.io.FilenameUtils;

/**
 * What a folder's {@code manifest.tsv} says of its pictures: a line of column names, then a line for each picture, both
 * split by tabs. The column {@code file}, or else {@code id}, names the picture; {@code expect} may be {@code read},
 * {@code refuse} or {@code unannotated}.
 */
final class Manifest {
    private static final String NAME = "manifest.tsv";

    private final List<Map<String, String>> rows;

    private Manifest(List<Map<String, String>> rows) {
        this.rows = rows;
    }

    /**
     * The manifest of a folder; one without rows where there is none.
     *
     * @throws IOException if it cannot be read, or is no text; its message is one line
     */
    static Manifest of(Path folder) throws IOException {
        Path file = folder.resolve(NAME);
        List<Map<String, String>> rows = new ArrayList<>();
        if (Files.isRegularFile(file)) {
            List<String> lines = lines(file);
            String[] head = lines.isEmpty() ? new String[0] : lines.get(0).split("\t", -1);
            for (String line : lines.subList(Math.min(1, lines.size()), lines.size())) {
                String[] fields = line.split("\t", -1);
                Map<String, String> row = new LinkedHashMap<>();
                for (int i = 0; i < Math.min(head.length, fields.length); i++) {
                    row.put(head[i].strip(), fields[i].strip());
                }
                rows.add(row);
            }
        }
        return new Manifest(rows);
    }

    private static List<String> lines(Path file) throws IOException {
        try {
            return Files.readAllLines(file);
        } catch (CharacterCodingException e) {
            throw new IOException(file + ": not a text in UTF-8; save it as one", e);
        } catch (IOException e) {
            throw new IOException(file + ": cannot be read: " + e.getMessage(), e);
        }
    }

    /** The row of a picture, by its file name or its stem. */
    Optional<Map<String, String>> row(Path picture) {
        String name = picture.getFileName().toString();
        String stem = FilenameUtils.removeExtension(name);
        return rows.stream()
                .filter(row -> name.equals(row.get("file")) || row.get("file") == null && stem.equals(row.get("id")))
                .findFirst();
    }
}
