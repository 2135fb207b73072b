package flowcv.read;

import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.image.Point;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * Makes pictures of large sensors smaller by whole pixels: no lens draws as finely as they count, and what is read in a
 * quarter of the pixels takes a quarter of the time.
 *
 * @param factor how many pixels go into one along each side; 1 for none
 */
record Reduction(int factor) {
    /**
     * Screens have 4096 by 2160 pixels at most, unless they are desktops of 5K; sensors of 12 million that are cut to 16 by
     * 9 have 9 left.
     */
    private static final long LARGE = 4096 * 2160;

    /** The reduction that brings a picture below the size of the largest screens. */
    static Reduction of(Picture picture) {
        long pixels = (long) picture.width() * picture.height();
        int factor = 1;
        while (pixels / ((long) factor * factor) > LARGE) {
            factor++;
        }
        return new Reduction(factor);
    }

    boolean isNone() {
        return factor == 1;
    }

    /** The smaller picture; a last row or column that is no whole one is left out. */
    Picture apply(Picture picture) {
        Size size = new Size(picture.width() / factor, picture.height() / factor);
        Mat smaller = new Mat();
        try (Mats mats = new Mats()) {
            Mat whole = mats.keep(picture.pixels().submat(0, (int) size.height * factor, 0, (int) size.width * factor));
            Imgproc.resize(whole, smaller, size, 0, 0, Imgproc.INTER_AREA);
            return new Picture(picture.name(), smaller);
        } catch (RuntimeException e) {
            Mats.release(smaller);
            throw e;
        }
    }

    /** A reading of the smaller picture, placed in the large one. */
    Reading.Read undo(Reading.Read read) {
        Placement original = read.placement().in(this::original, factor);
        return new Reading.Read(
                GraphInPicture.of(read.board(), original.centers(), this::original),
                original,
                read.confidence(),
                read.drawn());
    }

    private Point original(Point smaller) {
        return new Point((smaller.x() + 0.5) * factor - 0.5, (smaller.y() + 0.5) * factor - 0.5);
    }
}
