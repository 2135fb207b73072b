package flowcv.read.lattice;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.frame.Frame;
import flowcv.read.tiling.Cell;
import flowcv.read.tiling.CellComplex;
import flowcv.read.tiling.HexTiling;
import flowcv.read.tiling.Pose;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

class HexLatticesTest {
    private static final int SIZE = 1000;
    /** Fractions of a pixel that OpenCV draws to: a sixteenth. */
    private static final int SHIFT = 4;

    private static final double UNIT = 1 << SHIFT;

    static {
        OpenCv.load();
    }

    @BeforeAll
    static void oneThread() {
        OpenCv.callsUseOneThread();
    }

    /** Lines lighter or darker than their ground, of any hue; half of the pictures turned. */
    @Property(tries = 40)
    void aHoneycombIsFoundWithinFourHundredthsOfACell(
            @ForAll @IntRange(min = 3, max = 9) int rows,
            @ForAll @IntRange(min = 3, max = 9) int columns,
            @ForAll @DoubleRange(min = 0.4, max = 1) double size,
            @ForAll @DoubleRange(min = -25, max = 25) double degrees,
            @ForAll long colors) {
        Random random = new Random(colors);
        double angle = random.nextBoolean() ? 0 : Math.toRadians(degrees);
        double cell = size * 0.62 * SIZE / Math.max(rows, columns);
        CellComplex drawn = honeycomb(rows, columns, cell, angle);
        boolean isLight = random.nextBoolean();
        Mat pixels = new Mat(SIZE, SIZE, CvType.CV_8UC3, level(random, isLight ? 170 : 0));
        Scalar line = level(random, isLight ? 20 : 110);
        drawn.borders().stream().filter(border -> !drawn.isStub(border)).forEach(border -> {
            Point from = drawn.pose().at(border.from());
            Point to = drawn.pose().at(border.to());
            Imgproc.line(pixels, fixed(from), fixed(to), line, 2, Imgproc.LINE_AA, SHIFT);
        });
        List<Point> middles = middles(drawn);
        CellComplex found = complex(pixels).orElseThrow();
        assertThat(found.form().places()).hasSize(rows * columns);
        assertThat(error(found, middles)).isLessThan(0.04);
    }

    /** A honeycomb whose middle is that of the picture. */
    private static CellComplex honeycomb(int rows, int columns, double cell, double angle) {
        double cosine = cell * Math.cos(angle);
        double sine = cell * Math.sin(angle);
        Pose turned = new Pose(new double[] {cosine, -sine, 0, sine, cosine, 0, 0, 0, 1}, 0, SIZE, SIZE);
        List<Point> middles = middles(HexTiling.complex(rows, columns, turned, 0));
        Point last = middles.get(middles.size() - 1);
        double[] plane = turned.plane();
        plane[2] = (SIZE - last.x()) / 2;
        plane[5] = (SIZE - last.y()) / 2;
        return HexTiling.complex(rows, columns, new Pose(plane, 0, SIZE, SIZE), 0);
    }

    private static org.opencv.core.Point fixed(Point point) {
        return new org.opencv.core.Point(Math.rint(UNIT * point.x()), Math.rint(UNIT * point.y()));
    }

    private static Scalar level(Random random, int from) {
        return new Scalar(from + random.nextInt(60), from + random.nextInt(60), from + random.nextInt(60));
    }

    /** Half of them half drawn. */
    @Test
    void boardsOfTheGameAreFound() {
        assertThat(LongStream.range(0, 20).mapToObj(seed -> error(seed, false))).allMatch(error -> error < 0.03);
    }

    @Test
    void photographsOfBoardsAreFound() {
        assertThat(LongStream.range(0, 20)
                        .filter(seed -> error(seed, true) < 0.06)
                        .count())
                .isGreaterThanOrEqualTo(18);
    }

    @Test
    void squaresAreNoHexagons() {
        Mat pixels = new Mat(SIZE, SIZE, CvType.CV_8UC3, new Scalar(0, 0, 0));
        for (int at = 100; at <= 900; at += 80) {
            Imgproc.line(
                    pixels,
                    new org.opencv.core.Point(at, 100),
                    new org.opencv.core.Point(at, 900),
                    new Scalar(99, 99, 99));
            Imgproc.line(
                    pixels,
                    new org.opencv.core.Point(100, at),
                    new org.opencv.core.Point(900, at),
                    new Scalar(99, 99, 99));
        }
        assertThat(complex(pixels)).isEmpty();
    }

    @Test
    void noiseHasNoLattice() {
        Mat pixels = new Mat(SIZE, SIZE, CvType.CV_8UC3);
        Core.setRNGSeed(1);
        Core.randu(pixels, 0, 256);
        assertThat(complex(pixels)).isEmpty();
    }

    @Test
    void aPictureOfOnePixelHasNone() {
        assertThat(complex(new Mat(1, 1, CvType.CV_8UC3, new Scalar(9, 9, 9)))).isEmpty();
    }

    private static double error(long seed, boolean isPhotographed) {
        RandomBoards.Solved solved =
                RandomBoards.first(seed, each -> RandomBoards.unique(each).hex(2));
        Board board = solved.board();
        Progress progress = seed % 2 == 0 ? Progress.some(solved.solution(), 0.5, seed) : Progress.INITIAL;
        try (Painted screen = GameScreen.paint(board, progress, Scene.random(board, progress, seed));
                Painted painted = isPhotographed ? Camera.photograph(screen, Shot.random(seed)) : screen;
                Frame frame = Frame.of(painted.picture())) {
            List<Point> middles = IntStream.range(0, board.size())
                    .filter(place -> !board.isHole(place))
                    .mapToObj(painted.placement().centers()::get)
                    .toList();
            return HexLattices.outside(frame, List.of())
                    .mapToDouble(complex -> error(complex, middles))
                    .min()
                    .orElse(Double.MAX_VALUE);
        }
    }

    /** The greatest way from the middle of a cell in the picture to that of the nearest place, in cells. */
    private static double error(CellComplex complex, List<Point> middles) {
        List<Point> found = middles(complex);
        return middles.stream()
                        .mapToDouble(middle -> found.stream()
                                .mapToDouble(other -> Math.hypot(middle.x() - other.x(), middle.y() - other.y()))
                                .min()
                                .orElseThrow())
                        .max()
                        .orElseThrow()
                / complex.cellSize();
    }

    private static List<Point> middles(CellComplex complex) {
        return complex.cells().stream()
                .filter(cell -> !cell.isBeyond())
                .map(Cell::center)
                .map(complex.pose()::at)
                .toList();
    }

    private static Optional<CellComplex> complex(Mat pixels) {
        try (Picture picture = new Picture("pixels", pixels);
                Frame frame = Frame.of(picture)) {
            return HexLattices.outside(frame, List.of()).findFirst();
        }
    }
}
