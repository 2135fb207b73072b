package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A row of square faces, 0 to 5, each with a side towards the face around them. */
class OpenPlacesTest {
    private static final double CELL = 50;
    private static final int FACES = 6;
    private static final int OUTSIDE = FACES;
    private static final Side LINE = new Side(Side.Kind.LINE, 60, 2, true);
    private static final Side NOTHING = Side.missing(0, 0);
    private static final Side CROSSED = new Side(Side.Kind.CROSSED, 0, 10, true);
    private static final double DOT = 0.38 * CELL * CELL;

    private final double[] ink = new double[FACES + 1];
    private final Side[] next = {LINE, LINE, LINE, LINE, LINE};
    private final Side[] outer = {LINE, LINE, LINE, LINE, LINE, LINE};

    private BitSet left() {
        List<Face> faces = new ArrayList<>();
        List<FaceSide> sides = new ArrayList<>();
        for (int i = 0; i < FACES; i++) {
            sides.add(GraySides.between(i, OUTSIDE, CELL, outer[i], 1));
            if (i + 1 < FACES) {
                sides.add(GraySides.between(i, i + 1, CELL, next[i], 1));
            }
        }
        for (int i = 0; i <= FACES; i++) {
            Point center = new Point(CELL * i, 0);
            faces.add(new Face(center, CELL * CELL, false, ink[i], center, 0.35 * CELL, 0, 0xFF0000, 0));
        }
        return OpenPlaces.without(new FaceGraph(faces, sides, CELL), first(FACES));
    }

    private static BitSet first(int count) {
        BitSet faces = new BitSet();
        faces.set(0, count);
        return faces;
    }

    @Test
    void whatHasLinesOnAllSidesIsLeft() {
        assertThat(left()).isEqualTo(first(6));
    }

    @Test
    void whereTheBoardWouldEndAtNothingItDoesNotGo() {
        outer[5] = NOTHING;
        assertThat(left()).isEqualTo(first(5));
        ink[5] = DOT / 5;
        assertThat(left()).as("a letter").isEqualTo(first(5));
    }

    @Test
    void noMoreThanTwoOpenOnesInARowAreTaken() {
        outer[5] = NOTHING;
        next[4] = NOTHING;
        next[3] = NOTHING;
        next[2] = NOTHING;
        assertThat(left()).isEqualTo(first(4));
    }

    @Test
    void aDotOrAPipeIsOnTheBoard() {
        outer[5] = NOTHING;
        ink[5] = DOT;
        assertThat(left()).isEqualTo(first(6));

        ink[5] = 0;
        next[4] = CROSSED;
        assertThat(left()).isEqualTo(first(6));
    }

    @Test
    void whereATintOrThePictureEndsALineMayBeHidden() {
        outer[5] = new Side(Side.Kind.TINTED, 0, 0, true);
        assertThat(left()).isEqualTo(first(6));

        outer[5] = Side.onEdge(2);
        assertThat(left()).isEqualTo(first(6));
    }
}
