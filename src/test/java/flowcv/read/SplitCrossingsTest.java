package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import flowcv.read.pixel.Hue;
import java.util.List;
import org.junit.jupiter.api.Test;

class SplitCrossingsTest {
    private static final int NORTH = 0;
    private static final int SOUTH = 1;
    private static final int WEST = 2;
    private static final int EAST = 3;

    /** Two rhombs of four share what JPEG left where they meet, 20 pixels of the line between the other two. */
    @Test
    void findsACrossingThatWasSplit() {
        FaceSide none = side(NORTH, SOUTH, -10, 0, 10, 0);
        List<FaceSide> sides = List.of(
                side(NORTH, WEST, -45, -26, -10, -4),
                side(NORTH, EAST, 10, -5, 45, -26),
                none,
                side(WEST, SOUTH, -45, 26, -10, 5),
                side(EAST, SOUTH, 10, 6, 45, 26));

        assertThat(new SplitCrossings(sides).first()).contains(none);
    }

    /** Lines of hexagons turn at both ends of each side. */
    @Test
    void leavesSidesOfHexagons() {
        assertThat(new SplitCrossings(at(20, 0)).first()).isEmpty();
        assertThat(new SplitCrossings(at(20, 3)).first()).isEmpty();
    }

    /** Where one row of cells is shifted against the next, one line goes straight on, the other is displaced. */
    @Test
    void leavesShiftedRows() {
        List<FaceSide> sides = List.of(
                side(NORTH, WEST, 0, -40, 0, 0),
                side(NORTH, SOUTH, 0, 0, 18, 0),
                side(NORTH, EAST, 18, 0, 40, 0),
                side(WEST, SOUTH, -22, 0, 0, 0),
                side(EAST, SOUTH, 18, 0, 18, 40));

        assertThat(new SplitCrossings(sides).first()).isEmpty();
    }

    /** A border at whose one end alone a third cell lies. */
    @Test
    void leavesWhatEndsAtTheOutline() {
        List<FaceSide> sides = List.of(
                side(NORTH, WEST, -45, -26, -10, -4),
                side(NORTH, SOUTH, -10, 0, 10, 0),
                side(WEST, SOUTH, -45, 26, -10, 5));

        assertThat(new SplitCrossings(sides).first()).isEmpty();
    }

    /** Sides around one of hexagons, which ends of others may reach by a few pixels too far. */
    private static List<FaceSide> at(double side, double off) {
        double half = side / 2;
        double far = side * Math.sqrt(3) / 2;
        return List.of(
                side(NORTH, WEST, -side, -far, -half, off),
                side(NORTH, EAST, half, off, side, -far),
                side(NORTH, SOUTH, -half, 0, half, 0),
                side(WEST, SOUTH, -side, far, -half, -off),
                side(EAST, SOUTH, half, -off, side, far));
    }

    private static FaceSide side(int first, int second, double x, double y, double toX, double toY) {
        int[] gray = {90, 90, 90};
        Side line = new Side(Side.Kind.LINE, 50, 2, true);
        Span span = new Span(new Point(x, y), new Point(toX, toY));
        double length = Math.hypot(toX - x, toY - y);
        return new FaceSide(first, second, length, line, 1, new FaceCourse(Hue.of(gray), gray, 1), span);
    }
}
