package flowcv.read.pixel;

import flowcv.image.MatBytes;
import flowcv.image.Mats;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * Tells parts of what is as bright as dots need be in which a pipe lies on the tint of its cells: light makes tints as bright
 * as that, and they end at edges as dots do, at lines and at darker cells. Between a tint and its pipe lies an edge; what is
 * darker of a pipe on whose other end light lies has none.
 */
final class LitTints {
    /**
     * Below this share of what is brightest in a part something is its tint, not blurred or under less light (met: 0.4 to
     * 0.5).
     */
    private static final double TINT = 0.65;

    /** A tint has at least this area, in cells; one cell's beside its pipe has two thirds. */
    private static final double LEAST_TINT = 0.1;

    /**
     * A pipe and its tint have at least this area within their edges, in cells: a dot on which a lamp's gloss lies has 0.3,
     * the tint of one cell alone 0.6.
     */
    private static final double LEAST_AREA = 0.5;

    /**
     * The edge between a tint and its pipe is at least as long in one, in cells; light on a pipe ends across it, which is
     * 0.33.
     */
    private static final double LEAST_EDGE = 0.38;

    /** The area of a pipe and its dot in the fewest cells, in cells, with room for blur: a lamp's gloss on a dot has less. */
    private static final double LEAST_PIPE = 0.3;

    /** By how much of the level of pipes they stand out there, beside blur. */
    private static final double LEAST_STEP = 0.25;

    /** Pipes are wider than this, in cells, outlines that a dark dot touches narrower. */
    private static final double PIPE = 0.22;

    /** Tints are wider beside their pipes, in cells; what blur leaves between a dot and the outline it touches is narrower. */
    private static final double TINT_BESIDE_PIPE = 0.15;

    /** Of each part this share may be brighter than what counts as brightest: noise, and the gloss of a lamp. */
    private static final double BRIGHTEST = 0.05;

    private final Mat brightness;
    private final Mat opened;
    private final Mat differences;
    private final byte[] levels;
    private final int reach;
    private final double cell;

    /**
     * @param brightness of the picture
     * @param opened the same without what is narrow
     * @param differences by how many levels the pixels differ that are as near to each as both sides of an edge
     * @param reach how near those are, in pixels
     * @param cell in pixels
     */
    LitTints(Mat brightness, Mat opened, Mat differences, int reach, double cell) {
        this.brightness = brightness;
        this.opened = opened;
        this.differences = differences;
        this.cell = cell;
        this.levels = MatBytes.of(opened);
        this.reach = reach;
    }

    /**
     * By part whether a pipe lies on its tint in it.
     *
     * @param wide 255 where the parts are, else 0
     * @param isAsked which parts are asked for
     */
    boolean[] among(Mat wide, InkParts parts, boolean[] isAsked) {
        boolean[] isTinted = new boolean[parts.count()];
        try (Mats own = new Mats()) {
            Mat inside = own.mat();
            Imgproc.erode(wide, inside, Ink.box(own, 2 * reach + 1));
            int[] least = leastOfPipes(MatBytes.of(inside), parts, isAsked);
            for (int part = 1; part < parts.count(); part++) {
                isTinted[part] = least[part] > 0 && hasEdge(parts, part, inside, least[part]);
            }
        }
        return isTinted;
    }

    /** By part the least level of what a tint may lie around; 0 where too little is darker for a tint. */
    private int[] leastOfPipes(byte[] inside, InkParts parts, boolean[] isAsked) {
        int[][] histograms = new int[parts.count()][];
        int[] labels = parts.labels();
        for (int at = 0; at < labels.length; at++) {
            if (inside[at] != 0 && isAsked[labels[at]]) {
                if (histograms[labels[at]] == null) {
                    histograms[labels[at]] = new int[256];
                }
                histograms[labels[at]][levels[at] & 0xFF]++;
            }
        }
        int[] least = new int[parts.count()];
        for (int part = 1; part < least.length; part++) {
            least[part] = histograms[part] == null ? 0 : leastOfPipe(histograms[part]);
        }
        return least;
    }

    private int leastOfPipe(int[] histogram) {
        int all = 0;
        for (int count : histogram) {
            all += count;
        }
        if (all < LEAST_AREA * cell * cell) {
            return 0;
        }
        int brightest = 255;
        for (int above = histogram[255]; above < BRIGHTEST * all; above += histogram[brightest]) {
            brightest--;
        }
        int least = (int) Math.ceil(TINT * brightest);
        int darker = 0;
        for (int level = 0; level < least; level++) {
            darker += histogram[level];
        }
        return darker >= LEAST_TINT * cell * cell ? least : 0;
    }

    /**
     * Whether an edge lies between a pipe in a part and what of it is darker.
     *
     * @param parting level of the pipe at least, and of its tint at most
     */
    private boolean hasEdge(InkParts parts, int part, Mat inside, int parting) {
        Rect box = parts.box(part);
        try (Mats own = new Mats()) {
            Mat all = own.keep(new Mat(box.size(), CvType.CV_8UC1));
            all.put(0, 0, parts.mask(part, box));
            Mat pipe = own.mat();
            Core.compare(own.keep(opened.submat(box)), new Scalar(parting), pipe, Core.CMP_GE);
            Core.min(pipe, all, pipe);
            Ink.open(pipe, pipe, disc(own, PIPE));
            keepLarge(own, pipe, LEAST_PIPE * cell * cell);
            Imgproc.dilate(pipe, pipe, Ink.box(own, 3));
            Mat edge = own.mat();
            // An outline is narrow, and as bright as pipes.
            Core.compare(own.keep(brightness.submat(box)), new Scalar(parting), edge, Core.CMP_LT);
            Core.min(edge, all, edge);
            Core.min(edge, own.keep(inside.submat(box)), edge);
            Ink.open(edge, edge, disc(own, TINT_BESIDE_PIPE));
            Core.min(edge, pipe, edge);
            Mat sharp = own.mat();
            Core.compare(own.keep(differences.submat(box)), new Scalar(LEAST_STEP * parting), sharp, Core.CMP_GE);
            Core.min(edge, sharp, edge);
            keepLarge(own, edge, LEAST_EDGE * cell);
            return Core.countNonZero(edge) > 0;
        }
    }

    /** Takes out connected parts of fewer pixels. */
    private static void keepLarge(Mats own, Mat marked, double least) {
        InkParts parts = InkParts.of(own, marked);
        boolean[] isKept = new boolean[parts.count()];
        for (int label = 1; label < isKept.length; label++) {
            isKept[label] = parts.area(label) >= least;
        }
        marked.put(0, 0, parts.mask(isKept));
    }

    /** @param diameter in cells */
    private Mat disc(Mats own, double diameter) {
        return Ink.Shape.ROUND.kernel(own, (int) Math.max(3, diameter * cell) | 1);
    }
}
