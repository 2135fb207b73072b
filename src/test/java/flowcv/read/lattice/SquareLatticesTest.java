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
import flowcv.image.StoppedException;
import flowcv.read.frame.Frame;
import flowcv.read.tiling.CellComplex;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

class SquareLatticesTest {
    private static final int WIDTH = 900;
    private static final int HEIGHT = 1200;

    static {
        OpenCv.load();
    }

    @BeforeAll
    static void oneThread() {
        OpenCv.callsUseOneThread();
    }

    /** Lines lighter or darker than their ground, of any hue, wherever the grid lies. */
    @Property(tries = 40)
    void aGridIsFoundWithinTwoHundredthsOfACell(
            @ForAll @IntRange(min = 4, max = 13) int rows,
            @ForAll @IntRange(min = 4, max = 13) int columns,
            @ForAll @DoubleRange(min = 24, max = 66) double pitch,
            @ForAll @DoubleRange(min = 0, max = 1) double across,
            @ForAll @DoubleRange(min = 0, max = 1) double down,
            @ForAll long colors) {
        double left = 4 + across * (WIDTH - 8 - columns * pitch);
        double top = 4 + down * (HEIGHT - 8 - rows * pitch);
        assertThat(errorOfGrid(rows, columns, pitch, left, top, new Random(colors)))
                .isLessThan(0.02);
    }

    /** As large as the largest board that is known: fits look at some of its sides alone. */
    @Test
    void aGridOfTwoThousandCellsIsFound() {
        assertThat(errorOfGrid(58, 38, 20.3, 60.4, 11.7, new Random(1))).isLessThan(0.05);
    }

    private static double errorOfGrid(int rows, int columns, double pitch, double left, double top, Random random) {
        boolean isLight = random.nextBoolean();
        Mat pixels = new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, level(random, isLight ? 170 : 0));
        Scalar line = level(random, isLight ? 20 : 110);
        for (int row = 0; row <= rows; row++) {
            double y = top + row * pitch;
            for (int at = (int) y - 2; at <= y + 2; at++) {
                blend(pixels.submat(at, at + 1, (int) left, (int) (left + columns * pitch)), line, y - at);
            }
        }
        for (int column = 0; column <= columns; column++) {
            double x = left + column * pitch;
            for (int at = (int) x - 2; at <= x + 2; at++) {
                blend(pixels.submat((int) top, (int) (top + rows * pitch), at, at + 1), line, x - at);
            }
        }
        return error(
                pixels,
                rows,
                columns,
                List.of(
                        new Point(left, top),
                        new Point(left + columns * pitch, top),
                        new Point(left + columns * pitch, top + rows * pitch),
                        new Point(left, top + rows * pitch)));
    }

    /** Half of them half drawn. */
    @Test
    void boardsOfTheGameAreFound() {
        assertThat(LongStream.range(0, 20).mapToObj(seed -> error(seed, false))).allMatch(error -> error < 0.03);
    }

    @Test
    void mostPhotographsOfBoardsAreFound() {
        assertThat(LongStream.range(0, 20)
                        .filter(seed -> error(seed, true) < 0.05)
                        .count())
                .isGreaterThanOrEqualTo(6);
    }

    @Test
    void noiseHasNoLattice() {
        Mat pixels = new Mat(HEIGHT, WIDTH, CvType.CV_8UC3);
        Core.setRNGSeed(1);
        Core.randu(pixels, 0, 256);
        assertThat(complexes(pixels)).isEmpty();
    }

    @Test
    void aPageOfTextHasNoLatticeThatIsSeenWell() {
        Mat pixels = new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, new Scalar(255, 255, 255));
        Random random = new Random(2);
        for (int y = 60; y < HEIGHT - 40; y += 26) {
            StringBuilder text = new StringBuilder();
            while (text.length() < 58) {
                text.append(random.nextInt(6) == 0 ? ' ' : (char) ('a' + random.nextInt(26)));
            }
            Imgproc.putText(
                    pixels,
                    text.toString(),
                    new org.opencv.core.Point(40, y),
                    Imgproc.FONT_HERSHEY_SIMPLEX,
                    0.6,
                    new Scalar(0, 0, 0));
        }
        assertThat(complexes(pixels)).allMatch(complex -> complex.score() < 5);
    }

    @Test
    void workIsStoppedInTheMiddle() {
        Mat pixels = new Mat(HEIGHT, WIDTH, CvType.CV_8UC3, new Scalar(0, 0, 0));
        Thread.currentThread().interrupt();
        try {
            Assertions.assertThatThrownBy(() -> complexes(pixels)).isInstanceOf(StoppedException.class);
        } finally {
            Thread.interrupted();
        }
    }

    @Test
    void aPictureOfOnePixelHasNone() {
        assertThat(complexes(new Mat(1, 1, CvType.CV_8UC3, new Scalar(9, 9, 9))))
                .isEmpty();
    }

    private static Scalar level(Random random, int from) {
        return new Scalar(from + random.nextInt(60), from + random.nextInt(60), from + random.nextInt(60));
    }

    /** Colors pixels as much as a line two pixels wide covers them, whose middle is so far away. */
    private static void blend(Mat pixels, Scalar line, double far) {
        double share = Math.max(0, Math.min(1, 1.5 - Math.abs(far)));
        Core.addWeighted(new Mat(pixels.size(), pixels.type(), line), share, pixels, 1 - share, 0, pixels);
    }

    private static double error(long seed, boolean isPhotographed) {
        Random random = new Random(seed);
        RandomBoards.Solved solved = RandomBoards.first(
                seed, each -> RandomBoards.unique(each).plain(5 + random.nextInt(4), 5 + random.nextInt(4)));
        Board board = solved.board();
        Progress progress = seed % 2 == 0 ? Progress.some(solved.solution(), 0.5, seed) : Progress.INITIAL;
        try (Painted screen = GameScreen.paint(board, progress, Scene.random(board, progress, seed));
                Painted painted = isPhotographed ? Camera.photograph(screen, Shot.random(seed)) : screen) {
            return error(
                    painted.picture(),
                    board.rows(),
                    board.columns(),
                    painted.placement().corners());
        }
    }

    private static double error(Mat pixels, int rows, int columns, List<Point> corners) {
        try (Picture picture = new Picture("grid", pixels)) {
            return error(picture, rows, columns, corners);
        }
    }

    private static double error(Picture picture, int rows, int columns, List<Point> corners) {
        try (Frame frame = Frame.of(picture)) {
            return SquareLattices.in(frame).stream()
                    .mapToDouble(complex -> LatticeTable.error(complex, rows, columns, corners))
                    .min()
                    .orElse(LatticeTable.OTHER);
        }
    }

    private static List<CellComplex> complexes(Mat pixels) {
        try (Picture picture = new Picture("pixels", pixels);
                Frame frame = Frame.of(picture)) {
            return SquareLattices.in(frame);
        }
    }
}
