package flowcv.draw.svg;

import flowcv.image.Point;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/** When each stroke is drawn, one after the other; without a timeline all of them stand there from the beginning. */
final class Timeline {
    /** A cell takes so long, in seconds. */
    private static final double CELL = 0.1;

    private static final double LEAST = 4;
    private static final double MOST = 6;

    /** A dash that is pushed back by its own length and the round end of its pen is not seen. */
    private static final String HIDDEN = "1.5";

    private final double secondsPerUnit;
    private double now;

    private Timeline(double secondsPerUnit) {
        this.secondsPerUnit = secondsPerUnit;
    }

    /**
     * A timeline.
     *
     * @param length of all strokes together
     * @param cell the side of a cell, in the same unit
     */
    static Timeline of(double length, double cell) {
        double seconds = Math.max(LEAST, Math.min(MOST, CELL * length / cell));
        return new Timeline(length > 0 ? seconds / length : 0);
    }

    static Timeline none() {
        return new Timeline(0);
    }

    boolean isNone() {
        return secondsPerUnit == 0;
    }

    /** A timeline that begins where this one is. */
    Timeline copy() {
        Timeline copy = new Timeline(secondsPerUnit);
        copy.now = now;
        return copy;
    }

    /** Goes on in time as long as a stroke takes. */
    void pass(List<Point> stroke) {
        now += secondsPerUnit * length(stroke);
    }

    /** Draws the element that is open, a path of length 1, and goes on in time. */
    void draw(Xml xml, List<Point> stroke) {
        if (isNone()) {
            return;
        }
        double begin = now;
        pass(stroke);
        xml.empty("set", "attributeName=stroke-dasharray", "to=1 2", "dur=" + seconds(now));
        xml.empty(
                "animate",
                "attributeName=stroke-dashoffset",
                "values=" + HIDDEN + ";" + HIDDEN + ";0",
                "keyTimes=0;" + share(begin) + ";1",
                "dur=" + seconds(now));
    }

    /** Hides the element that is open up to now. */
    void hide(Xml xml) {
        if (!isNone()) {
            xml.empty("set", "attributeName=visibility", "to=hidden", "dur=" + seconds(now));
        }
    }

    static double length(List<Point> stroke) {
        double length = 0;
        for (int i = 1; i < stroke.size(); i++) {
            length += Math.hypot(
                    stroke.get(i).x() - stroke.get(i - 1).x(),
                    stroke.get(i).y() - stroke.get(i - 1).y());
        }
        return length;
    }

    private String share(double time) {
        return rounded(time / now, 4);
    }

    private static String seconds(double time) {
        return rounded(time, 2) + "s";
    }

    private static String rounded(double value, int digits) {
        return BigDecimal.valueOf(value)
                .setScale(digits, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
    }
}
