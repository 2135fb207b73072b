package flowcv.read;

import static flowcv.read.DrawnLattice.at;
import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** A board of five by five squares with a wall over two cells, and something between two cells below a finger's mark. */
class WallsInChannelsTest {
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
        return DrawnLattice.look(
                LINE,
                mat -> {
                    DrawnLattice.line(mat, at(1), at(2), at(3), at(2), wall, wall == LINE ? 2 : 6);
                    DrawnLattice.line(mat, at(3), at(3), at(3), at(4), below, width);
                    mark(mat);
                },
                200,
                INKY,
                (sides, present, grid, box) -> new WallsInChannels(sides, present).among(grid, box));
    }

    /** Around the middle of row 4, column 4. */
    private static void mark(Mat mat) {
        try (Mats mats = new Mats()) {
            Mat marked = mats.keep(mat.clone());
            double middle = at(3) + DrawnLattice.PITCH / 2.0;
            Imgproc.circle(marked, new Point(middle, middle), DrawnLattice.PITCH - 5, BLUE, -1);
            Core.addWeighted(marked, OPACITY, mat, 1 - OPACITY, 0, mat);
        }
    }
}
