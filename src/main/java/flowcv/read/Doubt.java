package flowcv.read;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Something of a board that the reader is not sure about.
 *
 * @param places of the board, from 0: one cell, or two where it is about what lies between them
 * @param words for a person: {@code row 3, column 2: an empty cell or a dim dot}
 * @param alternatives what it may be, the likeliest first; none where nobody can name them
 */
public record Doubt(List<Integer> places, String words, List<Alternative> alternatives) {
    /** What a cell may be, or what may lie between two. */
    public enum Kind {
        /** A cell that holds nothing. */
        EMPTY,
        /** A cell with a dot. */
        DOT,
        /** A cell with a bridge. */
        BRIDGE,
        /** No cell. */
        HOLE,
        /** A wall between two cells. */
        WALL,
        /** No wall between two cells. */
        NO_WALL,
        /** The board is open, and a flow may pass from one side of it to the other. */
        WARP,
        /** The board is closed. */
        NO_WARP;

        /** In small letters with hyphens, as JSON writes it: {@code no-wall}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /**
     * What it may be.
     *
     * @param share 0 to 1: how likely that is by its looks alone, among all alternatives
     */
    public record Alternative(Kind kind, double share) {}

    /** The share of each alternative by its kind's word, the likeliest first. */
    public Map<String, Double> shares() {
        Map<String, Double> shares = new LinkedHashMap<>();
        alternatives.forEach(alternative -> shares.put(alternative.kind().word(), alternative.share()));
        return shares;
    }

    /** Keeps copies. */
    public Doubt {
        places = List.copyOf(places);
        alternatives = List.copyOf(alternatives);
    }
}
