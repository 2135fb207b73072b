package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.line.LineContrast;
import flowcv.read.pixel.Ink;
import flowcv.read.pixel.Pixels;
import java.util.List;
import java.util.function.BiFunction;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** Two cells beside each other within a thick outline, with dots in both. */
class FaceSideReaderTest {
    private static final int CELL = 60;
    private static final int LEFT = 40;
    private static final int TOP = 50;
    private static final Scalar LINE = new Scalar(63, 109, 63);
    private static final Scalar RED = new Scalar(0, 0, 255);
    /** It hides a line in all channels. */
    private static final Scalar WHITE = Scalar.all(255);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** What the reader sees where both cells meet. */
    private static FaceSide between(int width, boolean piped) {
        return between(cells(width, piped));
    }

    private static Mat cells(int width, boolean piped) {
        Mat mat = new Mat(TOP + CELL + 60, LEFT + 2 * CELL + 60, CvType.CV_8UC3, Scalar.all(0));
        int middle = LEFT + CELL;
        int y = TOP + CELL / 2;
        Imgproc.rectangle(mat, new Point(LEFT, TOP), new Point(LEFT + 2 * CELL, TOP + CELL), LINE, 6);
        if (width > 0) {
            int from = middle - width / 2;
            Imgproc.rectangle(mat, new Point(from, TOP), new Point(from + width - 1, TOP + CELL), LINE, Imgproc.FILLED);
        }
        for (int x : new int[] {LEFT + CELL / 2, middle + CELL / 2}) {
            Imgproc.circle(mat, new Point(x, y), 21, RED, Imgproc.FILLED);
        }
        if (piped) {
            Imgproc.line(mat, new Point(LEFT + CELL / 2, y), new Point(middle + CELL / 2, y), RED, 20);
        }
        return mat;
    }

    private static FaceSide between(Mat mat) {
        return between(mat, (pixels, segments) -> new FaceSideReader(pixels, segments, CELL));
    }

    private static FaceSide between(Mat mat, BiFunction<Pixels, Segments, FaceSideReader> reader) {
        try (Picture picture = new Picture("cells", mat)) {
            Pixels pixels = Pixels.of(picture);
            Segments segments = segments(picture, pixels);
            return Contact.of(segments).stream()
                    .map(reader.apply(pixels, segments)::read)
                    .filter(side -> isCell(segments, side.first()) && isCell(segments, side.second()))
                    .findFirst()
                    .orElseThrow();
        }
    }

    private static Segments segments(Picture picture, Pixels pixels) {
        DotGuess guess = new DotGuess(List.of(), List.of(), List.of(), CELL, 112);
        try (FaceSegmenter segmenter =
                new FaceSegmenter(picture, pixels, guess, FaceSegmenter.WORKING_SIZE, Ink.Shape.SQUARE)) {
            return segmenter.segment(new LineContrast(18));
        }
    }

    private static boolean isCell(Segments segments, int face) {
        return CellAreas.SEEN_UPRIGHT.isLikeCell(FaceMeasures.of(segments, CELL).get(face), CELL);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 6})
    void aLineHasItsWidthAndContrast(int width) {
        FaceSide side = between(width, false);
        assertThat(side.side().kind()).isEqualTo(Side.Kind.LINE);
        assertThat(side.side().width()).isCloseTo(width, within(0.6));
        assertThat(side.side().contrast()).isCloseTo(109, within(2.0));
        assertThat(side.seen()).isEqualTo(1);
        assertThat(side.length()).isCloseTo(CELL, within(8.0));
        assertThat(side.span().middle().x()).isCloseTo(LEFT + CELL, within(2.0));
        assertThat(side.span().middle().y()).isCloseTo(TOP + CELL / 2, within(4.0));
        assertThat(side.span().from().x()).isCloseTo(side.span().to().x(), within(1.0));
    }

    @Test
    void onALatticeTheColorCountsThatShowsMostOfALine() {
        Mat mat = cells(0, false);
        Imgproc.rectangle(
                mat,
                new Point(LEFT + CELL + 3, TOP + 3),
                new Point(LEFT + CELL + 18, TOP + CELL - 3),
                new Scalar(0, 0, 60),
                Imgproc.FILLED);
        int middle = LEFT + CELL;
        Imgproc.rectangle(
                mat, new Point(middle - 1, TOP), new Point(middle + 1, TOP + CELL), Scalar.all(130), Imgproc.FILLED);
        FaceSide inOne = between(mat.clone());
        FaceSide inAny =
                between(mat, (pixels, segments) -> FaceSideReader.straightened(pixels, segments, CELL, LINE.val[1]));
        assertThat(inOne.side().contrast()).isCloseTo(70, within(3.0));
        assertThat(inAny.side().contrast()).isCloseTo(130, within(3.0));
    }

    /**
     * In brightness such a line stands out by the 13 levels between its green and the red of the light.
     *
     * @param blue of the light
     */
    @ParameterizedTest
    @ValueSource(ints = {2, 38})
    void aLineBesideLightThatIsAsBrightIsSeenByTheColorThatShowsMostOfIt(int blue) {
        Mat mat = cells(6, false);
        fill(mat, LEFT + CELL + 3, LEFT + 2 * CELL - 4, new Scalar(blue, 2, 96));
        Side side = between(mat).side();
        assertThat(side.kind()).isEqualTo(Side.Kind.LINE);
        assertThat(side.width()).isCloseTo(6, within(0.6));
        assertThat(side.contrast()).isCloseTo(107, within(3.0));
    }

    @Test
    void aLineThatStandsOutLittleMoreInAColorIsAsWideAsInBrightness() {
        Mat mat = cells(0, false);
        int middle = LEFT + CELL;
        // In blue, which is blurred, four times as much is seen, six times as wide.
        fill(mat, LEFT + 4, LEFT + 2 * CELL - 4, new Scalar(0, 0, 90));
        fill(mat, middle - 6, middle + 5, new Scalar(80, 0, 90));
        fill(mat, middle - 1, middle, new Scalar(80, 0, 110));
        Side side = between(mat).side();
        assertThat(side.kind()).isEqualTo(Side.Kind.LINE);
        assertThat(side.width()).isLessThan(4);
    }

    /** Paints what lies within the outline of both cells from one column of pixels to another. */
    private static void fill(Mat mat, int from, int to, Scalar color) {
        Imgproc.rectangle(mat, new Point(from, TOP + 4), new Point(to, TOP + CELL - 4), color, Imgproc.FILLED);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aPipeThatCrossesIsSeen(int width) {
        assertThat(between(width, true).side().kind()).isEqualTo(Side.Kind.CROSSED);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void aScratchAcrossAPipePartsNothing(int width) {
        Mat mat = cells(2, true);
        int x = LEFT + CELL + 3;
        Imgproc.rectangle(mat, new Point(x, TOP), new Point(x + width - 1, TOP + CELL), Scalar.all(0), Imgproc.FILLED);
        assertThat(between(mat).side().kind()).isEqualTo(Side.Kind.CROSSED);
    }

    /** What fills letters on dots joins those that are four pixels apart. */
    @Test
    void twoDotsThatNearlyTouchAtALineAreNoPipe() {
        Mat mat = cells(2, false);
        mat.submat(TOP + 5, TOP + CELL - 5, LEFT + 5, LEFT + CELL - 2).setTo(Scalar.all(0));
        mat.submat(TOP + 5, TOP + CELL - 5, LEFT + CELL + 2, LEFT + 2 * CELL - 5)
                .setTo(Scalar.all(0));
        int middle = LEFT + CELL;
        for (int x : new int[] {middle - 24, middle + 23}) {
            Imgproc.circle(mat, new Point(x, TOP + CELL / 2), 21, RED, Imgproc.FILLED);
        }
        assertThat(between(mat).side().kind()).isEqualTo(Side.Kind.LINE);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6})
    void aDotBesideALineDoesNotHideIt(int away) {
        Mat mat = cells(2, false);
        int x = LEFT + CELL + away;
        Imgproc.rectangle(mat, new Point(x, TOP + 10), new Point(x + 40, TOP + CELL - 10), WHITE, Imgproc.FILLED);
        FaceSide side = between(mat);
        assertThat(side.side().kind()).isEqualTo(Side.Kind.LINE);
        assertThat(side.seen()).isEqualTo(1);
        assertThat(side.side().width()).isCloseTo(2, within(0.6));
    }

    @Test
    void aLineOnTheVeryEdgeOfThePictureIsSeen() {
        int width = 4;
        Mat mat = new Mat(TOP + CELL, LEFT + CELL + 60, CvType.CV_8UC3, Scalar.all(0));
        // Its last row is the picture's.
        Imgproc.rectangle(
                mat, new Point(0, mat.rows() - width), new Point(mat.cols(), mat.rows()), LINE, Imgproc.FILLED);
        int edge = mat.rows() - width / 2;
        int[] labels = new int[mat.rows() * mat.cols()];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = i / mat.cols() < edge ? 1 : 2;
        }
        try (Picture picture = new Picture("edge", mat)) {
            Segments blank = Segments.blank(picture);
            byte[] none = new byte[labels.length];
            Segments segments = new Segments(
                    0,
                    0,
                    picture.width(),
                    picture.height(),
                    1,
                    labels,
                    none,
                    none,
                    none,
                    new float[none.length],
                    blank.bgr(),
                    2);
            FaceSide side = new FaceSideReader(Pixels.of(picture), segments, CELL)
                    .read(Contact.of(segments).get(0));
            assertThat(side.side().kind()).isEqualTo(Side.Kind.LINE);
            assertThat(side.side().width()).isCloseTo(width, within(1.0));
        }
    }
}
