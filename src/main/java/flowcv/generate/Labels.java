package flowcv.generate;

import flowcv.board.GameColor;
import java.util.ArrayList;
import java.util.List;

/** The names of pairs. */
final class Labels {
    /** From here on every letter may be a label, and there are many of them in a row. */
    private static final int FIRST_LETTER = 0x4E00;

    private static final String OTHERS = "DEFHIJKLNQSUVXZadefhijklnoqrstuvwxyz0123456789";

    private Labels() {}

    /** Names that nobody sees. */
    static List<String> inner(int count) {
        List<String> labels = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            labels.add(Character.toString(FIRST_LETTER + i));
        }
        return labels;
    }

    /** The colors of the game, in its order, then whatever a board file allows. */
    static List<String> shown(int count) {
        List<String> labels = new ArrayList<>(count);
        for (GameColor color : GameColor.values()) {
            labels.add(color.label());
        }
        OTHERS.chars().forEach(c -> labels.add(Character.toString(c)));
        labels.addAll(inner(Math.max(0, count - labels.size())));
        return labels.subList(0, count);
    }
}
