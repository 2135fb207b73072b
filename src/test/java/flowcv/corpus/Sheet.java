package flowcv.corpus;

import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** A sheet of a phone's proportions to paint grids on; colors are 0xRRGGBB, radii in cells. */
final class Sheet {
    private static final int FILLED = -1;

    /** Paints one cell, or one crossing of lines. */
    interface CellPainter {
        void paint(double x, double y, int row, int column);
    }

    private final Mat mat;
    private double cell;
    private double left;
    private double top;

    /** A dark sheet; its matrix is the caller's to release. */
    Sheet(int width, int height) {
        mat = new Mat(height, width, CvType.CV_8UC3, color(0x202020));
        lay(6, 6);
    }

    Mat mat() {
        return mat;
    }

    int width() {
        return mat.cols();
    }

    int height() {
        return mat.rows();
    }

    void fill(int rgb) {
        mat.setTo(color(rgb));
    }

    /** Lines around and between cells, in the middle of the sheet. */
    void grid(int rows, int columns, int rgb) {
        lay(rows, columns);
        int thickness = Math.max(1, width() / 320);
        for (int row = 0; row <= rows; row++) {
            line(left, top + row * cell, left + columns * cell, top + row * cell, rgb, thickness);
        }
        for (int column = 0; column <= columns; column++) {
            line(left + column * cell, top, left + column * cell, top + rows * cell, rgb, thickness);
        }
    }

    void cells(int rows, int columns, CellPainter painter) {
        lay(rows, columns);
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                painter.paint(left + (column + 0.5) * cell, top + (row + 0.5) * cell, row, column);
            }
        }
    }

    void crossings(int rows, int columns, CellPainter painter) {
        lay(rows, columns);
        for (int row = 0; row <= rows; row++) {
            for (int column = 0; column <= columns; column++) {
                painter.paint(left + column * cell, top + row * cell, row, column);
            }
        }
    }

    void disc(double x, double y, double radius, int rgb) {
        Imgproc.circle(mat, new Point(x, y), (int) Math.round(radius * cell), color(rgb), FILLED, Imgproc.LINE_AA);
    }

    /** A whole cell. */
    void square(double x, double y, int rgb) {
        inner(x, y, 0.5, rgb);
    }

    /** A square of some half side around the middle of a cell. */
    void inner(double x, double y, double half, int rgb) {
        double reach = half * cell;
        Imgproc.rectangle(mat, new Point(x - reach, y - reach), new Point(x + reach, y + reach), color(rgb), FILLED);
    }

    void text(double x, double y, String text, int rgb) {
        double scale = cell / 70;
        Point at = new Point(x - text.length() * 0.13 * cell, y + 0.15 * cell);
        Imgproc.putText(mat, text, at, Imgproc.FONT_HERSHEY_SIMPLEX, scale, color(rgb), 2, Imgproc.LINE_AA, false);
    }

    /** A thick line with round ends, its width in cells. */
    void bar(double x, double y, double toX, double toY, double width, int rgb) {
        line(x, y, toX, toY, rgb, (int) Math.max(1, Math.round(width * cell)));
    }

    /** Side of a cell, in pixels. */
    double cell() {
        return cell;
    }

    /** The middle of a column. */
    double x(int column) {
        return left + (column + 0.5) * cell;
    }

    /** The middle of a row. */
    double y(int row) {
        return top + (row + 0.5) * cell;
    }

    /** Lays cells out without drawing any. */
    void lay(int rows, int columns) {
        cell = Math.min(0.96 * width() / columns, 0.9 * height() / rows);
        left = (width() - columns * cell) / 2;
        top = (height() - rows * cell) / 2;
    }

    private void line(double x, double y, double toX, double toY, int rgb, int thickness) {
        Imgproc.line(mat, new Point(x, y), new Point(toX, toY), color(rgb), thickness);
    }

    private static Scalar color(int rgb) {
        return new Scalar(rgb & 255, rgb >> 8 & 255, rgb >> 16 & 255);
    }
}
