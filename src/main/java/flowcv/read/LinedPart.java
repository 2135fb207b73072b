package flowcv.read;

import flowcv.image.MatBytes;
import org.opencv.core.Mat;
import org.opencv.core.Range;
import org.opencv.core.Rect;

/**
 * The part of a picture that a board may take: from its dots to where no line is for a while. Wide
 * screens show much beside it.
 */
final class LinedPart {
    /** The bits of levels from 8 upwards: what is fainter is no line. */
    private static final int LINE = 0xF8;

    /** Every column of a board is crossed by lines at least as near as this, in cells; so is every row. */
    private static final double GAP = 0.7;

    /** What may lie beside a board is looked at as well, in cells. */
    private static final double MARGIN = 0.7;

    private LinedPart() {}

    /**
     * The part that lines reach from some rows and columns.
     *
     * @param narrow by how much narrow things stand out, in levels, per pixel
     * @param dots what lies on the board surely, in its pixels
     * @param cell in its pixels
     */
    static Rect around(Mat narrow, Rect dots, double cell) {
        int width = narrow.cols();
        int height = narrow.rows();
        byte[] values = MatBytes.of(narrow);
        byte[] across = new byte[width];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                across[x] |= values[y * width + x];
            }
        }
        Range columns = lined(across, dots.x, dots.x + dots.width, cell);
        byte[] along = new byte[height];
        for (int y = 0; y < height; y++) {
            for (int x = columns.start; x < columns.end; x++) {
                along[y] |= values[y * width + x];
            }
        }
        Range rows = lined(along, dots.y, dots.y + dots.height, cell);
        return new Rect(columns.start, rows.start, columns.size(), rows.size());
    }

    /**
     * The places around some, as far as none is farther than a gap from the next at which something stands out.
     *
     * @param levels the bits of all levels by which something stands out at each place
     * @param first of those that are known
     * @param end behind the last of them
     */
    static Range lined(byte[] levels, int first, int end, double cell) {
        int before = reach(levels, Math.min(levels.length - 1, Math.max(0, first)), -1, cell);
        int after = reach(levels, Math.max(0, Math.min(levels.length, end) - 1), 1, cell);
        int margin = (int) Math.ceil(MARGIN * cell);
        return new Range(Math.max(0, before - margin), Math.min(levels.length, after + margin + 1));
    }

    private static int reach(byte[] levels, int from, int step, double cell) {
        int last = from;
        for (int at = from; at >= 0 && at < levels.length && Math.abs(at - last) <= GAP * cell; at += step) {
            last = (levels[at] & LINE) != 0 ? at : last;
        }
        return last;
    }
}
