package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** Squares of which only some are drawn. */
class ReachedSidesTest {
    private static final int CELL = 40;
    private static final int COLUMNS = 12;
    private static final int ROWS = 6;
    private static final Scalar LINE = new Scalar(120, 120, 120);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static int face(int column, int row) {
        return 1 + row * COLUMNS + column;
    }

    /** A lattice over the whole picture, whose lines and dots are drawn where they are given. */
    private static List<FaceSide> sides(int[][] drawnCells, int[][] dots) {
        int width = COLUMNS * CELL;
        int height = ROWS * CELL;
        Mat mat = new Mat(height, width, CvType.CV_8UC3, Scalar.all(0));
        int[] labels = new int[width * height];
        byte[] cores = new byte[labels.length];
        byte[] ink = new byte[labels.length];
        float[] depth = new float[labels.length];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = face(i % width / CELL, i / width / CELL);
        }
        for (int[] cell : drawnCells) {
            Point corner = new Point(cell[0] * CELL, cell[1] * CELL);
            Imgproc.rectangle(mat, corner, new Point(corner.x + CELL, corner.y + CELL), LINE, 2);
        }
        for (int[] dot : dots) {
            for (int y = dot[1] * CELL + 8; y < (dot[1] + 1) * CELL - 8; y++) {
                for (int x = dot[0] * CELL + 8; x < (dot[0] + 1) * CELL - 8; x++) {
                    ink[y * width + x] = 1;
                    depth[y * width + x] = 5;
                }
            }
        }
        try (Mats mats = new Mats();
                Picture picture = new Picture("lattice", mats.keep(mat).clone())) {
            Segments blank = Segments.blank(picture);
            Segments segments = new Segments(
                    0, 0, width, height, 1, labels, cores, blank.lines(), ink, depth, blank.bgr(), COLUMNS * ROWS);
            FaceSideReader reader = new FaceSideReader(Pixels.of(picture), segments, CELL);
            List<Face> faces = FaceMeasures.of(segments, CELL);
            return new ReachedSides(reader, faces, CELL, CellAreas.SEEN_UPRIGHT).among(Contact.of(segments));
        }
    }

    private static int[][] cells(int columns, int rows) {
        List<int[]> cells = new ArrayList<>();
        for (int row = 1; row <= rows; row++) {
            for (int column = 1; column <= columns; column++) {
                cells.add(new int[] {column, row});
            }
        }
        return cells.toArray(int[][]::new);
    }

    @Test
    void readsWhatLinesJoinToDotsAndNoMore() {
        List<FaceSide> sides = sides(cells(3, 2), new int[][] {{1, 1}, {3, 2}});
        assertThat(sides)
                .filteredOn(side -> side.side().kind() == Side.Kind.LINE)
                .hasSize(3 * 3 + 2 * 4);
        // All around the drawn cells and those beside them, for outlines are lines, too.
        assertThat(sides)
                .allMatch(side -> column(side.first()) <= 5 && row(side.first()) <= 4)
                .anyMatch(side -> side.touches(face(0, 1)))
                .noneMatch(side -> side.touches(face(8, 2)));
    }

    @Test
    void asksNothingWhereNoTwoDotsLie() {
        assertThat(sides(cells(3, 2), new int[][] {{1, 1}})).isEmpty();
    }

    private static int column(int face) {
        return (face - 1) % COLUMNS;
    }

    private static int row(int face) {
        return (face - 1) / COLUMNS;
    }
}
