package flowcv.board;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.testing.AnyBoard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class IsomorphismTest {
    @Property(tries = 300)
    void namesOrderAndCentersDoNotMatter(@ForAll long seed) {
        Board board = AnyBoard.graph(seed);
        assertThat(Isomorphism.test(board, shuffled(board, seed))).isTrue();
    }

    @Property(tries = 300)
    void aDotOnAnotherCellMattersUnlessTheGraphIsTheSameFromThere(@ForAll long seed) {
        Board board = AnyBoard.graph(seed);
        Board moved = withFirstDotMoved(board);
        boolean same = sortedDegrees(board).equals(sortedDegrees(moved));
        if (!same) {
            assertThat(Isomorphism.test(board, moved)).isFalse();
        }
        assertThat(Isomorphism.test(moved, shuffled(moved, seed))).isTrue();
    }

    @Test
    void cellsThatLookAlikeAreTriedOneAfterTheOther() {
        // Two triangles, and a ring of six: every cell has two neighbors.
        Board triangles = ring(new int[][] {{0, 1, 2}, {3, 4, 5}}, 0, 3);
        Board six = ring(new int[][] {{0, 1, 2, 3, 4, 5}}, 0, 3);
        assertThat(Isomorphism.test(triangles, six)).isFalse();
        assertThat(Isomorphism.test(six, ring(new int[][] {{4, 1, 3, 0, 5, 2}}, 4, 0)))
                .isTrue();
        assertThat(Isomorphism.test(six, ring(new int[][] {{0, 1, 2, 3, 4, 5}}, 0, 2)))
                .isFalse();
    }

    private static Board ring(int[][] rings, int first, int second) {
        GraphBoardBuilder builder = new GraphBoardBuilder();
        for (int i = 0; i < 6; i++) {
            builder.cell("c" + i, i, 0);
        }
        for (int[] ring : rings) {
            for (int i = 0; i < ring.length; i++) {
                builder.link("c" + ring[i], "c" + ring[(i + 1) % ring.length]);
            }
        }
        return builder.dot("R", "c" + first).dot("R", "c" + second).build();
    }

    /** For each dot how many neighbors its cell has. */
    private static List<Integer> sortedDegrees(Board board) {
        List<Integer> degrees = new ArrayList<>();
        for (Pair pair : board.pairs()) {
            for (int place : new int[] {pair.first(), pair.second()}) {
                degrees.add((int) board.links().stream()
                        .filter(link -> link.first() == place || link.second() == place)
                        .count());
            }
        }
        Collections.sort(degrees);
        return degrees;
    }

    private static Board withFirstDotMoved(Board board) {
        List<Integer> free = new ArrayList<>();
        for (int place = 0; place < board.size(); place++) {
            int at = place;
            if (board.pairs().stream().noneMatch(pair -> pair.first() == at || pair.second() == at)) {
                free.add(place);
            }
        }
        GraphBoardBuilder builder = copy(board, new ArrayList<>(Collections.nCopies(board.size(), 0)));
        for (Pair pair : board.pairs()) {
            boolean moves = pair == board.pairs().get(0) && !free.isEmpty();
            builder.dot(pair.label(), "c" + (moves ? free.get(0) : pair.first()));
            builder.dot(pair.label(), "c" + pair.second());
        }
        return builder.build();
    }

    private static Board shuffled(Board board, long seed) {
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < board.size(); i++) {
            places.add(i);
        }
        Collections.shuffle(places, new Random(seed));
        GraphBoardBuilder builder = copy(board, places);
        for (Pair pair : board.pairs()) {
            builder.dot("x" + pair.label(), "c" + pair.second());
            builder.dot("x" + pair.label(), "c" + pair.first());
        }
        return builder.build();
    }

    /** The cells in an order of numbers, somewhere, with the links of the board. */
    private static GraphBoardBuilder copy(Board board, List<Integer> order) {
        GraphBoardBuilder builder = new GraphBoardBuilder();
        List<Integer> places = new ArrayList<>();
        for (int i = 0; i < board.size(); i++) {
            places.add(i);
        }
        places.sort((a, b) -> Integer.compare(order.get(a), order.get(b)));
        places.forEach(place -> builder.cell("c" + place, 1000 - place, 5 * place));
        board.links().forEach(link -> builder.link("c" + link.first(), "c" + link.second()));
        return builder;
    }
}
