package flowcv.cli.output;

import flowcv.cli.input.Inputs;
import flowcv.format.text.Puzzle;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.commons.io.FilenameUtils;

/** Names of files that boards are written to. */
public final class BoardFiles {
    private BoardFiles() {}

    /** A name for each of some boards, all different; some file systems take names that differ in case for the same. */
    public static List<String> names(String input, List<Puzzle> boards) {
        Set<String> taken = new HashSet<>();
        List<String> names = new ArrayList<>();
        for (Puzzle board : boards) {
            // A board alone and without a name is called as its file is.
            String name = name(
                    board.id().orElseGet(() -> Inputs.stem(input).orElseGet(() -> FilenameUtils.getBaseName(input))));
            while (!taken.add(name.toLowerCase(Locale.ROOT))) {
                name += "-" + (names.size() + 1);
            }
            names.add(name);
        }
        return names;
    }

    /** The id of a board, as far as it can stand in the name of a file. */
    private static String name(String id) {
        StringBuilder name = new StringBuilder();
        id.codePoints().forEach(c -> {
            boolean plain = Character.isLetterOrDigit(c) || c == '-' || c == '_' || c == '.' && !name.isEmpty();
            name.appendCodePoint(plain ? c : '_');
        });
        return name.toString();
    }
}
