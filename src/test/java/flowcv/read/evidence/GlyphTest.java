package flowcv.read.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.function.IntUnaryOperator;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** Digits are told from each other by how they look, wherever they stand and whatever lies over a part. */
class GlyphTest {
    private static final int SIDE = CellPatches.SIDE;
    private static final double ALIKE = 0.1;
    private static final double UNLIKE = 0.2;
    private static final BitSet NOTHING = new BitSet();

    static {
        flowcv.image.OpenCv.load();
    }

    @Test
    void equalDigitsAreAlikeAndOthersAreNot() {
        for (int one = 0; one < 10; one++) {
            for (int other = 0; other < 10; other++) {
                double distance = digit(one, 0, 0).distance(digit(other, 1, -1));
                if (one == other) {
                    assertThat(distance).as("%d moved", one).isLessThan(ALIKE);
                } else {
                    assertThat(distance).as("%d and %d", one, other).isGreaterThan(UNLIKE);
                }
            }
        }
    }

    @Test
    void fainterInkIsTheSame() {
        assertThat(digit(5, 0, 0).distance(glyph(5, 0, 0, level -> level / 3, NOTHING)))
                .isLessThan(ALIKE);
    }

    @Test
    void whatIsCoveredDoesNotCount() {
        BitSet arm = CellPatches.arm(0, -0.5);
        Glyph crossed = glyph(4, 0, 0, level -> level, arm);
        assertThat(crossed.distance(digit(4, 0, 0))).isLessThan(ALIKE);
        assertThat(crossed.distance(digit(7, 0, 0))).isGreaterThan(UNLIKE);
    }

    @Test
    void twoThatShowNothingAreAlike() {
        Glyph plain = new Glyph(new float[SIDE * SIDE], NOTHING);
        assertThat(plain.distance(plain)).isZero();
        assertThat(plain.distance(digit(3, 0, 0))).isEqualTo(1);
    }

    private static Glyph digit(int digit, int right, int down) {
        return glyph(digit, right, down, level -> level, NOTHING);
    }

    /** @param ink the level of each sample by how much ink lies on it, 0 to 255 */
    private static Glyph glyph(int digit, int right, int down, IntUnaryOperator ink, BitSet covered) {
        Mat cell = new Mat(SIDE, SIDE, CvType.CV_8UC1, new Scalar(0));
        Imgproc.putText(
                cell,
                Integer.toString(digit),
                new Point(8 + right, 22 + down),
                Imgproc.FONT_HERSHEY_DUPLEX,
                0.6,
                new Scalar(255),
                1,
                Imgproc.LINE_AA);
        byte[] samples = new byte[SIDE * SIDE];
        cell.get(0, 0, samples);
        cell.release();
        float[] levels = new float[samples.length];
        for (int i = 0; i < levels.length; i++) {
            levels[i] = covered.get(i) ? 255 : ink.applyAsInt(samples[i] & 0xFF);
        }
        return new Glyph(levels, covered);
    }
}
