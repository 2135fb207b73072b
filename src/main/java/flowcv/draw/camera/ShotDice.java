package flowcv.draw.camera;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Draws photographs at random, the common ones more often: mostly nearly upright, from a little aside, by
 * phone cameras of 1 to 4 megapixels as chat programs send them, some by webcams.
 */
final class ShotDice {
    private static final int[][] SIZES = {{1280, 720}, {1600, 1200}, {1920, 1080}, {2048, 1536}, {1440, 1440}};

    private final SplittableRandom random;
    private final long seed;

    ShotDice(long seed) {
        this.seed = seed;
        // Neighboring seeds must not give shifted copies of one sequence.
        this.random = new SplittableRandom(new SplittableRandom(seed).nextLong());
    }

    Shot shot() {
        return new Shot(stance(), light(), moire(), sensor(), seed);
    }

    private Stance stance() {
        double roll = oneIn(5) ? random.nextDouble(-Math.PI, Math.PI) : Math.toRadians(7) * bell();
        double tilt = oneIn(4) ? Math.toRadians(16) : Math.toRadians(9);
        return new Stance(
                roll,
                tilt * bell(),
                tilt * bell(),
                random.nextDouble(1.1, 1.7),
                random.nextDouble(0.55, 0.95),
                random.nextDouble(),
                random.nextDouble(),
                0.025 * bell(),
                oneIn(10) ? random.nextDouble(0.7, 1.4) : 1);
    }

    private Light light() {
        double exposure = Math.exp(0.2 + 0.45 * bell());
        List<Light.Glare> glares = new ArrayList<>();
        for (int i = random.nextInt(3); i > 0 && oneIn(2); i--) {
            glares.add(new Light.Glare(
                    random.nextDouble(),
                    random.nextDouble(),
                    random.nextDouble(0.02, 0.2),
                    random.nextDouble(0.02, 0.2),
                    Math.exp(random.nextDouble(Math.log(0.01), Math.log(0.2)))));
        }
        return new Light(
                exposure * random.nextDouble(0.88, 1.12),
                exposure,
                exposure * random.nextDouble(0.88, 1.12),
                random.nextDouble(0.03, 0.14),
                random.nextDouble(0, 0.015),
                glares,
                random.nextDouble(0.05, 0.4),
                oneIn(6) ? random.nextDouble(0.05, 0.25) : 0,
                random.nextDouble(0, 0.04));
    }

    private Moire moire() {
        return new Moire(
                oneIn(2) ? random.nextDouble(0.02, 0.14) : 0,
                random.nextDouble(-90, 90),
                random.nextDouble(-90, 90),
                random.nextDouble(0, 0.3));
    }

    private Sensor sensor() {
        int[] size = SIZES[random.nextInt(SIZES.length)];
        boolean upright = size[0] > 1280 && oneIn(2);
        return new Sensor(
                upright ? size[1] : size[0],
                upright ? size[0] : size[1],
                random.nextDouble(0.5, oneIn(5) ? 2.2 : 1.3),
                random.nextDouble(0, 0.6),
                random.nextDouble(0.5, oneIn(4) ? 7 : 4),
                random.nextInt(55, 96));
    }

    private double bell() {
        // The sum of twelve dice is normal enough, and never wild.
        double sum = -6;
        for (int i = 0; i < 12; i++) {
            sum += random.nextDouble();
        }
        return sum;
    }

    private boolean oneIn(int count) {
        return random.nextInt(count) == 0;
    }
}
