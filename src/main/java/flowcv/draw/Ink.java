package flowcv.draw;

import flowcv.board.GameColor;

/**
 * A color of a terminal.
 *
 * @param index one of the 6x6x6 colors that terminals number from 16
 */
record Ink(int index) {
    private static final String RESET = "\u001B[0m";

    /** The levels of red, green and blue in the color cube of xterm, which others follow. */
    private static final int[] LEVELS = {0, 95, 135, 175, 215, 255};

    /** The color that a label names, or the one that the game gives to the pair with this number, from 0. */
    static Ink of(String label, int pair) {
        return ofRgb(GameColor.of(label, pair).rgb());
    }

    private static Ink ofRgb(int rgb) {
        return new Ink(16 + 36 * level(rgb >> 16 & 0xFF) + 6 * level(rgb >> 8 & 0xFF) + level(rgb & 0xFF));
    }

    private static int level(int value) {
        int best = 0;
        for (int i = 1; i < LEVELS.length; i++) {
            if (Math.abs(LEVELS[i] - value) < Math.abs(LEVELS[best] - value)) {
                best = i;
            }
        }
        return best;
    }

    /** A text in this color. */
    String write(String text) {
        return "\u001B[38;5;" + index + "m" + text + RESET;
    }

    /** A text that stands out from others in this color. */
    String writeBold(String text) {
        return "\u001B[1;38;5;" + index + "m" + text + RESET;
    }
}
