package flowcv.board;

import java.util.Collection;

/** How large a board may be. */
final class BoardSize {
    /** Far more than any puzzle has (the largest known have some 5000), and little enough for any memory. */
    static final int MOST_CELLS = 100_000;

    /** Four for each cell of the largest board; squares have two each, hexagons three. */
    static final int MOST_LINKS = 4 * MOST_CELLS;

    private BoardSize() {}

    static void checkLinks(Collection<Link> links) {
        if (links.size() > MOST_LINKS) {
            throw new BoardException("a board of more than " + MOST_LINKS + " links, expected at most that");
        }
    }
}
