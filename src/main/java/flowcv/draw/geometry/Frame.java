package flowcv.draw.geometry;

import flowcv.image.Point;

/**
 * Where a board lies on the canvas.
 *
 * @param x pixel of the board's origin
 * @param y pixel of the board's origin
 * @param unit pixels of one cell
 */
public record Frame(double x, double y, double unit) {
    public Point at(Point cell) {
        return new Point(x + cell.x() * unit, y + cell.y() * unit);
    }

    public Point at(double cellX, double cellY) {
        return at(new Point(cellX, cellY));
    }
}
