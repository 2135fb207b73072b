package flowcv.draw.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flowcv.board.Board;
import flowcv.board.GraphBoardBuilder;
import flowcv.board.Link;
import flowcv.board.Trail;
import flowcv.draw.geometry.BoardGeometry;
import flowcv.draw.layout.UndrawableBoardException;
import flowcv.image.Point;
import flowcv.testing.AnyBoard;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Free boards of which no outlines are known are drawn without crossings, and cells share sides where they have links. */
class FreeLayoutTest {
    /** Far above rounding, far below any side, in cells. */
    private static final double SAME = 1e-9;

    private record Segment(Point from, Point to) {}

    @Property(tries = 200)
    void treesAreDrawnWithoutCrossings(@ForAll long seed) {
        checkPlane(AnyBoard.graph(seed));
    }

    @Property(tries = 60)
    void partsOfTilingsAreDrawnWithoutCrossingsWhereverTheirCellsAreSaidToLie(
            @ForAll long seed, @ForAll @IntRange(min = 0, max = 3) int removed) {
        Random random = new Random(seed);
        List<List<Point>> cells =
                switch (random.nextInt(5)) {
                    case 0 -> Tilings.cube(2 + random.nextInt(3));
                    case 1 -> Tilings.star(5, 2 + random.nextInt(2));
                    case 2 -> Tilings.figureEight(1 + random.nextInt(3), 7);
                    case 3 -> Tilings.tower(3, new int[] {3, 2, 1}, 1, 2);
                    default -> Tilings.mixed(4, 5, 2, 1);
                };
        Board tiling = Tilings.shape(cells).dots().apply(List.of(new Trail("R", List.of(0, 1))));
        GraphBoardBuilder builder = new GraphBoardBuilder();
        for (int place = 0; place < tiling.size(); place++) {
            builder.cell(tiling.name(place), random.nextInt(3), random.nextInt(3));
        }
        for (Link link : tiling.links()) {
            if (random.nextInt(10) >= removed) {
                builder.link(tiling.name(link.first()), tiling.name(link.second()));
            }
        }
        checkPlane(withDots(builder).build());
    }

    @Test
    void linksThatCrossHoweverTheyAreDrawnAreRefused() {
        GraphBoardBuilder builder = new GraphBoardBuilder();
        for (int i = 0; i < 5; i++) {
            builder.cell("c" + i, i, i * i);
            for (int j = 0; j < i; j++) {
                builder.link("c" + i, "c" + j);
            }
        }
        assertThatThrownBy(() -> BoardGeometry.of(withDots(builder).build(), 1, 0))
                .isInstanceOf(UndrawableBoardException.class)
                .hasMessageContaining("links cross");
    }

    @Test
    void moreCellsThanAnyPuzzleHasAreRefused() {
        GraphBoardBuilder builder = new GraphBoardBuilder();
        IntStream.rangeClosed(0, 10_000).forEach(i -> builder.cell("c" + i, i, 0));
        assertThatThrownBy(() -> BoardGeometry.of(withDots(builder).build(), 1, 0))
                .isInstanceOf(UndrawableBoardException.class)
                .hasMessageContaining("10001 free cells");
    }

    private static GraphBoardBuilder withDots(GraphBoardBuilder builder) {
        return builder.dot("R", "c0").dot("R", "c1");
    }

    private static void checkPlane(Board board) {
        BoardGeometry geometry = BoardGeometry.of(board, 1, 0);
        List<Segment> all = new ArrayList<>();
        Set<Set<Point>> sides = new HashSet<>();
        for (int place = 0; place < board.size(); place++) {
            List<Point> outline = geometry.outline(place);
            for (int i = 0; i < outline.size(); i++) {
                Segment side = new Segment(outline.get(i), outline.get((i + 1) % outline.size()));
                if (sides.add(Set.of(side.from(), side.to()))) {
                    all.add(side);
                }
            }
        }
        for (Link link : board.links()) {
            List<Point> pass = geometry.between(link.first(), link.second());
            assertThat(pass).hasSize(1);
            assertThat(sides)
                    .as("side of %s and %s", board.name(link.first()), board.name(link.second()))
                    .anyMatch(side -> isMiddle(pass.get(0), side));
            all.add(new Segment(geometry.center(link.first()), pass.get(0)));
            all.add(new Segment(pass.get(0), geometry.center(link.second())));
        }
        for (int i = 0; i < all.size(); i++) {
            for (int j = 0; j < i; j++) {
                Segment a = all.get(i);
                Segment b = all.get(j);
                if (cross(a, b)) {
                    throw new AssertionError(a + " crosses " + b);
                }
            }
        }
    }

    private static boolean isMiddle(Point point, Set<Point> side) {
        double x = side.stream().mapToDouble(Point::x).average().orElseThrow();
        double y = side.stream().mapToDouble(Point::y).average().orElseThrow();
        return Math.hypot(x - point.x(), y - point.y()) < SAME;
    }

    /** Whether two segments cross inside both. */
    private static boolean cross(Segment a, Segment b) {
        return side(a, b.from()) * side(a, b.to()) < 0 && side(b, a.from()) * side(b, a.to()) < 0;
    }

    private static int side(Segment segment, Point point) {
        double dx = segment.to().x() - segment.from().x();
        double dy = segment.to().y() - segment.from().y();
        double off = dx * (point.y() - segment.from().y())
                - dy * (point.x() - segment.from().x());
        return Math.abs(off) < SAME ? 0 : off > 0 ? 1 : -1;
    }
}
