package flowcv.read.evidence;

import flowcv.image.Mats;
import flowcv.image.Point;
import flowcv.read.frame.Frame;
import flowcv.read.tiling.Cell;
import flowcv.read.tiling.CellComplex;
import flowcv.read.tiling.Pose;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * The part of a picture in which a complex lies, reduced until its cells are about {@link #CELL} pixels large, and
 * sampled through the pose.
 */
final class Raster implements AutoCloseable {
    /** Pixels of a cell where a line of one pixel of a phone still shows; bins of a twentieth of a cell lose it. */
    private static final double CELL = 60;
    /** Reducing by less than this blurs more than averaging gains. */
    private static final double LEAST_REDUCTION = 1.25;
    /** What remap takes at most along a side is 32,767. */
    private static final int MOST_ROWS = 8192;

    private final Mats mats = Mats.ofConstructor();
    private final Mat pixels;
    private final Pose pose;
    private final Rect part;
    private final double scaleX;
    private final double scaleY;
    private final int width;
    private final int height;

    Raster(Frame frame, CellComplex complex) {
        pose = complex.pose();
        width = frame.width();
        height = frame.height();
        part = part(complex, width, height);
        Mat whole = mats.keep(frame.pixels().submat(part));
        double reduction = complex.cellSize() / CELL;
        if (reduction > LEAST_REDUCTION) {
            pixels = mats.mat();
            Size size = new Size(
                    Math.max(1, Math.round(part.width / reduction)), Math.max(1, Math.round(part.height / reduction)));
            Imgproc.resize(whole, pixels, size, 0, 0, Imgproc.INTER_AREA);
        } else {
            pixels = whole;
        }
        scaleX = (double) pixels.cols() / part.width;
        scaleY = (double) pixels.rows() / part.height;
    }

    /** The part of the picture around all cells; at least one pixel. */
    private static Rect part(CellComplex complex, int width, int height) {
        double left = width - 1;
        double top = height - 1;
        double right = 0;
        double bottom = 0;
        for (Cell cell : complex.cells()) {
            for (Point corner : cell.outline()) {
                Point at = complex.pose().at(corner);
                left = Math.min(left, at.x());
                top = Math.min(top, at.y());
                right = Math.max(right, at.x());
                bottom = Math.max(bottom, at.y());
            }
        }
        int x = (int) Math.max(0, Math.min(width - 1, left));
        int y = (int) Math.max(0, Math.min(height - 1, top));
        return new Rect(x, y, (int) Math.max(1, Math.min(width, right + 2) - x), (int)
                Math.max(1, Math.min(height, bottom + 2) - y));
    }

    /**
     * A grid of places in the plane.
     *
     * @param middle of it, in cells
     * @param down from a row to the next
     * @param right from a column to the next
     */
    record Grid(Point middle, Point down, Point right) {}

    /**
     * The colors at the places of grids, row by row, blue, green and red of each, 0 to 255; the picture's edge goes on
     * beyond it.
     *
     * @param share receives how much of each grid lies within the picture, 0 to 1
     */
    byte[] sample(List<Grid> grids, int rows, int columns, double[] share) {
        byte[] colors = new byte[3 * grids.size() * rows * columns];
        int most = Math.max(1, MOST_ROWS / rows);
        for (int from = 0; from < grids.size(); from += most) {
            int to = Math.min(grids.size(), from + most);
            byte[] some = sampled(grids.subList(from, to), rows, columns, share, from);
            System.arraycopy(some, 0, colors, 3 * from * rows * columns, some.length);
        }
        return colors;
    }

    private byte[] sampled(List<Grid> grids, int rows, int columns, double[] share, int first) {
        float[] map = new float[2 * grids.size() * rows * columns];
        int next = 0;
        for (int i = 0; i < grids.size(); i++) {
            Grid grid = grids.get(i);
            int within = 0;
            for (int row = 0; row < rows; row++) {
                double down = row - (rows - 1) / 2.0;
                for (int column = 0; column < columns; column++) {
                    double right = column - (columns - 1) / 2.0;
                    Point at = pose.at(
                            grid.middle().x()
                                    + down * grid.down().x()
                                    + right * grid.right().x(),
                            grid.middle().y()
                                    + down * grid.down().y()
                                    + right * grid.right().y());
                    within += at.x() > -0.5 && at.y() > -0.5 && at.x() < width - 0.5 && at.y() < height - 0.5 ? 1 : 0;
                    // Pixel 0 reaches from -0.5 to 0.5, so reducing keeps -0.5 in place and not 0.
                    map[next++] = (float) ((at.x() - part.x + 0.5) * scaleX - 0.5);
                    map[next++] = (float) ((at.y() - part.y + 0.5) * scaleY - 0.5);
                }
            }
            share[first + i] = (double) within / (rows * columns);
        }
        byte[] colors = new byte[3 * grids.size() * rows * columns];
        try (Mats scope = new Mats()) {
            Mat places = scope.keep(new Mat(grids.size() * rows, columns, CvType.CV_32FC2));
            places.put(0, 0, map);
            Mat sampled = scope.mat();
            Imgproc.remap(pixels, sampled, places, new Mat(), Imgproc.INTER_LINEAR, Core.BORDER_REPLICATE);
            sampled.get(0, 0, colors);
        }
        return colors;
    }

    @Override
    public void close() {
        mats.close();
    }
}
