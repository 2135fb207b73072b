package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.disc.DiscFinder;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** A row of four cells with sides of 60 pixels, of which the first two were read to hold dots. */
class LostDotsTest {
    private static final int CELL = 60;
    private static final int TOP = 200;
    private static final int RADIUS = 21;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static Point center(double column) {
        return new Point((column + 2.5) * CELL, TOP);
    }

    private static Reading.Read read() {
        Board board = BoardBuilder.square(1, 4).dot("A", 0, 0).dot("A", 0, 1).build();
        List<Point> centers = new ArrayList<>();
        for (int column = 0; column < 4; column++) {
            centers.add(center(column));
        }
        return new Reading.Read(
                board, new Placement(List.of(), centers, CELL, 2 * RADIUS, Map.of("A", 0xDC0000)), 1, List.of());
    }

    /** What is found where something round lies in some column, too, as large as a dot by a ratio. */
    private static Found<Reading.Read> refuted(double column, double size, int thickness) {
        try (Picture picture = new Picture("dots", new Mat(400, 600, CvType.CV_8UC3, new Scalar(0, 0, 0)))) {
            draw(picture, 0, 1, Imgproc.FILLED);
            draw(picture, 1, 1, Imgproc.FILLED);
            draw(picture, column, size, thickness);
            try (DiscFinder finder = DiscFinder.in(picture)) {
                return LostDots.refute(read(), Pixels.of(picture), finder);
            }
        }
    }

    private static void draw(Picture picture, double column, double size, int thickness) {
        Point center = center(column);
        Imgproc.circle(
                picture.pixels(),
                new org.opencv.core.Point(center.x(), center.y()),
                (int) Math.round(size * RADIUS),
                new Scalar(0, 0, 220),
                thickness);
    }

    @Test
    void aDotInACellThatWasReadEmptyIsLost() {
        assertThat(refuted(3, 1, Imgproc.FILLED)).isInstanceOf(Found.Not.class);
        assertThat(refuted(2, 0.9, Imgproc.FILLED)).isInstanceOf(Found.Not.class);
    }

    @Test
    void aDotBesideTheCellsIsLost() {
        assertThat(refuted(4, 1, Imgproc.FILLED)).isInstanceOf(Found.Not.class);
    }

    @Test
    void endsOfPipesAndButtonsAreNone() {
        assertThat(refuted(3, 0.74, Imgproc.FILLED)).isInstanceOf(Found.Yes.class);
        assertThat(refuted(3, 1, 3)).isInstanceOf(Found.Yes.class);
        assertThat(refuted(5, 1, Imgproc.FILLED)).isInstanceOf(Found.Yes.class);
    }

    @Test
    void itsOwnDotsAreNone() {
        assertThat(refuted(1, 1, Imgproc.FILLED)).isInstanceOf(Found.Yes.class);
    }
}
