package flowcv.read;

import java.util.List;

/**
 * The cells of a board as if none were nearer to the camera than the others. How near they are tell the cells
 * themselves where all are alike on the screen, as on cubes, which they mostly are; else the dots, of which there are
 * fewer.
 *
 * @param cells with the area and the ink that they had then
 * @param areAlike whether all have about the same area then
 */
record EvenCells(List<Face> cells, boolean areAlike) {
    /**
     * Cells that are alike differ by less in area when evened, by ratio: lines take more of small ones (met: 1.05 on
     * cubes, and 1.57 where two run together).
     */
    private static final double ALIKE = 1.25;

    /** Keeps a copy. */
    EvenCells {
        cells = List.copyOf(cells);
    }

    /**
     * Evens the cells of a board.
     *
     * @param sides borders of two cells; their ends are indices of {@code seen}
     * @param cellSize the square root of the median cell's area, in pixels
     */
    static EvenCells of(List<Face> seen, List<FaceSide> sides, double cellSize) {
        List<Tilt.Place> places = seen.stream()
                .map(cell -> Tilt.Place.of(cell.center(), cell.area()))
                .toList();
        Tilt tilt = Tilt.through(places);
        if (places.stream().allMatch(place -> tilt.fits(place, ALIKE))) {
            return new EvenCells(tilt.isTilted() ? tilt.even(seen, DotTilt.USUAL_POWER) : seen, true);
        }
        return new EvenCells(DotTilt.even(seen, sides, cellSize), false);
    }
}
