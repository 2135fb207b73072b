package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import org.junit.jupiter.api.Test;

/** Faces of different areas, in cells of ten pixels. */
class CellAreasTest {
    private static final double CELL = 10;
    private static final Point CENTER = new Point(50, 50);

    private static Face face(double area, double ink, boolean atEdge) {
        return new Face(CENTER, area * CELL * CELL, atEdge, ink * CELL * CELL, CENTER, 0, 0, 0, 0);
    }

    @Test
    void farAndNearCellsOfPhotographsAreCells() {
        assertThat(CellAreas.PHOTOGRAPHED.isLikeCell(face(0.3, 0, false), CELL)).isTrue();
        assertThat(CellAreas.PHOTOGRAPHED.isLikeCell(face(4.6, 0, false), CELL)).isTrue();
        assertThat(CellAreas.SEEN_UPRIGHT.isLikeCell(face(0.3, 0, false), CELL)).isFalse();
        assertThat(CellAreas.SEEN_UPRIGHT.isLikeCell(face(4.6, 0, false), CELL)).isFalse();
    }

    @Test
    void whatRunsOutOfThePictureIsNoCell() {
        assertThat(CellAreas.SEEN_UPRIGHT.isLikeCell(face(1, 0, true), CELL)).isFalse();
    }

    @Test
    void dotsAreToldFromLettersAndPipesByTheirArea() {
        assertThat(CellAreas.SEEN_UPRIGHT.holdsDot(face(1, 0.38, false), CELL)).isTrue();
        assertThat(CellAreas.SEEN_UPRIGHT.holdsDot(face(1, 0.2, false), CELL)).isFalse();
        assertThat(CellAreas.SEEN_UPRIGHT.holdsDot(face(1, 0.7, false), CELL)).isFalse();
        assertThat(CellAreas.SEEN_UPRIGHT.holdsDot(face(0.3, 0.38, false), CELL))
                .isFalse();
    }
}
