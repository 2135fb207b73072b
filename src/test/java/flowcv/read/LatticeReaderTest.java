package flowcv.read;

import static flowcv.read.DrawnLattice.CELLS;
import static flowcv.read.DrawnLattice.at;
import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.disc.Disc;
import flowcv.read.pixel.Pixels;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** A straightened board of five by five squares whose lines are all alike, with two dots of a color in each row. */
class LatticeReaderTest {
    private static final int SIZE = at(CELLS) + at(0);
    private static final int THRESHOLD = 112;
    private static final int RADIUS = DrawnLattice.PITCH / 3;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** Straightening takes the width of thin lines from outlines, but not of lines that are wide themselves. */
    @ParameterizedTest
    @CsvSource({
        "2, 0, 0, true",
        "2, 9, 0, false",
        "5, 9, 0, true",
        "5, 22, 0, true",
        "5, 23, 0, false",
        "5, 0, 3, false",
        "5, 0, 2, true"
    })
    void linesSeenThickBeforeAreThinWhereThatIsClear(int width, int outlined, int walled, boolean isRead) {
        assertThat(read(width, new ThickCells(outlined, walled)) instanceof Found.Yes<Reading.Read>)
                .isEqualTo(isRead);
    }

    /**
     * What is read.
     *
     * @param width of all lines, in pixels
     * @param thickCells of the picture before
     */
    private static Found<Reading.Read> read(int width, ThickCells thickCells) {
        try (Picture picture = new Picture("straightened", new Mat(SIZE, SIZE, CvType.CV_8UC3, Scalar.all(0)))) {
            for (int line = 0; line <= CELLS; line++) {
                DrawnLattice.line(picture.pixels(), at(line), at(0), at(line), at(CELLS), Scalar.all(90), width);
                DrawnLattice.line(picture.pixels(), at(0), at(line), at(CELLS), at(line), Scalar.all(90), width);
            }
            List<Disc> dots = IntStream.range(0, 2 * CELLS)
                    .mapToObj(i -> dot(picture.pixels(), i / 2, i % 2 == 0 ? 0 : CELLS - 1))
                    .toList();
            Axis axis = new Axis(at(0), DrawnLattice.PITCH);
            return LatticeReader.ofStraightened(new Belief(Witness.NONE, StageObserver.NONE), thickCells)
                    .read(
                            Pixels.of(picture),
                            dots,
                            new Lattice(axis, axis, dots, 1),
                            THRESHOLD,
                            Glare.NONE,
                            new StageSheets(StageObserver.NONE, picture, THRESHOLD));
        }
    }

    private static Disc dot(Mat pixels, int row, int column) {
        Scalar[] colors = {
            new Scalar(0, 0, 255),
            new Scalar(0, 255, 0),
            new Scalar(255, 0, 0),
            new Scalar(0, 255, 255),
            Scalar.all(200)
        };
        Point middle = new Point(at(column) + DrawnLattice.PITCH / 2.0, at(row) + DrawnLattice.PITCH / 2.0);
        Imgproc.circle(pixels, middle, RADIUS, colors[row], Imgproc.FILLED);
        return new Disc(middle.x, middle.y, RADIUS, 1);
    }
}
