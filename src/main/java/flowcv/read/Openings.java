package flowcv.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where a square lattice's border is open at both ends of a row or a column: a warp.
 *
 * @param rows counted from 0, in order
 * @param columns counted from 0, in order
 */
record Openings(List<Integer> rows, List<Integer> columns) {
    /** A border stands out by at least this share of what its color and that of the cell beside it let expect. */
    static final double LEAST_OF_EXPECTED = 0.4;
    /** Of a border on the picture's edge this share is seen even where the lattice is off by a pixel or two. */
    private static final double LEAST_IN_PICTURE = 0.3;

    private static final double LEAST_PIXELS = 2;
    /** Where glow leaves less than this share of a border's contrast, none can be told from nothing. */
    private static final double LOST_IN_GLOW = 0.35;
    /** Lines of one kind differ in width by less than this share. */
    private static final double SAME_WIDTH = 0.3;
    /** Glow hides less of one side of a board than this share; a banner or a keyboard lies over all of it. */
    private static final double MOST_HIDDEN = 0.7;
    /** A side with fewer cells than this may be in one spot of glow. */
    private static final int LEAST_HIDDEN = 2;
    /** A lamp that a screen mirrors lies over fewer cells of a side (met: 2 or 3); a banner over all of it. */
    private static final int LEAST_COVERED = 4;

    /**
     * The edge of a banner is wider than a border by so much (met: 2.2 times, 6 pixels). What is narrower beside
     * something bright is what that leaves of a border (met beside pipes in cells of 19 pixels: 1 instead of 1.9).
     */
    private static final double LEAST_WIDER = 1.6;

    private static final double LEAST_PIXELS_WIDER = 3;

    /**
     * Where a line of a border lies farther off the lattice than this, in cells, others of it may lie beyond where lines
     * are looked for: seen at an angle (met: 0.077 beside the corner that was missed).
     */
    private static final double MOST_OFF = 0.05;
    /** Lines of small boards are drawn on whole pixels. */
    private static final double MOST_PIXELS_OFF = 2;

    /** What the picture says of one end of a row or column. */
    private enum End {
        OPEN,
        CLOSED,
        /** Something, but not as thick as the border: an opening, unless the other end is closed. */
        THIN,
        /**
         * A line, but far fainter than the border is elsewhere: light that ends at the picture's edge, or a border
         * under a banner. The other end may close it, not open it.
         */
        FAINT,
        /** Nothing sure: the other end decides. */
        DOUBTFUL
    }

    /** How to take a border where it is not seen: blur, glow or a crop may have taken it. */
    enum Edges {
        CLOSED(false, false),
        /** Open, unless that is all that can be said of a side. */
        OPEN(true, true),
        /** The ends of rows are open and those of columns closed, for all that the picture shows. */
        ROWS_OPEN(true, false),
        /** The ends of columns are open and those of rows closed, for all that the picture shows. */
        COLUMNS_OPEN(false, true);

        private final boolean rows;
        private final boolean columns;

        Edges(boolean rows, boolean columns) {
            this.rows = rows;
            this.columns = columns;
        }

        /** Whether rows and columns are taken in the same way. */
        private boolean areAlike() {
            return rows == columns;
        }

        private boolean areOpen(boolean inRow) {
            return inRow ? rows : columns;
        }
    }

    /** Finds the openings; refuses where two ends do not fit, or nothing sure is seen of either. */
    static Found<Openings> of(CellGrid grid, Edges edges) {
        int rows = grid.rows();
        int columns = grid.columns();
        List<Integer> openRows = new ArrayList<>();
        List<Integer> openColumns = new ArrayList<>();
        Side[] left = seen(column(grid, 0), grid);
        Side[] right = seen(column(grid, columns), grid);
        Side[] top = seen(grid.horizontal()[0], grid);
        Side[] bottom = seen(grid.horizontal()[rows], grid);
        // A board with walls but no border anywhere is open all around.
        boolean isBare = grid.hasThickLines()
                && Stream.of(left, right, top, bottom)
                        .allMatch(border -> usual(border).contrast() == 0)
                && Stream.of(left, right, top, bottom).anyMatch(border -> !isCut(border));
        List<Found.Not<Openings>> faults = Stream.of(
                        edge(left, right, top, bottom, "row"),
                        edge(top, bottom, left, right, "column"),
                        open(grid, left, right, usual(left, right, top, bottom), edges, isBare, "row", openRows),
                        open(grid, top, bottom, usual(top, bottom, left, right), edges, isBare, "column", openColumns))
                .flatMap(Optional::stream)
                .toList();
        return faults.stream()
                .filter(Found.Not::isCovered)
                .findFirst()
                .or(() -> faults.stream().findFirst())
                .<Found<Openings>>map(not -> not)
                .orElseGet(() -> new Found.Yes<>(new Openings(List.copyOf(openRows), List.copyOf(openColumns))));
    }

    private static Side[] column(CellGrid grid, int line) {
        Side[] border = new Side[grid.rows()];
        for (int row = 0; row < border.length; row++) {
            border[row] = grid.vertical()[row][line];
        }
        return border;
    }

    /**
     * A border without what is no line of it: seams of light. Where enough of the picture lies beyond, nothing is not
     * what a crop has taken.
     */
    private static Side[] seen(Side[] border, CellGrid grid) {
        if (!grid.hasThickLines()) {
            return border;
        }
        LightSeams seams = LightSeams.of(grid);
        double width = grid.median(grid::isThick, Side::width);
        boolean areSeams = seams.areAll(border);
        double beyond = Arrays.stream(border)
                .filter(side -> side.kind() == Side.Kind.ON_EDGE)
                .mapToDouble(Side::width)
                .max()
                .orElse(-width);
        boolean isInPicture = width / 2 + beyond >= Math.max(LEAST_IN_PICTURE * width, LEAST_PIXELS);
        return Arrays.stream(border)
                .map(side -> {
                    boolean isSeam = side.kind() == Side.Kind.LINE && (areSeams || seams.has(side));
                    if (side.kind() != Side.Kind.ON_EDGE && !isSeam) {
                        return side;
                    }
                    boolean isMissing = isInPicture || isSeam && side.whole();
                    return isMissing ? Side.missing(0, side.beside()) : Side.onEdge(beyond);
                })
                .toArray(Side[]::new);
    }

    /** What is taken for the border at one of two ends of most rows or columns, but is the edge of a banner. */
    private static Optional<Found.Not<Openings>> edge(
            Side[] first, Side[] last, Side[] other, Side[] another, String word) {
        if (isEdge(first, last, other, another)) {
            return Optional.of(Found.Not.covered(hidden(true, word)));
        }
        return isEdge(last, first, other, another)
                ? Optional.of(Found.Not.covered(hidden(false, word)))
                : Optional.empty();
    }

    /**
     * Whether something that is brighter than lines of the border are elsewhere begins along nearly all of one: what is
     * seen there is far wider than a line (met where a straightened picture blurs it: 11 pixels instead of 5).
     */
    private static boolean isEdge(Side[] border, Side[]... others) {
        Side elsewhere = firstSeen(others);
        long edges = Arrays.stream(border)
                .filter(side -> side.kind() == Side.Kind.LINE
                        && side.beside() > elsewhere.level()
                        && side.width() >= LEAST_WIDER * elsewhere.width()
                        && side.width() >= elsewhere.width() + LEAST_PIXELS_WIDER)
                .count();
        return elsewhere.contrast() > 0 && edges >= LEAST_COVERED && edges > MOST_HIDDEN * border.length;
    }

    private static String hidden(boolean isFirst, String word) {
        return "something bright hides the border at the " + (isFirst ? "first" : "last") + " end of most " + word
                + "s";
    }

    /**
     * Collects what is open at both ends; says what is wrong where that cannot be, above all that something lies over
     * a whole side.
     */
    private static Optional<Found.Not<Openings>> open(
            CellGrid grid,
            Side[] first,
            Side[] last,
            Side[] usual,
            Edges edges,
            boolean isBare,
            String word,
            List<Integer> open) {
        boolean inRow = word.equals("row");
        int proven = 0;
        int[] cells = new int[2];
        int[] hidden = new int[2];
        List<String> faults = new ArrayList<>();
        for (int i = 0; i < first.length; i++) {
            int other = (inRow ? grid.columns() : grid.rows()) - 1;
            boolean isFirst = inRow ? grid.isCell(i, 0) : grid.isCell(0, i);
            boolean isLast = inRow ? grid.isCell(i, other) : grid.isCell(other, i);
            End one = isFirst ? end(grid, first[i], usual[0], edges, inRow) : End.CLOSED;
            End two = isLast ? end(grid, last[i], usual[1], edges, inRow) : End.CLOSED;
            cells[0] += isFirst ? 1 : 0;
            cells[1] += isLast ? 1 : 0;
            hidden[0] += one == End.DOUBTFUL ? 1 : 0;
            hidden[1] += two == End.DOUBTFUL ? 1 : 0;
            if (one == End.DOUBTFUL && two == End.DOUBTFUL) {
                faults.add("the border is lost in glow at both ends of " + word + " " + (i + 1));
                continue;
            }
            if (one == End.FAINT || two == End.FAINT) {
                if (one != End.CLOSED && two != End.CLOSED) {
                    faults.add("the border is too faint at an end of " + word + " " + (i + 1));
                }
                continue;
            }
            if (one == End.THIN) {
                one = two == End.CLOSED ? End.CLOSED : End.OPEN;
            }
            if (two == End.THIN) {
                two = one == End.CLOSED ? End.CLOSED : End.OPEN;
            }
            boolean conflict = one != two && one != End.DOUBTFUL && two != End.DOUBTFUL;
            if (conflict && !grid.hasThickLines() && !isPassed(first[i]) && !isPassed(last[i])) {
                // Letters and glow may hide a thin border.
                continue;
            }
            if (conflict) {
                faults.add(word + " " + (i + 1) + " is open at one end and closed at the other");
                continue;
            }
            // Where only one pair of sides is taken as open, an end here would pass for there being no such board.
            boolean mayBeMissed = edges.areAlike()
                    && (one == End.OPEN && mayBeMissed(grid, first, i)
                            || two == End.OPEN && mayBeMissed(grid, last, i));
            if (mayBeMissed) {
                faults.add(
                        "the border at an end of " + word + " " + (i + 1) + " may be missed: it lies off the lattice");
                continue;
            }
            if (one == End.OPEN || two == End.OPEN) {
                open.add(i);
                proven += isPassed(first[i]) && isPassed(last[i]) ? 1 : 0;
            }
        }
        for (int i = 0; i < hidden.length; i++) {
            if (hidden[i] >= LEAST_HIDDEN && hidden[i] > MOST_HIDDEN * cells[i]) {
                String fault = hidden(i == 0, word);
                if (hidden[i] >= LEAST_COVERED) {
                    return Optional.of(Found.Not.covered(fault));
                }
                faults.add(fault);
            }
        }
        // A crop may have taken whole sides, and a border may be too dark to be seen anywhere.
        boolean isSure =
                !edges.areAlike() || isBare || proven > 0 || !isCut(first) && !isCut(last) && usual[0].contrast() > 0;
        if (open.size() == first.length && !isSure) {
            faults.add("the border is not seen on two sides");
        }
        return faults.stream().findFirst().map(fault -> new Found.Not<>(Stage.CELLS, fault));
    }

    /** Whether a border lies so far off the lattice that one of its lines is not found, as if it was open there. */
    private static boolean mayBeMissed(CellGrid grid, Side[] border, int at) {
        double most = Math.max(MOST_PIXELS_OFF, MOST_OFF * grid.x().pitch());
        return border[at].kind() == Side.Kind.MISSING
                && Arrays.stream(border)
                        .filter(side -> side.kind() == Side.Kind.LINE && (grid.isThick(side) || !grid.hasThickLines()))
                        .anyMatch(side -> Math.abs(side.offset()) > most);
    }

    /** Where the border is thick, a thin line or none is an opening. */
    private static End end(CellGrid grid, Side border, Side usual, Edges edges, boolean inRow) {
        boolean isOpenUnseen = edges.areOpen(inRow);
        if (isPassed(border)) {
            return End.OPEN;
        }
        boolean thin = !grid.hasThickLines();
        if (border.kind() == Side.Kind.OUTSIDE || thin && usual.contrast() == 0) {
            return End.CLOSED;
        }
        if (border.kind() == Side.Kind.ON_EDGE) {
            // A crop takes the whole border or nothing of it; where nothing is seen of it, it may be either.
            boolean isSeenElsewhere = !thin && usual.contrast() > 0;
            return isSeenElsewhere || isOpenUnseen ? End.OPEN : End.CLOSED;
        }
        if (!thin && usual.contrast() == 0) {
            return border.kind() == Side.Kind.LINE && grid.isWall(border) ? End.CLOSED : End.OPEN;
        }
        double expected = Math.min(usual.contrast(), usual.level() - border.beside());
        boolean isLine = border.kind() == Side.Kind.LINE;
        // Tints and glow take ink from a border, but not its width.
        boolean isSame = border.whole() && Math.abs(border.width() - usual.width()) <= SAME_WIDTH * usual.width();
        boolean isBorder = thin || !border.whole() || !hasThickBorder(grid) || grid.isThick(border) || isSame;
        if (expected >= LOST_IN_GLOW * usual.contrast()) {
            boolean isSeen = border.contrast() >= LEAST_OF_EXPECTED * expected;
            if (thin && isLine && !isSeen && edges == Edges.OPEN) {
                return End.FAINT;
            }
            if (thin) {
                return isLine || !isOpenUnseen ? End.CLOSED : End.OPEN;
            }
            // Noise may leave of a border what stands out as much, but is no line.
            if (isLine && isSeen && isBorder) {
                return End.CLOSED;
            }
            return isSeen ? End.THIN : End.OPEN;
        }
        return isLine && isBorder && isSame || thin ? End.CLOSED : End.DOUBTFUL;
    }

    /**
     * Where walls stand out more than the border does, blur may leave the border as thin as lines: then what is drawn
     * there at all is the border.
     */
    private static boolean hasThickBorder(CellGrid grid) {
        return Stream.of(
                        column(grid, 0),
                        column(grid, grid.columns()),
                        grid.horizontal()[0],
                        grid.horizontal()[grid.rows()])
                .flatMap(Arrays::stream)
                .anyMatch(grid::isThick);
    }

    /** What a line of each of two borders looks like; where one is open all along, as on the other borders. */
    private static Side[] usual(Side[] first, Side[] last, Side[] other, Side[] another) {
        Side[] usual = {usual(first), usual(last)};
        Side elsewhere = firstSeen(first, last, other, another);
        for (int i = 0; i < usual.length; i++) {
            Side[] border = i == 0 ? first : last;
            usual[i] = usual[i].contrast() > 0 || isCut(border) ? usual[i] : elsewhere;
        }
        return usual;
    }

    /** What a line of the first of some borders looks like on which any are seen. */
    private static Side firstSeen(Side[]... borders) {
        return Stream.of(borders)
                .map(Openings::usual)
                .filter(usual -> usual.contrast() > 0)
                .findFirst()
                .orElse(Side.OUTSIDE);
    }

    /** The line of a border that has the greatest contrast but one; none where there are not two. */
    private static Side usual(Side[] border) {
        Side[] lines = Arrays.stream(border)
                .filter(s -> s.kind() == Side.Kind.LINE)
                .sorted((one, other) -> Double.compare(other.contrast(), one.contrast()))
                .toArray(Side[]::new);
        return lines.length < 2 ? Side.OUTSIDE : lines[1];
    }

    /** Whether the picture may end before the border. */
    private static boolean isCut(Side[] border) {
        return Arrays.stream(border).anyMatch(s -> s.kind() == Side.Kind.ON_EDGE || s.kind() == Side.Kind.OUTSIDE);
    }

    private static boolean isPassed(Side border) {
        return border.kind() == Side.Kind.CROSSED;
    }
}
