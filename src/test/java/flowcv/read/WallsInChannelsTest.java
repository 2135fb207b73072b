package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** A board of five by five squares with a wall over two cells, and something between two cells below a finger's mark. */
class WallsInChannelsTest {
    private static final int CELLS = 5;
    private static final int PITCH = 60;
    private static final int ORIGIN = 40;
    private static final Scalar LINE = new Scalar(60, 75, 90);
    private static final Scalar WALL = new Scalar(120, 200, 255);
    private static final Scalar BLUE = new Scalar(255, 100, 30);
    private static final double OPACITY = 0.35;
    /** Tell walls by their ink, of which a mark over one leaves a third in the brightest channel. */
    private static final LineWeights INKY = new LineWeights(0, 1150, 0, LineWeights.Span.ANY, 0);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void aWallBelowAMarkIsOneInAnotherChannel() {
        assertThat(among(WALL, WALL, 6))
                .contains("found 5x5 cells, but row 4, column 4 has a side that is a line in one color and a wall in"
                        + " another");
    }

    @Test
    void aLineBelowAMarkIsNone() {
        assertThat(among(WALL, LINE, 2)).isEmpty();
    }

    @Test
    void whereNoWallIsSeenWithoutAMarkNothingTells() {
        assertThat(among(LINE, WALL, 6)).isEmpty();
    }

    /**
     * What is found.
     *
     * @param wall the color of what may be a wall where no mark lies
     * @param below the color of what lies at the left of row 4, column 4, below the mark
     * @param width of that, in pixels
     */
    private static Optional<String> among(Scalar wall, Scalar below, int width) {
        int size = CELLS * PITCH;
        Mat mat = new Mat(size + 2 * ORIGIN, size + 2 * ORIGIN, CvType.CV_8UC3, Scalar.all(0));
        for (int k = 1; k < CELLS; k++) {
            line(mat, at(k), at(0), at(k), at(CELLS), LINE, 2);
            line(mat, at(0), at(k), at(CELLS), at(k), LINE, 2);
        }
        Imgproc.rectangle(mat, new Point(at(0), at(0)), new Point(at(CELLS), at(CELLS)), LINE, 6);
        line(mat, at(1), at(2), at(3), at(2), wall, wall == LINE ? 2 : 6);
        line(mat, at(3), at(3), at(3), at(4), below, width);
        Mat marked = mat.clone();
        Imgproc.circle(marked, new Point(at(3) + PITCH / 2.0, at(3) + PITCH / 2.0), PITCH - 5, BLUE, -1);
        Core.addWeighted(marked, OPACITY, mat, 1 - OPACITY, 0, mat);
        marked.release();
        try (Picture picture = new Picture("marked", mat)) {
            Axis axis = new Axis(ORIGIN, PITCH);
            SideReader reader = new SideReader(Pixels.of(picture), axis, axis, 200, SideReader.LEAST_CONTRAST, false);
            LatticeSides sides = new LatticeSides(reader, new Lattice(axis, axis, List.of(), 1));
            boolean[][] cells = new boolean[CELLS][CELLS];
            List<Place> present = new ArrayList<>();
            for (int i = 0; i < CELLS * CELLS; i++) {
                cells[i / CELLS][i % CELLS] = true;
                present.add(new Place(i / CELLS, i % CELLS));
            }
            Box box = Box.around(present);
            return new WallsInChannels(sides, new HashSet<>(present)).among(sides.grid(box, cells, INKY), box);
        }
    }

    private static int at(int line) {
        return ORIGIN + line * PITCH;
    }

    private static void line(Mat mat, int x, int y, int otherX, int otherY, Scalar color, int width) {
        Imgproc.line(mat, new Point(x, y), new Point(otherX, otherY), color, width);
    }
}
