package flowcv.read;

import flowcv.board.Board;
import flowcv.board.SameBoard;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Tells a thumbnail of a board, as screenshot tools leave it in a corner, from another board. */
final class Thumbnails {
    /** The same board in cells smaller by this ratio is a thumbnail of it. */
    static final double RATIO = 0.75;

    private Thumbnails() {}

    /** Adds a board to others; of a board and its thumbnail only the board is kept. */
    static void add(List<Reading.Read> boards, Reading.Read next) {
        for (int i = 0; i < boards.size(); i++) {
            double ratio =
                    next.placement().cellSize() / boards.get(i).placement().cellSize();
            boolean isThumbnail = Math.min(ratio, 1 / ratio) < RATIO
                    && hasSameDots(next.board(), boards.get(i).board());
            if (isThumbnail) {
                boards.set(i, ratio > 1 ? next : boards.get(i));
                return;
            }
        }
        boards.add(next);
    }

    /** Whether dots of one color each stand in the same places; walls and openings of a thumbnail are easily lost. */
    private static boolean hasSameDots(Board one, Board other) {
        return SameBoard.test(one, other)
                || one.rows() == other.rows()
                        && one.columns() == other.columns()
                        && places(one).equals(places(other))
                        && IntStream.range(0, one.size()).allMatch(place -> one.isHole(place) == other.isHole(place));
    }

    private static Set<Set<Integer>> places(Board board) {
        return board.pairs().stream()
                .map(pair -> Set.of(pair.first(), pair.second()))
                .collect(Collectors.toSet());
    }
}
