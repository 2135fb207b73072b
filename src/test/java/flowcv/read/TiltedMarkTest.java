package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.disc.Disc;
import flowcv.read.disc.Oval;
import flowcv.read.pixel.Pixels;
import java.util.List;
import java.util.Optional;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

class TiltedMarkTest {
    private static final int SIDE = 400;
    private static final Point HEAD = new Point(200, 190);
    private static final Oval DISC = new Oval(HEAD.x, HEAD.y, 24, 24, 0);
    private static final Scalar COLOR = new Scalar(40, 120, 230);
    private static final Scalar DARK = new Scalar(20, 20, 20);
    private static final Scalar LINE = new Scalar(90, 90, 90);

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    /** A head of a pipe on a grid, with a translucent ellipse around it, as a camera blurs it. */
    private static Picture picture(double opacity) {
        Mat picture = new Mat(SIDE, SIDE, CvType.CV_8UC3, DARK);
        for (int at = 50; at < SIDE; at += 100) {
            Imgproc.line(picture, new Point(at, 0), new Point(at, SIDE), LINE, 4);
            Imgproc.line(picture, new Point(0, at), new Point(SIDE, at), LINE, 4);
        }
        if (opacity > 0) {
            Mat marked = picture.clone();
            Imgproc.ellipse(marked, new Point(202, 191), new Size(80, 64), 25, 0, 360, COLOR, Imgproc.FILLED);
            Core.addWeighted(marked, opacity, picture, 1 - opacity, 0, picture);
            Mats.release(marked);
        }
        Imgproc.circle(picture, HEAD, 24, COLOR, Imgproc.FILLED);
        Imgproc.line(picture, HEAD, new Point(300, 190), COLOR, 34);
        Imgproc.GaussianBlur(picture, picture, new Size(5, 5), 1);
        return new Picture("mark", picture);
    }

    @Test
    void aMarkSeenAtAnAngleIsFoundAndTakenAway() {
        try (Picture marked = picture(0.35);
                Picture plain = picture(0)) {
            TiltedMark mark = TiltedMark.find(Pixels.of(marked), List.of(DISC)).orElseThrow();
            assertThat(mark.opacity()).isCloseTo(0.35, Offset.offset(0.04));
            assertThat(mark.edge().major()).isCloseTo(80, Offset.offset(3.0));
            assertThat(mark.edge().minor()).isCloseTo(64, Offset.offset(3.0));
            try (Picture clear = mark.removedFrom(marked)) {
                Pixels expected = Pixels.of(plain);
                Pixels found = Pixels.of(clear);
                for (int x = 110; x < 290; x += 3) {
                    // A line crosses the edge there; beside it two pixels of the edge are left, of 73 levels 22.
                    assertThat(found.value(x, 240)).isCloseTo(expected.value(x, 240), Offset.offset(24));
                    assertThat(found.value(x, 160)).isCloseTo(expected.value(x, 160), Offset.offset(30));
                }
            }
        }
    }

    @Test
    void aQuickLookTellsAMarkFromNoneAndFromATint() {
        Disc head = new Disc(HEAD.x, HEAD.y, 24, 1);
        try (Picture marked = picture(0.35);
                Picture plain = picture(0);
                Picture tinted = picture(0)) {
            Mat tint = tinted.pixels().clone();
            Imgproc.rectangle(tint, new Point(152, 142), new Point(248, 238), COLOR, Imgproc.FILLED);
            Core.addWeighted(tint, 0.25, tinted.pixels(), 0.75, 0, tinted.pixels());
            Mats.release(tint);
            assertThat(MarkSteps.mayLieAround(Pixels.of(marked), head, 100)).isTrue();
            assertThat(MarkSteps.mayLieAround(Pixels.of(plain), head, 100)).isFalse();
            assertThat(MarkSteps.mayLieAround(Pixels.of(tinted), head, 100)).isFalse();
        }
    }

    @Test
    void aSharpEdgeIsFoundWhereItIs() {
        Mat picture = new Mat(2 * SIDE, 2 * SIDE, CvType.CV_8UC3, DARK);
        Point head = new Point(SIDE, SIDE);
        Imgproc.circle(picture, head, 120, new Scalar(27, 55, 93), Imgproc.FILLED);
        Imgproc.rectangle(picture, new Point(SIDE - 90, SIDE - 90), new Point(SIDE + 90, SIDE + 90), LINE, 4);
        Imgproc.circle(picture, head, 60, COLOR, Imgproc.FILLED);
        try (Picture sharp = new Picture("sharp", picture)) {
            TiltedMark mark = TiltedMark.find(Pixels.of(sharp), List.of(new Oval(SIDE, SIDE, 60, 60, 0)))
                    .orElseThrow();
            assertThat(mark.edge().major()).isCloseTo(120, Offset.offset(1.5));
            assertThat(mark.edge().minor()).isCloseTo(120, Offset.offset(1.5));
        }
    }

    @Test
    void glowIsNoMark() {
        Mat picture = new Mat(2 * SIDE, 2 * SIDE, CvType.CV_8UC3, DARK);
        Point middle = new Point(SIDE, SIDE);
        Imgproc.circle(picture, middle, 120, new Scalar(27, 55, 93), Imgproc.FILLED);
        Imgproc.GaussianBlur(picture, picture, new Size(101, 101), 12);
        Imgproc.circle(picture, middle, 60, COLOR, Imgproc.FILLED);
        try (Picture soft = new Picture("soft", picture)) {
            assertThat(TiltedMark.find(Pixels.of(soft), List.of(new Oval(SIDE, SIDE, 60, 60, 0))))
                    .isEmpty();
        }
    }

    @Test
    void anEdgeThatIsMuchFlatterThanItsHeadIsNone() {
        Mat picture = new Mat(SIDE, SIDE, CvType.CV_8UC3, DARK);
        Scalar tinted = new Scalar(27, 55, 93);
        Imgproc.ellipse(picture, HEAD, new Size(90, 60), 25, 0, 360, tinted, Imgproc.FILLED);
        Imgproc.circle(picture, HEAD, 24, COLOR, Imgproc.FILLED);
        Imgproc.GaussianBlur(picture, picture, new Size(5, 5), 1);
        try (Picture flat = new Picture("flat", picture)) {
            Pixels pixels = Pixels.of(flat);
            assertThat(TiltedMark.find(pixels, List.of(DISC))).isEmpty();
            Oval slanted = new Oval(HEAD.x, HEAD.y, 32, 24, 0.4);
            assertThat(TiltedMark.find(pixels, List.of(slanted))).isPresent();
        }
    }

    @Test
    void aMarkIsFoundInLightThatMakesTheDarkGray() {
        try (Picture marked = picture(0.35)) {
            Core.add(marked.pixels(), Scalar.all(50), marked.pixels());
            TiltedMark mark = TiltedMark.find(Pixels.of(marked), List.of(DISC)).orElseThrow();
            assertThat(mark.edge().major()).isCloseTo(80, Offset.offset(4.0));
        }
    }

    @Test
    void withoutAMarkNoneIsFound() {
        try (Picture plain = picture(0)) {
            assertThat(TiltedMark.find(Pixels.of(plain), List.of(DISC))).isEqualTo(Optional.empty());
        }
    }

    @Test
    void whatIsOpaqueIsNoMark() {
        try (Picture opaque = picture(0.9)) {
            assertThat(TiltedMark.find(Pixels.of(opaque), List.of(DISC))).isEmpty();
        }
    }

    @Test
    void linesAroundADotAreNoMark() {
        Mat picture = new Mat(SIDE, SIDE, CvType.CV_8UC3, DARK);
        Scalar tinted = new Scalar(27, 55, 93);
        Imgproc.ellipse(picture, HEAD, new Size(56, 52), 25, 0, 360, tinted, 5);
        Imgproc.circle(picture, HEAD, 24, COLOR, Imgproc.FILLED);
        Imgproc.GaussianBlur(picture, picture, new Size(5, 5), 1);
        try (Picture ringed = new Picture("ringed", picture)) {
            assertThat(TiltedMark.find(Pixels.of(ringed), List.of(DISC))).isEmpty();
        }
    }

    @Test
    void norAreTheyInLightThatMakesTheDarkGray() {
        Mat picture = new Mat(SIDE, SIDE, CvType.CV_8UC3, new Scalar(80, 80, 80));
        Scalar white = new Scalar(255, 255, 255);
        Imgproc.ellipse(picture, HEAD, new Size(56, 52), 25, 0, 360, new Scalar(130, 130, 130), 5);
        Imgproc.circle(picture, HEAD, 24, white, Imgproc.FILLED);
        Imgproc.GaussianBlur(picture, picture, new Size(5, 5), 1);
        try (Picture ringed = new Picture("ringed", picture)) {
            assertThat(TiltedMark.find(Pixels.of(ringed), List.of(DISC))).isEmpty();
        }
    }
}
