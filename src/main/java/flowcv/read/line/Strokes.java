package flowcv.read.line;

import flowcv.image.MatBytes;
import flowcv.image.Mats;
import flowcv.image.StopSignal;
import flowcv.read.pixel.Brightness;
import flowcv.read.pixel.Ink;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;

/**
 * Paints black ticks and letters over with the color around them, on dots that pipes leave as on others, so that
 * nothing dark parts a dot. Between a dot and an outline beside it two colors meet, and it stays dark.
 */
public final class Strokes {
    /** Strokes of ticks and letters are narrower, in cells. */
    private static final double WIDTH = 0.1;
    /** Outlines are narrower, in cells; what a tick leaves of a dot is wider. */
    private static final double OUTLINE = 0.13;
    /** Levels by which a channel differs at most on both sides of a stroke; nearest colors differ by more in one. */
    private static final int SAME_COLOR = 40;
    /** Letters are white: each channel has at least this, where lines and tints, and dots but white ones, do not. */
    private static final int WHITE = 200;
    /** How far behind its edge the color is taken, in pixels: the edge itself is mixed. */
    private static final int BEHIND = 1;
    /** Directions in which both sides are looked for, two numbers each. */
    private static final int[] DIRECTIONS = {1, 0, 0, 1, 1, 1, 1, -1};

    private final byte[] bgr;
    private final byte[] bright;
    /** Not 0 where colors may come from. */
    private final byte[] sources;

    private final int width;
    private final int height;
    private final int reach;

    private Strokes(byte[] bgr, byte[] bright, byte[] sources, int width, int height, int reach) {
        this.bgr = bgr;
        this.bright = bright;
        this.sources = sources;
        this.width = width;
        this.height = height;
        this.reach = reach;
    }

    /**
     * Paints them over.
     *
     * @param bgr the picture; changed
     * @param threshold brightness that parts dots and pipes from what is behind
     * @param cell in pixels
     */
    public static void fill(Mats mats, Mat bgr, int threshold, double cell) {
        Mat bright = bright(mats, bgr, threshold);
        fill(mats, bgr, bright, bright, cell);
    }

    /**
     * The same with colors of what is as wide as dots and pipes alone. In photographs outlines and dots may be equally white,
     * and what is between them as dark as a tick.
     */
    public static void fillOnWide(Mats mats, Mat bgr, int threshold, double cell) {
        Mat bright = bright(mats, bgr, threshold);
        Mat wide = mats.mat();
        int size = (int) Math.max(3, OUTLINE * cell) | 1;
        Imgproc.morphologyEx(bright, wide, Imgproc.MORPH_OPEN, Ink.Shape.ROUND.kernel(mats, size));
        fill(mats, bgr, bright, wide, cell);
    }

    private static Mat bright(Mats mats, Mat bgr, int threshold) {
        Mat bright = mats.mat();
        Brightness.greatest(bgr, bright);
        Imgproc.threshold(bright, bright, threshold, 255, Imgproc.THRESH_BINARY);
        return bright;
    }

    private static void fill(Mats mats, Mat bgr, Mat bright, Mat sources, double cell) {
        int size = (int) Math.max(3, Math.ceil(WIDTH * cell)) | 1;
        Mat strokes = mats.mat();
        Imgproc.morphologyEx(bright, strokes, Imgproc.MORPH_CLOSE, Ink.box(mats, size));
        Core.subtract(strokes, bright, strokes);
        Mat places = mats.mat();
        Core.findNonZero(strokes, places);
        if (places.empty()) {
            return;
        }
        // Row by row.
        int[] dark = new int[2 * places.rows()];
        places.get(0, 0, dark);
        int margin = 2 * (size + BEHIND);
        for (int from = 0; from < dark.length; ) {
            int to = endOfRows(dark, from, 2 * margin);
            int top = Math.max(0, dark[from + 1] - margin);
            int bottom = Math.min(bgr.rows(), dark[to - 1] + margin + 1);
            Mat rows = mats.keep(bgr.rowRange(top, bottom));
            byte[] colors = MatBytes.of(rows);
            Strokes all = new Strokes(
                    colors,
                    MatBytes.of(mats.keep(bright.rowRange(top, bottom))),
                    MatBytes.of(mats.keep(sources.rowRange(top, bottom))),
                    bgr.cols(),
                    bottom - top,
                    size);
            // Colors come from bright pixels, and only dark ones are painted: what is painted is nobody's source.
            for (int i = from; i < to; i += 2) {
                StopSignal.check();
                all.paint(dark[i], dark[i + 1] - top);
            }
            rows.put(0, 0, colors);
            from = to;
        }
    }

    /** Where those places end after which so many rows hold none; most rows of a picture do. */
    private static int endOfRows(int[] places, int from, int most) {
        int to = from + 2;
        while (to < places.length && places[to + 1] - places[to - 1] <= most) {
            to += 2;
        }
        return to;
    }

    private void paint(int x, int y) {
        for (int i = 0; i < DIRECTIONS.length; i += 2) {
            int one = side(x, y, DIRECTIONS[i], DIRECTIONS[i + 1]);
            int other = one < 0 ? -1 : side(x, y, -DIRECTIONS[i], -DIRECTIONS[i + 1]);
            if (other >= 0 && isSameColor(one, other)) {
                System.arraycopy(bgr, 3 * one, bgr, 3 * (y * width + x), 3);
                return;
            }
        }
    }

    /**
     * The first bright pixel in a direction, or that behind it; behind a letter, if that is one; -1 where none is near, or no
     * color may come from it.
     */
    private int side(int x, int y, int dx, int dy) {
        for (int step = 1; step <= reach; step++) {
            if (isBright(x + step * dx, y + step * dy)) {
                int behind = step + BEHIND;
                int to = isBright(x + behind * dx, y + behind * dy) ? behind : step;
                int first = (y + to * dy) * width + x + to * dx;
                int source = isWhite(first) ? behindLetter(x + to * dx, y + to * dy, dx, dy) : first;
                return sources[source] == 0 ? -1 : source;
            }
        }
        return -1;
    }

    /**
     * The bright pixel behind a letter that a white one in a direction belongs to; the white one where nothing of another
     * color follows within a stroke's width, and where it is dark behind it, as beside a line between two dots.
     */
    private int behindLetter(int x, int y, int dx, int dy) {
        for (int step = 1; step <= reach && isBright(x + step * dx, y + step * dy); step++) {
            int behind = (y + step * dy) * width + x + step * dx;
            int to = behind + BEHIND * (dy * width + dx);
            if (!isWhite(behind) && isBright(x + (step + BEHIND) * dx, y + (step + BEHIND) * dy)) {
                return to;
            }
        }
        return y * width + x;
    }

    private boolean isWhite(int pixel) {
        for (int channel = 0; channel < 3; channel++) {
            if ((bgr[3 * pixel + channel] & 0xFF) < WHITE) {
                return false;
            }
        }
        return true;
    }

    private boolean isBright(int x, int y) {
        return x >= 0 && y >= 0 && x < width && y < height && bright[y * width + x] != 0;
    }

    private boolean isSameColor(int one, int other) {
        for (int channel = 0; channel < 3; channel++) {
            if (Math.abs((bgr[3 * one + channel] & 0xFF) - (bgr[3 * other + channel] & 0xFF)) > SAME_COLOR) {
                return false;
            }
        }
        return true;
    }
}
