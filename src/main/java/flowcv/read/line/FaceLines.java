package flowcv.read.line;

import flowcv.image.Mats;
import flowcv.read.pixel.Brightness;
import flowcv.read.pixel.Ink;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * The lines of a picture that faces are told by: those of a contrast, without the rims of what lies on them, and with
 * what that hides.
 *
 * @param bgr the picture
 * @param ink 255 on its dots and pipes, else 0
 * @param shape of what fits into dots and pipes, but not into lines
 * @param cell the side of a cell, in its pixels
 * @param scale pixels of the picture that it was reduced from, per pixel of it
 */
public record FaceLines(Mat bgr, Mat ink, Ink.Shape shape, double cell, double scale) {
    /** This far around dots and pipes, in cells, antialiasing and JPEG leave traces like lines. */
    private static final double RIM = 0.03;

    /** JPEG leaves waves in blocks of 8 pixels; in small cells not all of a line may be given up for them. */
    private static final double RINGING = 8;

    private static final double RINGING_OF_CELL = 0.1;

    /**
     * Finds them: 255 where one is, else 0.
     *
     * @param own keeps what is returned
     * @param contrast what lines have at least
     * @param narrow by how much narrow things stand out, in gray if lines are looked for so
     */
    public Mat find(Mats own, LineContrast contrast, NarrowThings narrow) {
        Mat lines = own.mat();
        Imgproc.threshold(narrow.levels(), lines, contrast.levels(), 255, Imgproc.THRESH_BINARY);
        if (contrast.ofBrightest() > 0) {
            withoutRinging(own, lines, narrow, contrast.ofBrightest());
        }
        Mat rims = own.mat();
        int rim = (int) Math.max(1, RIM * cell);
        Imgproc.dilate(ink, rims, Ink.box(own, 2 * rim + 1));
        if (contrast.along() > 0) {
            Mat pieces = own.mat();
            Core.compare(narrow.along(rims), new Scalar(contrast.along() * LinesAlong.UNIT), pieces, Core.CMP_GT);
            Core.max(lines, pieces, lines);
        }
        lines.setTo(new Scalar(0), rims);
        if (contrast.ridge() > 0) {
            // A trace along a dot is no ridge, as one of its sides is the dot's.
            Imgproc.dilate(ink, rims, Ink.box(own, 3));
            Mat ridges = own.mat();
            Core.compare(narrow.ridges(rims), new Scalar(contrast.ridge()), ridges, Core.CMP_GT);
            Core.max(lines, ridges, lines);
            lines.setTo(new Scalar(0), rims);
        }
        boolean isPhotographed = shape == Ink.Shape.ROUND;
        HiddenLines.complete(lines, rims, cell, isPhotographed);
        if (isPhotographed) {
            StraightLines.complete(lines, narrow.levels(), rims, cell);
        }
        if (contrast.isLedOn()) {
            OpenLines.complete(lines, narrow.levels(), rims, cell);
        }
        return lines;
    }

    private void withoutRinging(Mats own, Mat lines, NarrowThings narrow, double share) {
        Mat ringing = own.mat();
        Brightness.greatest(bgr, ringing);
        int reach = (int) Math.min(RINGING / scale, RINGING_OF_CELL * cell);
        Imgproc.dilate(ringing, ringing, Ink.box(own, 2 * reach + 1));
        Core.multiply(ringing, new Scalar(share), ringing);
        Core.compare(narrow.levels(), ringing, ringing, Core.CMP_GT);
        Core.min(lines, ringing, lines);
    }
}
