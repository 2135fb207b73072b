package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.disc.Oval;
import flowcv.read.pixel.Pixels;
import flowcv.read.pose.PoseFinder;
import flowcv.read.pose.Straight;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class LatticeHeadsTest {
    /** Of the drawn board, in pixels. */
    private static final double CELL = 80;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void headsMayBeWhereTheMiddleOfACellIsBright() {
        try (Picture picture = DrawnSquares.plain().turned(17).picture()) {
            List<Straight> all = PoseFinder.find(picture).softened();
            try {
                Straight straight = all.get(0);
                Pixels pixels = Pixels.of(straight.picture());
                List<Point> middles = CellDiscs.middles(
                        pixels,
                        new Axis(straight.originX(), straight.cell()),
                        new Axis(straight.originY(), straight.cell()));
                List<Oval> heads = LatticeHeads.of(straight, pixels, middles);
                Pixels original = Pixels.of(picture);
                assertThat(heads).hasSize(6).hasSizeLessThan(middles.size()).allSatisfy(head -> {
                    assertThat(original.value(head.x(), head.y())).isGreaterThan(200);
                    assertThat(head.major()).isCloseTo(0.3 * CELL, within(0.03 * CELL));
                    assertThat(head.minor()).isCloseTo(0.3 * CELL, within(0.03 * CELL));
                });
            } finally {
                all.forEach(Straight::close);
            }
        }
    }
}
