package flowcv.read.evidence;

import java.util.List;

/**
 * What the places and borders of a complex look like.
 *
 * @param borders of each border, by its index
 * @param cells of each place, by its index
 */
public record Evidence(List<Seen> borders, List<Seen> cells) {
    /**
     * What was seen of one thing.
     *
     * @param logs the logarithm of the probability of each look, by the look's ordinal
     * @param share how much of it lies within the picture, 0 to 1
     * @param rgb its color in the picture, 0xRRGGBB: a place's in its middle, a border's where a pipe would cross it
     */
    public record Seen(double[] logs, double share, int rgb) {}

    /** Keeps copies. */
    public Evidence {
        borders = List.copyOf(borders);
        cells = List.copyOf(cells);
    }
}
