package flowcv.read.detect;

import flowcv.image.Mats;
import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Round areas of a picture that are brighter than what lies around: dots, buttons, balls. */
public final class Discs {
    /** Smaller spots, in pixels, are text and noise. */
    private static final int LEAST_DIAMETER = 8;
    /** A dot is at most 0.7 of a cell of a third of the shorter side. */
    private static final double GREATEST = 0.3;
    /** The longer side of the box around a disc over the shorter one, at most. */
    private static final double SLENDER = 1.25;
    /** A disc fills 0.785 of the box around it; corners and letters do less, squares more. */
    private static final double LEAST_FILLED = 0.7;

    private static final double MOST_FILLED = 0.87;
    /** Side of what is smoothed away, in pixels: lines that touch a disc. */
    private static final Size LINE = new Size(3, 3);
    /** Place of the parent in OpenCV's hierarchy of contours, of four. */
    private static final int PARENT = 3;

    private static final int LINKS = 4;
    private static final double WHITE = 255;

    /**
     * A disc.
     *
     * @param x of its middle, in pixels
     * @param y of its middle, in pixels
     * @param radius in pixels
     */
    public record Disc(double x, double y, double radius) {}

    private Discs() {}

    /**
     * All of them, in no special order.
     *
     * @param gray a picture {@code CV_8UC1}
     * @param level that parts them from their ground, 0 to 255
     */
    public static List<Disc> brighterThan(Mat gray, int level) {
        double greatest = GREATEST * Math.min(gray.cols(), gray.rows());
        try (Mats mats = new Mats()) {
            Mat mask = mats.mat();
            Imgproc.threshold(gray, mask, level, WHITE, Imgproc.THRESH_BINARY);
            Mat kernel = mats.keep(Imgproc.getStructuringElement(Imgproc.MORPH_ELLIPSE, LINE));
            Imgproc.morphologyEx(mask, mask, Imgproc.MORPH_OPEN, kernel);
            List<MatOfPoint> contours = new ArrayList<>();
            Mat hierarchy = mats.mat();
            Imgproc.findContours(mask, contours, hierarchy, Imgproc.RETR_CCOMP, Imgproc.CHAIN_APPROX_NONE);
            contours.forEach(mats::keep);
            int[] links = new int[LINKS * contours.size()];
            if (!contours.isEmpty()) {
                hierarchy.get(0, 0, links);
            }
            List<Disc> discs = new ArrayList<>();
            for (int i = 0; i < contours.size(); i++) {
                Rect box = Imgproc.boundingRect(contours.get(i));
                int longer = Math.max(box.width, box.height);
                int shorter = Math.min(box.width, box.height);
                boolean isHole = links[LINKS * i + PARENT] >= 0;
                if (!isHole && shorter >= LEAST_DIAMETER && longer <= greatest && longer <= SLENDER * shorter) {
                    // A contour runs through the middles of the outermost pixels.
                    double filled = Imgproc.contourArea(contours.get(i)) / ((box.width - 1.0) * (box.height - 1.0));
                    if (filled >= LEAST_FILLED && filled <= MOST_FILLED) {
                        double x = box.x + (box.width - 1) / 2.0;
                        double y = box.y + (box.height - 1) / 2.0;
                        discs.add(new Disc(x, y, (box.width + box.height) / 4.0));
                    }
                }
            }
            return discs;
        }
    }
}
