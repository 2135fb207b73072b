package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Square cells in a row, with dots in all of them. */
class CellPartsTest {
    private static final double CELL = 50;
    private static final double RADIUS = 0.35 * CELL;
    private static final int CELLS = 8;
    private static final Predicate<FaceSide> THIN = side -> side.side().width() < 4;

    private final List<Face> faces = new ArrayList<>();
    private final Side[] between = new Side[CELLS - 1];

    CellPartsTest() {
        for (int i = 0; i < CELLS; i++) {
            faces.add(face(i, 0, RADIUS));
        }
        Arrays.fill(between, line(2));
    }

    private static Side line(double width) {
        return new Side(Side.Kind.LINE, 60, width, true);
    }

    private static Face face(int number, double off, double radius) {
        Point center = new Point(100 + CELL * number, 100);
        Point ink = new Point(center.x() + off, center.y());
        return new Face(center, CELL * CELL, false, 0.38 * CELL * CELL, ink, radius, 0, 0xFF0000, 0);
    }

    private BitSet among() {
        List<FaceSide> sides = new ArrayList<>();
        for (int i = 0; i < CELLS - 1; i++) {
            sides.add(GraySides.between(i, i + 1, CELL, between[i], 1));
        }
        BitSet joined = new BitSet();
        joined.set(0, CELLS);
        return new CellParts(new FaceGraph(faces, sides, CELL), joined).among(THIN);
    }

    private static BitSet upTo(int end) {
        BitSet cells = new BitSet();
        cells.set(0, end);
        return cells;
    }

    @Test
    void thinLinesCutNothing() {
        assertThat(among()).isEqualTo(upTo(CELLS));
    }

    @Test
    void partsBeyondAWallBelongToTheBoard() {
        between[4] = line(6);
        assertThat(among()).isEqualTo(upTo(CELLS));
    }

    @Test
    void aPartWithOneDotDoesNot() {
        between[CELLS - 2] = line(6);
        assertThat(among()).isEqualTo(upTo(CELLS - 1));
    }

    @Test
    void lettersAreNoDots() {
        between[5] = line(6);
        faces.set(6, face(6, 0, 0.5 * RADIUS));
        assertThat(among()).isEqualTo(upTo(6));
    }

    @Test
    void whatReachesIntoACellIsNoDot() {
        between[5] = line(6);
        faces.set(7, face(7, 0.3 * CELL, RADIUS));
        assertThat(among()).isEqualTo(upTo(6));
    }

    @Test
    void aPartBeyondSomethingElseDoesNot() {
        between[3] = line(6);
        between[4] = line(6);
        assertThat(among()).isEqualTo(upTo(4));
    }
}
