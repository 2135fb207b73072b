package flowcv.draw.svg;

import java.util.List;

/** Tells colors of one board that are not easily told from each other: their dots get letters. */
record SimilarColors(List<Integer> colors) {
    /**
     * Blue and navy are 166 apart, maroon and purple 168; yellow and orange, which nobody takes for each other, 177.
     */
    private static final double NEAR = 170;

    /** Luma, 0 to 255, above which a color stands out better from black than from white. */
    private static final double BRIGHT = 105;

    /** Whether another color is near one of them. */
    boolean isNear(int rgb) {
        return colors.stream().filter(other -> distance(rgb, other) < NEAR).count() > 1;
    }

    /** Black or white, whichever stands out from a color. */
    static int contrast(int rgb) {
        double luma = 0.299 * (rgb >> 16 & 255) + 0.587 * (rgb >> 8 & 255) + 0.114 * (rgb & 255);
        return luma > BRIGHT ? 0 : 0xFFFFFF;
    }

    /** How different two colors look, 0 to 765, by the weights of the "redmean" formula (T. Riemersma). */
    private static double distance(int a, int b) {
        double red = (a >> 16 & 255) - (b >> 16 & 255);
        double green = (a >> 8 & 255) - (b >> 8 & 255);
        double blue = (a & 255) - (b & 255);
        double mean = ((a >> 16 & 255) + (b >> 16 & 255)) / 2.0;
        return Math.sqrt((2 + mean / 256) * red * red + 4 * green * green + (2 + (255 - mean) / 256) * blue * blue);
    }
}
