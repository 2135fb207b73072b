package flowcv.draw.screen;

import flowcv.board.GameColor;
import flowcv.draw.canvas.Canvas;
import flowcv.draw.canvas.Shape;
import flowcv.image.Mats;
import java.util.SplittableRandom;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** The moving bars of light behind everything. */
final class Backdrop {
    /** The glow is so smooth that it is painted this much smaller. */
    private static final int SHRINK = 8;
    /** Bars of the current version measured 0.1 to 0.18 of the width of a phone. */
    private static final double WIDTH = 0.13;

    private final Scene scene;
    private final SplittableRandom random;

    Backdrop(Scene scene) {
        this.scene = scene;
        this.random = new SplittableRandom(scene.seed() * 31 + 7);
    }

    Canvas paint() {
        if (scene.device().look() == Look.SITE) {
            return new Canvas(scene.device().width(), scene.device().height());
        }
        return scene.version() == Version.NEW ? glow() : bars();
    }

    private Canvas glow() {
        int width = (scene.device().width() + SHRINK - 1) / SHRINK;
        int height = (scene.device().height() + SHRINK - 1) / SHRINK;
        float[] light = new float[3 * width * height];
        int count = 6 + random.nextInt(5);
        for (int i = 0; i < count; i++) {
            bar(light, width, height);
        }
        Mat small = new Mat(height, width, CvType.CV_32FC3);
        Mat large = new Mat();
        Mat whole = new Mat();
        try {
            small.put(0, 0, light);
            Imgproc.resize(
                    small,
                    large,
                    new Size(scene.device().width(), scene.device().height()),
                    0,
                    0,
                    Imgproc.INTER_CUBIC);
            large.convertTo(whole, CvType.CV_8UC3);
            return new Canvas(whole);
        } finally {
            Mats.release(small);
            Mats.release(large);
            Mats.release(whole);
        }
    }

    /** Adds one bar, upright or level, with a flat middle and soft sides. */
    private void bar(float[] light, int width, int height) {
        boolean upright = random.nextBoolean();
        int rgb = color();
        double reach = scene.device().chrome() / SHRINK;
        double half = WIDTH * reach * random.nextDouble(0.3, 0.55);
        double soft = WIDTH * reach * random.nextDouble(0.25, 0.5);
        double across = random.nextDouble(upright ? width : height);
        double from = random.nextDouble(-0.5, 0.8) * (upright ? height : width);
        double to = from + random.nextDouble(0.6, 2.2) * reach;
        double strength = random.nextDouble(0.08, 0.33);
        double[] sides = profile(upright ? width : height, across - half, across + half, soft);
        double[] length = profile(upright ? height : width, from, to, 1.5 * soft);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                double level = strength * (upright ? sides[x] * length[y] : sides[y] * length[x]);
                int at = 3 * (y * width + x);
                light[at] += (float) (level * (rgb & 255));
                light[at + 1] += (float) (level * (rgb >> 8 & 255));
                light[at + 2] += (float) (level * (rgb >> 16 & 255));
            }
        }
    }

    private static double[] profile(int size, double from, double to, double soft) {
        double[] profile = new double[size];
        for (int i = 0; i < size; i++) {
            profile[i] = (Math.tanh((i - from) / soft) - Math.tanh((i - to) / soft)) / 2;
        }
        return profile;
    }

    /** Flat bars with round ends, 0.15 of a palette color (0x26 of 0xff). */
    private Canvas bars() {
        Canvas canvas = new Canvas(scene.device().width(), scene.device().height());
        double unit = scene.device().chrome();
        double half = unit * (scene.device().look() == Look.DESKTOP ? 0.042 : 0.045);
        int count = 4 + random.nextInt(5);
        for (int i = 0; i < count; i++) {
            boolean upright = random.nextBoolean();
            double across = random.nextDouble(upright ? canvas.width() : canvas.height());
            double from = random.nextDouble(-0.3, 0.9) * (upright ? canvas.height() : canvas.width());
            double to = from + random.nextDouble(0.3, 1.2) * unit;
            Shape bar = upright
                    ? Shape.box(across - half, from, across + half, to, half)
                    : Shape.box(from, across - half, to, across + half, half);
            canvas.fill(bar, color(), random.nextDouble(0.12, 0.17));
        }
        return canvas;
    }

    private int color() {
        GameColor[] colors = GameColor.values();
        return scene.palette().rgb(colors[random.nextInt(10)]);
    }
}
