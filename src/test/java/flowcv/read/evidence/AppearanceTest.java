package flowcv.read.evidence;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.Placement;
import flowcv.read.frame.Frame;
import flowcv.read.tiling.CellComplex;
import flowcv.read.tiling.Pose;
import flowcv.read.tiling.SquareTiling;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** What a picture's borders and cells look like does not depend on how the picture was taken. */
class AppearanceTest {
    private static final int SIDE = 7;

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    @Test
    void aTiltedBoardLooksLikeAnUprightOne() {
        try (Painted painted = halfDrawn(3)) {
            Mat pixels = painted.picture().pixels();
            double[] tilt = {0.98, -0.09, 60, 0.08, 0.97, -20, 2e-5, -1e-5, 1};
            CellComplex upright = complex(painted, pixels);
            double[] plane = upright.pose().plane();
            CellComplex tilted =
                    SquareTiling.complex(SIDE, SIDE, new Pose(times(tilt, plane), 0, pixels.cols(), pixels.rows()), 0);
            try (Mats mats = new Mats()) {
                Mat by = mats.keep(new Mat(3, 3, CvType.CV_64F));
                by.put(0, 0, tilt);
                Mat warped = mats.mat();
                Imgproc.warpPerspective(pixels, warped, by, new Size(pixels.cols(), pixels.rows()));
                assertAlike(evidence(pixels, upright), evidence(warped, tilted), 12);
            }
        }
    }

    @Test
    void aBrighterPictureLooksTheSame() {
        try (Painted painted = halfDrawn(4);
                Mats mats = new Mats()) {
            Mat pixels = painted.picture().pixels();
            Mat brighter = mats.mat();
            // Not so bright that colors are cut off.
            pixels.convertTo(brighter, -1, 0.8, 10);
            Mat bright = mats.mat();
            pixels.convertTo(bright, -1, 0.9, 20);
            assertAlike(evidence(brighter, complex(painted, pixels)), evidence(bright, complex(painted, pixels)), 40);
        }
    }

    @Test
    void darkLinesOnLightGroundLookLikeLightOnesOnDark() {
        try (Painted painted = halfDrawn(5);
                Mats mats = new Mats()) {
            Mat pixels = painted.picture().pixels();
            Mat negative = mats.mat();
            Core.bitwise_not(pixels, negative);
            CellComplex complex = complex(painted, pixels);
            Evidence dark = evidence(pixels, complex);
            Evidence light = evidence(negative, complex);
            assertAlike(dark.borders(), light.borders());
            assertAlike(dark.cells(), light.cells());
            assertThat(light.cells().get(SIDE + 3).rgb())
                    .isEqualTo(0xFFFFFF ^ dark.cells().get(SIDE + 3).rgb());
        }
    }

    @Test
    void dotsHaveTheirColors() {
        RandomBoards.Solved solved = RandomBoards.of(6).plain(SIDE, SIDE);
        Scene scene = Scene.plain(Devices.PHONE, 6);
        try (Painted painted = GameScreen.paint(solved.board(), scene)) {
            Mat pixels = painted.picture().pixels();
            Evidence evidence = evidence(pixels, complex(painted, pixels));
            Board board = solved.board();
            board.pairs().forEach(pair -> {
                for (int place : new int[] {pair.first(), pair.second()}) {
                    Evidence.Seen seen = evidence.cells().get((place / SIDE + 1) * (SIDE + 2) + place % SIDE + 1);
                    assertThat(best(seen)).isEqualTo(CellLook.DOT.ordinal());
                    assertThat(apart(seen.rgb(), painted.placement().colors().get(pair.label())))
                            .isLessThan(4);
                }
            });
        }
    }

    @Test
    void whatLiesOutsideThePictureMayLookLikeAnything() {
        try (Painted painted = halfDrawn(7);
                Mats mats = new Mats()) {
            Mat pixels = painted.picture().pixels();
            Placement placement = painted.placement();
            // The last column is cut off.
            int width = (int) (placement.corners().get(1).x() - placement.cellSize());
            Mat cut = mats.keep(pixels.colRange(0, width));
            Evidence evidence = evidence(cut, complex(painted, cut));
            Evidence.Seen last = evidence.cells().get(2 * (SIDE + 2) + SIDE);
            assertThat(last.share()).isLessThan(0.1);
            assertThat(last.logs()).containsOnly(-Math.log(CellLook.values().length));
            Evidence.Seen first = evidence.cells().get(2 * (SIDE + 2) + 1);
            assertThat(first.share()).isEqualTo(1);
        }
    }

    private static Painted halfDrawn(long seed) {
        RandomBoards.Solved solved = RandomBoards.of(seed).walls(SIDE, SIDE);
        Progress progress = Progress.some(solved.solution(), 0.5, seed);
        // Its board lies in the middle of the screen.
        Scene scene = Scene.plain(Devices.named("desktop 1920").orElseThrow(), seed);
        return GameScreen.paint(solved.board(), progress, scene);
    }

    private static CellComplex complex(Painted painted, Mat pixels) {
        Placement placement = painted.placement();
        Point origin = placement.corners().get(0);
        Point end = placement.corners().get(2);
        Pose pose = Pose.upright(
                origin, (end.x() - origin.x()) / SIDE, (end.y() - origin.y()) / SIDE, pixels.cols(), pixels.rows());
        return SquareTiling.complex(SIDE, SIDE, pose, 0);
    }

    private static Evidence evidence(Mat pixels, CellComplex complex) {
        Mat copy = new Mat();
        pixels.copyTo(copy);
        try (Picture picture = new Picture("painted.png", copy);
                Frame frame = Frame.of(picture)) {
            return Appearance.of(frame, complex);
        }
    }

    private static void assertAlike(Evidence one, Evidence other, int levels) {
        assertAlike(one.borders(), other.borders());
        for (int i = 0; i < one.cells().size(); i++) {
            Evidence.Seen first = one.cells().get(i);
            Evidence.Seen second = other.cells().get(i);
            // Nothing is in the others: borders tell whether they are cells.
            if (first.share() == 1 && second.share() == 1 && best(first) > CellLook.EMPTY.ordinal()) {
                assertThat(best(second)).as("place %d", i).isEqualTo(best(first));
                assertThat(apart(first.rgb(), second.rgb())).as("place %d", i).isLessThan(levels);
            }
        }
    }

    /** Nearly all have the same look, and none has one that was all but ruled out. */
    private static void assertAlike(List<Evidence.Seen> some, List<Evidence.Seen> others) {
        int other = 0;
        for (int i = 0; i < some.size(); i++) {
            int best = best(some.get(i));
            other += best == best(others.get(i)) ? 0 : 1;
            assertThat(Math.exp(others.get(i).logs()[best])).as("number %d", i).isGreaterThan(0.005);
        }
        assertThat(other).isLessThanOrEqualTo(some.size() / 15);
    }

    private static int best(Evidence.Seen seen) {
        return IntStream.range(0, seen.logs().length)
                .reduce((a, b) -> seen.logs()[b] > seen.logs()[a] ? b : a)
                .orElseThrow();
    }

    private static int apart(int rgb, int other) {
        IntFunction<Integer> channel = shift -> Math.abs((rgb >> shift & 0xFF) - (other >> shift & 0xFF));
        return Math.max(channel.apply(0), Math.max(channel.apply(8), channel.apply(16)));
    }

    private static double[] times(double[] a, double[] b) {
        double[] product = new double[9];
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                for (int k = 0; k < 3; k++) {
                    product[3 * row + column] += a[3 * row + k] * b[3 * k + column];
                }
            }
        }
        return product;
    }
}
