package flowcv.image;

import org.opencv.core.Core;
import org.opencv.core.Mat;

/** Turns a picture upright as EXIF (CIPA DC-008, tag 0x0112) says. */
final class Orientation {
    private static final int LEFT_RIGHT = 1;
    private static final int TOP_BOTTOM = 0;
    private static final int BOTH = -1;

    private Orientation() {}

    /**
     * The picture upright.
     *
     * @param stored the picture as stored; released here unless it is returned
     * @param orientation 1..8; others leave it as it is
     */
    static Mat upright(Mat stored, int orientation) {
        if (orientation < 2 || orientation > 8) {
            return stored;
        }
        Mat upright = new Mat();
        switch (orientation) {
            case 2 -> Core.flip(stored, upright, LEFT_RIGHT);
            case 3 -> Core.flip(stored, upright, BOTH);
            case 4 -> Core.flip(stored, upright, TOP_BOTTOM);
            case 5 -> Core.transpose(stored, upright);
            case 6 -> Core.rotate(stored, upright, Core.ROTATE_90_CLOCKWISE);
            case 7 -> transverse(stored, upright);
            default -> Core.rotate(stored, upright, Core.ROTATE_90_COUNTERCLOCKWISE);
        }
        Mats.release(stored);
        return upright;
    }

    private static void transverse(Mat stored, Mat upright) {
        Core.transpose(stored, upright);
        Core.flip(upright, upright, BOTH);
    }
}
