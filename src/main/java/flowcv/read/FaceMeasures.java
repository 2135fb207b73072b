package flowcv.read;

import flowcv.image.Point;
import flowcv.image.StopSignal;
import flowcv.read.pixel.Histogram;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/** Measures the faces of a segmented picture. */
final class FaceMeasures {
    /** Lines take less than the brightest half of what is around a core, dots that reach there as well. */
    private static final double BACKGROUND = 0.25;

    /** A dot takes more than the brightest quarter of the core of any cell: 0.45 in the longest of rings. */
    private static final double DOT = 0.75;

    private static final int CORE = 0;
    private static final int AROUND = 1;

    /** Distances are those between the middles of pixels, and the edge lies half way between two. */
    private static final double HALF_A_PIXEL = 0.5;

    /** Half of an outline is 0.05 of a cell wide, and aslant up to twice as much. */
    private static final double WIDEST_LINE = 0.15;

    /** Poor JPEGs leave spurs of some pixels on lines; what is left of a line beside a pipe has three times as many. */
    private static final int SPURS = 6;

    /** Less of a cell is covered by specks, a third of what may be drawn there unseen. */
    static final double MOST_SPECKS = 0.015;

    private final Segments segments;
    private final int reach;
    private final int[] area;
    private final double[] sumX;
    private final double[] sumY;
    private final int[] ink;
    private final double[] inkX;
    private final double[] inkY;
    private final double[] inkRadius;
    private final int[] stubs;
    private final boolean[] atEdge;
    /** Whether any pixel of a face lies on the edge; of a face with a core that may be its outline's. */
    private final boolean[] atMargin;

    private final boolean[] hasCore;
    private final FadingLight fading;
    private final Histogram[] colors;
    /** Per face how often each brightness occurs, in two channels: in its core, and around it. */
    private final Histogram[] levels;

    private FaceMeasures(Segments segments, double cellSize) {
        int n = segments.count() + 1;
        this.segments = segments;
        this.reach = (int) Math.max(2, Math.round(WIDEST_LINE * cellSize / segments.scale()));
        this.fading = new FadingLight(segments, cellSize / segments.scale());
        this.area = new int[n];
        this.sumX = new double[n];
        this.sumY = new double[n];
        this.ink = new int[n];
        this.inkX = new double[n];
        this.inkY = new double[n];
        this.inkRadius = new double[n];
        this.stubs = new int[n];
        this.atEdge = new boolean[n];
        this.atMargin = new boolean[n];
        this.hasCore = new boolean[n];
        this.colors = new Histogram[n];
        this.levels = new Histogram[n];
        Arrays.setAll(levels, label -> new Histogram(2));
    }

    /**
     * All faces by the number of their label; number 0 is none.
     *
     * @param cellSize in pixels of the picture
     */
    static List<Face> of(Segments segments, double cellSize) {
        return new FaceMeasures(segments, cellSize).measure();
    }

    private List<Face> measure() {
        int width = segments.width();
        int height = segments.height();
        for (int y = 0; y < height; y++) {
            StopSignal.check();
            addRow(y);
        }
        for (int x = 0; x < width; x++) {
            addMargin(x);
            addMargin((height - 1) * width + x);
        }
        for (int y = 0; y < height; y++) {
            addMargin(y * width);
            addMargin(y * width + width - 1);
        }
        for (int i = 0; i < area.length; i++) {
            if (!hasCore[i] && area[i] > 0) {
                atEdge[i] = atMargin[i];
                addMiddle(i);
            }
        }
        double[] reliefs = reliefs();
        List<Face> faces = new ArrayList<>(area.length);
        double unit = segments.scale() * segments.scale();
        for (int i = 0; i < area.length; i++) {
            Point center = mean(sumX[i], sumY[i], Math.max(1, area[i]));
            Point inkCenter = ink[i] == 0 ? center : mean(inkX[i], inkY[i], ink[i]);
            faces.add(new Face(
                    center,
                    area[i] * unit,
                    atEdge[i],
                    ink[i] * unit,
                    inkCenter,
                    inkRadius[i] * segments.scale(),
                    Math.max(0, stubs[i] - SPURS) * unit,
                    rgb(colors[i]),
                    reliefs[i]));
        }
        return faces;
    }

    private void addRow(int y) {
        int[] labels = segments.labels();
        int end = (y + 1) * segments.width();
        int start = end - segments.width();
        for (int from = start; from < end; ) {
            int to = from + 1;
            while (to < end && labels[to] == labels[from]) {
                to++;
            }
            addRun(labels[from], y, from - start, to - start);
            from = to;
        }
    }

    /** Adds the pixels of a row that lie side by side in one face, which is faster than one by one. */
    private void addRun(int label, int y, int from, int to) {
        byte[] lines = segments.lines();
        byte[] cores = segments.cores();
        byte[] inks = segments.ink();
        int row = y * segments.width();
        Histogram seen = levels[label];
        int pixels = 0;
        int columns = 0;
        int corePixels = 0;
        int inked = 0;
        int inkedColumns = 0;
        float deepest = 0;
        for (int x = from; x < to; x++) {
            int at = row + x;
            if (lines[at] != 0) {
                stubs[label] += isStub(x, y, label) ? 1 : 0;
                continue;
            }
            pixels++;
            columns += x;
            boolean isCore = cores[at] != 0;
            corePixels += isCore ? 1 : 0;
            seen.add(isCore ? CORE : AROUND, segments.brightness(at));
            if (inks[at] != 0) {
                inked++;
                inkedColumns += x;
                deepest = Math.max(deepest, segments.inkDepth()[at]);
                if (isInsideInk(x, y)) {
                    count(label, at);
                }
            }
        }
        area[label] += pixels;
        sumX[label] += columns;
        sumY[label] += (double) y * pixels;
        hasCore[label] |= corePixels > 0;
        ink[label] += inked;
        inkX[label] += inkedColumns;
        inkY[label] += (double) y * inked;
        inkRadius[label] = Math.max(inkRadius[label], deepest - HALF_A_PIXEL);
    }

    /**
     * Whether a line parts nothing: the same face is all around, farther than a line is wide. An outline in bright light is
     * wider (met: 0.19 of a cell), and all of it may belong to one face: that ends behind it.
     */
    private boolean isStub(int x, int y, int label) {
        return isWithin(x - reach, y, label)
                && isWithin(x + reach, y, label)
                && isWithin(x, y - reach, label)
                && isWithin(x, y + reach, label)
                && (isFree(x - reach, y) && isFree(x + reach, y)
                        || isFree(x, y - reach) && isFree(x, y + reach)
                        || goesOn(x, y, label));
    }

    private boolean isWithin(int x, int y, int label) {
        return x >= 0
                && y >= 0
                && x < segments.width()
                && y < segments.height()
                && segments.labels()[y * segments.width() + x] == label;
    }

    private boolean isFree(int x, int y) {
        return segments.lines()[y * segments.width() + x] == 0;
    }

    /** Whether the face is all around beyond a line of twice the width, too. */
    private boolean goesOn(int x, int y, int label) {
        int far = 2 * reach;
        return isWithin(x - far, y, label)
                && isWithin(x + far, y, label)
                && isWithin(x, y - far, label)
                && isWithin(x, y + far, label);
    }

    /** The pixels along the edge of a dot are mixed with what is beside it. */
    private boolean isInsideInk(int x, int y) {
        byte[] mask = segments.ink();
        int width = segments.width();
        int at = y * width + x;
        return x > 0
                && y > 0
                && x < width - 1
                && y < segments.height() - 1
                && mask[at - 1] != 0
                && mask[at + 1] != 0
                && mask[at - width] != 0
                && mask[at + width] != 0;
    }

    /** Notes that a face reaches the margin at a pixel, unless that is a line's. */
    private void addMargin(int at) {
        if (segments.lines()[at] == 0) {
            atMargin[segments.labels()[at]] = true;
            atEdge[segments.labels()[at]] |= segments.cores()[at] != 0;
        }
    }

    private void count(int label, int at) {
        if (colors[label] == null) {
            colors[label] = new Histogram(Pixels.CHANNELS);
        }
        colors[label].addColor(segments.bgr(), at);
    }

    /** Takes the middle of a face for its core: it is too narrow for one, as far cells of tilted boards are. */
    private void addMiddle(int label) {
        int middleX = (int) Math.rint(sumX[label] / area[label]);
        int middleY = (int) Math.rint(sumY[label] / area[label]);
        int bottom = Math.min(segments.height() - 1, middleY + reach);
        int right = Math.min(segments.width() - 1, middleX + reach);
        for (int y = Math.max(0, middleY - reach); y <= bottom; y++) {
            for (int x = Math.max(0, middleX - reach); x <= right; x++) {
                int at = y * segments.width() + x;
                if (segments.labels()[at] == label
                        && segments.lines()[at] == 0
                        && Math.hypot(x - middleX, y - middleY) <= reach) {
                    levels[label].add(CORE, segments.brightness(at));
                }
            }
        }
    }

    /** By how much faces are brighter in their middle; not at all where that is light behind them. */
    private double[] reliefs() {
        FadingLight.Relief[] reliefs = new FadingLight.Relief[area.length];
        BitSet asked = new BitSet();
        for (int i = 0; i < area.length; i++) {
            reliefs[i] = new FadingLight.Relief(levels[i].quantile(AROUND, BACKGROUND), levels[i].quantile(CORE, DOT));
            asked.set(
                    i,
                    ink[i] <= MOST_SPECKS * area[i] && hasCore[i] && reliefs[i].height() > FaceReader.GREATEST_RELIEF);
        }
        BitSet light = fading.among(reliefs, asked);
        double[] heights = new double[area.length];
        Arrays.setAll(heights, i -> light.get(i) ? 0 : reliefs[i].height());
        return heights;
    }

    private Point mean(double x, double y, int n) {
        return new Point(segments.xInPicture(x / n), segments.yInPicture(y / n));
    }

    /** The median color, 0xRRGGBB; black where nothing was counted. */
    private static int rgb(Histogram colors) {
        int rgb = 0;
        for (int channel = Pixels.CHANNELS - 1; channel >= 0 && colors != null; channel--) {
            rgb = rgb << 8 | colors.median(channel);
        }
        return rgb;
    }
}
