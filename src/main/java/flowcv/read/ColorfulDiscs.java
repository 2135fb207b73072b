package flowcv.read;

import flowcv.read.disc.Disc;
import flowcv.read.disc.SolidDots;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Thresholds;
import java.util.List;

/** Tells discs that may be dots of a board by their color: letters and buttons are white or gray. */
final class ColorfulDiscs {
    /** A board has two pairs of a color that is not gray, at least. */
    private static final int LEAST_DISCS = 4;
    /** A color differs from gray by this share of its brightness in some channel; silver dots differ by 0.16. */
    private static final double COLORFUL = 0.3;
    /** Beside a letter that stands in the middle of a dot, in radii. */
    private static final double ASIDE = 0.7;
    /** A ring around a dot lies so many times farther out than where the dot's own color is taken. */
    private static final double AROUND = 2;
    /**
     * A dot is so many times brighter than what is around it: tints reach 0.8 of the darkest dots, and only around
     * brighter ones. Light on a screen is as bright within the rings of buttons as around them.
     */
    private static final double LEAST_BRIGHTER = 1.2;

    private ColorfulDiscs() {}

    /** Whether there are enough of them; of a board's dots no more than two pairs are white or gray. */
    static boolean mayBeDots(Pixels pixels, List<Disc> discs) {
        return among(pixels, discs).size() >= LEAST_DISCS;
    }

    static List<Disc> among(Pixels pixels, List<Disc> discs) {
        return discs.stream()
                .filter(disc -> isColorful(pixels, disc) && !isRingOnLight(pixels, disc))
                .toList();
    }

    /** Whether what a disc encloses is what lies around it, too. */
    private static boolean isRingOnLight(Pixels pixels, Disc disc) {
        Disc around = new Disc(disc.x(), disc.y(), AROUND * disc.radius(), disc.roundness());
        return SolidDots.brightness(pixels, disc) < LEAST_BRIGHTER * SolidDots.brightness(pixels, around);
    }

    static boolean isColorful(Pixels pixels, Disc disc) {
        int rgb = pixels.rgb(disc.x() + ASIDE * disc.radius(), disc.y());
        int red = rgb >> 16 & 0xFF;
        int green = rgb >> 8 & 0xFF;
        int blue = rgb & 0xFF;
        int most = Math.max(red, Math.max(green, blue));
        return most - Math.min(red, Math.min(green, blue)) >= COLORFUL * most && most >= Thresholds.DARKEST;
    }
}
