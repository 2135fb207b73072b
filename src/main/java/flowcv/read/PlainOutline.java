package flowcv.read;

import java.util.Arrays;
import java.util.Collection;
import java.util.Locale;

/**
 * The outline of a board whose lines are all alike: without thick lines there are no holes, so the board
 * is a rectangle. Its edges are where the lines that cross them end.
 */
final class PlainOutline {
    /** A first or last row with fewer cells than this share is a stray line of something else. */
    private static final double LEAST_FILLED = 0.5;
    /** A row belongs to the board if this share of its crossing lines and of its far line is seen. */
    private static final double LEAST_SEEN = 0.5;
    /** The header's letters cover no more of a line than this share. */
    private static final double MOST_HIDDEN = 0.6;
    /** Whatever tints and letters hide, of a line this share is seen (met: a sixth). */
    private static final double LEAST_OPEN = 0.15;
    /**
     * A crop takes this of the outermost cells at most, in cells: 2 % of a board of 17. Who crops by whole cells more on all
     * four sides, and leaves a board that has one solution by itself, cannot be told from who does not.
     */
    static final double DEEPEST = 0.35;
    /** A lattice is exact to this, in cells or in pixels: what lies less beyond the picture may be seen in part. */
    private static final double NEARLY_SEEN = 0.015;

    private static final double NEARLY_SEEN_PIXELS = 1.5;
    /** And what lies more beyond it than this was cut off. */
    static final double LOST = 0.06;
    /** With more of the crossing lines than this beyond an edge, the board does not end there. */
    private static final double GOES_ON = 0.3;
    /** Of the lines between cells this share must be seen; pipes and faint lines hide the rest. */
    private static final double LEAST_TOTAL = 0.85;

    /** One side of a cell may be hidden or faint. */
    private static final int MOST_MISSING = 1;
    /** Glare leaves this much of a line, in levels; where there is none, all profiles are flatter. */
    private static final double FAINT = 3;
    /** Glow makes the lines of a board differ by this much: what is left of what they usually stand out by. */
    static final double LEAST_OF_USUAL = 0.35;

    private static final double GREATEST_OF_USUAL = 2.2;

    private final LatticeSides sides;
    private final double usualContrast;
    private final double usualLevel;

    private PlainOutline(LatticeSides sides, Collection<Place> cells) {
        this.sides = sides;
        this.usualContrast = sides.median(cells, Side::contrast);
        this.usualLevel = sides.median(cells, Side::level);
    }

    static Found<CellGrid> settle(LatticeSides sides, Collection<Place> cells) {
        return new PlainOutline(sides, cells).settle(cells);
    }

    private Found<CellGrid> settle(Collection<Place> cells) {
        Box box = grow(trim(Box.around(cells), cells));
        if (box.rows() < 2 || box.columns() < 2) {
            return not("found less than 2 x 2 cells around the dots");
        }
        for (Box.Edge edge : Box.Edge.values()) {
            double beyond = crossing(box.grown(edge, 1).strip(edge), edge, true);
            if (beyond > GOES_ON || stubs(box, edge) > GOES_ON) {
                return not(size(box) + ", but at the " + edge.name().toLowerCase(Locale.ROOT)
                        + " the lines go on: the board is cut off or covered");
            }
        }
        if (isCutOff(box)) {
            return not(size(box) + " up to the edge of the picture: the board is cut off or cropped");
        }
        String fault = fault(box);
        if (!fault.isEmpty()) {
            return not(size(box) + ", but " + fault);
        }
        boolean[][] present = new boolean[box.rows()][box.columns()];
        for (boolean[] row : present) {
            Arrays.fill(row, true);
        }
        return new Found.Yes<>(sides.grid(box, present, LineWeights.ALIKE));
    }

    /** Whether a crop took the far line of a strip and what is beside it, but no more. */
    private boolean isLost(Box strip, Box.Edge edge) {
        return sides.isBeyondPicture(strip, edge, 0) && !sides.isBeyondPicture(strip, edge, DEEPEST);
    }

    /** What cuts a board off where it goes on does so on one side or two; who crops a picture to a board, on all. */
    private boolean isCutOff(Box box) {
        double nearlySeen = Math.max(NEARLY_SEEN, NEARLY_SEEN_PIXELS / sides.cellSize());
        return Arrays.stream(Box.Edge.values()).anyMatch(edge -> sides.isBeyondPicture(box.strip(edge), edge, LOST))
                && !Arrays.stream(Box.Edge.values())
                        .allMatch(edge -> sides.isBeyondPicture(box.strip(edge), edge, nearlySeen));
    }

    private static Box trim(Box whole, Collection<Place> cells) {
        Box box = whole;
        boolean trimmed = true;
        while (trimmed) {
            trimmed = false;
            for (Box.Edge edge : Box.Edge.values()) {
                Box strip = box.strip(edge);
                double filled = (double) strip.count(cells) / (strip.rows() * strip.columns());
                if (filled < LEAST_FILLED && box.rows() > 1 && box.columns() > 1) {
                    box = box.grown(edge, -1);
                    trimmed = true;
                }
            }
        }
        return box;
    }

    private Box grow(Box start) {
        Box box = start;
        boolean grown = true;
        while (grown) {
            grown = false;
            for (Box.Edge edge : Box.Edge.values()) {
                Box wider = box.grown(edge, 1);
                Box strip = wider.strip(edge);
                if (crossing(strip, edge, false) >= LEAST_SEEN && far(strip, edge) >= LEAST_SEEN) {
                    box = wider;
                    grown = true;
                }
            }
        }
        return box;
    }

    /**
     * Share of the lines that cross an edge and are seen in the strip of cells next to it.
     *
     * @param attached whether only those count that begin at the edge: letters and buttons lie apart from it
     */
    private double crossing(Box strip, Box.Edge edge, boolean attached) {
        int drawn = 0;
        int hidden = 0;
        boolean onlyPipes = true;
        boolean upright = edge == Box.Edge.TOP || edge == Box.Edge.BOTTOM;
        boolean after = edge == Box.Edge.BOTTOM || edge == Box.Edge.RIGHT;
        int lines = upright ? strip.columns() + 1 : strip.rows() + 1;
        for (int i = 0; i < lines; i++) {
            Side side =
                    upright ? sides.left(strip.top(), strip.first() + i) : sides.upper(strip.top() + i, strip.first());
            boolean isApart = attached
                    && side.kind() == Side.Kind.LINE
                    && (upright
                            ? sides.isLeftParted(strip.top(), strip.first() + i, after)
                            : sides.isUpperParted(strip.top() + i, strip.first(), after));
            drawn += isSeen(side) && !isApart ? 1 : 0;
            hidden += side.kind() == Side.Kind.OUTSIDE ? 1 : 0;
            onlyPipes &= side.kind() == Side.Kind.CROSSED
                    || side.kind() == Side.Kind.MISSING
                    || side.kind() == Side.Kind.OUTSIDE;
        }
        // A bright stripe beside a screen looks like one pipe along the whole strip, but no line ends there.
        return onlyPipes ? 0 : (double) drawn / (lines - hidden);
    }

    /** Share of the lines that cross an edge which go on beyond it, if only as far as the picture or what covers it. */
    private double stubs(Box box, Box.Edge edge) {
        boolean upright = edge == Box.Edge.TOP || edge == Box.Edge.BOTTOM;
        Box strip = box.strip(edge);
        int inner = (upright ? box.columns() : box.rows()) - 1;
        int stubs = 0;
        for (int i = 0; i < inner; i++) {
            Place place =
                    upright ? new Place(strip.top(), strip.first() + i) : new Place(strip.top() + i, strip.first());
            Side border = border(place, edge);
            stubs += sides.goesOn(border, place, edge, true, border.width(), usualContrast) ? 1 : 0;
        }
        return (double) stubs / inner;
    }

    private Side border(Place place, Box.Edge edge) {
        return switch (edge) {
            case TOP -> sides.upper(place.row(), place.column());
            case BOTTOM -> sides.upper(place.row() + 1, place.column());
            case LEFT -> sides.left(place.row(), place.column());
            case RIGHT -> sides.left(place.row(), place.column() + 1);
        };
    }

    /** Share of the sides of a strip that lie on the far side of it; what is brighter than lines may hide some. */
    private double far(Box strip, Box.Edge edge) {
        if (isLost(strip, edge)) {
            return 1;
        }
        int drawn = 0;
        int hidden = 0;
        int tinted = 0;
        boolean upright = edge == Box.Edge.TOP || edge == Box.Edge.BOTTOM;
        int places = upright ? strip.columns() : strip.rows();
        for (int i = 0; i < places; i++) {
            Place place =
                    upright ? new Place(strip.top(), strip.first() + i) : new Place(strip.top() + i, strip.first());
            Side side = border(place, edge);
            boolean seen = side.kind() == Side.Kind.ON_EDGE || isSeen(side);
            drawn += seen ? 1 : 0;
            hidden += !seen && (isHidden(side) || side.kind() == Side.Kind.OUTSIDE) ? 1 : 0;
            // The tint of a pipe, no letter, makes its line faint.
            tinted += !seen && isHidden(side) && isFaint(side) && sides.isPiped(place) ? 1 : 0;
        }
        boolean isSeen = hidden - tinted <= MOST_HIDDEN * places && drawn >= LEAST_OPEN * places;
        return isSeen && hidden < places ? (double) drawn / (places - hidden) : 0;
    }

    private String fault(Box box) {
        int total = 0;
        int drawn = 0;
        for (int line = box.top(); line <= box.bottom() + 1; line++) {
            int ofLine = 0;
            for (int column = box.first(); column <= box.last(); column++) {
                ofLine += sides.upper(line, column).isDrawn() ? 1 : 0;
            }
            boolean inner = line > box.top() && line <= box.bottom();
            if (inner && ofLine < LEAST_SEEN * box.columns()) {
                return "the line below row " + (line - box.top()) + " is not seen";
            }
            drawn += inner ? ofLine : 0;
            total += inner ? box.columns() : 0;
        }
        for (int line = box.first(); line <= box.last() + 1; line++) {
            int ofLine = 0;
            for (int row = box.top(); row <= box.bottom(); row++) {
                ofLine += sides.left(row, line).isDrawn() ? 1 : 0;
            }
            boolean inner = line > box.first() && line <= box.last();
            if (inner && ofLine < LEAST_SEEN * box.rows()) {
                return "the line right of column " + (line - box.first()) + " is not seen";
            }
            drawn += inner ? ofLine : 0;
            total += inner ? box.rows() : 0;
        }
        String bare = bareCell(box);
        if (!bare.isEmpty()) {
            return bare;
        }
        return drawn < LEAST_TOTAL * total ? "only " + 100 * drawn / total + " % of its lines are seen" : "";
    }

    /** A hole in a board without thick lines is a cell that lacks its sides. */
    private String bareCell(Box box) {
        for (int row = box.top(); row <= box.bottom(); row++) {
            for (int column = box.first(); column <= box.last(); column++) {
                int missing = 0;
                for (Side side : sides.around(new Place(row, column))) {
                    missing += side.isDrawn() || isFaint(side) || side.kind() == Side.Kind.OUTSIDE ? 0 : 1;
                }
                if (missing > MOST_MISSING) {
                    return "row " + (row - box.top() + 1) + ", column " + (column - box.first() + 1) + " lacks "
                            + missing + " of its sides";
                }
            }
        }
        return "";
    }

    private boolean isSeen(Side side) {
        return side.kind() == Side.Kind.CROSSED || side.kind() == Side.Kind.LINE && isUsual(side);
    }

    private boolean isHidden(Side side) {
        return side.kind() == Side.Kind.MISSING && side.beside() > usualLevel;
    }

    private static boolean isFaint(Side side) {
        return side.kind() == Side.Kind.MISSING && side.contrast() >= FAINT;
    }

    /** Letters above the board stand out more than its lines do. */
    private boolean isUsual(Side line) {
        return line.contrast() >= LEAST_OF_USUAL * usualContrast
                && line.contrast() <= GREATEST_OF_USUAL * usualContrast;
    }

    private static String size(Box box) {
        return "found " + box.rows() + "x" + box.columns() + " cells";
    }

    private static Found<CellGrid> not(String reason) {
        return new Found.Not<>(Stage.CELLS, reason);
    }
}
