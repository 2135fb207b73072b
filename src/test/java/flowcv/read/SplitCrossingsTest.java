package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SplitCrossingsTest {
    private static final int NORTH = 0;
    private static final int SOUTH = 1;
    private static final int WEST = 2;
    private static final int EAST = 3;

    /** Four rhombs; their lines cross at 0, 0, but reach the border of two of them before that, at its ends. */
    @Test
    void findsACrossingThatWasSplit() {
        FaceSide none = GraySides.line(NORTH, SOUTH, -10, 0, 10, 0);
        assertThat(first(
                        GraySides.line(NORTH, WEST, -45, -26, -10, -4),
                        GraySides.line(NORTH, EAST, 10, -5, 45, -26),
                        none,
                        GraySides.line(WEST, SOUTH, -45, 26, -10, 5),
                        GraySides.line(EAST, SOUTH, 10, 6, 45, 26)))
                .contains(none);
    }

    /** As it was met: lines bend to what was shared out, and meet at 0.35 and 0.23 of the border from its middle. */
    @Test
    void findsOneWhoseLinesBend() {
        FaceSide none = GraySides.line(NORTH, SOUTH, -10, 0, 10, 0);
        assertThat(first(
                        GraySides.line(NORTH, WEST, -7, 0, -45, -26),
                        GraySides.line(WEST, SOUTH, -7, 0, -45, 26),
                        none,
                        GraySides.line(NORTH, EAST, 4.6, 0, 45, -26),
                        GraySides.line(EAST, SOUTH, 4.6, 0, 45, 26)))
                .contains(none);
    }

    /** As it was met: pipes hide most of two of the lines, and what is left leads elsewhere; a third tells. */
    @Test
    void findsOneBesidePipes() {
        FaceSide none = GraySides.line(NORTH, SOUTH, -10, 0, 10, 0);
        assertThat(first(
                        GraySides.line(NORTH, WEST, -26.8, -17.5, -11.7, 2.1),
                        GraySides.line(NORTH, EAST, 11.7, 2.1, 26.9, -17.5),
                        none,
                        GraySides.line(WEST, SOUTH, -28.4, 17, -10, 2.7),
                        GraySides.line(EAST, SOUTH, 9.8, 3.2, 28.5, 15.2)))
                .contains(none);
    }

    /** Where both ends tell, they tell more. */
    @ParameterizedTest
    @ValueSource(doubles = {0.31, 0.33})
    void findsOneWhoseEndsAreBothNearer(double away) {
        FaceSide none = GraySides.line(NORTH, SOUTH, -10, 0, 10, 0);
        double at = 20 * away;
        assertThat(first(
                        GraySides.line(NORTH, WEST, -at, 0, -45, -26),
                        GraySides.line(WEST, SOUTH, -at, 0, -45, 26),
                        none,
                        GraySides.line(NORTH, EAST, at, 0, 45, -26),
                        GraySides.line(EAST, SOUTH, at, 0, 45, 26)))
                .contains(none);
    }

    /** Where a line crosses the corner of an outline one third cell alone is left. */
    @Test
    void findsOneAtTheOutline() {
        FaceSide none = GraySides.line(NORTH, SOUTH, -10, 0, 10, 0);
        assertThat(first(
                        GraySides.line(NORTH, WEST, -45, -26, -10, -5),
                        none,
                        GraySides.line(WEST, SOUTH, -45, 26, -10, 5)))
                .contains(none);
    }

    /** Lines of hexagons meet at both ends of each side, which some pixels may be taken from or added to. */
    @ParameterizedTest
    @ValueSource(doubles = {-2, 0, 2})
    void leavesSidesOfHexagons(double longer) {
        double far = 20 * Math.sqrt(3) / 2;
        double half = 10 + longer;
        assertThat(first(
                        GraySides.line(NORTH, WEST, -20, -far, -10, 0),
                        GraySides.line(NORTH, EAST, 10, 0, 20, -far),
                        GraySides.line(NORTH, SOUTH, -half, 0, half, 0),
                        GraySides.line(WEST, SOUTH, -20, far, -10, 0),
                        GraySides.line(EAST, SOUTH, 10, 0, 20, far)))
                .isEmpty();
    }

    /** Where one row of cells is shifted against the next, lines go straight on at both ends. */
    @Test
    void leavesShiftedRows() {
        assertThat(first(
                        GraySides.line(NORTH, WEST, 0, -40, 0, 0),
                        GraySides.line(NORTH, SOUTH, 0, 0, 18, 0),
                        GraySides.line(NORTH, EAST, 18, 0, 40, 0),
                        GraySides.line(WEST, SOUTH, -22, 0, 0, 0),
                        GraySides.line(EAST, SOUTH, 18, 0, 18, 40)))
                .isEmpty();
    }

    /** The border of two cells of a ring's outer row ends at arcs, whose best line lies outside of their chords. */
    @ParameterizedTest
    @ValueSource(ints = {8, 11, 30})
    void leavesArcs(int sectors) {
        double angle = 2 * Math.PI / sectors;
        double radius = 100 * Math.sin(angle / 2) / (angle / 2 * Math.cos(angle / 2));
        assertThat(first(
                        GraySides.line(NORTH, SOUTH, 0, 100, 0, 200),
                        arc(NORTH, WEST, 0, angle, radius),
                        arc(SOUTH, WEST, -angle, 0, radius)))
                .isEmpty();
    }

    private static FaceSide arc(int first, int second, double from, double to, double radius) {
        return GraySides.line(
                first,
                second,
                radius * Math.sin(from),
                radius * Math.cos(from),
                radius * Math.sin(to),
                radius * Math.cos(to));
    }

    private static Optional<FaceSide> first(FaceSide... sides) {
        return new SplitCrossings(List.of(sides)).first();
    }
}
