package flowcv.read;

import flowcv.image.Mats;
import flowcv.image.Picture;
import java.util.function.Consumer;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/**
 * One look at a picture, which somebody may watch: what its stages find is told below its heading, and drawn over the
 * dimmed picture. Nothing is done where nobody watches.
 *
 * @param heading which way of looking it is: the same stages are gone through in many
 * @param before what the names of its pictures begin with; may be empty
 * @param after what they end with; may be empty
 */
record WatchedLook(StageObserver observer, Picture picture, String heading, String before, String after) {
    /** What is drawn stands out of a picture of this share of its brightness. */
    private static final double DIM = 0.35;

    /** In smaller pictures, in pixels, names do not fit into cells: they are shown enlarged. */
    private static final int LEAST_SIDE = 500;
    /** Nor is a thin one enlarged beyond so many pixels: nobody looks at it on a screen. */
    private static final double MOST_SIDE = 2000;

    /** The same picture looked at in a way that has another heading, and pictures that are named for it. */
    WatchedLook as(String otherHeading, String afterwards) {
        return new WatchedLook(observer, picture, otherHeading, before, after + afterwards);
    }

    boolean isWatched() {
        return observer.watches();
    }

    /** Tells what was found without a picture. */
    void tell(String found) {
        if (observer.watches()) {
            observer.tell(heading + ": found " + found);
        }
    }

    /**
     * Tells what a stage found, and shows it.
     *
     * @param stage in a word
     * @param drawing of it
     */
    void show(String stage, String found, Consumer<Sheet> drawing) {
        tell(found);
        if (!observer.looks()) {
            return;
        }
        try (Mats mats = new Mats()) {
            int zoom = zoom();
            Mat pixels = mats.mat();
            Imgproc.resize(picture.pixels(), pixels, new Size(), zoom, zoom, Imgproc.INTER_NEAREST);
            Core.multiply(pixels, Scalar.all(DIM), pixels);
            drawing.accept(new Sheet(pixels, zoom));
            String words = heading + ": found " + found + (zoom > 1 ? " (shown " + zoom + " times as large)" : "");
            observer.show(before + stage + after, mats.keep(Caption.below(pixels, words)));
        }
    }

    private int zoom() {
        double least = Math.min(picture.width(), picture.height());
        double most = Math.max(picture.width(), picture.height());
        return (int) Math.max(1, Math.min(Math.ceil(LEAST_SIDE / least), Math.floor(MOST_SIDE / most)));
    }

    /** Shows a picture as it is. */
    void show(String stage, Mat pixels) {
        observer.show(before + stage + after, pixels);
    }

    /** Tells why the look ended, if it did. */
    void end(Found<Reading.Read> found) {
        if (observer.watches() && found instanceof Found.Not<Reading.Read> not) {
            observer.tell(heading + ": " + not.words());
        }
    }
}
