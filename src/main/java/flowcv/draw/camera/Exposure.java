package flowcv.draw.camera;

import flowcv.image.LinearLight;
import flowcv.image.Mats;
import java.util.Arrays;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** What lens and sensor make of the light: it adds up linearly, is clipped, and only then becomes levels. */
final class Exposure {
    /** Lamps, corners and bands are smooth: they are computed on a picture this much smaller. */
    private static final int GRAIN = 16;
    /** How far the lens scatters light, as a share of the picture's diagonal. */
    private static final double HAZE_REACH = 0.04;
    /** Halos of sharpening are this much wider than the blur, in pixels. */
    private static final double SHARPENING_REACH = 1;

    private Exposure() {}

    /**
     * The picture that a sensor makes.
     *
     * @param seen levels that fall on it, {@code CV_8UC3}
     */
    static Mat expose(Mat seen, Shot shot, Mats mats) {
        Mat light = LinearLight.of(seen, mats);
        Core.transform(light, light, filters(shot.light(), mats));
        // Each of these fields is as large as the picture: it goes before the next one comes.
        try (Mats own = new Mats()) {
            Core.multiply(light, attenuation(seen.size(), shot, own), light);
        }
        try (Mats own = new Mats()) {
            Core.add(light, reflections(seen.size(), shot.light(), own), light);
        }
        try (Mats own = new Mats()) {
            haze(light, shot.light().haze(), own);
        }
        Imgproc.GaussianBlur(light, light, new Size(0, 0), shot.sensor().blur());
        Core.min(light, new Scalar(1, 1, 1), light);
        Core.max(light, new Scalar(0, 0, 0), light);
        Mat levels = LinearLight.levels(light, CvType.CV_16S, mats);
        Mats.release(light);
        try (Mats own = new Mats()) {
            Core.setRNGSeed((int) shot.seed());
            Mat noise = own.keep(new Mat(seen.size(), CvType.CV_16SC3));
            Core.randn(noise, 0, shot.sensor().noise());
            Core.add(levels, noise, levels);
        }
        // Cameras smooth the noise of neighboring pixels before they sharpen.
        Imgproc.GaussianBlur(levels, levels, new Size(0, 0), 0.5);
        sharpen(levels, shot.sensor(), mats);
        Mat picture = mats.mat();
        levels.convertTo(picture, CvType.CV_8UC3);
        return picture;
    }

    /** What of blue, green and red light each of the sensor's filters lets through. */
    private static Mat filters(Light light, Mats mats) {
        double leak = light.crosstalk();
        Mat filters = mats.keep(new Mat(3, 3, CvType.CV_32F));
        filters.put(
                0,
                0,
                light.blue() * (1 - leak),
                light.green() * leak,
                0,
                light.blue() * leak,
                light.green() * (1 - leak),
                light.red() * leak,
                0,
                light.green() * leak,
                light.red() * (1 - leak));
        return filters;
    }

    private static Mat attenuation(Size size, Shot shot, Mats mats) {
        Light light = shot.light();
        return field(size, mats, (x, y) -> {
            double fromMiddle = 2 * ((x - 0.5) * (x - 0.5) + (y - 0.5) * (y - 0.5));
            double band = 0.5 + 0.5 * Math.cos(2 * Math.PI * (2.2 * y + (shot.seed() & 15) / 16.0));
            return (1 - light.vignette() * fromMiddle) * (1 - light.flicker() * band);
        });
    }

    private static Mat reflections(Size size, Light light, Mats mats) {
        double diagonal = Math.hypot(size.width, size.height);
        return field(size, mats, (x, y) -> {
            double sum = light.ambient();
            for (Light.Glare glare : light.glares()) {
                double dx = (x - glare.x()) * size.width / (glare.width() * diagonal);
                double dy = (y - glare.y()) * size.height / (glare.height() * diagonal);
                sum += glare.strength() * Math.exp(-(dx * dx + dy * dy) / 2);
            }
            return sum;
        });
    }

    private static void haze(Mat light, double share, Mats mats) {
        Mat small = mats.mat();
        Size reduced = new Size(Math.ceil(light.cols() / (double) GRAIN), Math.ceil(light.rows() / (double) GRAIN));
        Imgproc.resize(light, small, reduced, 0, 0, Imgproc.INTER_AREA);
        Imgproc.GaussianBlur(small, small, new Size(0, 0), HAZE_REACH * Math.hypot(reduced.width, reduced.height));
        Mat scattered = mats.mat();
        Imgproc.resize(small, scattered, light.size(), 0, 0, Imgproc.INTER_LINEAR);
        Core.addWeighted(light, 1 - share, scattered, share, 0, light);
    }

    private static void sharpen(Mat levels, Sensor sensor, Mats mats) {
        if (sensor.sharpening() > 0) {
            Mat soft = mats.mat();
            Imgproc.GaussianBlur(levels, soft, new Size(0, 0), sensor.blur() + SHARPENING_REACH);
            Core.addWeighted(levels, 1 + sensor.sharpening(), soft, -sensor.sharpening(), 0, levels);
        }
    }

    /** A number for each place of a picture; coordinates are shares of its width and height. */
    private interface Field {
        double at(double x, double y);
    }

    private static Mat field(Size size, Mats mats, Field field) {
        int columns = (int) Math.ceil(size.width / GRAIN);
        int rows = (int) Math.ceil(size.height / GRAIN);
        float[] values = new float[3 * columns * rows];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                float value = (float) field.at((column + 0.5) / columns, (row + 0.5) / rows);
                Arrays.fill(values, 3 * (row * columns + column), 3 * (row * columns + column) + 3, value);
            }
        }
        Mat coarse = mats.keep(new Mat(rows, columns, CvType.CV_32FC3));
        coarse.put(0, 0, values);
        Mat fine = mats.mat();
        Imgproc.resize(coarse, fine, size, 0, 0, Imgproc.INTER_LINEAR);
        return fine;
    }
}
