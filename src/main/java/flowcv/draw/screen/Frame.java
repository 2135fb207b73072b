package flowcv.draw.screen;

import flowcv.image.Point;

/**
 * Where a board lies on the canvas.
 *
 * @param x pixel of the board's origin
 * @param y pixel of the board's origin
 * @param unit pixels of one cell
 */
record Frame(double x, double y, double unit) {
    Point at(Point cell) {
        return new Point(x + cell.x() * unit, y + cell.y() * unit);
    }

    Point at(double cellX, double cellY) {
        return at(new Point(cellX, cellY));
    }
}
