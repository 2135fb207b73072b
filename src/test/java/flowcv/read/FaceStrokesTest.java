package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.read.pixel.Hue;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A row of cells with green lines between them, within a green outline. */
class FaceStrokesTest {
    private static final int CELLS = 8;
    private static final int OUTSIDE = CELLS;
    private static final Side THIN = new Side(Side.Kind.LINE, 60, 2, true);
    private static final Side THICK = new Side(Side.Kind.LINE, 60, 6, true);
    private static final LineWeights WEIGHTS = new LineWeights(4, 0, 0, LineWeights.Span.ANY, 0);
    private static final int[] GREEN = {63, 140, 63};
    private static final int[] RED = {32, 32, 255};
    private static final FaceCourse LINE = course(GREEN, 1);

    private final List<FaceSide> sides = new ArrayList<>();
    private boolean isScreenshot = true;

    FaceStrokesTest() {
        for (int i = 0; i < CELLS; i++) {
            if (i < CELLS - 1) {
                sides.add(new FaceSide(i, i + 1, THIN, 1, LINE, GraySides.span(50)));
            }
            sides.add(new FaceSide(i, OUTSIDE, THICK, 1, LINE, GraySides.span(150)));
        }
    }

    private static FaceCourse course(int[] color, double even) {
        return new FaceCourse(Hue.of(color), SeenColor.onBlack(color), even);
    }

    /** @param first of the two cells */
    private void put(int first, Side side, FaceCourse course) {
        sides.removeIf(s -> s.first() == first && s.second() == first + 1);
        sides.add(new FaceSide(first, first + 1, side, 1, course, GraySides.span(50)));
    }

    private FaceStrokes strokes() {
        BitSet cells = new BitSet();
        cells.set(0, CELLS);
        return new FaceStrokes(sides, cells, WEIGHTS, isScreenshot);
    }

    private void assertNoStroke() {
        assertThat(strokes().colored()).isEmpty();
        assertThat(strokes().ended()).isEmpty();
    }

    private static void assertAt(int first, Optional<FaceSide> stroke) {
        assertThat(stroke).hasValueSatisfying(side -> assertThat(side.first()).isEqualTo(first));
    }

    @Test
    void linesAndWallsAreNoStrokes() {
        assertNoStroke();
        put(1, THICK, LINE);
        put(3, THICK, course(GREEN, 0.82));
        assertNoStroke();
    }

    @Test
    void whatIsOfAnotherColorAndAsThickAsAWallIsOne() {
        put(1, THICK, LINE);
        put(2, THICK, course(RED, 1));
        assertAt(2, strokes().colored());
    }

    @Test
    void whatIsNearlyGrayIsOneToo() {
        put(1, THICK, course(new int[] {100, 140, 100}, 1));
        assertNoStroke();
        put(2, THICK, course(new int[] {113, 140, 113}, 1));
        assertAt(2, strokes().colored());
    }

    @Test
    void manyThatLightWhitensAreWalls() {
        isScreenshot = false;
        for (int i = 0; i < 5; i++) {
            put(i, THICK, course(new int[] {200, 255, 240}, 1));
        }
        assertAt(0, strokes().colored());
        put(5, THICK, course(new int[] {204, 255, 240}, 1));
        assertNoStroke();
        put(6, THICK, course(new int[] {245, 255, 250}, 1));
        assertAt(6, strokes().colored());
    }

    /** Boards that a camera sees upright are looked at as screenshots first. */
    @Test
    void manyWhiteWallsAreThoseOfAPhotograph() {
        putBeyondNeighbors(new int[] {254, 255, 254});
        assertNoStroke();
        put(2, THICK, course(new int[] {160, 160, 160}, 1));
        assertAt(2, strokes().colored());
    }

    @Test
    void manyThatHaveNoTingeAtAllAreWhiteStrokes() {
        putBeyondNeighbors(new int[] {255, 255, 255});
        assertAt(0, strokes().colored());
    }

    /** More than twenty walls, of a color. */
    private void putBeyondNeighbors(int[] color) {
        int walls = 0;
        for (int first = 0; first < CELLS; first++) {
            for (int second = first + 2; second < CELLS; second++) {
                sides.add(new FaceSide(first, second, THICK, 1, course(color, 1), GraySides.span(50)));
                walls++;
            }
        }
        assertThat(walls).isGreaterThan(20);
    }

    @Test
    void manyThatAreOnlyPaleAreNot() {
        isScreenshot = false;
        for (int[] stroke : List.of(new int[] {165, 200, 165}, new int[] {32, 32, 255}, new int[] {20, 230, 255})) {
            for (int i = 0; i < CELLS - 1; i++) {
                put(i, THICK, course(stroke, 1));
            }
            assertAt(0, strokes().colored());
        }
    }

    @Test
    void whatIsSeenInTheColorOfTheOtherWallsIsNoneWhateverItsHue() {
        int[] pale = {190, 230, 190};
        FaceCourse tinted = new FaceCourse(Hue.of(new int[] {200, 230, 230}), SeenColor.onBlack(pale), 1);
        put(0, THICK, tinted);
        assertAt(0, strokes().colored());
        for (int i = 1; i < CELLS - 1; i++) {
            put(i, THICK, new FaceCourse(Hue.of(GREEN), SeenColor.onBlack(pale), 1));
        }
        assertNoStroke();
        isScreenshot = false;
        assertNoStroke();
    }

    @Test
    void besideManyWallsAStrokeIsNoneOfThem() {
        for (int i = 1; i < CELLS - 1; i++) {
            put(i, THICK, LINE);
        }
        for (int[] color : new int[][] {RED, {255, 255, 255}, {160, 160, 160}}) {
            put(0, THICK, course(color, 1));
            assertAt(0, strokes().colored());
        }
    }

    @Test
    void whatIsThickAlongAPartIsOneWhateverItsColor() {
        put(3, THICK, course(GREEN, 0.6));
        assertAt(3, strokes().ended());
        assertThat(strokes().colored()).isEmpty();
    }

    @Test
    void thinLinesAndWhatLiesAroundTheBoardAreNotJudged() {
        put(2, THIN, course(RED, 0.3));
        sides.add(new FaceSide(OUTSIDE, OUTSIDE + 1, THICK, 1, course(RED, 0.3), GraySides.span(50)));
        assertNoStroke();
    }
}
