package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.image.Point;
import flowcv.read.disc.Disc;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StrayDotsTest {
    private static final int WIDTH = 150;
    private static final int HEIGHT = 75;
    private static final double CELL = 50;
    /** Pixels of the picture per reduced pixel. */
    private static final double SCALE = 2;

    @Test
    void dotsInTheBoardsOwnCellsAreNone() {
        Segments segments = segments(125, 125, 17);
        Arrays.fill(segments.labels(), 1);
        assertThat(StrayDots.refutePhotographed(read(), segments)).isInstanceOf(Found.Yes.class);
    }

    @Test
    void aDotWhereTheNextCellWouldBeIsRefused() {
        assertThat(StrayDots.refutePhotographed(read(), segments(225, 125, 17)))
                .isInstanceOfSatisfying(
                        Found.Not.class, not -> assertThat(not.reason()).contains("beside them"));
    }

    @Test
    void aDotOfTheLatticeInNoCellIsRefusedHoweverFarAway() {
        Disc inCell = new Disc(read().placement().centers().get(0).x() + 3, 125, 17, 1);
        assertThat(StrayDots.refute(read(), List.of(inCell))).isInstanceOf(Found.Yes.class);
        assertThat(StrayDots.refute(read(), List.of(inCell, new Disc(1125, 125, 17, 1))))
                .isInstanceOfSatisfying(
                        Found.Not.class, not -> assertThat(not.reason()).contains("beside them at 1125, 125"));
    }

    @Test
    void aDiscOfTheLatticeInNoCellIsRefusedIfItIsAsLargeAsDots() {
        assertThat(StrayDots.refuteOnLattice(read(), List.of(new Disc(425, 125, 17, 1))))
                .isInstanceOfSatisfying(
                        Found.Not.class, not -> assertThat(not.reason()).contains("beside them at 425, 125"));
        assertThat(StrayDots.refuteOnLattice(read(), List.of(new Disc(425, 125, 12, 1))))
                .isInstanceOf(Found.Yes.class);
    }

    @Test
    void aPipesWidthBesideTheBoardIsNone() {
        assertThat(StrayDots.refutePhotographed(read(), segments(225, 125, 6))).isInstanceOf(Found.Yes.class);
    }

    @Test
    void aDotFarAwayIsAButton() {
        assertThat(StrayDots.refutePhotographed(read(), segments(255, 125, 12))).isInstanceOf(Found.Yes.class);
    }

    @Test
    void whatReachesIntoTheCornerOfACellIsNone() {
        Segments segments = segments(108, 108, 13);
        int[] labels = segments.labels();
        for (int i = 0; i < labels.length; i++) {
            boolean isInFirst = i % WIDTH >= 50 && i % WIDTH < 75 && i / WIDTH >= 50;
            labels[i] = isInFirst ? 1 : 0;
        }
        assertThat(StrayDots.refutePhotographed(read(), segments)).isInstanceOf(Found.Yes.class);
        Arrays.fill(labels, 0);
        assertThat(StrayDots.refutePhotographed(read(), segments)).isInstanceOf(Found.Not.class);
    }

    @Test
    void aCellThatHoldsTheDotOfTheNextOneIsTwo() {
        Segments segments = segments(75, 125, 17);
        int[] labels = segments.labels();
        for (int i = 0; i < labels.length; i++) {
            labels[i] = i % WIDTH < 75 ? 1 : 0;
        }
        assertThat(StrayDots.refutePhotographed(read(), segments)).isInstanceOf(Found.Not.class);
    }

    @Test
    void whatLiesBehindTheScreenIsNone() {
        // It runs out of what was looked at, and is wider than any dot.
        assertThat(StrayDots.refutePhotographed(read(), segments(270, 125, 50))).isInstanceOf(Found.Yes.class);
        assertThat(StrayDots.refutePhotographed(read(), segments(215, 125, 24))).isInstanceOf(Found.Not.class);
    }

    @Test
    void inAScreenshotDotsAreAsLargeAsTheBoards() {
        assertThat(StrayDots.refute(read(), segments(225, 125, 17))).isInstanceOf(Found.Not.class);
        assertThat(StrayDots.refute(read(), segments(225, 125, 13))).isInstanceOf(Found.Yes.class);
    }

    @Test
    void inAScreenshotWhatRunsOutOfThePartIsLight() {
        assertThat(StrayDots.refute(read(), segments(150, 155, 17))).isInstanceOf(Found.Yes.class);
    }

    @Test
    void placesOfHolesAreNoCells() {
        Board board = BoardBuilder.square(1, 3)
                .dot("A", 0, 0)
                .dot("A", 0, 1)
                .hole(0, 2)
                .build();
        List<Point> centers = List.of(new Point(125, 125), new Point(175, 125), new Point(225, 125));
        Placement placement = new Placement(read().placement().corners(), centers, CELL, 34, Map.of("A", 0xDC0000));
        Reading.Read read = new Reading.Read(board, placement, 1);
        assertThat(StrayDots.refutePhotographed(read, segments(265, 125, 12))).isInstanceOf(Found.Yes.class);
    }

    /** Two cells at 100, 100 with sides of 50. */
    private static Reading.Read read() {
        Board board = BoardBuilder.square(1, 2).dot("A", 0, 0).dot("A", 0, 1).build();
        List<Point> corners =
                List.of(new Point(100, 100), new Point(200, 100), new Point(200, 150), new Point(100, 150));
        List<Point> centers = List.of(new Point(125, 125), new Point(175, 125));
        return new Reading.Read(board, new Placement(corners, centers, CELL, 34, Map.of("A", 0xDC0000)), 1);
    }

    /** One disc of ink, by its middle and radius in pixels of the picture. */
    private static Segments segments(double x, double y, double radius) {
        int count = WIDTH * HEIGHT;
        float[] depths = new float[count];
        for (int i = 0; i < count; i++) {
            double away = SCALE * Math.hypot(i % WIDTH + 0.5 - x / SCALE, i / WIDTH + 0.5 - y / SCALE);
            depths[i] = (float) Math.max(0, (radius - away) / SCALE);
        }
        return new Segments(
                0,
                0,
                WIDTH,
                HEIGHT,
                SCALE,
                new int[count],
                new byte[count],
                new byte[count],
                new byte[count],
                depths,
                new byte[3 * count],
                0);
    }
}
