package flowcv.draw.screen;

import flowcv.draw.canvas.Veil;
import java.util.SplittableRandom;

/** Draws scenes at random, the common ones more often. */
final class SceneDice {
    private final SplittableRandom random;

    SceneDice(long seed) {
        // Neighboring seeds must not give shifted copies of one sequence.
        this.random = new SplittableRandom(new SplittableRandom(seed).nextLong());
    }

    Scene scene() {
        return scene(Devices.all().get(random.nextInt(Devices.all().size())));
    }

    Scene scene(Device device) {
        boolean old = device.look() == Look.DESKTOP || device.look() == Look.SITE || oneIn(4);
        Version version = old ? Version.OLD : Version.NEW;
        Palette palette = old ? Palette.OLD : palette(device);
        return new Scene(
                device,
                version,
                palette,
                any(Pack.values()),
                oneIn(2) ? Wording.ENGLISH : any(Wording.values()),
                1 + random.nextInt(150),
                oneIn(3) ? 5 + random.nextInt(10) : 0,
                footer(version),
                oneIn(2),
                marks(),
                finish(device),
                random.nextLong());
    }

    private Palette palette(Device device) {
        boolean apple = device.look() == Look.IPHONE || device.look() == Look.TABLET;
        return oneIn(apple ? 2 : 4) ? Palette.WIDE : Palette.NEW;
    }

    private Footer footer(Version version) {
        if (version == Version.OLD) {
            return Footer.QUESTION;
        }
        return oneIn(2) ? Footer.BULB : Footer.ARROWS;
    }

    private Marks marks() {
        return new Marks(oneIn(12), oneIn(3), oneIn(10), oneIn(25), oneIn(5));
    }

    private Finish finish(Device device) {
        double smallest = 480.0 / device.width();
        double scale = oneIn(6) && smallest < 1 ? random.nextDouble(Math.max(0.45, smallest), 1.2) : 1;
        int quality = oneIn(2) ? 0 : random.nextInt(30, 96);
        return new Finish(margins(), scale, veil(), quality);
    }

    private Finish.Margins margins() {
        double inf = Double.POSITIVE_INFINITY;
        return switch (random.nextInt(12)) {
            case 0 -> new Finish.Margins(inf, inf, inf, random.nextDouble(0.1, 2));
            case 1 -> new Finish.Margins(inf, random.nextDouble(0.8, 2), inf, random.nextDouble(0.1, 2));
            case 2 ->
                new Finish.Margins(
                        random.nextDouble(0.02, 0.5),
                        random.nextDouble(0.02, 0.5),
                        random.nextDouble(0.02, 0.5),
                        random.nextDouble(0.02, 0.5));
            case 3 -> new Finish.Margins(0.01, 0.01, 0.01, 0.01);
            default -> Finish.Margins.UNCUT;
        };
    }

    private Veil veil() {
        return switch (random.nextInt(15)) {
            case 0 -> new Veil(1, random.nextDouble(0.8, 0.95), random.nextDouble(0.55, 0.8), 0);
            case 1 -> {
                double gain = random.nextDouble(0.7, 0.95);
                yield new Veil(gain, gain, gain, 0);
            }
            case 2 -> {
                double gain = random.nextDouble(0.85, 0.95);
                yield new Veil(gain, gain, gain, random.nextDouble(5, 20));
            }
            default -> Veil.NONE;
        };
    }

    private boolean oneIn(int count) {
        return random.nextInt(count) == 0;
    }

    private <T> T any(T[] values) {
        return values[random.nextInt(values.length)];
    }
}
