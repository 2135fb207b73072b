package flowcv.read.line;

import flowcv.image.MatBytes;
import flowcv.image.Mats;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Range;
import org.opencv.core.Rect;

/**
 * The part of a picture that a board may take: from its dots to where no line is for a while. Wide
 * screens show much beside it.
 */
public final class LinedPart {
    /** What is fainter is no line, in levels. */
    private static final int LINE = 8;

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
    public static Rect around(Mat narrow, Rect dots, double cell) {
        try (Mats mats = new Mats()) {
            Range columns = lined(greatest(mats, narrow), dots.x, dots.x + dots.width, cell);
            Mat turned = mats.mat();
            // Columns are reduced many at a time, rows pixel by pixel.
            Core.transpose(mats.keep(narrow.colRange(columns)), turned);
            Range rows = lined(greatest(mats, turned), dots.y, dots.y + dots.height, cell);
            return new Rect(columns.start, rows.start, columns.size(), rows.size());
        }
    }

    /** The greatest level of each column. */
    private static byte[] greatest(Mats mats, Mat levels) {
        Mat greatest = mats.mat();
        Core.reduce(levels, greatest, 0, Core.REDUCE_MAX);
        return MatBytes.of(greatest);
    }

    /**
     * The places around some, as far as none is farther than a gap from the next at which something stands out.
     *
     * @param levels the greatest by which something stands out at each place
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
            last = (levels[at] & 0xFF) >= LINE ? at : last;
        }
        return last;
    }
}
