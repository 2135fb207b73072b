package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.disc.Disc;
import flowcv.read.line.LineContrast;
import flowcv.read.pixel.Ink;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Three hexagons that meet in a point, drawn with thin lines on black. */
class FaceSegmenterTest {
    private static final double PITCH = 64;
    private static final double CELL = PITCH * Math.sqrt(Math.sqrt(3) / 2);
    private static final double AREA = PITCH * PITCH * Math.sqrt(3) / 2;
    private static final Scalar LINE = new Scalar(63, 109, 63);
    private static final Scalar YELLOW = new Scalar(0, 238, 238);
    private static final double[][] CENTERS = {
        {100, 100}, {100, 100 + PITCH}, {100 + PITCH * Math.sqrt(3) / 2, 100 + PITCH / 2}
    };

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static Mat hexagons() {
        Mat mat = new Mat(280, 300, CvType.CV_8UC3, Scalar.all(0));
        for (double[] center : CENTERS) {
            Point[] corners = new Point[6];
            for (int i = 0; i < 6; i++) {
                double angle = Math.PI / 3 * i;
                corners[i] = new Point(
                        center[0] + PITCH / Math.sqrt(3) * Math.cos(angle),
                        center[1] + PITCH / Math.sqrt(3) * Math.sin(angle));
            }
            Imgproc.polylines(mat, List.of(new MatOfPoint(corners)), true, LINE, 2);
        }
        return mat;
    }

    private static List<Face> cells(Mat mat, List<Disc> discs) {
        try (Picture picture = new Picture("hexagons", mat.clone())) {
            Segments segments = segments(picture, discs);
            return FaceMeasures.of(segments, CELL).stream()
                    .filter(face -> CellAreas.SEEN_UPRIGHT.isLikeCell(face, CELL))
                    .toList();
        }
    }

    private static Segments segments(Picture picture, List<Disc> discs) {
        return segments(picture, discs, new LineContrast(18));
    }

    private static Segments segments(Picture picture, List<Disc> discs, LineContrast contrast) {
        DotGuess guess = new DotGuess(discs, List.of(), List.of(), CELL, 112);
        try (FaceSegmenter segmenter =
                new FaceSegmenter(picture, Pixels.of(picture), guess, FaceSegmenter.WORKING_SIZE, Ink.Shape.SQUARE)) {
            return segmenter.segment(contrast);
        }
    }

    private static Disc disc(int cell) {
        return new Disc(CENTERS[cell][0], CENTERS[cell][1], 0.35 * CELL, 1);
    }

    private static void dot(Mat mat, Disc disc) {
        Imgproc.circle(mat, new Point(disc.x(), disc.y()), (int) Math.round(disc.radius()), YELLOW, Imgproc.FILLED);
    }

    @Test
    void marksAreLookedForInLightToo() {
        Mat mat = new Mat(280, 300, CvType.CV_8UC3, Scalar.all(0));
        Imgproc.circle(mat, new Point(150, 140), 90, Scalar.all(150), Imgproc.FILLED);
        Imgproc.GaussianBlur(mat, mat, new Size(0, 0), 25);
        DotGuess guess = new DotGuess(List.of(), List.of(), List.of(), CELL, 112);
        try (Picture picture = new Picture("light", mat);
                FaceSegmenter segmenter = new FaceSegmenter(
                        picture, Pixels.of(picture), guess, FaceSegmenter.WORKING_SIZE, Ink.Shape.SQUARE)) {
            byte[] ink = segmenter.segment(new LineContrast(18)).ink();
            assertThat(ink).as("ink without light").containsOnly(0);
            assertThat(segmenter.isWide(Double.MAX_VALUE)).isTrue();
        }
    }

    @Test
    void everyHexagonIsAFace() {
        List<Face> cells = cells(hexagons(), List.of());
        assertThat(cells).hasSize(3);
        for (double[] center : CENTERS) {
            assertThat(cells).anySatisfy(cell -> {
                assertThat(cell.center().x()).isCloseTo(center[0], within(2.0));
                assertThat(cell.center().y()).isCloseTo(center[1], within(2.0));
                assertThat(cell.area()).isBetween(0.85 * AREA, AREA);
                assertThat(cell.ink()).isZero();
                assertThat(cell.stubs()).isZero();
            });
        }
    }

    /** Far down in a picture that is reduced, and grown in blocks. */
    @Test
    void whatLooksAgreeOnLiesWhereTheySeeIt() {
        int factor = 3;
        int down = 1000;
        Mat large = new Mat(2200, 900, CvType.CV_8UC3, Scalar.all(0));
        Mat drawn = hexagons();
        Mat part = large.submat(down, down + factor * drawn.rows(), 0, factor * drawn.cols());
        Imgproc.resize(drawn, part, part.size(), 0, 0, Imgproc.INTER_NEAREST);
        List<Disc> discs = new ArrayList<>();
        for (double[] center : CENTERS) {
            Disc disc = new Disc(factor * center[0], down + factor * center[1], 0.35 * factor * CELL, 1);
            dot(large, disc);
            discs.add(disc);
        }
        DotGuess guess = new DotGuess(discs, List.of(), List.of(), factor * CELL, 112);
        try (Picture picture = new Picture("far down", large);
                FaceSegmenter segmenter = new FaceSegmenter(
                        picture, Pixels.of(picture), guess, FaceSegmenter.WORKING_SIZE, Ink.Shape.ROUND)) {
            List<FaceLook> looks = new ArrayList<>();
            for (int contrast : new int[] {10, 18, 26}) {
                looks.add(FaceLook.of(segmenter.segment(new LineContrast(contrast))));
            }

            Segments agreed = segmenter.agreed(looks);

            assertThat(agreed.top()).isPositive();
            assertThat(agreed.scale()).isGreaterThan(2);
            List<Face> faces = FaceMeasures.of(agreed, factor * CELL);
            for (Disc disc : discs) {
                Face face = faces.get(agreed.face(disc.x(), disc.y()));
                assertThat(face.center().x()).isCloseTo(disc.x(), within(6.0));
                assertThat(face.center().y()).isCloseTo(disc.y(), within(6.0));
                assertThat(face.area()).isBetween(0.85 * factor * factor * AREA, factor * factor * AREA);
            }
        } finally {
            Mats.release(part);
            Mats.release(drawn);
        }
    }

    @Test
    void aGapInALineJoinsNoFaces() {
        Mat mat = hexagons();
        // Half way between the first two centers, a fifth of the side.
        Imgproc.line(mat, new Point(96, 132), new Point(104, 132), Scalar.all(0), 6);
        assertThat(cells(mat, List.of())).hasSize(3);
    }

    @Test
    void wavesOfColorAreNoLinesInGray() {
        Mat mat = hexagons();
        Core.max(mat, new Scalar(40, 60, 40), mat);
        // As bright as what is around it, but with 40 levels more red.
        Imgproc.line(mat, new Point(CENTERS[0][0], 60), new Point(CENTERS[0][0], 140), new Scalar(40, 40, 80), 3);
        try (Picture picture = new Picture("waves", mat)) {
            Segments inColors = segments(picture, List.of(), new LineContrast(18));
            Segments inGray = segments(picture, List.of(), new LineContrast(9, 0.06).inGray());
            assertThat(faceAt(inColors, CENTERS[0][0] - 15)).isNotEqualTo(faceAt(inColors, CENTERS[0][0] + 15));
            assertThat(faceAt(inGray, CENTERS[0][0] - 15))
                    .isPositive()
                    .isEqualTo(faceAt(inGray, CENTERS[0][0] + 15))
                    .isNotEqualTo(inGray.face(CENTERS[1][0], CENTERS[1][1]))
                    .isNotEqualTo(inGray.face(CENTERS[2][0], CENTERS[2][1]));
        }
    }

    private static int faceAt(Segments segments, double x) {
        return segments.face(x, CENTERS[0][1]);
    }

    @Test
    void aBlackLetterTakesNothingFromADot() {
        Mat plain = hexagons();
        Mat lettered = hexagons();
        for (Mat mat : List.of(plain, lettered)) {
            dot(mat, disc(2));
        }
        Point at = new Point(CENTERS[2][0] - 11, CENTERS[2][1] + 11);
        Imgproc.putText(lettered, "D", at, Imgproc.FONT_HERSHEY_SIMPLEX, 1, Scalar.all(0), 5);
        double ink = inkOf(cells(plain, List.of(disc(2))));
        assertThat(ink / AREA).isCloseTo(0.38, within(0.03));
        assertThat(inkOf(cells(lettered, List.of(disc(2))))).isCloseTo(ink, within(0.02 * ink));
        // Whoever does not know of the disc sees less of it.
        assertThat(inkOf(cells(lettered, List.of()))).isLessThan(0.9 * ink);
    }

    private static double inkOf(List<Face> cells) {
        return cells.stream().mapToDouble(Face::ink).max().orElseThrow();
    }

    @Test
    void aDotIsWiderThanAPipe() {
        Mat mat = hexagons();
        dot(mat, disc(0));
        Imgproc.line(
                mat, new Point(CENTERS[0][0], CENTERS[0][1]), new Point(CENTERS[1][0], CENTERS[1][1]), YELLOW, (int)
                        Math.round(CELL / 3));
        double[] radii = cells(mat, List.of(disc(0))).stream()
                .mapToDouble(cell -> cell.inkRadius() / CELL)
                .sorted()
                .toArray();
        assertThat(radii[0]).isZero();
        assertThat(radii[1]).isBetween(0.14, 0.22);
        assertThat(radii[2]).isCloseTo(0.35, within(0.03));
    }

    /** A dot as dark as what a camera sees of violet ones, with the tick of a hint. */
    @Test
    void whatIsSeenOfADarkDotIsNoLineOnceItIsKnown() {
        Mat mat = hexagons();
        Imgproc.circle(mat, new Point(CENTERS[0][0], CENTERS[0][1]), 20, new Scalar(60, 20, 60), Imgproc.FILLED);
        Point foot = new Point(CENTERS[0][0] - 2, CENTERS[0][1] + 8);
        Scalar bright = new Scalar(90, 60, 90);
        Imgproc.line(mat, new Point(CENTERS[0][0] - 10, CENTERS[0][1]), foot, bright, 2);
        Imgproc.line(mat, foot, new Point(CENTERS[0][0] + 12, CENTERS[0][1] - 10), bright, 2);
        DotGuess guess = new DotGuess(List.of(), List.of(), List.of(), CELL, 112);
        try (Picture picture = new Picture("dark", mat);
                FaceSegmenter segmenter = FaceSegmenter.ofPhotograph(picture, Pixels.of(picture), guess)) {
            LineContrast contrast = new LineContrast(18);
            Segments once = segmenter.segment(contrast);
            assertThat(stubs(once)).isPositive();
            Segments inked = FaceInk.in(once, CELL);
            Segments again = segmenter.segmentAgain(contrast, inked).orElseThrow();
            assertThat(stubs(again)).isZero();
            assertThat(again.count()).isEqualTo(once.count());
            assertThat(segmenter.segmentAgain(contrast, once)).isEmpty();
        }
    }

    private static double stubs(Segments segments) {
        return FaceMeasures.of(segments, CELL).stream()
                .mapToDouble(Face::stubs)
                .max()
                .orElseThrow();
    }
}
