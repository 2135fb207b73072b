package flowcv.play;

import flowcv.board.Board;
import flowcv.board.GameColor;

/** The colors of pairs: what the label names, or what the game hands out. */
final class Colors {
    /** Behind what a hint speaks of. */
    static final int MARK = 0x6B6B00;

    private static final int TINT = 4;

    private Colors() {}

    static int of(Board board, int pair) {
        int rgb = GameColor.of(board.pairs().get(pair).label(), pair).rgb();
        // Navy is not seen on a black ground.
        return rgb == GameColor.NAVY.rgb() ? 0x4A5CE0 : rgb;
    }

    /** Behind finished flows, as in the game. */
    static int tint(int rgb) {
        return (rgb >> 16 & 0xFF) / TINT << 16 | (rgb >> 8 & 0xFF) / TINT << 8 | (rgb & 0xFF) / TINT;
    }
}
