package flowcv.read;

import flowcv.image.Mats;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/** Draws a segmented picture: cores bright, lines white, dots and pipes gray, what lies between dark. */
final class SegmentsDrawing {
    private SegmentsDrawing() {}

    static void show(Segments segments, WatchedLook look) {
        byte[] bgr = new byte[3 * segments.labels().length];
        for (int i = 0; i < segments.labels().length; i++) {
            int hue = segments.labels()[i] * 0x9E3779B1;
            for (int channel = 0; channel < 3; channel++) {
                int level = (hue >>> 8 * channel & 0x7F) + 0x40;
                if (segments.lines()[i] != 0) {
                    level = 255;
                } else if (segments.cores()[i] == 0) {
                    level /= 3;
                } else if (segments.ink()[i] != 0) {
                    level /= 2;
                }
                bgr[3 * i + channel] = (byte) level;
            }
        }
        try (Mats mats = new Mats()) {
            Mat picture = mats.keep(new Mat(segments.height(), segments.width(), CvType.CV_8UC3));
            picture.put(0, 0, bgr);
            look.show("face-lines", picture);
        }
    }
}
