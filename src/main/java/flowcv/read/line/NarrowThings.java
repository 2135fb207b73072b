package flowcv.read.line;

import flowcv.image.Mats;
import java.util.Optional;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;

/** What may be lines of a reduced picture, by how much it stands out. */
public final class NarrowThings {
    private final Mats mats;
    private final Mat picture;
    private final Mat levels;
    private final double cell;
    /** Once it was asked for: of all that is measured of a picture this and ridges take longest. */
    private Optional<Mat> along = Optional.empty();

    private Optional<Mat> ridges = Optional.empty();

    /**
     * @param mats keeps what is found
     * @param picture in which they are, 8 bits, gray or blue-green-red
     * @param levels by which each pixel stands out, 8 bits
     * @param cell in its pixels
     */
    public NarrowThings(Mats mats, Mat picture, Mat levels, double cell) {
        this.mats = mats;
        this.picture = picture;
        this.levels = levels;
        this.cell = cell;
    }

    /** By how many levels each pixel stands out. */
    public Mat levels() {
        return levels;
    }

    /**
     * By how much a piece of line through each pixel does ({@link LinesAlong}).
     *
     * @param rims not 0 where dots and pipes lie. Those of the first call count: where more are known later, who asks leaves
     *     out what is on them
     */
    Mat along(Mat rims) {
        if (along.isEmpty()) {
            Mat free = mats.keep(levels.clone());
            free.setTo(new Scalar(0), rims);
            along = Optional.of(LinesAlong.of(mats, free, cell));
        }
        return along.get();
    }

    /**
     * By how much a piece of line through each pixel is brighter than both its sides ({@link Ridges}); of gray pictures
     * alone.
     *
     * @param rims not 0 where dots and pipes lie; those of the first call count, as of {@link #along}
     */
    Mat ridges(Mat rims) {
        if (ridges.isEmpty()) {
            ridges = Optional.of(Ridges.of(mats, picture, rims, cell));
        }
        return ridges.get();
    }
}
