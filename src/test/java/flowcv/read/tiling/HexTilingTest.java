package flowcv.read.tiling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.board.Board;
import flowcv.board.Topology;
import flowcv.image.Point;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class HexTilingTest {
    private static final int ROWS = 4;
    private static final int COLUMNS = 5;
    private static final CellComplex COMPLEX =
            HexTiling.complex(ROWS, COLUMNS, Pose.upright(new Point(30, 50), 20, 20, 400, 300), 1);

    @Test
    void everyPlaceOfTheBoardHasSixBordersOfOneLength() {
        Map<Integer, Integer> counts = new HashMap<>();
        for (Border border : COMPLEX.borders()) {
            if (!COMPLEX.isStub(border)) {
                counts.merge(border.first(), 1, Integer::sum);
                counts.merge(border.second(), 1, Integer::sum);
                assertThat(distance(border.from(), border.to())).isCloseTo(Hexagon.SIDE, within(1e-9));
            }
        }
        assertThat(COMPLEX.form().places()).hasSize(ROWS * COLUMNS).allSatisfy(place -> assertThat(counts.get(place))
                .isEqualTo(Hexagon.SIDES));
    }

    @Test
    void aBorderLiesHalfWayBetweenItsPlacesTheSecondOfWhichIsOnItsRight() {
        for (Border border : COMPLEX.borders()) {
            Point first = COMPLEX.cells().get(border.first()).center();
            Point second = COMPLEX.cells().get(border.second()).center();
            double x = border.to().x() - border.from().x();
            double y = border.to().y() - border.from().y();
            assertThat(x * (second.y() - first.y()) - y * (second.x() - first.x()))
                    .isPositive();
            assertThat(distance(border.from(), first)).isCloseTo(distance(border.from(), second), within(1e-9));
            assertThat(distance(border.to(), first)).isCloseTo(distance(border.to(), second), within(1e-9));
        }
    }

    @Test
    void cellsAreAsLargeAsSquares() {
        List<Point> outline = COMPLEX.cells().get(0).outline();
        double twice = 0;
        for (int i = 0; i < outline.size(); i++) {
            Point next = outline.get((i + 1) % outline.size());
            twice += outline.get(i).x() * next.y() - next.x() * outline.get(i).y();
        }
        assertThat(twice / 2).isCloseTo(1, within(1e-9));
        assertThat(COMPLEX.cellSize()).isCloseTo(20, within(1e-9));
    }

    @Test
    void rimsHoldTheWholeOutlineAndStubsThatBeginAtIt() {
        Set<Integer> outline = new HashSet<>();
        for (BoardForm.Rim rim : COMPLEX.form().rims()) {
            outline.addAll(rim.borders());
            for (int stub : rim.stubs()) {
                Border at = COMPLEX.borders().get(stub);
                assertThat(COMPLEX.isStub(at)).isTrue();
                assertThat(COMPLEX.borders())
                        .anyMatch(border -> !COMPLEX.isStub(border)
                                && (distance(border.from(), at.from()) < 1e-9
                                        || distance(border.to(), at.from()) < 1e-9));
            }
        }
        long beyond = COMPLEX.borders().stream()
                .filter(border -> COMPLEX.cells().get(border.first()).isBeyond()
                        != COMPLEX.cells().get(border.second()).isBeyond())
                .count();
        assertThat(outline).hasSize((int) beyond);
    }

    @Test
    void neighborsOfTheBoardAreThoseThatShareABorder() {
        BitSet cells = places();
        List<Integer> places = COMPLEX.form().places();
        List<BoardForm.Dots> dots = List.of(new BoardForm.Dots("A", places.get(0), places.get(7)));
        Board board = COMPLEX.form().board(cells, new BitSet(), new BitSet(), new BitSet(), dots);
        assertThat(board.topology()).isEqualTo(Topology.HEX);
        Set<List<Integer>> links = new HashSet<>();
        board.links().forEach(link -> links.add(List.of(link.first(), link.second())));
        Set<List<Integer>> borders = new HashSet<>();
        for (Border border : COMPLEX.borders()) {
            int first = places.indexOf(border.first());
            int second = places.indexOf(border.second());
            if (first >= 0 && second >= 0) {
                borders.add(List.of(Math.min(first, second), Math.max(first, second)));
            }
        }
        assertThat(links).isEqualTo(borders);
    }

    @Test
    void aSmallerComplexLiesWhereItsCellsLay() {
        // Without its first column the second one, which stands half a cell higher, is the first.
        BitSet cells = new BitSet();
        COMPLEX.form().places().stream()
                .filter(place -> COMPLEX.cells().get(place).center().x() > 0.1)
                .forEach(cells::set);
        CellComplex smaller = COMPLEX.form().within(COMPLEX, cells);
        Set<Point> middles = new HashSet<>();
        smaller.form().places().forEach(place -> middles.add(rounded(smaller, place)));
        assertThat(cells.stream().mapToObj(place -> rounded(COMPLEX, place))).isSubsetOf(middles);
        assertThat(smaller.form().within(smaller, new BitSet())).isSameAs(smaller);
    }

    @Test
    void aLargerComplexHasThePlaceThatWasMissing() {
        for (int place = 0; place < COMPLEX.cells().size(); place++) {
            if (COMPLEX.cells().get(place).isBeyond()) {
                Point missing = rounded(COMPLEX, place);
                CellComplex larger = COMPLEX.form().with(COMPLEX, place);
                assertThat(larger.form().places())
                        .anyMatch(other -> rounded(larger, other).equals(missing));
            }
        }
    }

    @Test
    void aComplexWithCellsInAllOuterRowsIsTheSmallest() {
        assertThat(COMPLEX.form().within(COMPLEX, places())).isSameAs(COMPLEX);
    }

    private static BitSet places() {
        BitSet cells = new BitSet();
        COMPLEX.form().places().forEach(cells::set);
        return cells;
    }

    /** The middle of a place in the picture, in whole pixels. */
    private static Point rounded(CellComplex complex, int place) {
        Point at = complex.pose().at(complex.cells().get(place).center());
        return new Point(Math.rint(at.x()), Math.rint(at.y()));
    }

    private static double distance(Point one, Point other) {
        return Math.hypot(one.x() - other.x(), one.y() - other.y());
    }
}
