package flowcv.read.lattice;

import flowcv.read.frame.Planes;

/**
 * What lies across a side, pixel by pixel.
 *
 * @param cell side of a cell, in pixels
 * @param far how far from the side it reaches, in pixels
 * @param core half of what a line may be wide
 * @param around how far from a pixel its ground is looked for
 */
record SideContrasts(double cell, int far, int core, int around) {
    /** Pixels along and across: one sample a pixel across, at most so many along. */
    private static final int MOST_ALONG = 8;

    private static final double PER_SAMPLE = 1.5;
    /** Along a side this much of each end is left out: another line crosses there. */
    private static final double MARGIN = 0.18;
    /** How much a pixel stands out from what lies before and behind it, in levels. */
    private interface Contrast {
        float of(float own, float before, float behind);
    }

    /**
     * Of each pixel across, how much lighter it is than both of its sides, or darker if negative, in the plane where it
     * differs more. The rim of a dot, lighter than one of its sides, is no line.
     */
    float[] lines(Planes planes, Side side) {
        return greatest(
                planes,
                side,
                (own, before, behind) ->
                        Math.max(own - Math.max(before, behind), 0) - Math.max(Math.min(before, behind) - own, 0));
    }

    /** How much its sides differ from each other: between cells of two colors. */
    float[] steps(Planes planes, Side side) {
        return greatest(planes, side, (own, before, behind) -> Math.abs(before - behind));
    }

    private float[] greatest(Planes planes, Side side, Contrast contrast) {
        int along = (int) Math.max(4, Math.min(MOST_ALONG, cell / PER_SAMPLE));
        int half = far + around;
        float[] contrasts = new float[2 * far + 1];
        for (byte[] plane : planes.all()) {
            float[] sums = new float[2 * half + 2];
            for (int i = -half; i <= half; i++) {
                double across = i / cell;
                double step = (1 - 2 * MARGIN) / along;
                double x = side.x(MARGIN + step / 2, across);
                double y = side.y(MARGIN + step / 2, across);
                float sum = 0;
                for (int k = 0; k < along; k++) {
                    sum += planes.at(plane, x + k * step * side.alongX(), y + k * step * side.alongY());
                }
                sums[i + half + 1] = sums[i + half] + sum / along;
            }
            for (int i = 0; i < contrasts.length; i++) {
                int at = i + around;
                float own = (sums[at + core + 1] - sums[at - core]) / (2 * core + 1);
                float before = (sums[at - core] - sums[at - around]) / (around - core);
                float behind = (sums[at + around + 1] - sums[at + core + 1]) / (around - core);
                float here = contrast.of(own, before, behind);
                contrasts[i] = Math.abs(here) > Math.abs(contrasts[i]) ? here : contrasts[i];
            }
        }
        return contrasts;
    }
}
