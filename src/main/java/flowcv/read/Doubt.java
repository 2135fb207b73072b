package flowcv.read;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

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
        NO_WARP,
        /** A dot that belongs to another one. */
        PARTNER;

        /** In small letters with hyphens, as JSON writes it: {@code no-wall}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /**
     * What it may be.
     *
     * @param partner the place of the dot that it belongs to; empty where it is no {@link Kind#PARTNER}
     * @param share 0 to 1: how likely that is among all alternatives, of what lies in and between cells by its looks alone
     */
    public record Alternative(Kind kind, OptionalInt partner, double share) {
        Alternative(Kind kind, double share) {
            this(kind, OptionalInt.empty(), share);
        }
    }

    /** Keeps copies. */
    public Doubt {
        places = List.copyOf(places);
        alternatives = List.copyOf(alternatives);
    }
}
