package flowcv.batch;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** Which drawn pictures earlier journals made, in a file: those may be replaced, others belong to somebody else. */
final class MadeFiles {
    /** No name of a file has it. */
    private static final String END = "\0";

    private MadeFiles() {}

    /** Overlays by the keys of their pictures. */
    static Map<String, String> read(Path file) throws IOException {
        Map<String, String> made = new HashMap<>();
        if (Files.exists(file)) {
            String[] words = Files.readString(file, StandardCharsets.UTF_8).split(END, -1);
            for (int i = 0; i + 1 < words.length; i += 2) {
                made.put(words[i], words[i + 1]);
            }
        }
        return made;
    }

    static byte[] bytes(Map<String, String> made) {
        StringBuilder text = new StringBuilder();
        made.forEach(
                (key, overlay) -> text.append(key).append(END).append(overlay).append(END));
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }
}
