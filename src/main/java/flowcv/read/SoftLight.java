package flowcv.read;

import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Range;

/**
 * Tells steep beams of light behind large cells from what is drawn in them by the pixels of the picture itself: reduced
 * ones see a beam that rises within a sixth of a cell as they see an edge.
 */
final class SoftLight {
    /** How far on both sides of an edge is looked, in cells: most of what dots and pipes stand out by lies between. */
    private static final double EDGE = 0.02;

    /** So much of it at least, where a picture is blurred as well; of steep beams less does (met: 0.16 and 0.26). */
    private static final double LEAST_OF_RELIEF = 0.32;

    /** The edge of the darkest dot takes 0.1 of a face and more; specks of noise take less than this. */
    private static final double MOST_EDGES = 0.005;

    /** So much of what a face's middle stands out by is seen where edges are looked for, or nothing is sure. */
    private static final double LEAST_SEEN = 0.8;

    /** Lines and what shines from them reach so far into a face, in reduced pixels from its neighbor. */
    private static final int RIM = 4;

    /** A cell reaches less far from its middle, in cells: those of rings are the longest. */
    private static final double LONGEST = 3;

    private final Pixels pixels;
    private final Segments segments;
    private final double reach;
    private final int longest;

    private SoftLight(Pixels pixels, Segments segments, double cellSize) {
        this.pixels = pixels;
        this.segments = segments;
        this.reach = Math.max(1, EDGE * cellSize);
        this.longest = (int) Math.ceil(LONGEST * cellSize / segments.scale());
    }

    /**
     * Faces without the relief that is soft light behind them.
     *
     * @param pixels of a screenshot, in which nothing but the light of the game's background is soft
     * @param faces by the number of their label
     * @param cellSize in pixels of the picture
     */
    static List<Face> without(Pixels pixels, Segments segments, List<Face> faces, double cellSize) {
        List<Face> all = new ArrayList<>(faces);
        SoftLight light = new SoftLight(pixels, segments, cellSize);
        for (int i = 1; i < all.size(); i++) {
            Face face = all.get(i);
            if (face.relief() > FaceReader.GREATEST_RELIEF
                    && face.ink() <= FaceMeasures.MOST_SPECKS * face.area()
                    && CellAreas.SEEN_UPRIGHT.isLikeCell(face, cellSize)
                    && light.isAll(i, face)) {
                all.set(i, face.flat());
            }
        }
        return all;
    }

    private boolean isAll(int label, Face face) {
        int seen = 0;
        int edges = 0;
        int least = 255;
        int greatest = 0;
        Range rows = around((int) (face.center().y() / segments.scale()) - segments.top(), segments.height());
        Range columns = around((int) (face.center().x() / segments.scale()) - segments.left(), segments.width());
        for (int y = rows.start; y < rows.end; y++) {
            for (int x = columns.start; x < columns.end; x++) {
                if (isInside(y * segments.width() + x, label)) {
                    double atX = segments.xInPicture(x);
                    double atY = segments.yInPicture(y);
                    int level = pixels.value(atX, atY);
                    least = Math.min(least, level);
                    greatest = Math.max(greatest, level);
                    seen++;
                    edges += isEdge(atX, atY, LEAST_OF_RELIEF * face.relief()) ? 1 : 0;
                }
            }
        }
        return greatest - least >= LEAST_SEEN * face.relief() && edges <= MOST_EDGES * seen;
    }

    /** Where the rows or columns of a face lie. */
    private Range around(int middle, int size) {
        return new Range(Math.max(RIM, middle - longest), Math.min(size - RIM, middle + longest + 1));
    }

    private boolean isInside(int at, int label) {
        int[] labels = segments.labels();
        int down = RIM * segments.width();
        return labels[at] == label
                && labels[at - RIM] == label
                && labels[at + RIM] == label
                && labels[at - down] == label
                && labels[at + down] == label;
    }

    private boolean isEdge(double x, double y, double step) {
        return Math.abs(pixels.value(x + reach, y) - pixels.value(x - reach, y)) >= step
                || Math.abs(pixels.value(x, y + reach) - pixels.value(x, y - reach)) >= step;
    }
}
