package flowcv.board;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.testing.AnyBoard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class SameBoardTest {
    private static BoardBuilder square() {
        return BoardBuilder.square(3, 4)
                .dot("R", 0, 0)
                .dot("R", 2, 3)
                .dot("G", 0, 1)
                .dot("G", 1, 1);
    }

    private static void assertDiffers(UnaryOperator<BoardBuilder> change) {
        Board plain = square().build();
        Board changed = change.apply(square()).build();
        assertThat(SameBoard.test(plain, changed)).isFalse();
        assertThat(SameBoard.test(changed, plain)).isFalse();
        assertThat(SameBoard.test(changed, change.apply(square()).build())).isTrue();
    }

    @Test
    void everyPartMakesADifference() {
        assertDiffers(b -> b.hole(1, 3));
        assertDiffers(b -> b.bridge(1, 2));
        assertDiffers(b -> b.wall(1, 2, 1, 3));
        assertDiffers(b -> b.wall(0, 2, 1, 2));
        assertDiffers(b -> b.openRow(1));
        assertDiffers(b -> b.openColumn(2));
        assertDiffers(b -> b.link(0, 2, 2, 2));
        assertDiffers(b -> b.dot("B", 2, 0).dot("B", 2, 1));
    }

    @Test
    void dotsOnTheSameCellsInOtherPairsMakeADifference() {
        Board crossed = BoardBuilder.square(3, 4)
                .dot("R", 0, 0)
                .dot("G", 2, 3)
                .dot("G", 0, 1)
                .dot("R", 1, 1)
                .build();
        assertThat(SameBoard.test(square().build(), crossed)).isFalse();
    }

    @Test
    void whereAndHowLargeAFreeTilingIsDrawnMakesNone() {
        assertThat(SameBoard.test(triangle(0, 0, 1), triangle(320, -40, 2.5))).isTrue();
    }

    @Test
    void whereTheCellsOfAFreeTilingLieMakesADifference() {
        Board moved = triangle(0, 0, 1, 400);
        assertThat(SameBoard.test(triangle(0, 0, 1), moved)).isFalse();
        assertThat(SameBoard.test(moved, moved)).isTrue();
    }

    private static Board triangle(double x, double y, double scale) {
        return triangle(x, y, scale, 0);
    }

    private static Board triangle(double x, double y, double scale, double aside) {
        return new GraphBoardBuilder()
                .cell("a", x, y)
                .cell("b", x + scale * (100 + aside), y)
                .cell("c", x + scale * 50, y + scale * 80)
                .link("a", "b")
                .link("b", "c")
                .dot("R", "a")
                .dot("R", "c")
                .build();
    }

    @Test
    void holesAroundABoardMakeNone() {
        BoardBuilder wide = BoardBuilder.square(4, 6)
                .dot("R", 0, 1)
                .dot("R", 2, 4)
                .dot("G", 0, 2)
                .dot("G", 1, 2);
        for (int place = 0; place < 6; place++) {
            wide.hole(3, place);
            wide.hole(Math.min(place, 3), 0);
            wide.hole(Math.min(place, 3), 5);
        }
        Board framed = wide.build();
        assertThat(SameBoard.test(square().build(), framed)).isTrue();
        assertThat(SameBoard.test(framed, square().build())).isTrue();
        assertThat(SameBoard.test(framed, square().bridge(1, 2).build())).isFalse();
    }

    @Test
    void holesElsewhereMakeADifferenceEvenIfLinksAreAsMany() {
        Board one = square().hole(2, 0).build();
        Board other = square().hole(0, 3).build();
        assertThat(one.links()).hasSameSizeAs(other.links());
        assertThat(SameBoard.test(one, other)).isFalse();
    }

    @Test
    void sizeAndTilingMakeADifference() {
        Board wide = BoardBuilder.square(2, 3).dot("R", 0, 0).dot("R", 0, 1).build();
        Board tall = BoardBuilder.square(3, 2).dot("R", 0, 0).dot("R", 0, 1).build();
        Board hex = BoardBuilder.hex(2, 3).dot("R", 0, 0).dot("R", 0, 1).build();
        assertThat(SameBoard.test(wide, tall)).isFalse();
        assertThat(SameBoard.test(wide, hex)).isFalse();
    }

    @Test
    void namesOfPairsMakeNone() {
        Board renamed = BoardBuilder.square(3, 4)
                .dot("G", 0, 0)
                .dot("G", 2, 3)
                .dot("\u4E2D", 0, 1)
                .dot("\u4E2D", 1, 1)
                .build();
        assertThat(SameBoard.test(square().build(), renamed)).isTrue();
    }

    @Property(tries = 300)
    void graphsMayDifferInNamesOrderAndALittleInTheirCenters(@ForAll long seed) {
        Board board = AnyBoard.graph(seed);
        // The mean distance between neighbors is 25 at least, so 4 is within a quarter of it.
        assertThat(SameBoard.test(board, shuffled(board, seed, 4))).isTrue();
        assertThat(SameBoard.test(shuffled(board, seed, 4), board)).isTrue();
    }

    @Test
    void aGraphWithTwoCellsInOnePlaceIsTheSameAsItself() {
        Board board = new GraphBoardBuilder()
                .cell("a", 0, 0)
                .cell("b", 1, 0)
                .cell("c", 0, 0)
                .link("a", "b")
                .link("b", "c")
                .dot("R", "a")
                .dot("R", "c")
                .build();
        assertThat(SameBoard.test(board, board)).isTrue();
    }

    @Property(tries = 300)
    void graphsDifferWhereCentersAreFarApart(@ForAll long seed) {
        Board board = AnyBoard.graph(seed);
        // Two cells are drawn alike however far apart they are.
        Assume.that(board.size() > 2);
        assertThat(SameBoard.test(board, shuffled(board, seed, 10_000))).isFalse();
    }

    /** The same cells under other names in another order, the first one moved to the right. */
    private static Board shuffled(Board board, long seed, double moved) {
        List<Integer> order = new ArrayList<>();
        for (int place = 0; place < board.size(); place++) {
            order.add(place);
        }
        Collections.shuffle(order, new Random(seed));
        GraphBoardBuilder builder = new GraphBoardBuilder();
        for (int place : order) {
            builder.cell("cell" + place, board.x(place) + (place == 0 ? moved : 0), board.y(place));
        }
        board.links().forEach(l -> builder.link("cell" + l.first(), "cell" + l.second()));
        for (Pair pair : board.pairs()) {
            builder.dot("other " + pair.label(), "cell" + pair.first());
            builder.dot("other " + pair.label(), "cell" + pair.second());
        }
        return builder.build();
    }
}
