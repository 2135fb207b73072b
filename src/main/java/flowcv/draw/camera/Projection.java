package flowcv.draw.camera;

import flowcv.image.Mats;
import flowcv.image.Point;
import java.util.SplittableRandom;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Casts a screen, its frame and what is behind it onto the sensor. */
final class Projection {
    /** The map is exact at every so many pixels. */
    private static final int GRAIN = 8;
    /** Width of the frame around a screen, as a share of its shorter side. */
    private static final double FRAME = 0.05;

    private static final Scalar FRAME_COLOR = new Scalar(22, 20, 20);

    private Projection() {}

    static Mat project(Mat screen, View view, Shot shot, Mats mats) {
        int frame = (int) (FRAME * Math.min(screen.cols(), screen.rows()));
        Mat framed = mats.mat();
        Core.copyMakeBorder(screen, framed, frame, frame, frame, frame, Core.BORDER_CONSTANT, FRAME_COLOR);
        int width = shot.sensor().width();
        int height = shot.sensor().height();
        // Where several pixels of the screen fall on one of the sensor, it sees their mean.
        double shrunk = Math.max(1, screenPixels(view, width, height) * 0.9);
        Mat source = mats.mat();
        Imgproc.resize(framed, source, new Size(), 1 / shrunk, 1 / shrunk, Imgproc.INTER_AREA);
        double scaleX = (double) source.cols() / framed.cols();
        double scaleY = (double) source.rows() / framed.rows();
        int columns = width / GRAIN + 2;
        int rows = height / GRAIN + 2;
        float[] xy = new float[2 * columns * rows];
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                Point at = view.onScreen(new Point((column + 0.5) * GRAIN - 0.5, (row + 0.5) * GRAIN - 0.5));
                xy[2 * (row * columns + column)] = (float) ((at.x() + frame + 0.5) * scaleX - 0.5);
                xy[2 * (row * columns + column) + 1] = (float) ((at.y() + frame + 0.5) * scaleY - 0.5);
            }
        }
        Mat coarse = mats.keep(new Mat(rows, columns, CvType.CV_32FC2));
        coarse.put(0, 0, xy);
        Mat fine = mats.mat();
        Imgproc.resize(
                coarse, fine, new Size((double) columns * GRAIN, (double) rows * GRAIN), 0, 0, Imgproc.INTER_LINEAR);
        Mat map = mats.keep(fine.submat(0, height, 0, width));
        Mat seen = surroundings(width, height, shot.seed(), mats);
        Imgproc.remap(source, seen, map, mats.mat(), Imgproc.INTER_LINEAR, Core.BORDER_TRANSPARENT, new Scalar(0));
        return seen;
    }

    /** How many pixels of the screen one of the sensor is wide, in the middle of the picture. */
    private static double screenPixels(View view, int width, int height) {
        Point at = view.onScreen(new Point(width / 2.0, height / 2.0));
        Point next = view.onScreen(new Point(width / 2.0 + 1, height / 2.0));
        Point below = view.onScreen(new Point(width / 2.0, height / 2.0 + 1));
        return Math.sqrt(
                Math.abs((next.x() - at.x()) * (below.y() - at.y()) - (next.y() - at.y()) * (below.x() - at.x())));
    }

    /** A room out of focus. */
    private static Mat surroundings(int width, int height, long seed, Mats mats) {
        SplittableRandom random = new SplittableRandom(seed);
        Mat patches = mats.keep(new Mat(5, 6, CvType.CV_8UC3));
        byte[] bgr = new byte[3 * 5 * 6];
        int brightness = random.nextInt(20, 220);
        for (int i = 0; i < bgr.length; i++) {
            bgr[i] = (byte) Math.max(0, Math.min(255, brightness + random.nextInt(-40, 41)));
        }
        patches.put(0, 0, bgr);
        Mat room = mats.mat();
        Imgproc.resize(patches, room, new Size(width, height), 0, 0, Imgproc.INTER_CUBIC);
        return room;
    }
}
