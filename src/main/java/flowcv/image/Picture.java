package flowcv.image;

import org.opencv.core.CvType;
import org.opencv.core.Mat;

/**
 * A decoded picture, upright, 8 bits a channel, blue-green-red. Owns its pixels; close it.
 */
public final class Picture implements AutoCloseable {
    private final String name;
    private final Mat pixels;

    /**
     * Takes over a matrix of type {@code CV_8UC3}.
     *
     * @param name what messages call the picture
     */
    public Picture(String name, Mat pixels) {
        if (pixels.type() != CvType.CV_8UC3 || pixels.empty()) {
            throw new IllegalArgumentException("a picture is CV_8UC3 and not empty, found "
                    + CvType.typeToString(pixels.type()) + " of " + pixels.size());
        }
        this.name = name;
        this.pixels = pixels;
    }

    /** What messages call the picture. */
    public String name() {
        return name;
    }

    /** A picture of the same name and pixels, to be drawn on. */
    public Picture copy() {
        return new Picture(name, pixels.clone());
    }

    /** The pixels, to be read, and changed by nobody but who draws on the picture; they live as long as it. */
    public Mat pixels() {
        return pixels;
    }

    /** Width in pixels. */
    public int width() {
        return pixels.cols();
    }

    /** Height in pixels. */
    public int height() {
        return pixels.rows();
    }

    @Override
    public void close() {
        Mats.release(pixels);
    }
}
