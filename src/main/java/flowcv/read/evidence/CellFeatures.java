package flowcv.read.evidence;

import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** What tells the looks of cells apart, whichever way a cell is turned. */
final class CellFeatures {
    private static final double LEVELS = 60;

    private static final int[] CORE = ring(0, 0.12);
    static final int[] CORNERS = CellPatches.region(
            (x, y) -> Math.min(Math.abs(x), Math.abs(y)) > 0.28 && Math.max(Math.abs(x), Math.abs(y)) < 0.44);
    /** From the middle outwards: within a pipe, a dot, around a dot, and at the sides. */
    private static final List<int[]> REGIONS =
            List.of(CORE, ring(0.14, 0.19), ring(0.2, 0.235), ring(0.26, 0.32), ring(0.38, 0.44), CORNERS);

    private static final List<int[]> SPREADS = List.of(ring(0, 0.3), ring(0, 0.2), ring(0.26, 0.32));
    private static final int[] DIAGONAL =
            CellPatches.region((x, y) -> Math.abs(Math.abs(x) - 0.25) < 0.04 && Math.abs(Math.abs(y) - 0.25) < 0.04);
    private static final int[] LEVEL =
            CellPatches.region((x, y) -> Math.abs(y) < 0.1 && Math.abs(Math.abs(x) - 0.225) < 0.02);
    private static final int[] UPRIGHT =
            CellPatches.region((x, y) -> Math.abs(x) < 0.1 && Math.abs(Math.abs(y) - 0.225) < 0.02);

    private final CellPatches patches;
    private final Foreground foreground;
    private final List<List<float[]>> arms = new ArrayList<>();
    private final float[] ground = new float[3];
    private final double top;
    private final Tally tally = new Tally();

    CellFeatures(CellComplex complex, CellPatches patches, Strips strips) {
        this.patches = patches;
        foreground = new Foreground(patches);
        complex.cells().forEach(cell -> arms.add(new ArrayList<>()));
        for (int i = 0; i < complex.borders().size(); i++) {
            Border border = complex.borders().get(i);
            arms.get(border.first()).add(BorderMeasures.arm(strips, i, false));
            arms.get(border.second()).add(BorderMeasures.arm(strips, i, true));
        }
        int[] inner = IntStream.range(0, complex.cells().size())
                .filter(i -> !complex.cells().get(i).isBeyond())
                .toArray();
        int[] counts = new int[256];
        for (int cell : inner) {
            for (int sample = 0; sample < CellPatches.SIDE * CellPatches.SIDE; sample++) {
                counts[patches.value(cell, sample)]++;
            }
        }
        int above = inner.length * CellPatches.SIDE * CellPatches.SIDE / 100;
        int level = 255;
        for (int seen = counts[255]; seen < above && level > 0; seen += counts[--level]) {
            continue;
        }
        top = Math.max(level, LEVELS);
        float[][] corners = Arrays.stream(inner)
                .mapToObj(cell -> patches.median(cell, CORNERS))
                .toArray(float[][]::new);
        for (int channel = 0; channel < ground.length; channel++) {
            float[] some = new float[corners.length];
            for (int i = 0; i < some.length; i++) {
                some[i] = corners[i][channel];
            }
            ground[channel] = Numbers.median(some, some.length);
        }
    }

    /** The features of a place that is not beyond the board. */
    float[] row(int cell) {
        Numbers row = new Numbers();
        float[] core = patches.median(cell, CORE);
        float[] corner = patches.median(cell, CORNERS);
        for (int[] region : REGIONS) {
            float[] color = patches.median(cell, region);
            row.add(value(color) / top).add(saturation(color) / top);
            row.add(Numbers.apart(color, corner) / top).add(Numbers.apart(color, core) / top);
        }
        for (int channel = 0; channel < ground.length; channel++) {
            row.add((corner[channel] - ground[channel]) / LEVELS).add(ground[channel] / 255);
        }
        row.add(top / 255).add(patches.share(cell));
        arms(row, cell, core, corner);
        for (int[] region : SPREADS) {
            spread(row, cell, region, core, 0.5, 0.8, 0.95);
        }
        spread(row, cell, DIAGONAL, core, 0.5);
        double level = spread(cell, LEVEL, core).median() / 2;
        double upright = spread(cell, UPRIGHT, core).median() / 2;
        row.add(Math.min(level, upright) / top).add(Math.max(level, upright) / top);
        strokes(row, cell);
        foreground.addTo(row, cell, corner, top);
        return row.row();
    }

    /** The two most alike to the middle, the third and the least, however many sides there are. */
    private void arms(Numbers row, int cell, float[] core, float[] corner) {
        for (float[] other : List.of(core, corner)) {
            float[] gaps = new float[arms.get(cell).size()];
            for (int i = 0; i < gaps.length; i++) {
                float[] arm = arms.get(cell).get(i);
                gaps[i] = (float) Numbers.apart(new float[] {arm[1], arm[2], arm[3]}, other);
            }
            Arrays.sort(gaps);
            for (int i : new int[] {0, 1, 2, gaps.length - 1}) {
                row.add(gaps[Math.min(i, gaps.length - 1)] / top);
            }
        }
    }

    /** Bridges have two strokes across: profiles of both sides of a cell, along the axis that shows more of them. */
    private void strokes(Numbers row, int cell) {
        float[] rows = strokes(cell, CellPatches.SIDE, 1);
        float[] columns = strokes(cell, 1, CellPatches.SIDE);
        float[] sorted = rows.clone();
        float[] others = columns.clone();
        Arrays.sort(sorted);
        Arrays.sort(others);
        boolean isRows = sorted[sorted.length - 2] - sorted[sorted.length / 2]
                >= others[others.length - 2] - others[others.length / 2];
        float[] profile = isRows ? rows : columns;
        float middle = (isRows ? sorted : others)[profile.length / 2];
        int half = profile.length / 2;
        for (int i = 0; i <= half; i++) {
            float one = (profile[i] - middle) / (float) LEVELS;
            float other = (profile[profile.length - 1 - i] - middle) / (float) LEVELS;
            row.add(Math.min(one, other));
            if (i < half) {
                row.add(Math.max(one, other));
            }
        }
    }

    private float[] strokes(int cell, int step, int along) {
        float[] profile = new float[15];
        for (int line = 0; line < CellPatches.SIDE; line++) {
            double sum = 0;
            for (int from : new int[] {2, 21}) {
                for (int i = from; i < from + 7; i++) {
                    tally.add(patches.value(cell, line * step + i * along));
                }
                sum += tally.median() / 2;
            }
            profile[line / 2] = Math.max(profile[line / 2], (float) sum);
        }
        return profile;
    }

    private void spread(Numbers row, int cell, int[] region, float[] core, double... shares) {
        spread(cell, region, core);
        for (double share : shares) {
            row.add(tally.quantile(share) / 2 / top);
        }
        tally.clear();
    }

    /** Twice by how much the samples of a region differ from the middle. */
    private Tally spread(int cell, int[] region, float[] core) {
        for (int sample : region) {
            int most = 0;
            for (int channel = 0; channel < core.length; channel++) {
                most = Math.max(most, Math.abs(2 * patches.at(cell, sample, channel) - (int) (2 * core[channel])));
            }
            tally.add(most);
        }
        return tally;
    }

    private static double value(float[] color) {
        return Math.max(color[0], Math.max(color[1], color[2]));
    }

    private static double saturation(float[] color) {
        return value(color) - Math.min(color[0], Math.min(color[1], color[2]));
    }

    private static int[] ring(double from, double to) {
        return CellPatches.region((x, y) -> Math.hypot(x, y) >= from && Math.hypot(x, y) < to);
    }
}
