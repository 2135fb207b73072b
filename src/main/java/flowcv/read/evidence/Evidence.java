package flowcv.read.evidence;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;

/**
 * What the places and borders of a complex look like.
 *
 * @param borders of each border, by its index
 * @param cells of each place, by its index
 * @param glyphs what the places show that look like a mark, by their index
 */
public record Evidence(List<Seen> borders, List<Seen> cells, Map<Integer, Glyph> glyphs) {
    /** Where nobody looked at what marks show. */
    public Evidence(List<Seen> borders, List<Seen> cells) {
        this(borders, cells, Map.of());
    }

    /**
     * What was seen of one thing.
     *
     * @param logs the logarithm of the probability of each look, by the look's ordinal
     * @param share how much of it lies within the picture, 0 to 1
     * @param rgb its color in the picture, 0xRRGGBB: a place's in its middle, a border's where
     *     it is lightest, or darkest where lines are darker than their ground
     */
    public record Seen(double[] logs, double share, int rgb) {
        /** How likely it looks like this, 0 to 1. */
        public double likelihood(Enum<?> look) {
            return Math.exp(logs[look.ordinal()]);
        }

        /** The ordinal of the look that is likeliest. */
        public int likeliest() {
            int best = 0;
            for (int i = 1; i < logs.length; i++) {
                best = logs[i] > logs[best] ? i : best;
            }
            return best;
        }
    }

    /** The same where nothing is known of some borders. */
    public Evidence unseen(BitSet unknown) {
        List<Seen> left = new ArrayList<>(borders);
        unknown.stream().forEach(border -> {
            double[] any = new double[borders.get(border).logs().length];
            Arrays.fill(any, -Math.log(any.length));
            left.set(border, new Seen(any, 0, borders.get(border).rgb()));
        });
        return new Evidence(left, cells, glyphs);
    }

    /** Keeps copies. */
    public Evidence {
        borders = List.copyOf(borders);
        cells = List.copyOf(cells);
        glyphs = Map.copyOf(glyphs);
    }
}
