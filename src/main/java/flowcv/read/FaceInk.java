package flowcv.read;

import flowcv.read.pixel.Histogram;
import flowcv.read.pixel.Ink;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Finds dots and pipes face by face: what is more like the middle of a face than like the darkest of what is near its
 * sides. Dark dots lie on vignettes and tints as bright as they are elsewhere, so no one brightness suits all faces of
 * a photograph.
 */
final class FaceInk {
    /** Where the color of dots and pipes is taken, in cells around the middle of a face: half of a pipe is 0.165. */
    private static final double MIDDLE = 0.13;
    /** The darker half of what is near the sides is background: dots and pipes take less than the other. */
    private static final double BACKGROUND = 0.5;

    /** Letters leave so much of the middle of a dot free, at least. */
    private static final double FREE_OF_LETTERS = 0.4;

    /** The outer cells of rings that are near, with the lines around, in cells; holes of rings have more. */
    private static final double GREATEST_CELL = 5;
    /** The edges of dots and pipes are narrower to both sides, in cells, however blurred. */
    private static final double EDGE = 0.08;
    /** What fades lies between inside and around over more than this share of what is inside. */
    private static final double MOST_FADING = 0.1;

    /** The darkest dots stand out by 0.38 of what most do, light that the screen mirrors by less than 0.1 (met). */
    private static final double LEAST_OF_USUAL = 0.15;
    /** Levels that are never too few: among the brightest dots a dark one in bright light has 40. */
    private static final double ENOUGH = 24;
    /** Fewer than these tell nothing of the others. */
    private static final int LEAST_MIDDLES = 4;

    private final Segments segments;
    private final int reach;
    private final int edge;
    /** The pixels of one face after the other. */
    private final int[] pixels;
    /** Where in them each face begins; one number more than faces. */
    private final int[] starts;

    private final Histogram brightness = new Histogram(1);
    private final Histogram colors = new Histogram(Pixels.CHANNELS);

    private FaceInk(Segments segments, double cell) {
        this.segments = segments;
        this.reach = (int) Math.max(1, MIDDLE * cell);
        this.edge = (int) Math.max(1, Math.round(EDGE * cell));
        int[] labels = segments.labels();
        this.starts = new int[segments.count() + 2];
        for (int label : labels) {
            starts[label + 1]++;
        }
        for (int face = 0; face <= segments.count(); face++) {
            starts[face + 1] += starts[face];
        }
        this.pixels = new int[labels.length];
        int[] next = starts.clone();
        for (int at = 0; at < labels.length; at++) {
            pixels[next[labels[at]]++] = at;
        }
    }

    /**
     * The same faces with what is drawn in them.
     *
     * @param cellSize in pixels of the picture
     */
    static Segments in(Segments segments, double cellSize) {
        double cell = cellSize / segments.scale();
        FaceInk faces = new FaceInk(segments, cell);
        MiddleInk ink = new MiddleInk(segments);
        Map<MiddleInk.Middle, MiddleColors> colors = new LinkedHashMap<>();
        for (int face = 1; face <= segments.count(); face++) {
            // What mirrors light in the middle of a hole is no pipe.
            if (faces.starts[face + 1] - faces.starts[face] <= GREATEST_CELL * cell * cell) {
                MiddleInk.Middle middle = faces.middle(face);
                faces.colors(middle).filter(MiddleColors::stands).ifPresent(found -> colors.put(middle, found));
            }
        }
        double least = leastContrast(colors.values());
        List<MiddleInk.Middle> middles = new ArrayList<>();
        colors.forEach((middle, found) -> {
            if (found.contrast() >= least && faces.hasEdge(middle, found)) {
                faces.mark(middle.label(), found, ink);
                middles.add(middle);
            }
        });
        return ink.drawn(middles, cell, Ink.Shape.ROUND, faces.reach);
    }

    /** By how many levels the middles of faces stand out at least that hold something. */
    private static double leastContrast(Collection<MiddleColors> colors) {
        double[] contrasts =
                colors.stream().mapToDouble(MiddleColors::contrast).sorted().toArray();
        return contrasts.length < LEAST_MIDDLES
                ? 0
                : Math.min(ENOUGH, LEAST_OF_USUAL * contrasts[contrasts.length / 2]);
    }

    /**
     * Whether what is in the middle ends somewhere: light that the screen mirrors fades. Where it lies behind a dot it
     * does so on one side, and the dot ends at once.
     */
    private boolean hasEdge(MiddleInk.Middle middle, MiddleColors color) {
        int face = middle.label();
        int inside = 0;
        int fading = 0;
        double x = 0;
        double y = 0;
        for (int i = starts[face]; i < starts[face + 1]; i++) {
            if (segments.lines()[pixels[i]] == 0) {
                inside += color.isInside(segments.bgr(), pixels[i]) ? 1 : 0;
                if (isFading(pixels[i], face, color)) {
                    fading++;
                    x += pixels[i] % segments.width() - middle.x();
                    y += pixels[i] / segments.width() - middle.y();
                }
            }
        }
        return fading <= MOST_FADING * inside
                || Math.hypot(x, y) >= reach * fading && new SteepEdge(segments, color, edge).isAround(middle, reach);
    }

    /** Whether a pixel and those around it, farther than any edge is wide, are neither inside nor around. */
    private boolean isFading(int at, int face, MiddleColors color) {
        int x = at % segments.width();
        int y = at / segments.width();
        return isBetween(x, y, face, color)
                && isBetween(x - edge, y, face, color)
                && isBetween(x + edge, y, face, color)
                && isBetween(x, y - edge, face, color)
                && isBetween(x, y + edge, face, color);
    }

    private boolean isBetween(int x, int y, int face, MiddleColors color) {
        int at = y * segments.width() + x;
        return x >= 0
                && y >= 0
                && x < segments.width()
                && y < segments.height()
                && segments.labels()[at] == face
                && color.isBetween(segments.bgr(), at);
    }

    private void mark(int face, MiddleColors color, MiddleInk ink) {
        for (int i = starts[face]; i < starts[face + 1]; i++) {
            if (color.isInside(segments.bgr(), pixels[i])) {
                ink.mark(pixels[i]);
            }
        }
    }

    private MiddleInk.Middle middle(int face) {
        double x = 0;
        double y = 0;
        int n = 0;
        for (int i = starts[face]; i < starts[face + 1]; i++) {
            if (segments.lines()[pixels[i]] == 0) {
                x += pixels[i] % segments.width();
                y += pixels[i] / segments.width();
                n++;
            }
        }
        return new MiddleInk.Middle(face, (int) Math.rint(x / Math.max(1, n)), (int) Math.rint(y / Math.max(1, n)));
    }

    /** Nothing where the middle of a face lies in another. */
    private Optional<MiddleColors> colors(MiddleInk.Middle middle) {
        return inside(middle).map(inside -> new MiddleColors(inside, around(middle.label())));
    }

    /** The usual color of the darker part of a middle: letters on dots that no one brightness tells are brighter. */
    private Optional<double[]> inside(MiddleInk.Middle middle) {
        int[] found = pixelsAround(middle);
        if (found.length == 0) {
            return Optional.empty();
        }
        brightness.clear();
        colors.clear();
        for (int at : found) {
            brightness.add(0, segments.brightness(at));
        }
        int most = brightness.quantile(0, FREE_OF_LETTERS);
        for (int at : found) {
            if (segments.brightness(at) <= most) {
                colors.addColor(segments.bgr(), at);
            }
        }
        return Optional.of(usual());
    }

    private int[] pixelsAround(MiddleInk.Middle middle) {
        int left = Math.max(0, middle.x() - reach);
        int right = Math.min(segments.width() - 1, middle.x() + reach);
        int top = Math.max(0, middle.y() - reach);
        int bottom = Math.min(segments.height() - 1, middle.y() + reach);
        return IntStream.rangeClosed(top, bottom)
                .flatMap(y -> IntStream.rangeClosed(left, right)
                        .filter(x -> Math.hypot(x - middle.x(), y - middle.y()) <= reach)
                        .map(x -> y * segments.width() + x))
                .filter(at -> segments.labels()[at] == middle.label())
                .toArray();
    }

    /** The usual color of the darker part of what is near the sides. */
    private double[] around(int face) {
        brightness.clear();
        colors.clear();
        for (int i = starts[face]; i < starts[face + 1]; i++) {
            if (isNearSides(pixels[i])) {
                brightness.add(0, segments.brightness(pixels[i]));
            }
        }
        int most = brightness.quantile(0, BACKGROUND);
        for (int i = starts[face]; i < starts[face + 1]; i++) {
            if (isNearSides(pixels[i]) && segments.brightness(pixels[i]) <= most) {
                colors.addColor(segments.bgr(), pixels[i]);
            }
        }
        return usual();
    }

    private boolean isNearSides(int at) {
        return segments.cores()[at] == 0 && segments.lines()[at] == 0;
    }

    private double[] usual() {
        double[] usual = new double[Pixels.CHANNELS];
        for (int channel = 0; channel < usual.length; channel++) {
            usual[channel] = colors.median(channel);
        }
        return usual;
    }
}
