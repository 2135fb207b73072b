package flowcv.read;

import flowcv.image.LinearLight;
import flowcv.image.MatBytes;
import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.read.disc.Disc;
import flowcv.read.pose.Neighborhoods;
import java.util.List;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;

/**
 * Light of the room that a photographed screen mirrors, by place. It adds to what the screen shows, so
 * the darkest spot of every neighborhood tells how much there is: between dots the screen is black.
 */
final class Glare {
    /** No light at all: screenshots. */
    static final Glare NONE = new Glare(1, 0, 0, new byte[0]);

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
            Neighborhoods neighborhoods = new Neighborhoods(cell);
            Mat darkest = neighborhoods.reduced(picture.pixels(), mats);
            Neighborhoods.darken(darkest);
            Imgproc.blur(darkest, darkest, Neighborhoods.size());
            return new Glare(neighborhoods.scale(), darkest.cols(), darkest.rows(), MatBytes.of(darkest));
        }
    }

    /** The dots in the colors that the screen alone shows. */
    List<Dot> removedFrom(List<Dot> dots) {
        return columns == 0
                ? dots
                : dots.stream()
                        .map(dot -> new Dot(dot.cell(), dot.where(), dot.disc(), removedFrom(dot.rgb(), dot.disc())))
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
        return (int) Math.round(LinearLight.level(LinearLight.of(level) - LinearLight.of(glare)));
    }
}
