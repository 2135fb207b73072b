package flowcv.read.detect;

import java.util.Arrays;

/** The crest lines of ridges, one pixel wide: pixels that no neighbor along the normal surpasses (Canny 1986). */
final class Crests {
    /** Neighbors looked at along rows and columns, on either side. */
    private static final int REACH = 3;
    /** Diagonal neighbors lie farther apart. */
    private static final int DIAGONAL_REACH = 2;

    private Crests() {}

    /**
     * Their pixels, row by row.
     *
     * @param least response of each
     */
    static int[] of(Ridges ridges, float least) {
        int width = ridges.width();
        int[] crests = new int[width * ridges.height() / 4];
        int count = 0;
        float[][] rows = new float[3][width];
        float[][] some = new float[5][width];
        for (int y = REACH; y < ridges.height() - REACH; y++) {
            for (int i = 0; i < rows.length; i++) {
                System.arraycopy(ridges.responses(), (y - 1 + i) * width, rows[i], 0, width);
            }
            float[] row = rows[1];
            float[] floor = floor(rows[0], row, rows[2], some);
            for (int x = REACH; x < width - REACH; x++) {
                if (row[x] > least && row[x] >= floor[x] && isCrest(ridges, y * width + x) && count < crests.length) {
                    crests[count++] = y * width + x;
                }
            }
        }
        return Arrays.copyOf(crests, count);
    }

    /** What each pixel of a row has to reach to surpass its neighbors in any direction: most do in none. */
    private static float[] floor(float[] above, float[] row, float[] below, float[][] some) {
        float[] before = some[0];
        float[] behind = some[1];
        float[] floor = some[2];
        Rows.before(row, before);
        Rows.behind(row, behind);
        Rows.max(before, behind, floor);
        Rows.max(above, below, before);
        Rows.min(before, floor, floor);
        Rows.before(above, before);
        Rows.behind(below, behind);
        Rows.max(before, behind, some[3]);
        Rows.behind(above, behind);
        Rows.before(below, before);
        Rows.max(before, behind, some[4]);
        Rows.min(some[3], some[4], some[3]);
        Rows.min(some[3], floor, floor);
        return floor;
    }

    private static boolean isCrest(Ridges ridges, int at) {
        Curvature curvature = ridges.curvature(at);
        int sign = curvature.isLight(at) ? -1 : 1;
        float cosine = sign * curvature.half(at);
        float sine = sign * curvature.mixed(at);
        int width = ridges.width();
        if (cosine >= Math.abs(sine)) {
            return isCrest(ridges, at, 1, REACH);
        }
        if (-cosine >= Math.abs(sine)) {
            return isCrest(ridges, at, width, REACH);
        }
        return isCrest(ridges, at, sine > 0 ? width + 1 : width - 1, DIAGONAL_REACH);
    }

    private static boolean isCrest(Ridges ridges, int at, int step, int reach) {
        float response = ridges.response(at);
        for (int n = 1; n <= reach; n++) {
            if (ridges.response(at + n * step) > response || ridges.response(at - n * step) >= response) {
                return false;
            }
        }
        return true;
    }
}
