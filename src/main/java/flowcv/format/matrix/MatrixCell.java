package flowcv.format.matrix;

import flowcv.format.text.Labels;
import java.util.Optional;
import java.util.regex.Pattern;

/** What the text of a cell in a matrix may be, before it is known what empty cells look like there. */
enum MatrixCell {
    EMPTY,
    ZERO,
    HOLE,
    BRIDGE,
    LABEL;

    static final String EMPTY_SIGNS = "._-*";

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

    /** What a text is; nothing where it is no cell. */
    static Optional<MatrixCell> of(String text) {
        if (text.isEmpty() || text.length() == 1 && EMPTY_SIGNS.contains(text)) {
            return Optional.of(EMPTY);
        }
        if (text.equals("#") || text.equals("+")) {
            return Optional.of(text.equals("#") ? HOLE : BRIDGE);
        }
        if (isNumber(text)) {
            return Optional.of(Integer.parseInt(text) == 0 ? ZERO : LABEL);
        }
        boolean letter = text.codePointCount(0, text.length()) == 1 && Labels.isLabel(text.codePointAt(0));
        return letter ? Optional.of(LABEL) : Optional.empty();
    }

    /** Whether a text is a number of up to nine digits. */
    static boolean isNumber(String text) {
        return NUMBER.matcher(text).matches();
    }

    /** How messages call a text that stands for an empty cell. */
    static String sign(String text) {
        return text.isEmpty() ? "nothing" : "'" + text + "'";
    }
}
