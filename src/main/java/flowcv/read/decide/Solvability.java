package flowcv.read.decide;

/**
 * How many solutions a board has, and what that says of it. Of 283 real screenshots of the game 3 show a level with
 * several solutions, and none a level without one; one of the 17 other looks that are known shows one with several. Of
 * some 600 boards with one dot moved or two swapped 9 kept their only solution, but a wall too many beside it, or too
 * few, most often leaves a board with one.
 */
public enum Solvability {
    /** None: it is misread, or no level. */
    NONE(1e-6, 0.5),
    /** Exactly one. */
    ONE(0.96, 0.2),
    /** More than one. */
    SEVERAL(0.04, 0.3),
    /** Nobody was asked, or found out within limits: it may have any number. */
    UNKNOWN(0.5, 0.5);

    /**
     * How sure a board is of which nobody knows that it has a solution: the hardest of 4,305 levels is proven in a
     * twentieth of the states after which the solver gives up.
     */
    static final double SURE_OF_UNKNOWN = 0.4;

    private final double ofLevels;
    private final double ofMisread;

    Solvability(double ofLevels, double ofMisread) {
        this.ofLevels = ofLevels;
        this.ofMisread = ofMisread;
    }

    /** The share of levels that have so many. */
    double ofLevels() {
        return ofLevels;
    }

    /** The share of misread boards that have so many. */
    double ofMisread() {
        return ofMisread;
    }
}
