package flowcv.board;

/**
 * A corner of a cell's outline.
 *
 * @param x in the unit of {@link Board#x}
 * @param y in the unit of {@link Board#y}
 */
public record Corner(double x, double y) {}
