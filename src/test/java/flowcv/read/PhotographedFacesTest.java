package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Pair;
import flowcv.board.Topology;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.disc.DiscFinder;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** A hexagon and the six around it, turned, and three pairs of dots. */
class PhotographedFacesTest {
    private static final int WIDTH = 500;
    private static final int HEIGHT = 520;
    private static final double PITCH = 100;
    private static final double TURN = Math.toRadians(20);
    private static final Scalar BEHIND = Scalar.all(14);
    private static final Scalar LINE = new Scalar(90, 120, 90);
    private static final Scalar RED = new Scalar(40, 40, 250);
    private static final Scalar GREEN = new Scalar(40, 200, 40);
    private static final Scalar BLUE = new Scalar(250, 90, 40);
    /** No brightness at which pictures are looked at tells it from what is behind. */
    private static final Scalar DARK_BLUE = new Scalar(64, 24, 14);
    /** The numbers of cells with dots; cell 0 is the one in the middle. */
    private static final int[] REDS = {0, 3};

    private static final int[] GREENS = {2, 6};
    private static final int[] BLUES = {1, 5};

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static Point center(int cell) {
        double angle = Math.PI / 3 * cell + Math.PI / 6 + TURN;
        double away = cell == 0 ? 0 : PITCH;
        return new Point(WIDTH / 2.0 + away * Math.cos(angle), HEIGHT / 2.0 + away * Math.sin(angle));
    }

    private static MatOfPoint hexagon(int cell) {
        List<Point> corners = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            double angle = Math.PI / 3 * i + TURN;
            double radius = PITCH / Math.sqrt(3);
            corners.add(
                    new Point(center(cell).x + radius * Math.cos(angle), center(cell).y + radius * Math.sin(angle)));
        }
        MatOfPoint polygon = new MatOfPoint();
        polygon.fromList(corners);
        return polygon;
    }

    /**
     * A photograph.
     *
     * @param outline thickness of the line around the board, in pixels
     * @param blue the color of one pair
     */
    private static Mat photograph(int outline, Scalar blue) {
        Mat mat = new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, BEHIND);
        List<MatOfPoint> cells = new ArrayList<>();
        for (int cell = 0; cell <= 6; cell++) {
            cells.add(hexagon(cell));
        }
        Imgproc.polylines(mat, cells, true, LINE, outline, Imgproc.LINE_AA);
        cells.forEach(cell -> Imgproc.fillPoly(mat, List.of(cell), BEHIND));
        Imgproc.polylines(mat, cells, true, LINE, 2, Imgproc.LINE_AA);
        int radius = (int) Math.round(0.35 * PITCH * Math.sqrt(Math.sqrt(3) / 2));
        for (int i = 0; i < 2; i++) {
            Imgproc.circle(mat, center(REDS[i]), radius, RED, Imgproc.FILLED, Imgproc.LINE_AA);
            Imgproc.circle(mat, center(GREENS[i]), radius, GREEN, Imgproc.FILLED, Imgproc.LINE_AA);
            Imgproc.circle(mat, center(BLUES[i]), radius, blue, Imgproc.FILLED, Imgproc.LINE_AA);
        }
        Imgproc.GaussianBlur(mat, mat, new Size(0, 0), 0.8);
        cells.forEach(Mats::release);
        return mat;
    }

    private static Found<Reading.Read> read(Mat photograph) {
        try (Picture picture = new Picture("photograph", photograph);
                DiscFinder finder = DiscFinder.in(picture)) {
            return new PhotographedFaces(picture, Pixels.of(picture), finder, StageObserver.NONE)
                    .read(new Belief(Witness.NONE, StageObserver.NONE));
        }
    }

    private static int cellAt(flowcv.image.Point point) {
        for (int cell = 0; cell <= 6; cell++) {
            if (Math.hypot(center(cell).x - point.x(), center(cell).y - point.y()) < PITCH / 10) {
                return cell;
            }
        }
        return -1;
    }

    private static void assertRead(Found<Reading.Read> found) {
        assertThat(found).isInstanceOfSatisfying(Found.Yes.class, yes -> {
            Reading.Read read = (Reading.Read) yes.value();
            assertThat(read.board().topology()).isEqualTo(Topology.HEX);
            assertThat(read.board().links()).hasSize(12);
            assertThat(read.board().walls()).isEmpty();
            List<flowcv.image.Point> centers = read.placement().centers();
            assertThat(read.board().pairs())
                    .extracting(pair -> cells(pair, centers))
                    .containsExactlyInAnyOrder(List.of(0, 3), List.of(2, 6), List.of(1, 5));
        });
    }

    private static List<Integer> cells(Pair pair, List<flowcv.image.Point> centers) {
        int first = cellAt(centers.get(pair.first()));
        int second = cellAt(centers.get(pair.second()));
        return List.of(Math.min(first, second), Math.max(first, second));
    }

    @Test
    void aTurnedBoardIsRead() {
        assertRead(read(photograph(11, BLUE)));
    }

    @Test
    void dotsTooDarkForAnyOneBrightnessAreRead() {
        assertRead(read(photograph(11, DARK_BLUE)));
    }

    @Test
    void withoutAnOutlineNothingIsBelieved() {
        assertThat(read(photograph(2, BLUE))).isInstanceOf(Found.Not.class);
    }

    @Test
    void anEmptyPictureHoldsNoDots() {
        assertThat(read(new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, BEHIND)))
                .isEqualTo(new Found.Not<>(Stage.BOARD, "no four dots of one size lie in cells"));
    }

    @Test
    void looksByTheLikeliestLinesAloneWhereTheyJoinNoDots() {
        Mat mat = new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, BEHIND);
        Imgproc.rectangle(mat, new Point(30, 30), new Point(WIDTH - 30, HEIGHT - 30), LINE, 3, Imgproc.LINE_AA);
        for (int cell = 0; cell <= 6; cell++) {
            Imgproc.circle(mat, center(cell), 32, RED, Imgproc.FILLED, Imgproc.LINE_AA);
        }
        List<String> told = new ArrayList<>();
        try (Picture picture = new Picture("photograph", mat);
                DiscFinder finder = DiscFinder.in(picture)) {
            new PhotographedFaces(picture, Pixels.of(picture), finder, StageObserver.NONE.telling(told::add))
                    .read(new Belief(Witness.NONE, StageObserver.NONE));
        }
        assertThat(told)
                .filteredOn(sentence ->
                        sentence.matches("photographed faces by lines of contrast .* at brightness 112.*: no board .*"))
                .hasSize(3);
    }
}
