package flowcv.read;

import flowcv.image.MatBytes;
import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.read.disc.SolidDots;
import flowcv.read.line.FaceLines;
import flowcv.read.line.LineContrast;
import flowcv.read.line.LineSpecks;
import flowcv.read.line.LinedPart;
import flowcv.read.line.NarrowThings;
import flowcv.read.line.Strokes;
import flowcv.read.pixel.Ink;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.ReducedPart;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Range;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Parts a picture into the faces of its line network. Lines are what a white top-hat leaves; a face's
 * core is what lies far enough from every line that pipes, being narrower, lead from no core to
 * another, nor do gaps in faint lines. From the cores the faces are grown back to the lines.
 *
 * <p>Lines are told at a size at which the thinnest have 1.5 pixels; faces at one that fits their cells, and only
 * where lines reach the dots: what is searched pixel by pixel is then hardly larger than the board.
 */
final class FaceSegmenter implements AutoCloseable {
    /** The shorter side of the picture that lines are looked for in: thin ones are 0.31 % of it, 1.5 pixels. */
    static final double WORKING_SIZE = 500;
    /** The same for pictures with thinner lines. */
    static final double FINE_SIZE = 1000;
    /**
     * Cells of photographs are looked at with this many pixels, if the picture has them: boards may be small parts of
     * them.
     */
    private static final double LEAST_PHOTOGRAPHED_CELL = 36;
    /** Of a block of pixels a line of 1.5 covers three times as much. */
    private static final double LEAST_OF_BLOCK = 0.4;

    /** Less new ink, all together in cells of area, is the rims of what was known, which look like no line and hide none. */
    private static final double LEAST_NEW_INK = 0.1;

    /** What sharpening darkens beside a pipe is narrower, in cells, and lines are farther apart. */
    private static final double HALO = 0.12;

    private final Mats mats = Mats.ofConstructor();
    private final double cellSize;
    private final double scale;
    private final FaceScale sizes;
    private final Ink.Shape shape;
    /** Side of what no line holds, in reduced pixels. */
    private final int kernel;

    private final ReducedPart part;
    private final Mat bgr;
    private final Mat ink;
    /** Light behind the board that is as bright as dots; empty where there is none. */
    private final Mat light;
    /** What stands out in any color. */
    private final NarrowThings inColors;

    private Optional<NarrowThings> inGray = Optional.empty();
    /** Where lines that meet are as wide as the kernel. */
    private final Mat tips;

    /**
     * A segmenter of the rows of one picture that lie around its dots.
     *
     * @param guess what is known of the dots; its size of cells is right to within 15 %
     * @param workingSize the shorter side of the picture that lines are looked for in, in pixels
     * @param shape of what fits into dots and pipes, but not into lines
     */
    FaceSegmenter(Picture picture, Pixels pixels, DotGuess guess, double workingSize, Ink.Shape shape) {
        this.cellSize = guess.cellSize();
        this.shape = shape;
        int shorter = Math.min(picture.width(), picture.height());
        this.sizes = FaceScale.of(cellSize, shorter, workingSize, shape);
        this.scale = sizes.scale();
        Range rows = guess.rows(pixels);
        this.part = new ReducedPart(sizes.onBlock(rows.start), scale);
        boolean isReady = false;
        try {
            Mat looked = mats.keep(picture.pixels().rowRange(part.top(), rows.end));
            this.bgr = SolidDots.paint(mats, pixels, guess.discs(), cellSize, sizes.reduced(mats, looked), part);
            SolidDots.paintOvals(pixels, guess.allOvals(), cellSize, bgr, part);
            if (shape == Ink.Shape.ROUND) {
                Strokes.fillOnWide(mats, bgr, guess.threshold(), cellSize / scale);
            } else {
                Strokes.fill(mats, bgr, guess.threshold(), cellSize / scale);
            }
            this.inColors = narrow(bgr, mats.mat());
            this.ink = mats.mat();
            this.light = mats.mat();
            // An upright screen's board is as wide as the screen, however low.
            int height = picture.width() > picture.height() ? rows.end - rows.start : shorter;
            this.kernel = Ink.kernel(shape, shorter / scale, height / scale, cellSize / scale);
            try (Forked<Mat> narrow = Forked.of(this::findNarrow)) {
                this.tips = Ink.find(
                        mats, bgr, guess.threshold(), shape, kernel, cellSize / scale, ink, light, narrow::get);
            }
            Core.max(inColors.levels(), tips, inColors.levels());
            // They are too dark for the threshold.
            guess.dark().forEach(oval -> SolidDots.fill(ink, oval, 1, part, new Scalar(255)));
            isReady = true;
        } finally {
            if (!isReady) {
                mats.close();
            }
        }
    }

    /** A segmenter of a photograph, in which pipes run in any direction. */
    static FaceSegmenter ofPhotograph(Picture picture, Pixels pixels, DotGuess guess) {
        double shorter = Math.min(picture.width(), picture.height());
        double workingSize = Math.max(WORKING_SIZE, shorter * LEAST_PHOTOGRAPHED_CELL / guess.cellSize());
        return new FaceSegmenter(picture, pixels, guess, workingSize, Ink.Shape.ROUND);
    }

    /** Finds what stands out in any color; with matrices of its own, as ink is found meanwhile. */
    private Mat findNarrow() {
        try (Mats own = new Mats()) {
            Ink.part(own, shape == Ink.Shape.ROUND ? withoutHalos(own) : bgr, shape, kernel, inColors.levels());
            return inColors.levels();
        }
    }

    /** Cameras sharpen: beside what is bright all is darker, and a tint between that and a line looks like a line. */
    private Mat withoutHalos(Mats own) {
        Mat closed = own.mat();
        int size = (int) Math.max(3, HALO * cellSize / scale) | 1;
        Imgproc.morphologyEx(bgr, closed, Imgproc.MORPH_CLOSE, Ink.box(own, size));
        return closed;
    }

    private NarrowThings narrow(Mat looked, Mat levels) {
        return new NarrowThings(mats, looked, levels, cellSize / scale);
    }

    /**
     * As it is: where the halos that cameras leave are taken away, fewer boards are read in gray (measured: 2 instead of
     * 10 of 36 that colors do not tell).
     */
    private NarrowThings inGray() {
        if (inGray.isEmpty()) {
            Mat gray = mats.mat();
            Imgproc.cvtColor(bgr, gray, Imgproc.COLOR_BGR2GRAY);
            Mat levels = Ink.narrow(mats, gray, shape, kernel);
            Core.max(levels, tips, levels);
            inGray = Optional.of(narrow(gray, levels));
        }
        return inGray.get();
    }

    @Override
    public void close() {
        mats.close();
    }

    /**
     * Whether something bright is wider than any dot or pipe, as a finger's mark is on tinted cells.
     *
     * @param most how wide and high it may be, in cells
     */
    boolean isWide(double most) {
        double cell = cellSize / scale;
        try (Mats own = new Mats()) {
            Mat bright = ink;
            if (!light.empty()) {
                bright = own.mat();
                // A mark that light joins is taken for light, too.
                Core.max(ink, light, bright);
            }
            return Ink.isWide(own, bright, most * cell, cell);
        }
    }

    /**
     * The faces of the picture.
     *
     * @param contrast what lines have at least
     */
    Segments segment(LineContrast contrast) {
        return segment(contrast, ink);
    }

    /**
     * The same faces where more ink is known; nothing where it was known before. What they hold is to be found again.
     *
     * @param inked of this segmenter, with all ink that was found in its faces
     */
    Optional<Segments> segmentAgain(LineContrast contrast, Segments inked) {
        try (Mats own = new Mats()) {
            Mat found = own.keep(new Mat(inked.height(), inked.width(), CvType.CV_8UC1));
            found.put(0, 0, inked.ink());
            Imgproc.resize(found, found, new Size(), sizes.block(), sizes.block(), Imgproc.INTER_NEAREST);
            Mat all = own.keep(ink.clone());
            Rect around = new Rect(inked.left(), inked.top() - topBlock(), inked.width(), inked.height());
            Mat part = own.keep(all.submat(sizes.inPixels(around)));
            int known = Core.countNonZero(part);
            Core.max(part, found, part);
            boolean isNew = Core.countNonZero(part) - known >= LEAST_NEW_INK * cellSize / scale * cellSize / scale;
            return isNew ? Optional.of(segment(contrast, all)) : Optional.empty();
        }
    }

    private Segments segment(LineContrast contrast, Mat known) {
        try (Mats own = new Mats()) {
            Mat lines = new FaceLines(bgr, known, shape, cellSize / scale, scale)
                    .find(own, contrast, contrast.isGray() ? inGray() : inColors);
            if (sizes.block() > 1) {
                sizes.averageBlocks(own, lines, lines);
                Imgproc.threshold(lines, lines, LEAST_OF_BLOCK / sizes.block() * 255, 255, Imgproc.THRESH_BINARY);
            }
            Rect around = LineSpecks.clean(own, lines, grownCell(), contrast.along() > 0);
            Mat parting = own.keep(lines.submat(around));
            return segments(around, () -> FaceGrowth.between(parting, grownCell()), MatBytes.of(parting));
        }
    }

    /**
     * The faces that several looks agree on.
     *
     * @param looks that this segmenter made
     */
    Segments agreed(List<FaceLook> looks) {
        try (Mats own = new Mats()) {
            AgreedFaces agreed = AgreedFaces.of(looks, grownCell());
            Rect around = new Rect(agreed.left(), agreed.top() - topBlock(), agreed.width(), agreed.height());
            Mat borders = own.mat();
            agreed.drawBorders(borders);
            return segments(around, () -> FaceGrowth.between(borders, grownCell()), agreed.lines());
        }
    }

    /** The side of a cell in pixels that faces are grown in. */
    private double grownCell() {
        return cellSize / scale / sizes.block();
    }

    /**
     * The picture and its ink around a board, for those who know its faces: no pixel is given to any.
     *
     * @param dots of the board, one at least, in pixels of the picture
     */
    Segments unparted(List<flowcv.image.Point> dots) {
        int[] x = dots.stream().mapToInt(d -> (int) part.x(d.x())).sorted().toArray();
        int[] y = dots.stream().mapToInt(d -> (int) part.y(d.y())).sorted().toArray();
        Rect known = new Rect(x[0], y[0], x[x.length - 1] - x[0] + 1, y[y.length - 1] - y[0] + 1);
        Rect fine = LinedPart.around(inColors.levels(), known, cellSize / scale);
        Rect around = sizes.inBlocks(fine, bgr);
        int n = around.width * around.height;
        return segments(around, () -> new FaceGrowth(new int[n], new byte[n], 0), new byte[n]);
    }

    private Mat coarseInk(Mats own, Rect around) {
        Mat inked = own.keep(ink.submat(sizes.inPixels(around)));
        if (sizes.block() == 1) {
            return own.keep(inked.clone());
        }
        Mat coarse = own.mat();
        sizes.averageBlocks(own, inked, coarse);
        Imgproc.threshold(coarse, coarse, 127, 255, Imgproc.THRESH_BINARY);
        return coarse;
    }

    /** @param growth of faces; it takes longest, so that their ink is looked at meanwhile */
    private Segments segments(Rect around, Supplier<FaceGrowth> growth, byte[] lines) {
        try (Mats own = new Mats();
                Forked<FaceGrowth> grown = Forked.of(growth)) {
            byte[] inked = MatBytes.of(coarseInk(own, around));
            float[] inkDepth = inkDepth(own, around);
            byte[] colors = colors(own, around);
            FaceGrowth faces = grown.get();
            return new Segments(
                    around.x,
                    around.y + topBlock(),
                    around.width,
                    around.height,
                    sizes.ofBlock(),
                    faces.labels(),
                    faces.cores(),
                    lines,
                    inked,
                    inkDepth,
                    colors,
                    faces.count());
        }
    }

    /** How far ink reaches around each pixel, in pixels; of each block that of the deepest. */
    private float[] inkDepth(Mats own, Rect around) {
        Mat inside = own.mat();
        Imgproc.distanceTransform(
                own.keep(ink.submat(sizes.inPixels(around))), inside, Imgproc.DIST_L2, Imgproc.DIST_MASK_5);
        if (sizes.block() > 1) {
            Imgproc.dilate(inside, inside, Ink.box(own, sizes.block()), new Point(0, 0));
            Imgproc.resize(inside, inside, around.size(), 0, 0, Imgproc.INTER_NEAREST);
        }
        float[] inkDepth = new float[around.width * around.height];
        inside.get(0, 0, inkDepth);
        for (int i = 0; i < inkDepth.length; i++) {
            inkDepth[i] /= sizes.block();
        }
        return inkDepth;
    }

    private byte[] colors(Mats own, Rect around) {
        Mat colors = own.keep(bgr.submat(sizes.inPixels(around)));
        if (sizes.block() == 1) {
            return MatBytes.of(colors);
        }
        Mat mean = own.mat();
        sizes.averageBlocks(own, colors, mean);
        return MatBytes.of(mean);
    }

    /** Where the rows that are looked at begin in the picture, in reduced pixels. */
    private int topBlock() {
        return (int) Math.rint(part.top() / sizes.ofBlock());
    }
}
