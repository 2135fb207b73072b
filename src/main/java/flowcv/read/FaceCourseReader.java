package flowcv.read;

import flowcv.image.Point;
import flowcv.read.pixel.Hue;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Follows the border of two faces: of what color is it, and is it the same from its one end to the other? */
final class FaceCourseReader {
    /** Glow, glare and noise leave a line this share of its usual ink. */
    private static final double SAME = 0.5;

    private final Pixels pixels;
    private final List<Double> inks = new ArrayList<>();
    private final List<int[]> colors = new ArrayList<>();
    private final List<Integer> ends = new ArrayList<>();

    FaceCourseReader(Pixels pixels) {
        this.pixels = pixels;
    }

    /**
     * Adds a place.
     *
     * @param axis a unit vector along the border
     * @param side what is seen across it there
     */
    void add(Point point, double[] axis, Side side) {
        boolean isLine = side.kind() == Side.Kind.LINE;
        inks.add(isLine ? side.ink() : 0);
        if (isLine) {
            colors.add(color(point, axis, side.offset()));
        }
    }

    /**
     * Adds one of the two ends, where other lines begin.
     *
     * @param reach how far to both sides the line may be, in pixels
     */
    void addEnd(Point point, double[] axis, int reach) {
        int brightest = 0;
        for (int i = -reach; i <= reach; i++) {
            brightest = Math.max(brightest, pixels.value(point.x() - i * axis[1], point.y() + i * axis[0]));
        }
        ends.add(brightest);
    }

    FaceCourse read() {
        if (colors.isEmpty()) {
            return FaceCourse.NONE;
        }
        int[] color = new int[Pixels.CHANNELS];
        for (int channel = 0; channel < color.length; channel++) {
            int which = channel;
            int[] levels = colors.stream().mapToInt(c -> c[which]).sorted().toArray();
            color[channel] = levels[levels.length / 2];
        }
        double[] sorted = inks.stream()
                .mapToDouble(ink -> ink)
                .filter(ink -> ink > 0)
                .sorted()
                .toArray();
        // Where a stroke ends half way, the median may be the line below.
        double usual = sorted[sorted.length * 3 / 4];
        int brightness = Arrays.stream(color).max().orElse(0);
        long even = inks.stream().filter(ink -> ink >= SAME * usual).count()
                + ends.stream().filter(end -> end >= SAME * brightness).count();
        return new FaceCourse(Hue.of(color), (double) even / (inks.size() + ends.size()));
    }

    private int[] color(Point point, double[] axis, double offset) {
        int[] color = new int[Pixels.CHANNELS];
        for (int channel = 0; channel < color.length; channel++) {
            color[channel] = pixels.value(point.x() - offset * axis[1], point.y() + offset * axis[0], channel);
        }
        return color;
    }
}
