package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.disc.Oval;
import flowcv.read.pixel.Pixels;
import flowcv.read.pose.PoseFinder;
import flowcv.read.pose.Straight;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

class LatticeHeadsTest {
    /** Of the drawn board, in pixels. */
    private static final double CELL = 80;

    private static final double TILT = 0.8;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void ofSixDotsTheOneWithAMarkAroundItIsAHead() {
        try (Picture picture = DrawnSquares.plain().turned(17).picture()) {
            assertThat(heads(picture)).isEmpty();
            Point marked = dot(picture);
            mark(picture.pixels(), marked);
            assertThat(heads(picture)).singleElement().satisfies(head -> {
                assertThat(Math.hypot(head.x() - marked.x(), head.y() - marked.y()))
                        .isLessThan(3);
                assertThat(head.major()).isCloseTo(0.33 * CELL, within(0.03 * CELL));
                assertThat(head.minor()).isCloseTo(0.33 * CELL, within(0.03 * CELL));
            });
        }
    }

    @Test
    void seenAtAnAngleItIsAnEllipse() {
        try (Picture upright = DrawnSquares.plain().turned(17).picture()) {
            mark(upright.pixels(), dot(upright));
            Mat shorter = new Mat();
            Imgproc.resize(upright.pixels(), shorter, new Size(), 1, TILT, Imgproc.INTER_AREA);
            try (Picture tilted = new Picture("tilted", shorter)) {
                assertThat(heads(tilted)).singleElement().satisfies(head -> {
                    assertThat(head.major()).isCloseTo(0.33 * CELL, within(0.03 * CELL));
                    assertThat(head.minor()).isCloseTo(0.33 * TILT * CELL, within(0.03 * CELL));
                    assertThat(Math.sin(head.angle())).isCloseTo(0, within(0.1));
                });
            }
        }
    }

    @Test
    void nobodyDrawsInAHole() {
        Board board = BoardBuilder.square(1, 3)
                .dot("A", 0, 0)
                .dot("A", 0, 1)
                .hole(0, 2)
                .build();
        List<Point> corners =
                List.of(new Point(100, 100), new Point(340, 100), new Point(340, 180), new Point(100, 180));
        List<Point> centers = List.of(new Point(140, 140), new Point(220, 140), new Point(300, 140));
        Reading.Read read =
                new Reading.Read(board, new Placement(corners, centers, CELL, 56, Map.of("A", 0xDC0000)), 1);
        for (int marked = 0; marked < centers.size(); marked++) {
            try (Picture picture = new Picture("row", new Mat(280, 440, CvType.CV_8UC3, new Scalar(0, 0, 0)))) {
                centers.forEach(center -> Imgproc.circle(
                        picture.pixels(),
                        new org.opencv.core.Point(center.x(), center.y()),
                        28,
                        new Scalar(0, 0, 220),
                        Imgproc.FILLED));
                mark(picture.pixels(), centers.get(marked));
                List<Oval> heads = LatticeHeads.of(read, Pixels.of(picture));
                assertThat(heads.stream().map(head -> new Point(head.x(), head.y())))
                        .containsExactlyElementsOf(marked == 2 ? List.of() : List.of(centers.get(marked)));
            }
        }
    }

    private static Point dot(Picture picture) {
        Pixels plain = Pixels.of(picture);
        return middles(picture).stream()
                .filter(middle -> plain.value(middle.x(), middle.y()) > 200)
                .findFirst()
                .orElseThrow();
    }

    private static void mark(Mat picture, Point dot) {
        double[] bgr = picture.get((int) dot.y(), (int) dot.x());
        Mat mark = picture.clone();
        Imgproc.circle(
                mark, new org.opencv.core.Point(dot.x(), dot.y()), (int) (0.8 * CELL), new Scalar(bgr), Imgproc.FILLED);
        Core.addWeighted(mark, 0.35, picture, 0.65, 0, picture);
        Mats.release(mark);
    }

    private static List<Oval> heads(Picture picture) {
        List<Straight> all = PoseFinder.find(picture).softened();
        try {
            Straight straight = all.get(0);
            return LatticeHeads.of(straight, Pixels.of(straight.picture()), middles(straight));
        } finally {
            all.forEach(Straight::close);
        }
    }

    /** In the picture. */
    private static List<Point> middles(Picture picture) {
        List<Straight> all = PoseFinder.find(picture).softened();
        try {
            return middles(all.get(0)).stream().map(all.get(0)::original).toList();
        } finally {
            all.forEach(Straight::close);
        }
    }

    private static List<Point> middles(Straight straight) {
        return CellDiscs.middles(
                Pixels.of(straight.picture()),
                new Axis(straight.originX(), straight.cell()),
                new Axis(straight.originY(), straight.cell()));
    }
}
