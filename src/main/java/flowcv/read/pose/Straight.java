package flowcv.read.pose;

import flowcv.image.Picture;
import flowcv.image.Point;
import org.opencv.core.Size;

/**
 * A part of a picture, straightened: lattice lines run along rows and columns of pixels, equally far
 * apart. Owns its picture; close it.
 */
public final class Straight implements AutoCloseable {
    private final Picture picture;
    private final Pose pose;
    private final Window window;
    private final double cell;
    private final double contrast;
    private final Size whole;

    /** @param whole size of the original picture */
    Straight(Picture picture, Pose pose, Window window, double cell, double contrast, Size whole) {
        this.picture = picture;
        this.pose = pose;
        this.window = window;
        this.cell = cell;
        this.contrast = contrast;
        this.whole = whole;
    }

    /** The straightened part. */
    public Picture picture() {
        return picture;
    }

    /** Side of a cell, in pixels of the straightened picture. */
    public double cell() {
        return cell;
    }

    /** Levels by which the lines of the lattice usually stand out; 0 where nobody has measured it. */
    public double contrast() {
        return contrast;
    }

    /** Pixel of the straightened picture where a vertical line of the lattice lies. */
    public double originX() {
        return (Math.ceil(window.left()) - window.left()) * cell;
    }

    /** Pixel of the straightened picture where a horizontal line of the lattice lies. */
    public double originY() {
        return (Math.ceil(window.top()) - window.top()) * cell;
    }

    /** Pixel of the straightened picture where the lattice begins to be numbered: in the middle of a hexagon. */
    public Point zero() {
        return new Point(-window.left() * cell, -window.top() * cell);
    }

    /** Where a point of the straightened picture lies in the original one. */
    public Point original(Point point) {
        return pose.at(window.left() + point.x() / cell, window.top() + point.y() / cell);
    }

    /** Whether the original picture shows a point of the straightened one; elsewhere it is black. */
    public boolean shows(Point point) {
        Point at = original(point);
        return at.x() >= 0 && at.y() >= 0 && at.x() <= whole.width - 1 && at.y() <= whole.height - 1;
    }

    /** Side of the cell around a point of the straightened picture, in pixels of the original one. */
    public double originalCell(Point point) {
        return pose.cellSize(window.left() + point.x() / cell, window.top() + point.y() / cell);
    }

    @Override
    public void close() {
        picture.close();
    }
}
