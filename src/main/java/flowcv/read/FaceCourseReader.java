package flowcv.read;

import flowcv.image.Point;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Follows the border of two faces: of what color is it, and is it the same from its one end to the other? */
final class FaceCourseReader {
    /** Glow, glare and noise leave a line this share of its usual ink. */
    private static final double SAME = 0.5;
    /**
     * Bright light beside a line leaves it less, but neither darker than this share of its brightness nor narrower than
     * this share of its width; a thin line has less than half of an outline's.
     */
    private static final double AS_BRIGHT = 0.95;

    private static final double AS_WIDE = 0.75;

    private final Pixels pixels;
    private final List<Line> lines = new ArrayList<>();
    private final LineColor lineColor = new LineColor();
    private final List<Integer> ends = new ArrayList<>();
    /** With a line or without. */
    private int places;

    /** What is seen at one place. */
    private record Line(Side side, int[] color) {}

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
        places++;
        if (side.kind() == Side.Kind.LINE) {
            int[] middle = lineColor.add(away -> color(point, axis, side.offset() + away), side.width());
            lines.add(new Line(side, middle));
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
        if (lines.isEmpty()) {
            return FaceCourse.NONE;
        }
        // Where a stroke ends half way, the median may be the line below.
        double usual = upper(Side::ink);
        double usualWidth = upper(Side::width);
        SeenColor color = lineColor.seenBeside();
        int brightness = brightest(color.color());
        long even = ends.stream().filter(end -> end >= SAME * brightness).count();
        for (Line line : lines) {
            boolean isAsBright = brightest(line.color()) >= AS_BRIGHT * brightness
                    && line.side().width() >= AS_WIDE * usualWidth;
            even += isAsBright || line.side().ink() >= SAME * usual ? 1 : 0;
        }
        return new FaceCourse(lineColor.hue(), color, (double) even / (places + ends.size()));
    }

    /** The upper quartile of a measure of the places where a line is seen. */
    private double upper(ToDoubleFunction<Side> measure) {
        double[] sorted = new double[lines.size()];
        Arrays.setAll(sorted, i -> measure.applyAsDouble(lines.get(i).side()));
        Arrays.sort(sorted);
        return sorted[sorted.length * 3 / 4];
    }

    private static int brightest(int[] color) {
        return Math.max(color[0], Math.max(color[1], color[2]));
    }

    private int[] color(Point point, double[] axis, double offset) {
        int[] color = new int[Pixels.CHANNELS];
        for (int channel = 0; channel < color.length; channel++) {
            color[channel] = pixels.value(point.x() - offset * axis[1], point.y() + offset * axis[0], channel);
        }
        return color;
    }
}
