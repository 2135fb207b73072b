package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

/** Squares of a screen as a camera sees them, by the homography itself. */
class TiltTest {
    private static final int SEEDS = 50;
    private static final int SIDE = 6;

    @Test
    void squaresOfAScreenFitItHoweverItIsHeld() {
        for (int seed = 0; seed < SEEDS; seed++) {
            List<Tilt.Place> squares = seen(new Random(seed));
            Tilt tilt = Tilt.through(squares);
            assertThat(squares).as("seed " + seed).allMatch(square -> tilt.fits(square, 1.01));
        }
    }

    @Test
    void twoSquaresInOneDoNotFit() {
        List<Tilt.Place> squares = seen(new Random(7));
        Tilt tilt = Tilt.through(squares);
        Tilt.Place one = squares.get(8);
        Tilt.Place two = new Tilt.Place(one.at(), Math.cbrt(2) * one.nearness());
        assertThat(tilt.fits(two, 1.5)).isFalse();
        assertThat(tilt.ratio(two)).isCloseTo(2, Offset.offset(0.02));
    }

    @Test
    void whatIsSeenUprightIsLevel() {
        List<Tilt.Place> places = IntStream.range(0, SIDE * SIDE)
                .mapToObj(i -> Tilt.Place.of(new Point(i % SIDE, i / SIDE), 100))
                .toList();
        assertThat(Tilt.through(places).isLevel()).isTrue();
        assertThat(Tilt.through(places).isPossible()).isTrue();
    }

    @Test
    void aRowTellsNothingOfWhatLiesBesideIt() {
        Random random = new Random(3);
        List<Tilt.Place> row = IntStream.range(0, 8)
                .mapToObj(i -> Tilt.Place.of(
                        new Point(100 * i, random.nextDouble()), 10_000 * (0.97 + 0.06 * random.nextDouble())))
                .toList();
        Tilt.Place beside = Tilt.Place.of(new Point(300, 300), 10_000);
        assertThat(Tilt.through(row).fits(beside, 1.1)).isTrue();
    }

    @Test
    void noScreenIsSeenSoSteeply() {
        List<Tilt.Place> places = IntStream.range(0, SIDE * SIDE)
                .mapToObj(i -> new Tilt.Place(new Point(i % SIDE, i / SIDE), 10 + 3 * (i % SIDE)))
                .toList();
        assertThat(Tilt.through(places).isPossible()).isFalse();
    }

    /** The squares of a board under a random homography whose areas differ by up to four. */
    private static List<Tilt.Place> seen(Random random) {
        double[] h = IntStream.range(0, 8)
                .mapToDouble(i -> 0.2 * random.nextDouble() - 0.1)
                .toArray();
        h[0] += 100;
        h[4] += 100;
        h[6] *= 0.4;
        h[7] *= 0.4;
        List<Tilt.Place> squares = new ArrayList<>();
        for (int i = 0; i < SIDE * SIDE; i++) {
            double x = i % SIDE;
            double y = i / SIDE;
            double[][] corners = {seen(h, x, y), seen(h, x + 1, y), seen(h, x + 1, y + 1), seen(h, x, y + 1)};
            double area = 0;
            for (int c = 0; c < corners.length; c++) {
                double[] next = corners[(c + 1) % corners.length];
                area += (corners[c][0] * next[1] - next[0] * corners[c][1]) / 2;
            }
            double[] middle = seen(h, x + 0.5, y + 0.5);
            squares.add(Tilt.Place.of(new Point(middle[0], middle[1]), Math.abs(area)));
        }
        return squares;
    }

    private static double[] seen(double[] h, double x, double y) {
        double w = 1 + h[6] * x + h[7] * y;
        return new double[] {(h[0] * x + h[1] * y + h[2]) / w, (h[3] * x + h[4] * y + h[5]) / w};
    }
}
