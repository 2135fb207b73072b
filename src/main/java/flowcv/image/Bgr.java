package flowcv.image;

import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;

/** Brings whatever the decoder makes to what a {@link Picture} is. */
final class Bgr {
    private static final double OPAQUE = 255;

    private Bgr() {}

    /**
     * The picture over black, 8 bits a channel, blue-green-red.
     *
     * @param decoded 1, 3 or 4 channels of 8 or 16 bits; released here unless it is returned
     */
    static Mat of(Mat decoded) {
        Mat shallow = eightBits(decoded);
        try {
            return switch (shallow.channels()) {
                case 1 -> converted(shallow, Imgproc.COLOR_GRAY2BGR);
                case 4 -> converted(overBlack(shallow), Imgproc.COLOR_BGRA2BGR);
                default -> shallow;
            };
        } catch (StoppedException e) {
            Mats.release(shallow);
            throw e;
        }
    }

    private static Mat eightBits(Mat decoded) {
        if (decoded.depth() == CvType.CV_8U) {
            return decoded;
        }
        Mat shallow = new Mat();
        // 65535 becomes 255.
        decoded.convertTo(shallow, CvType.CV_8U, 1 / 257.0);
        Mats.release(decoded);
        return shallow;
    }

    private static Mat converted(Mat source, int code) {
        Mat target = new Mat();
        Imgproc.cvtColor(source, target, code);
        Mats.release(source);
        return target;
    }

    /** Screenshots have an alpha channel that is opaque all over: then nothing is to be done. */
    private static Mat overBlack(Mat source) {
        try (Mats mats = new Mats()) {
            Mat alpha = mats.mat();
            Core.extractChannel(source, alpha, 3);
            if (Core.minMaxLoc(alpha).minVal == OPAQUE) {
                return source;
            }
            for (int channel = 0; channel < 3; channel++) {
                Mat color = mats.mat();
                Core.extractChannel(source, color, channel);
                Core.multiply(color, alpha, color, 1 / OPAQUE);
                Core.insertChannel(color, source, channel);
            }
            return source;
        }
    }
}
