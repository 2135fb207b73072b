package flowcv.read.pixel;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

class PixelsTest {
    private static final int WIDTH = 37;
    private static final int HEIGHT = 29;
    private static final int REACH = 8;

    static {
        OpenCv.load();
    }

    @Property
    void aLineIsMadeOfSinglePixelsAndBlackOutside(
            @ForAll @DoubleRange(min = -20, max = 60) double x,
            @ForAll @DoubleRange(min = -20, max = 60) double y,
            @ForAll @DoubleRange(min = 0, max = 6.28) double angle,
            @ForAll @IntRange(min = Pixels.BRIGHTNESS, max = Pixels.CHANNELS - 1) int channel) {
        Mat mat = new Mat(HEIGHT, WIDTH, CvType.CV_8UC3);
        Core.randu(mat, 1, 256);
        double stepX = Math.cos(angle);
        double stepY = Math.sin(angle);
        try (Picture picture = new Picture("noise", mat)) {
            Pixels pixels = Pixels.of(picture);
            int[] line = pixels.line(x, y, stepX, stepY, REACH, channel);
            assertThat(line).hasSize(2 * REACH + 1);
            for (int i = -REACH; i <= REACH; i++) {
                double px = x + i * stepX;
                double py = y + i * stepY;
                boolean isInside = px > -0.5 && py > -0.5 && px < WIDTH - 0.5 && py < HEIGHT - 0.5;
                assertThat(line[i + REACH]).isEqualTo(isInside ? pixels.value(px, py, channel) : 0);
            }
        }
    }
}
