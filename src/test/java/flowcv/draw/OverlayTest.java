package flowcv.draw;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Solution;
import flowcv.board.Trail;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.Placement;
import java.util.ArrayList;
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

class OverlayTest {
    private static final int CELL = 40;
    private static final int NAVY = 0x09199F;
    private static final int YELLOW = 0xEAE000;
    private static final Board BOARD = BoardBuilder.square(2, 3)
            .dot("b", 0, 0)
            .dot("b", 0, 2)
            .dot("Y", 1, 0)
            .dot("Y", 1, 2)
            .build();
    private static final Solution SOLUTION =
            new Solution(List.of(new Trail("b", List.of(0, 1, 2)), new Trail("Y", List.of(3, 4, 5))));

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    @Test
    void flowsHaveTheColorsOfTheirDots() {
        try (Picture picture = picture(0);
                Picture drawn = draw(picture)) {
            assertThat(rgb(drawn, 1.5, 0.5)).isEqualTo(NAVY);
            assertThat(rgb(drawn, 1.5, 1.5)).isEqualTo(YELLOW);
        }
    }

    @Test
    void edgesStandOutOnAnyBackground() {
        for (int background : new int[] {0x000000, 0xFFFFFF, NAVY, YELLOW, 0x808080}) {
            try (Picture picture = picture(background);
                    Picture drawn = draw(picture)) {
                for (double row : new double[] {0.5, 1.5}) {
                    int greatest = 0;
                    for (double away = 0; away < 0.4; away += 0.01) {
                        greatest = Math.max(greatest, contrast(background, rgb(drawn, 1.5, row + away)));
                    }
                    assertThat(greatest).as("background %06x", background).isGreaterThan(90);
                }
            }
        }
    }

    @Test
    void theInputAndItsDotsStayAsTheyAre() {
        try (Picture picture = picture(0x123456);
                Picture drawn = draw(picture)) {
            assertThat(drawn.pixels().size()).isEqualTo(picture.pixels().size());
            assertThat(rgb(picture, 1.5, 0.5)).isEqualTo(0x123456);
            assertThat(rgb(drawn, 0.5, 0.5)).isEqualTo(0x123456);
            assertThat(rgb(drawn, 0.75, 0.5)).isEqualTo(0x123456);
        }
    }

    /** Edges end where a dot ends: its rim stays round, but for where its own flow leaves it. */
    @Test
    void edgesLeaveNoNotchesInDots() {
        double radius = 0.35;
        try (Picture picture = picture(0x123456)) {
            Imgproc.circle(
                    picture.pixels(),
                    new org.opencv.core.Point(CELL / 2.0, CELL / 2.0),
                    (int) (radius * CELL),
                    Overlay.scalar(NAVY),
                    Imgproc.FILLED);
            try (Picture drawn = draw(picture)) {
                for (double turn = 30; turn < 330; turn++) {
                    double angle = Math.toRadians(turn);
                    double column = 0.5 + 0.9 * radius * Math.cos(angle);
                    double row = 0.5 + 0.9 * radius * Math.sin(angle);
                    assertThat(rgb(drawn, column, row)).as("%s degrees", turn).isEqualTo(NAVY);
                }
            }
        }
    }

    @Test
    void whatLiesOutsideTheBoardStaysAsItIs() {
        try (Picture picture = picture(0x123456);
                Picture drawn = draw(picture);
                Picture expected = picture(0x123456)) {
            Mat difference = new Mat();
            Core.absdiff(
                    drawn.pixels().rowRange(2 * CELL, 3 * CELL),
                    expected.pixels().rowRange(2 * CELL, 3 * CELL),
                    difference);
            assertThat(Core.sumElems(difference)).isEqualTo(Scalar.all(0));
            Mats.release(difference);
        }
    }

    private static Picture draw(Picture picture) {
        List<Point> centers = new ArrayList<>();
        for (int place = 0; place < BOARD.size(); place++) {
            centers.add(new Point(BOARD.x(place) * CELL, BOARD.y(place) * CELL));
        }
        Placement placement = new Placement(List.of(), centers, CELL, 0.7 * CELL, Map.of("b", NAVY, "Y", YELLOW));
        return Overlay.draw(picture, BOARD, placement, SOLUTION);
    }

    private static Picture picture(int rgb) {
        Scalar color = new Scalar(rgb & 0xFF, rgb >> 8 & 0xFF, rgb >> 16);
        return new Picture("plain", new Mat(new Size(3 * CELL, 3 * CELL), CvType.CV_8UC3, color));
    }

    private static int rgb(Picture picture, double column, double row) {
        double[] bgr = picture.pixels().get((int) Math.round(row * CELL), (int) Math.round(column * CELL));
        return (int) bgr[2] << 16 | (int) bgr[1] << 8 | (int) bgr[0];
    }

    private static int contrast(int a, int b) {
        int greatest = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            greatest = Math.max(greatest, Math.abs((a >> shift & 0xFF) - (b >> shift & 0xFF)));
        }
        return greatest;
    }
}
