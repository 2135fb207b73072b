package flowcv.read.pose;

import flowcv.image.LinearLight;
import flowcv.image.Mats;
import flowcv.image.Picture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Takes the lamps away that a photographed screen mirrors, be they as narrow as dots, as a tube is, and what a screenshot
 * shows behind its lines, the light of the background and the tints of cells: light lies where oblongs
 * fit that no dot holds, being longer, and no pipe, being wider (openings by directed structuring elements; Soille,
 * Morphological Image Analysis, 2003). Where its ridge rises above the rim of an oblong, it does so in its own color.
 */
public final class Lamps {
    /** Pixels per cell that an oblong's width is told by. */
    private static final int GRAIN = 16;
    /** Dots are shorter, in cells, even with what pipes of two sides add to them. */
    private static final double LENGTH = 1.4;
    /** Pipes are narrower, in cells (drawn: 0.34). */
    private static final double WIDTH = 0.4;
    /** No direction is farther than 11 degrees from one of them, at which most of an oblong fits into the other. */
    private static final int DIRECTIONS = 8;
    /** Lines and strokes of letters are narrower, in cells. */
    private static final double THIN = 0.2;
    /** By so much of the light at an oblong's rim its ridge rises above that, at most: more may be something drawn. */
    private static final double MOST_ABOVE = 0.5;
    /**
     * Steps where oblongs end would make lines of their own (measured: with 5 instead of 3 four of five boards below a lamp
     * are read).
     */
    private static final int SMOOTH = 3;
    /** Less light is none, as a share of white. */
    private static final double NO_LIGHT = 0.001;

    private Lamps() {}

    /**
     * The picture without them; nothing where there are none, or where cells are smaller than tells them. The caller
     * closes it.
     *
     * @param cell side of a cell, in pixels
     */
    public static Optional<Picture> removedFrom(Picture picture, double cell) {
        if (cell < GRAIN) {
            return Optional.empty();
        }
        try (Mats mats = new Mats()) {
            Mat reduced = reduced(picture.pixels(), cell, mats);
            Mat broad = broad(reduced, mats);
            int base = Unglared.base(broad);
            return Unglared.glare(broad, base, mats).map(glare -> {
                addRidges(reduced, base, glare, mats);
                Imgproc.blur(glare, glare, new Size(SMOOTH, SMOOTH));
                return new Picture(
                        picture.name(),
                        Unglared.without(glare, picture.pixels(), mats).clone());
            });
        }
    }

    private static Mat reduced(Mat whole, double cell, Mats mats) {
        double scale = GRAIN / cell;
        Mat reduced = mats.mat();
        Size size = new Size(Math.ceil(scale * whole.cols()), Math.ceil(scale * whole.rows()));
        Imgproc.resize(whole, reduced, size, 0, 0, Imgproc.INTER_AREA);
        return reduced;
    }

    /** The brightest that some oblong around a place has everywhere. */
    private static Mat broad(Mat reduced, Mats mats) {
        Mat most = mats.keep(Mat.zeros(reduced.size(), reduced.type()));
        try (Mats own = new Mats()) {
            Mat each = own.mat();
            for (int i = 0; i < DIRECTIONS; i++) {
                Imgproc.morphologyEx(reduced, each, Imgproc.MORPH_OPEN, oblong(own, Math.PI * i / DIRECTIONS));
                Core.max(most, each, most);
            }
        }
        return most;
    }

    private static Mat oblong(Mats own, double angle) {
        int middle = (int) Math.ceil(LENGTH * GRAIN / 2);
        double x = LENGTH * GRAIN / 2 * Math.cos(angle);
        double y = LENGTH * GRAIN / 2 * Math.sin(angle);
        double across = WIDTH / LENGTH;
        MatOfPoint corners = new MatOfPoint(
                new Point(middle + x - across * y, middle + y + across * x),
                new Point(middle - x - across * y, middle - y + across * x),
                new Point(middle - x + across * y, middle - y - across * x),
                new Point(middle + x + across * y, middle + y - across * x));
        own.keep(corners);
        Mat oblong = own.keep(Mat.zeros(2 * middle + 1, 2 * middle + 1, CvType.CV_8UC1));
        Imgproc.fillConvexPoly(oblong, corners, new Scalar(1));
        return oblong;
    }

    /**
     * Adds what rises above the rims of oblongs: as much of the light there as in the channel that rises least, for most of
     * what is drawn has a color of its own.
     *
     * @param reduced the picture
     * @param base level of the light that lies everywhere
     * @param glare what oblongs tell; becomes more
     */
    private static void addRidges(Mat reduced, int base, Mat glare, Mats mats) {
        int thin = (int) Math.round(THIN * GRAIN) | 1;
        Mat disc = mats.keep(Imgproc.getStructuringElement(Imgproc.MORPH_ELLIPSE, new Size(thin, thin)));
        Mat wide = mats.mat();
        Imgproc.morphologyEx(reduced, wide, Imgproc.MORPH_OPEN, disc);
        Mat above = LinearLight.of(wide, mats);
        Core.subtract(above, Scalar.all(LinearLight.of(base)), above);
        Core.subtract(above, glare, above);
        Mat some = mats.mat();
        Core.max(glare, Scalar.all(NO_LIGHT), some);
        Core.divide(above, some, above);
        List<Mat> channels = new ArrayList<>();
        Core.split(above, channels);
        channels.forEach(mats::keep);
        Mat share = channels.get(0);
        channels.forEach(channel -> Core.min(share, channel, share));
        Core.max(share, Scalar.all(0), share);
        Core.min(share, Scalar.all(MOST_ABOVE), share);
        // Merging makes a matrix of its own, which the collector may free while native code reads it.
        Imgproc.cvtColor(share, above, Imgproc.COLOR_GRAY2BGR);
        Core.multiply(above, glare, above);
        Core.add(glare, above, glare);
    }
}
