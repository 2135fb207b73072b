package flowcv.draw.screen;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.image.Point;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The outlines of cells come back from their centers and neighbors alone. */
class ReconstructedTilingsTest {
    private static final double EDGE = 80;

    static List<Arguments> tilings() {
        return List.of(
                Arguments.of("cube", Tilings.cube(3), 0.02),
                Arguments.of("large cube", Tilings.cube(5), 0.02),
                Arguments.of("five-pointed star", Tilings.star(5, 3), 0.02),
                Arguments.of("six-pointed star", Tilings.star(6, 3), 0.02),
                Arguments.of("ring", Tilings.ring(14, 3), 0.25),
                Arguments.of("tower", Tilings.tower(3, new int[] {3, 2, 1}, 1, 2), 0.02),
                Arguments.of("mixed", Tilings.mixed(4, 6, 1, 1), 0.25));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("tilings")
    void everyCornerLiesNearItsTruePlace(String name, List<List<Point>> cells, double tolerance) {
        Board board = RandomBoards.of(1).next(Tilings.shape(cells), 16).board();
        List<List<Point>> derived = flowcv.draw.layout.CellLayout.of(board).polygons();
        for (int place = 0; place < cells.size(); place++) {
            assertThat(derived.get(place)).hasSameSizeAs(cells.get(place));
            for (Point corner : cells.get(place)) {
                double nearest = derived.get(place).stream()
                        .mapToDouble(p -> Math.hypot(p.x() - corner.x(), p.y() - corner.y()))
                        .min()
                        .orElseThrow();
                assertThat(nearest / EDGE).as("cell %d", place).isLessThan(tolerance);
            }
        }
    }
}
