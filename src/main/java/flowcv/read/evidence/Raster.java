package flowcv.read.evidence;

import flowcv.image.Mats;
import flowcv.image.Point;
import flowcv.read.frame.Frame;
import flowcv.read.tiling.Cell;
import flowcv.read.tiling.CellComplex;
import flowcv.read.tiling.Pose;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * The part of a picture in which a complex lies, reduced by a whole number until its cells have about {@link #CELL}
 * pixels along a side, and sampled through the pose.
 */
final class Raster implements AutoCloseable {
    /** Pixels of a cell where a line of one pixel of a phone still shows; bins of a twentieth of a cell lose it. */
    private static final double CELL = 60;

    private final Mats mats = Mats.ofConstructor();
    private final Mat pixels;
    private final Pose pose;
    private final Rect part;
    private final double scale;
    private final int width;
    private final int height;

    Raster(Frame frame, CellComplex complex) {
        pose = complex.pose();
        width = frame.width();
        height = frame.height();
        part = part(complex, width, height);
        Mat board = mats.keep(frame.pixels().submat(part));
        int reduction = (int) Math.round(complex.cellSize() / CELL);
        if (reduction > 1) {
            pixels = mats.mat();
            Size size = new Size(Math.max(1, part.width / reduction), Math.max(1, part.height / reduction));
            // Whole numbers of pixels make one: four times as quick as other shares.
            Rect whole = new Rect(
                    0,
                    0,
                    Math.min(part.width, (int) size.width * reduction),
                    Math.min(part.height, (int) size.height * reduction));
            Imgproc.resize(mats.keep(board.submat(whole)), pixels, size, 0, 0, Imgproc.INTER_AREA);
            scale = 1.0 / reduction;
        } else {
            pixels = board;
            scale = 1;
        }
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
     * @param curve how far rows are shifted, times the square of their number from the middle
     */
    record Grid(Point middle, Point down, Point right, Point curve) {
        /** A grid of straight columns. */
        Grid(Point middle, Point down, Point right) {
            this(middle, down, right, new Point(0, 0));
        }
    }

    /**
     * The colors at the places of grids.
     *
     * @param colors row by row, blue, green and red of each place, 0 to 255; black where the picture is over
     * @param outside the places where it is
     * @param share how much of each grid lies within the picture, 0 to 1
     */
    record Sampled(byte[] colors, BitSet outside, double[] share) {
        /** The same of the negative of the picture. */
        Sampled negative() {
            byte[] negative = new byte[colors.length];
            for (int i = 0; i < negative.length; i++) {
                negative[i] = (byte) ~colors[i];
            }
            Sampled sampled = new Sampled(negative, outside, share);
            sampled.blacken();
            return sampled;
        }

        private void blacken() {
            for (int from = outside.nextSetBit(0); from >= 0; ) {
                int to = outside.nextClearBit(from);
                Arrays.fill(colors, 3 * from, 3 * to, (byte) 0);
                from = outside.nextSetBit(to);
            }
        }
    }

    /** Samples grids of so many rows and columns: each becomes a row of what is remapped. */
    Sampled sample(List<Grid> grids, int rows, int columns) {
        int places = rows * columns;
        Sampled all = new Sampled(new byte[3 * grids.size() * places], new BitSet(), new double[grids.size()]);
        float[] map = new float[2 * grids.size() * places];
        for (int i = 0; i < grids.size(); i++) {
            Grid grid = grids.get(i);
            int within = 0;
            for (int row = 0; row < rows; row++) {
                double down = row - (rows - 1) / 2.0;
                double square = down * down;
                double x = grid.middle().x()
                        + down * grid.down().x()
                        + square * grid.curve().x();
                double y = grid.middle().y()
                        + down * grid.down().y()
                        + square * grid.curve().y();
                double half = (columns - 1) / 2.0;
                // Within a cell lines are straight, even where the lens bends them.
                Point begin = pose.at(
                        x - half * grid.right().x(), y - half * grid.right().y());
                Point end = pose.at(
                        x + half * grid.right().x(), y + half * grid.right().y());
                within += row(begin, end, columns, i * places + row * columns, map, all.outside());
            }
            all.share()[i] = (double) within / places;
        }
        try (Mats scope = new Mats()) {
            Mat at = scope.keep(new Mat(grids.size(), places, CvType.CV_32FC2));
            at.put(0, 0, map);
            Mat sampled = scope.mat();
            Imgproc.remap(pixels, sampled, at, scope.mat(), Imgproc.INTER_LINEAR, Core.BORDER_CONSTANT);
            sampled.get(0, 0, all.colors());
        }
        all.blacken();
        return all;
    }

    /** Where the places of a row of a grid lie in the reduced part; how many of them lie within the picture. */
    private int row(Point begin, Point end, int columns, int first, float[] map, BitSet outside) {
        double stepX = (end.x() - begin.x()) / (columns - 1);
        double stepY = (end.y() - begin.y()) / (columns - 1);
        // Pixel 0 reaches from -0.5 to 0.5, so reducing keeps -0.5 in place and not 0.
        double fromX = (begin.x() - part.x + 0.5) * scale - 0.5;
        double fromY = (begin.y() - part.y + 0.5) * scale - 0.5;
        for (int column = 0; column < columns; column++) {
            map[2 * (first + column)] = (float) (fromX + column * stepX * scale);
            map[2 * (first + column) + 1] = (float) (fromY + column * stepY * scale);
        }
        if (isWithin(begin.x(), begin.y()) && isWithin(end.x(), end.y())) {
            return columns;
        }
        int within = 0;
        for (int column = 0; column < columns; column++) {
            if (isWithin(begin.x() + column * stepX, begin.y() + column * stepY)) {
                within++;
            } else {
                outside.set(first + column);
            }
        }
        return within;
    }

    private boolean isWithin(double x, double y) {
        return x > -0.5 && y > -0.5 && x < width - 0.5 && y < height - 0.5;
    }

    @Override
    public void close() {
        mats.close();
    }
}
