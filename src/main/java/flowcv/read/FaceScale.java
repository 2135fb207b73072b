package flowcv.read;

import flowcv.image.Mats;
import flowcv.read.pixel.Ink;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * The sizes that faces are looked for at: lines at one at which the thinnest have 1.5 pixels, faces at one that fits their
 * cells.
 *
 * @param scale pixels of the picture per reduced pixel, which lines are told in
 * @param block reduced pixels per side of a block, which faces are grown in
 */
record FaceScale(double scale, int block) {
    /** A cell that lines are looked for in has at least this side, in pixels, if the picture's own has. */
    private static final double LEAST_CELL = 22;
    /**
     * A cell that faces are grown in has at least this side, in pixels of two or more of the picture's: dots and pipes' ends
     * differ by 3 of them.
     */
    private static final double LEAST_GROWN_CELL = 26;
    /**
     * The same of screenshots in pixels of twice the side, which spare most of all (measured: of 280 boards of free shapes
     * one is read no more, a poor JPEG; where cells are larger the smaller ones lose more than they spare). Far cells of
     * photographs would become too small.
     */
    private static final double LEAST_HALVED_CELL = 22;
    /** Below this factor less is won by fewer pixels than is lost by reducing them. */
    private static final double LEAST_FACTOR = 1.2;
    /** How far from a row of the picture a reduced pixel may begin, in pixels. */
    private static final double OFF_ROW = 0.05;

    /**
     * The sizes for a picture.
     *
     * @param cellSize in pixels of the picture
     * @param shorter side of the picture, in pixels
     * @param workingSize the shorter side of the picture that lines are looked for in, in pixels
     * @param shape of what fits into dots and pipes
     */
    static FaceScale of(double cellSize, int shorter, double workingSize, Ink.Shape shape) {
        double scale = factor(Math.min(cellSize / LEAST_CELL, shorter / workingSize));
        return new FaceScale(scale, block(cellSize / scale, shape));
    }

    private static double factor(double most) {
        return most < LEAST_FACTOR ? 1 : most < 2 ? most : Math.floor(most);
    }

    private static int block(double cell, Ink.Shape shape) {
        int least = shape == Ink.Shape.SQUARE && cell >= 2 * LEAST_HALVED_CELL ? 2 : 1;
        return (int) Math.max(least, cell / LEAST_GROWN_CELL);
    }

    /** Pixels of the picture per side of a block. */
    double ofBlock() {
        return scale * block;
    }

    /** The nearest row above at which a reduced pixel begins, to a twentieth of a pixel, and a block. */
    int onBlock(int row) {
        int blocks = (int) (row / ofBlock());
        while (Math.abs(blocks * ofBlock() - Math.rint(blocks * ofBlock())) > OFF_ROW) {
            blocks--;
        }
        return (int) Math.rint(blocks * ofBlock());
    }

    /** Pixels of the picture reduced, and made of whole blocks: an outline may lie on the very edge of the picture. */
    Mat reduced(Mats mats, Mat pixels) {
        return whole(mats, scale == 1 ? pixels : resized(mats, pixels));
    }

    private Mat resized(Mats mats, Mat pixels) {
        Mat resized = mats.mat();
        if (scale < 2) {
            // Averaging parts of pixels takes ten times as long, and no line is lost between so few.
            Size size = new Size((int) (pixels.cols() / scale), (int) (pixels.rows() / scale));
            Imgproc.resize(pixels, resized, size, 0, 0, Imgproc.INTER_LINEAR);
        } else {
            average(mats, pixels, (int) scale, resized);
        }
        return resized;
    }

    private Mat whole(Mats mats, Mat pixels) {
        int right = (block - pixels.cols() % block) % block;
        int bottom = (block - pixels.rows() % block) % block;
        if (right == 0 && bottom == 0) {
            return pixels;
        }
        Mat whole = mats.mat();
        Core.copyMakeBorder(pixels, whole, 0, bottom, 0, right, Core.BORDER_CONSTANT, new Scalar(0));
        return whole;
    }

    /** The mean of each block. */
    void averageBlocks(Mats mats, Mat from, Mat to) {
        average(mats, from, block, to);
    }

    /** Whole factors are fastest; the last pixels of a row that do not fill one are left out. */
    private static void average(Mats mats, Mat from, int factor, Mat to) {
        Mat whole = mats.keep(from.submat(0, from.rows() / factor * factor, 0, from.cols() / factor * factor));
        Imgproc.resize(whole, to, new Size(), 1.0 / factor, 1.0 / factor, Imgproc.INTER_AREA);
    }

    /** The reduced pixels of some blocks. */
    Rect inPixels(Rect blocks) {
        return new Rect(blocks.x * block, blocks.y * block, blocks.width * block, blocks.height * block);
    }

    /**
     * The blocks that some reduced pixels lie in.
     *
     * @param within the picture that they are part of
     */
    Rect inBlocks(Rect pixels, Mat within) {
        int left = pixels.x / block;
        int top = pixels.y / block;
        int right = Math.min(within.cols(), pixels.x + pixels.width + block - 1) / block;
        int bottom = Math.min(within.rows(), pixels.y + pixels.height + block - 1) / block;
        return new Rect(left, top, right - left, bottom - top);
    }
}
