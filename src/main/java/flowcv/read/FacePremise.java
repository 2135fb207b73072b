package flowcv.read;

/**
 * What is known of a picture before a board is looked for among its faces.
 *
 * @param onLattice whether the cells lie on a lattice that is known: then a line may be hidden
 * @param photographed whether near cells may be larger than far ones, and near lines wider
 * @param mostHidden so many sides of a cell may be hidden where the lattice is all that tells faces apart; else 0
 * @param faintOutline whether walls alone are thick, and the lattice tells where the board ends
 */
record FacePremise(boolean onLattice, boolean photographed, int mostHidden, boolean faintOutline) {
    /** Any tiling on a screenshot. */
    static final FacePremise FREE = new FacePremise(false, false, 0, false);

    /** A tiling that was fitted to the dots of a screenshot. */
    static final FacePremise ON_LATTICE = new FacePremise(true, false, 0, false);

    /** Any tiling on a photograph. */
    static final FacePremise PHOTOGRAPHED = new FacePremise(false, true, 0, false);

    /** Area of cells in median cells (measured: 2.0 at most). */
    private static final double GREATEST_AREA = 2.6;
    /** The same where near cells are larger than far ones (met: 3.1). */
    private static final double GREATEST_PHOTOGRAPHED_AREA = 3.8;

    /** A straightened photograph, shared out among the cells of its lattice: there are faces where nothing is drawn. */
    static FacePremise straightened(int mostHidden) {
        return new FacePremise(true, false, mostHidden, false);
    }

    /** The same where the outline is no thicker than lines, but walls are. */
    FacePremise withFaintOutline() {
        return new FacePremise(onLattice, photographed, mostHidden, true);
    }

    /** Whether the lattice is all that tells faces apart. */
    boolean isStraightened() {
        return mostHidden > 0;
    }

    /** Whether what lies around the board tells its outline as well as the weights of its lines do. */
    boolean isFromCamera() {
        return photographed || isStraightened();
    }

    /** What the widths of lines tell. */
    OpenBorder.Widths widths() {
        if (isStraightened()) {
            return OpenBorder.Widths.BLURRED;
        }
        return photographed ? OpenBorder.Widths.UNKNOWN : OpenBorder.Widths.PAINTED;
    }

    /** The area of a cell, in median cells. */
    double greatestArea() {
        return photographed ? GREATEST_PHOTOGRAPHED_AREA : GREATEST_AREA;
    }

    /** The areas that cells have, in cells as the size of the dots tells them. */
    CellAreas areasByDots() {
        return photographed ? CellAreas.PHOTOGRAPHED : CellAreas.SEEN_UPRIGHT;
    }
}
