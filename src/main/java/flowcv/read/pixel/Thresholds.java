package flowcv.read.pixel;

import java.util.List;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * Brightness that parts dots and pipes from what is behind; pictures taken dark or bright need another than the usual.
 */
public final class Thresholds {
    /** Tinted cells reach 102, the darkest dots have 128. */
    public static final int USUAL = 112;

    /**
     * Poor JPEGs mix dark dots with what is behind, where cells are small; most tints stay below. For looks that come last
     * alone (measured with three of those: of 49 refused pictures 11 are read instead of 9).
     */
    public static final int FAINT = 98;

    /** Glow is as bright as the darkest dots. */
    public static final int DARK = 76;

    /** Finger's marks have at most 0.35 of a level of 255, and tints below them add 42. */
    public static final int BRIGHT = 150;

    /** Dots and pipes are brighter than this even where a picture is dark; light behind the rings of buttons is not. */
    public static final int DARKEST = 48;

    /** All, those that read most pictures first. */
    public static final List<Integer> ALL = List.of(USUAL, DARK, BRIGHT, DARKEST);

    /** Those at which lines stand out beside dots: where only the darkest tells dots, no thin line is seen. */
    public static final List<Integer> WITH_LINES = List.of(USUAL, DARK, BRIGHT);

    /** White letters stand on every screen: what is darker is so all over. */
    private static final double WHITE = 255;

    /** A picture whose own threshold has at least this share of the usual one is not dimmed: both tell the same dots. */
    private static final double DIMMED = 0.97;

    private Thresholds() {}

    /** All, a certain one first. */
    public static List<Integer> from(int first) {
        return Stream.concat(Stream.of(first), ALL.stream().filter(each -> each != first))
                .toList();
    }

    /**
     * The usual one for a picture that is dimmed as a whole.
     *
     * @param brightest level of the picture
     */
    public static int dimmed(double brightest) {
        return (int) Math.round(USUAL * brightest / WHITE);
    }

    /** The same, if it is another than the usual one. */
    public static OptionalInt ifDimmed(double brightest) {
        int own = dimmed(brightest);
        return own < DIMMED * USUAL ? OptionalInt.of(own) : OptionalInt.empty();
    }
}
