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
        return isAt(List.of(one, other), border);
    }

    /** @param lines sides towards other cells */
    private static boolean isAt(List<Side> lines, Side border) {
        int outside = lines.size() + 1;
        List<Face> faces = new ArrayList<>();
        for (int i = 0; i <= outside; i++) {
            Point center = new Point(CELL * i, 0);
            faces.add(new Face(center, CELL * CELL, false, 0, center, 0, 0, 0, 0));
        }
        FaceSide beside = GraySides.between(0, outside, CELL, border, 1);
        List<FaceSide> sides = new ArrayList<>(List.of(beside));
        for (int i = 0; i < lines.size(); i++) {
            sides.add(GraySides.between(0, i + 1, CELL, lines.get(i), 1));
        }
        return LocalOutline.isAt(
                new FaceGraph(faces, sides, CELL),
                beside,
                0,
                side -> side.second() < outside && side.side().kind() == Side.Kind.LINE);
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

    @Test
    void byHowMuchItIsHeavierDependsOnHowManyLinesAreSeen() {
        assertThat(isAt(line(90), line(100), line(152))).isTrue();
        assertThat(isAt(line(90), line(100), line(148))).isFalse();
        List<Side> many = List.of(line(90), line(95), line(100), line(98));
        assertThat(isAt(many, line(142))).isTrue();
        assertThat(isAt(many, line(138))).isFalse();
        assertThat(isAt(many.subList(0, 3), line(142))).isFalse();
    }
}
