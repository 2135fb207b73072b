package flowcv.read;

import flowcv.image.Mats;
import flowcv.image.Picture;
import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Light of the room that a photographed screen mirrors, by place. It adds to what the screen shows, so
 * the darkest spot of every neighborhood tells how much there is: between dots the screen is black.
 */
final class Glare {
    /** No light at all: screenshots. */
    static final Glare NONE = new Glare(1, 0, 0, new byte[0]);
    /** Pixels per cell that are enough for something so smooth. */
    private static final int GRAIN = 8;
    /** A neighborhood of this many cells holds black, however many dots and pipes there are. */
    private static final double NEIGHBORHOOD = 1.4;
    /** Exponent of the levels of cameras and screens, nearly (IEC 61966-2-1). */
    private static final double GAMMA = 2.2;

    private final double scale;
    private final int columns;
    private final int rows;
    private final byte[] bgr;

    private Glare(double scale, int columns, int rows, byte[] bgr) {
        this.scale = scale;
        this.columns = columns;
        this.rows = rows;
        this.bgr = bgr;
    }

    /**
     * The light on a photograph.
     *
     * @param cell side of a cell, in pixels
     */
    static Glare on(Picture picture, double cell) {
        try (Mats mats = new Mats()) {
            double scale = GRAIN / cell;
            Mat darkest = mats.mat();
            Size size = new Size(Math.ceil(scale * picture.width()), Math.ceil(scale * picture.height()));
            Imgproc.resize(picture.pixels(), darkest, size, 0, 0, Imgproc.INTER_AREA);
            int reach = (int) (NEIGHBORHOOD * GRAIN) | 1;
            Mat kernel = mats.keep(Mat.ones(reach, reach, CvType.CV_8UC1));
            Imgproc.erode(darkest, darkest, kernel);
            Imgproc.blur(darkest, darkest, new Size(reach, reach));
            byte[] bgr = new byte[3 * darkest.cols() * darkest.rows()];
            darkest.get(0, 0, bgr);
            return new Glare(scale, darkest.cols(), darkest.rows(), bgr);
        }
    }

    /** The dots in the colors that the screen alone shows. */
    List<Dot> removedFrom(List<Dot> dots) {
        return columns == 0
                ? dots
                : dots.stream()
                        .map(dot -> new Dot(dot.row(), dot.column(), dot.disc(), removedFrom(dot.rgb(), dot.disc())))
                        .toList();
    }

    private int removedFrom(int rgb, Disc disc) {
        int column = Math.max(0, Math.min(columns - 1, (int) (disc.x() * scale)));
        int row = Math.max(0, Math.min(rows - 1, (int) (disc.y() * scale)));
        int at = 3 * (row * columns + column);
        return less(rgb >> 16 & 0xFF, bgr[at + 2] & 0xFF) << 16
                | less(rgb >> 8 & 0xFF, bgr[at + 1] & 0xFF) << 8
                | less(rgb & 0xFF, bgr[at] & 0xFF);
    }

    private static int less(int level, int glare) {
        double light = Math.pow(level / 255.0, GAMMA) - Math.pow(glare / 255.0, GAMMA);
        return (int) Math.round(255 * Math.pow(Math.max(0, light), 1 / GAMMA));
    }
}
