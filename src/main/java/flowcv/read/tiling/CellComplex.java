package flowcv.read.tiling;

import java.util.List;

/**
 * Cells and borders that a board may have, and how they lie in the picture. Only whoever made it knows the shape of the
 * cells; everybody else sees places and borders between two of them.
 *
 * @param cells all places, those around the board included
 * @param borders all borders of two places of which one at least is not beyond the board, and stubs (see {@link #isStub})
 * @param pose from the plane to the picture
 * @param score how well the lines of the picture agree; greater is better, of complexes of one picture
 * @param form makes a board of what was decided about the places and borders
 */
public record CellComplex(List<Cell> cells, List<Border> borders, Pose pose, double score, BoardForm form) {
    /** Keeps copies. */
    public CellComplex {
        cells = List.copyOf(cells);
        borders = List.copyOf(borders);
    }

    /** Whether a border lies beyond the board, where one of its lines would go on. */
    public boolean isStub(Border border) {
        return cells.get(border.first()).isBeyond()
                && cells.get(border.second()).isBeyond();
    }

    /** The middle side of a cell in the picture, in pixels. */
    public double cellSize() {
        double[] sizes = cells.stream()
                .filter(cell -> !cell.isBeyond())
                .mapToDouble(
                        cell -> pose.cellSize(cell.center().x(), cell.center().y()))
                .sorted()
                .toArray();
        return sizes[sizes.length / 2];
    }
}
