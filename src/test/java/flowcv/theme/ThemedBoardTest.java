package flowcv.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Pair;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.RandomBoards;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Point;
import flowcv.read.Placement;
import flowcv.read.matching.Lab;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Boards of any look show what they are said to show. */
class ThemedBoardTest {
    private static final int RANDOM_LOOKS = 12;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** A look and what a failure calls it. */
    private record Look(String name, Theme theme) {
        @Override
        public String toString() {
            return name;
        }
    }

    private static Stream<Look> looks() {
        return Stream.concat(
                Theme.names().stream().map(name -> new Look(name, Theme.named(name))),
                IntStream.range(0, RANDOM_LOOKS)
                        .mapToObj(seed -> new Look("random " + seed, Theme.random(new Random(seed)))));
    }

    @ParameterizedTest
    @MethodSource("looks")
    void aSeedAlwaysMakesTheSamePicture(Look look) {
        RandomBoards.Solved solved = RandomBoards.of(1).plain(6, 7);
        Progress progress = Progress.some(solved.solution(), 0.5, 1);
        try (Painted one = ThemedBoard.paint(solved.board(), progress, look.theme(), 5);
                Painted other = ThemedBoard.paint(solved.board(), progress, look.theme(), 5)) {
            assertThat(Core.norm(one.picture().pixels(), other.picture().pixels(), Core.NORM_INF))
                    .isZero();
            assertThat(one.placement()).isEqualTo(other.placement());
        }
    }

    @ParameterizedTest
    @MethodSource("looks")
    void marksLieWhereThePlacementSaysInTheColorItSays(Look look) {
        Board board = RandomBoards.of(2).plain(7, 6).board();
        try (Painted painted = ThemedBoard.paint(board, Progress.INITIAL, look.theme(), 2)) {
            Placement placement = painted.placement();
            for (Pair pair : board.pairs()) {
                Lab ink = Lab.of(placement.colors().get(pair.label()));
                for (int place : new int[] {pair.first(), pair.second()}) {
                    boolean isSeen = marked(painted, place).stream()
                            .anyMatch(seen -> look.theme().ground().colors().stream()
                                    .allMatch(ground -> seen.distance(ink) < seen.distance(Lab.of(ground))));
                    assertThat(isSeen)
                            .as("pair %s at %s", pair.label(), board.where(place))
                            .isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("looks")
    void theMarksOfAPairAreAlikeAndOthersAreNot(Look look) {
        Board board = RandomBoards.of(3).plain(6, 6).board();
        try (Painted painted = ThemedBoard.paint(board, Progress.INITIAL, look.theme(), 3)) {
            for (Pair pair : board.pairs()) {
                List<Integer> others = new ArrayList<>();
                board.pairs().forEach(each -> others.addAll(List.of(each.first(), each.second())));
                others.remove((Integer) pair.first());
                int nearest = others.stream()
                        .min(Comparator.comparingDouble(place -> difference(painted, pair.first(), place)))
                        .orElseThrow();
                assertThat(board.where(nearest))
                        .as("like %s", board.where(pair.first()))
                        .isEqualTo(board.where(pair.second()));
            }
        }
    }

    @Test
    void boardsOfHexagonsAreRefused() {
        Board board = BoardBuilder.hex(2, 2).dot("A", 0, 0).dot("A", 1, 1).build();
        assertThatThrownBy(() -> ThemedBoard.paint(board, Progress.INITIAL, Theme.named("rings"), 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected squares");
    }

    @Test
    void anUnknownNameIsAnsweredByThoseThereAre() {
        assertThatThrownBy(() -> Theme.named("marble"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("marble")
                .hasMessageContaining("magazine");
    }

    /** The colors of the pixels where a mark is. */
    private static List<Lab> marked(Painted painted, int place) {
        try (Mats mats = new Mats()) {
            Mat patch = patch(painted, place, mats);
            byte[] bgr = new byte[3 * patch.cols() * patch.rows()];
            patch.get(0, 0, bgr);
            return IntStream.range(0, bgr.length / 3)
                    .mapToObj(
                            i -> Lab.of((bgr[3 * i + 2] & 255) << 16 | (bgr[3 * i + 1] & 255) << 8 | bgr[3 * i] & 255))
                    .toList();
        }
    }

    /** How different two marks look, wherever they lie between pixels. */
    private static double difference(Painted painted, int place, int other) {
        try (Mats mats = new Mats()) {
            return Core.norm(patch(painted, place, mats), patch(painted, other, mats), Core.NORM_L2);
        }
    }

    /** As large as a mark. */
    private static Mat patch(Painted painted, int place, Mats mats) {
        int side = (int) Math.ceil(painted.placement().dotDiameter()) + 1;
        Point center = painted.placement().centers().get(place);
        Mat patch = mats.mat();
        Imgproc.getRectSubPix(
                painted.picture().pixels(),
                new Size(side, side),
                new org.opencv.core.Point(center.x(), center.y()),
                patch);
        return patch;
    }
}
