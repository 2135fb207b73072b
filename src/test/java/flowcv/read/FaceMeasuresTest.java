package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.Point;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A face too narrow for a core, with something in its middle and a bright line's blur at its edge. */
class FaceMeasuresTest {
    private static final int WIDTH = 20;
    private static final int HEIGHT = 40;
    private static final int LABELS = 4;

    private static double relief(int middle) {
        int n = WIDTH * HEIGHT;
        byte[] bgr = new byte[3 * n];
        for (int at = 0; at < n; at++) {
            int x = at % WIDTH;
            boolean isMiddle = Math.hypot(x - 9.5, at / WIDTH - 19.5) <= 7;
            Arrays.fill(bgr, 3 * at, 3 * at + 3, (byte) (isMiddle ? middle : x > 17 ? 200 : 10));
        }
        int[] labels = new int[n];
        Arrays.fill(labels, 1);
        Segments segments = new Segments(
                0, 0, WIDTH, HEIGHT, 1, labels, new byte[n], new byte[n], new byte[n], new float[n], bgr, 1);
        return FaceMeasures.of(segments, 36).get(1).relief();
    }

    /** Area of lines that part nothing, where there is a line from a column to another, exclusive. */
    private static double stubs(int from, int to) {
        return stubs(from, to, 36);
    }

    private static double stubs(int from, int to, double cell) {
        int n = WIDTH * HEIGHT;
        int[] labels = new int[n];
        Arrays.fill(labels, 1);
        byte[] lines = new byte[n];
        for (int at = 0; at < n; at++) {
            lines[at] = (byte) (at % WIDTH >= from && at % WIDTH < to ? 255 : 0);
        }
        Segments segments = new Segments(
                0, 0, WIDTH, HEIGHT, 1, labels, new byte[n], lines, new byte[n], new float[n], new byte[3 * n], 1);
        return FaceMeasures.of(segments, cell).get(1).stubs();
    }

    @Test
    void measuresWhatASumOverAllItsPixelsWouldSay() {
        for (long seed = 0; seed < 20; seed++) {
            Segments segments = patches(new Random(seed));
            List<Face> faces = FaceMeasures.of(segments, 36);
            for (int label = 1; label <= LABELS; label++) {
                assertMeasures(faces.get(label), segments, label);
            }
        }
    }

    private static void assertMeasures(Face face, Segments segments, int label) {
        int[] pixels = IntStream.range(0, WIDTH * HEIGHT)
                .filter(at -> segments.labels()[at] == label && segments.lines()[at] == 0)
                .toArray();
        int[] inked = IntStream.of(pixels).filter(at -> segments.ink()[at] != 0).toArray();
        assertThat(pixels).isNotEmpty();
        assertThat(inked).isNotEmpty();
        double unit = segments.scale() * segments.scale();
        assertThat(face.area()).isEqualTo(pixels.length * unit);
        assertThat(face.ink()).isEqualTo(inked.length * unit);
        assertThat(Math.hypot(
                        face.center().x() - middle(segments, pixels).x(),
                        face.center().y() - middle(segments, pixels).y()))
                .isLessThan(1e-6);
        assertThat(Math.hypot(
                        face.inkCenter().x() - middle(segments, inked).x(),
                        face.inkCenter().y() - middle(segments, inked).y()))
                .isLessThan(1e-6);
        double deepest = IntStream.of(inked)
                .mapToDouble(at -> segments.inkDepth()[at])
                .max()
                .orElseThrow();
        assertThat(face.inkRadius()).isCloseTo((deepest - 0.5) * segments.scale(), within(1e-4));
        assertThat(face.atEdge())
                .isEqualTo(IntStream.of(pixels).anyMatch(at -> isMargin(at) && segments.cores()[at] != 0));
        int[] inside = IntStream.of(inked)
                .filter(at -> !isMargin(at)
                        && IntStream.of(at - 1, at + 1, at - WIDTH, at + WIDTH)
                                .allMatch(beside -> segments.ink()[beside] != 0))
                .toArray();
        int blue = inside.length == 0 ? 0 : median(inside, segments.bgr());
        assertThat(face.rgb() & 0xFF).isEqualTo(blue);
    }

    private static boolean isMargin(int at) {
        int x = at % WIDTH;
        int y = at / WIDTH;
        return x == 0 || y == 0 || x == WIDTH - 1 || y == HEIGHT - 1;
    }

    private static Point middle(Segments segments, int[] pixels) {
        double x = IntStream.of(pixels).map(at -> at % WIDTH).average().orElseThrow();
        double y = IntStream.of(pixels).map(at -> at / WIDTH).average().orElseThrow();
        return new Point(segments.xInPicture(x), segments.yInPicture(y));
    }

    /** The blue that more than half of the pixels have at most. */
    private static int median(int[] pixels, byte[] bgr) {
        int[] blues =
                IntStream.of(pixels).map(at -> bgr[3 * at] & 0xFF).sorted().toArray();
        return blues[blues.length / 2];
    }

    /** Faces 1 to 4 in patches; each has a core, so that lines, ink and cores are wherever they happen to be. */
    private static Segments patches(Random random) {
        int n = WIDTH * HEIGHT;
        int[] labels = new int[n];
        byte[] cores = new byte[n];
        byte[] lines = new byte[n];
        byte[] ink = new byte[n];
        float[] depths = new float[n];
        byte[] bgr = new byte[3 * n];
        random.nextBytes(bgr);
        for (int at = 0; at < n; at++) {
            int which = random.nextInt(4);
            labels[at] = which == 0 || at < WIDTH
                    ? 1 + random.nextInt(LABELS)
                    : which == 1 ? labels[at - 1] : labels[at - WIDTH];
            lines[at] = (byte) (random.nextInt(6) == 0 ? 255 : 0);
            cores[at] = (byte) (random.nextInt(12) == 0 ? 255 : 0);
            ink[at] = (byte) (random.nextInt(5) == 0 ? 0 : 255);
            depths[at] = ink[at] == 0 ? 0 : 1 + random.nextFloat();
        }
        return new Segments(5, 7, WIDTH, HEIGHT, 2, labels, cores, lines, ink, depths, bgr, LABELS);
    }

    @Test
    void aLineWithinAFacePartsNothing() {
        assertThat(stubs(9, 11)).isGreaterThan(40);
    }

    @Test
    void neitherDoesAWideOne() {
        // Cells of 16 pixels have lines of 2 at most; this has 5.
        assertThat(stubs(8, 13, 16)).isGreaterThan(100);
    }

    @Test
    void aWideOutlineIsNoStubThoughAllOfItBelongsToOneFace() {
        assertThat(stubs(0, 8)).isZero();
    }

    @Test
    void theMiddleOfANarrowFaceTellsWhatItHolds() {
        assertThat(relief(10)).isZero();
        assertThat(relief(90)).isEqualTo(80);
    }
}
