package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A cell between two others, 1 and 2, and what lies beside it, 3. */
class LocalOutlineTest {
    private static final double CELL = 50;

    private static boolean isAt(Side one, Side other, Side border) {
        List<Face> faces = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Point center = new Point(CELL * i, 0);
            faces.add(new Face(center, CELL * CELL, false, 0, center, 0, 0, 0, 0));
        }
        FaceSide beside = GraySides.between(0, 3, CELL, border, 1);
        List<FaceSide> sides =
                List.of(GraySides.between(0, 1, CELL, one, 1), GraySides.between(0, 2, CELL, other, 1), beside);
        return LocalOutline.isAt(
                new FaceGraph(faces, sides, CELL),
                beside,
                0,
                side -> side.second() < 3 && side.side().kind() == Side.Kind.LINE);
    }

    private static Side line(double ink) {
        return new Side(Side.Kind.LINE, ink / 6, 6, true);
    }

    @Test
    void anOutlineBelowAMarkIsThickerThanTheLinesBesideIt() {
        assertThat(isAt(line(119), line(131), line(412))).isTrue();
    }

    @Test
    void aLineMayBeClearerThanAnotherOne() {
        assertThat(isAt(line(119), line(300), line(412))).isFalse();
    }

    @Test
    void whereFewerThanTwoLinesAreSeenNothingIsKnown() {
        Side missing = Side.missing(0, 0);
        assertThat(isAt(line(119), missing, line(412))).isFalse();
        assertThat(isAt(missing, missing, line(412))).isFalse();
        assertThat(isAt(line(119), line(131), new Side(Side.Kind.TINTED, 100, 6, true)))
                .isFalse();
    }
}
