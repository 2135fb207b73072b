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
        for (int y = REACH; y < ridges.height() - REACH; y++) {
            int start = y * width;
            for (int at = start + REACH; at < start + width - REACH; at++) {
                if (ridges.response(at) > least && isCrest(ridges, at) && count < crests.length) {
                    crests[count++] = at;
                }
            }
        }
        return Arrays.copyOf(crests, count);
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
