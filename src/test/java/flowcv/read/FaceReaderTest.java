package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FaceReaderTest {
    private static final double CELL = 100;
    private static final double DOT = 0.38 * CELL * CELL;
    private static final double RADIUS = Math.sqrt(DOT / Math.PI);

    /** Dots in a row, the last one of another size. */
    private static Found<List<Dot>> read(double ink, double radius) {
        List<Face> cells = new ArrayList<>();
        for (int i = 0; i < 5; i++) {
            cells.add(cell(i, DOT, RADIUS, 0.05));
        }
        cells.add(cell(5, ink * DOT, radius * RADIUS, 0.09));
        return FaceReader.read(new FaceGrid(cells, List.of(), LineWeights.ALIKE, CELL));
    }

    private static Face cell(int column, double ink, double radius, double off) {
        Point center = new Point(CELL * column, 0);
        return new Face(center, CELL * CELL, false, ink, new Point(center.x(), off * CELL), radius, 0, 0, 100);
    }

    @Test
    void aDotThatIsNearerThanTheOthersIsWiderByAsMuch() {
        assertThat(read(1.25, Math.sqrt(1.25))).isInstanceOf(Found.Yes.class);
    }

    @Test
    void aDotWithAPieceOfPipeHasMoreAreaAlone() {
        assertThat(read(1.25, 1)).isInstanceOf(Found.Not.class);
    }

    @Test
    void whatIsFarLargerIsNoDot() {
        assertThat(read(1.4, Math.sqrt(1.4))).isInstanceOf(Found.Not.class);
    }

    /**
     * A row of dots, then two cells that a pipe joins, the first of them with a dot. How many dots are read; none where
     * that is refused.
     *
     * @param lengths how long cells are, in their width
     */
    private static int dots(double ink, double radius, double lengths) {
        List<Face> cells = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            double drawn = i < 6 ? 1 : i == 6 ? 1.13 : ink;
            Face square = cell(i, drawn * DOT, i < 7 ? RADIUS : radius * RADIUS, 0.05);
            cells.add(new Face(
                    square.center(),
                    lengths * square.area(),
                    false,
                    square.ink(),
                    square.inkCenter(),
                    square.inkRadius(),
                    0,
                    0,
                    100));
        }
        FaceSide pipe = GraySides.between(6, 7, CELL, new Side(Side.Kind.CROSSED, 0, 0.33 * CELL, true), 1);
        Found<List<Dot>> dots = FaceReader.read(new FaceGrid(cells, List.of(pipe), LineWeights.ALIKE, CELL, true));
        return dots instanceof Found.Yes<List<Dot>> yes ? yes.value().size() : 0;
    }

    @Test
    void ofCellsThatAreAlikeTheAreaTellsADotThatIsSeenAslant() {
        assertThat(dots(1.1, 0.7, 1)).isEqualTo(8);
        assertThat(dots(0.75, 0.8, 1)).isEqualTo(7);
        assertThat(dots(0.75, 0.7, 1)).isEqualTo(7);
    }

    @Test
    void whatIsNeitherADotsAreaNorAnEndsIsRefused() {
        assertThat(dots(0.99, 0.8, 1)).isZero();
        assertThat(dots(0.93, 0.8, 1)).isEqualTo(7);
    }

    @Test
    void anEndInALongCellOfARingIsNoDotForItsArea() {
        assertThat(dots(1.1, 0.7, 2)).isEqualTo(7);
    }

    /**
     * Two pipes with dots at their ends, and one dot that no pipe leaves, all smaller than the size of cells says.
     * How many dots are read; none where that is refused.
     *
     * @param radiusOfLone of the circle in what no pipe leaves, in that of the other dots
     */
    private static int dotsAtPipesAndOne(double radiusOfLone) {
        double dot = 0.45 * DOT;
        double radius = Math.sqrt(dot / Math.PI);
        List<Face> cells = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            cells.add(cell(i, 1.1 * dot, radius, 0.05));
        }
        cells.add(cell(4, dot, radiusOfLone * radius, 0.05));
        Side pipe = new Side(Side.Kind.CROSSED, 0, 0.2 * CELL, true);
        List<FaceSide> pipes = List.of(GraySides.between(0, 1, CELL, pipe, 1), GraySides.between(2, 3, CELL, pipe, 1));
        Found<List<Dot>> dots = FaceReader.read(new FaceGrid(cells, pipes, LineWeights.ALIKE, CELL, false));
        return dots instanceof Found.Yes<List<Dot>> yes ? yes.value().size() : 0;
    }

    @Test
    void theLastDotThatNoPipeLeavesIsToldByThoseAtPipes() {
        assertThat(dotsAtPipesAndOne(1)).isEqualTo(5);
        assertThat(dotsAtPipesAndOne(0.8)).isZero();
    }
}
