package flowcv.format;

import flowcv.board.Board;

/**
 * What the boards of one text may hold together, since all of them are in memory at one time: 250 MB at the most. All
 * levels of the game have some 730,000 cells.
 */
final class TextBudget {
    static final int MOST_BOARDS = 100_000;
    static final int MOST_CELLS = 2_000_000;

    private final String source;
    private int boards;
    private int cells;

    TextBudget(String source) {
        this.source = source;
    }

    /** Takes room for a board; its line is from 1. */
    void take(int line, Board board) throws FormatException {
        boards++;
        cells += board.size();
        if (boards > MOST_BOARDS || cells > MOST_CELLS) {
            throw FormatException.tooLarge(
                    source,
                    line,
                    1,
                    (boards > MOST_BOARDS
                                    ? "more than " + MOST_BOARDS + " boards"
                                    : "boards of more than " + MOST_CELLS + " cells")
                            + ", expected at most that in one text; split it");
        }
    }
}
