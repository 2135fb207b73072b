package flowcv.cli.output;

import java.util.Optional;

/** Names of files that boards are written to. */
public final class BoardFiles {
    private BoardFiles() {}

    /** The id of a board, as far as it can stand in the name of a file; its number, from 0, where it has none. */
    public static String name(Optional<String> id, int number) {
        StringBuilder name = new StringBuilder();
        id.orElse("board-" + (number + 1)).codePoints().forEach(c -> {
            boolean plain = Character.isLetterOrDigit(c) || c == '-' || c == '_' || c == '.' && !name.isEmpty();
            name.appendCodePoint(plain ? c : '_');
        });
        return name.toString();
    }
}
