package flowcv.read;

import java.util.List;

/**
 * The cells of a board as if none were nearer to the camera than the others. Where all are alike on the screen, as
 * those of cubes are, their own areas tell how near they are; else the dots do, of which there are fewer.
 *
 * @param cells with the area and the ink that they had then
 * @param areAlike whether they told it themselves: all have about the same area then
 */
record EvenCells(List<Face> cells, boolean areAlike) {
    /**
     * Cells that are alike differ from what is expected by less, by ratio: lines take more of small ones (met: 1.05 on
     * cubes; where one of them is two that run together 1.57).
     */
    private static final double ALIKE = 1.25;
    /** Through fewer a tilt may fit by chance. */
    private static final int LEAST_CELLS = 8;

    /** Keeps a copy. */
    EvenCells {
        cells = List.copyOf(cells);
    }

    /**
     * The cells of a board that is seen upright, or about so: dots tell whether.
     *
     * @param sides borders of two cells; their ends are indices of {@code seen}
     * @param cellSize the square root of the median cell's area, in pixels
     */
    static EvenCells byDots(List<Face> seen, List<FaceSide> sides, double cellSize) {
        return new EvenCells(DotTilt.even(seen, sides, cellSize), false);
    }

    /**
     * The cells of a photographed board.
     *
     * @param seen one at least
     * @param sides borders of two cells; their ends are indices of {@code seen}
     * @param cellSize the square root of the median cell's area, in pixels
     */
    static EvenCells of(List<Face> seen, List<FaceSide> sides, double cellSize) {
        List<Tilt.Place> places = seen.stream().map(Tilt.Place::of).toList();
        Tilt tilt = Tilt.through(places);
        boolean areAlike = places.size() >= LEAST_CELLS && tilt.fitsAll(places, ALIKE);
        return areAlike ? new EvenCells(tilt.even(seen, DotTilt.USUAL_POWER), true) : byDots(seen, sides, cellSize);
    }
}
