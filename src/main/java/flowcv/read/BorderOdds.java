package flowcv.read;

/**
 * How likely what is seen at a border of two places of a lattice is, if both, one or none of them is a cell: natural
 * logarithms of one over the likelihood, so that they add up. Measured on the borders of 32 photographs of hexagons and
 * mixed boards, the two that were refused left out; ratios of ink are logarithms, too.
 *
 * @param thin ink of the usual grid line
 * @param thick ink of the usual line of the outline
 * @param mayOpen whether an outline may have openings, as warps are
 */
record BorderOdds(double thin, double thick, boolean mayOpen) {
    /** Of all borders of cells so many are walls on the boards that have some. */
    private static final double WALLS = 0.15;

    /** Of the borders of two cells so many show a line; pipes cross 0.12. */
    private static final double LINES = 0.85;

    private static final double CROSSED_WITHIN = 2.1;

    /** The end of a tint, and nothing, are seen at 0.005 and 0.002, in pictures that are hard to read at more. */
    private static final double TINTED_WITHIN = 3.9;

    private static final double MISSING_WITHIN = 4.6;

    /** Nothing of an outline is seen at 7 in 10,000 borders, the end of a tint at 4; a pipe over it is a mistake. */
    private static final double CROSSED_AROUND = 9;

    private static final double TINTED_AROUND = 5;
    private static final double MISSING_AROUND = 7;

    /** Where it may have openings it is taken to be missing at one border in twenty. */
    private static final double OPEN_AROUND = 3;

    /** An outline is seen at all places of a border but where light hides it; letters at half of them. */
    private static final double LEAST_SEEN = 0.8;

    /** Of the thick lines that are seen in part hardly any is an outline's (one in 178), beside a lamp more. */
    private static final double SEEN_IN_PART = 2;

    /** Beyond the board 0.81 of the borders show nothing, 0.1 the end of a light, and 0.1 letters and other lines. */
    private static final double CROSSED_BEYOND = 7.8;

    private static final double TINTED_BEYOND = 2.3;
    private static final double MISSING_BEYOND = 0.2;
    private static final double LINES_BEYOND = 0.1;

    /** What is less likely than one in 10,000 is a mistake of another kind. */
    private static final double LEAST = 1e-4;

    /** Where both places are cells. */
    double within(FaceSide side) {
        return switch (side.side().kind()) {
            case CROSSED -> CROSSED_WITHIN;
            case LINE -> cost(LINES * (asLine(side) + asWall(side)));
            case TINTED -> TINTED_WITHIN;
            default -> MISSING_WITHIN;
        };
    }

    /** Where one of the places is a cell. */
    double around(FaceSide side) {
        return switch (side.side().kind()) {
            case CROSSED -> CROSSED_AROUND;
            case LINE -> cost(asOutline(side)) + (side.seen() < LEAST_SEEN ? SEEN_IN_PART : 0);
            case TINTED -> TINTED_AROUND;
            default -> mayOpen ? OPEN_AROUND : MISSING_AROUND;
        };
    }

    /** Where none of the places is a cell. */
    double beyond(FaceSide side) {
        return switch (side.side().kind()) {
            case CROSSED -> CROSSED_BEYOND;
            case LINE -> cost(LINES_BEYOND * normal(ratio(side, thin), -0.5, 1.5));
            case TINTED -> TINTED_BEYOND;
            default -> MISSING_BEYOND;
        };
    }

    /** Tells thick lines by what lies half way between both. */
    LineWeights weights() {
        return LineWeights.ofInk(Math.sqrt(thin * thick));
    }

    /** Whether a border of two cells is rather a wall than a grid line. */
    boolean isWall(FaceSide side) {
        return side.isLine() && asWall(side) > asLine(side);
    }

    /** Whether a border of a cell and what is none is rather an outline than a grid line. */
    boolean isOutline(FaceSide side) {
        return side.isLine() && side.seen() >= LEAST_SEEN && asOutline(side) > asLine(side);
    }

    /** Whether a border of a cell and what is none may be an opening. */
    boolean isOpen(FaceSide side) {
        return mayOpen && !side.isLine();
    }

    /** Grid lines have nearly the same ink; tints take ink from some, and dots beside them add to some. */
    private double asLine(FaceSide side) {
        double ratio = ratio(side, thin);
        return (1 - WALLS) * (0.93 * normal(ratio, 0.1, 0.25) + 0.07 * normal(ratio, 0, 0.8));
    }

    /** Walls are as the outline is, or brighter: in some packs 3 times as bright. */
    private double asWall(FaceSide side) {
        double ratio = ratio(side, thick);
        return WALLS * (0.5 * normal(ratio, 0, 0.25) + 0.5 * normal(ratio, 0.6, 0.6));
    }

    /** Light that a screen mirrors takes up to 0.8 of some lines' ink. */
    private double asOutline(FaceSide side) {
        double ratio = ratio(side, thick);
        return 0.95 * normal(ratio, 0, 0.25) + 0.05 * normal(ratio, -0.5, 1);
    }

    private static double ratio(FaceSide side, double usual) {
        return Math.log(side.side().ink() / usual);
    }

    private static double cost(double likelihood) {
        return -Math.log(Math.max(LEAST, likelihood));
    }

    private static double normal(double x, double mean, double deviation) {
        double z = (x - mean) / deviation;
        return Math.exp(-z * z / 2) / (deviation * Math.sqrt(2 * Math.PI));
    }
}
