package flowcv.draw.camera;

import flowcv.draw.screen.Painted;
import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.Placement;
import java.util.Arrays;
import java.util.List;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.imgcodecs.Imgcodecs;

/** Takes a photograph of a painted screen. The same arguments give the same picture. */
public final class Camera {
    private Camera() {}

    /** Photographs a screen so that its whole board is seen; the caller closes both. */
    public static Painted photograph(Painted screen, Shot shot) {
        View view = View.of(shot, screen.placement());
        try (Mats mats = new Mats()) {
            Mat shown = Beats.over(screen.picture().pixels(), shot.moire(), mats);
            Mat seen = Projection.project(shown, view, shot, mats);
            Mat developed = Exposure.expose(seen, shot, mats);
            byte[] jpeg = encode(developed, shot.sensor().quality(), mats);
            Mat pixels = Imgcodecs.imdecode(mats.keep(new MatOfByte(jpeg)), Imgcodecs.IMREAD_COLOR);
            return new Painted(new Picture("photo.jpg", pixels), placement(screen.placement(), view), jpeg);
        }
    }

    private static byte[] encode(Mat pixels, int quality, Mats mats) {
        MatOfByte bytes = mats.keep(new MatOfByte());
        Imgcodecs.imencode(".jpg", pixels, bytes, mats.keep(new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, quality)));
        return bytes.toArray();
    }

    private static Placement placement(Placement screen, View view) {
        double[] sizes = screen.centers().stream()
                .mapToDouble(center -> cellSize(center, screen.cellSize(), view))
                .sorted()
                .toArray();
        double cell = sizes[sizes.length / 2];
        return new Placement(
                moved(screen.corners(), view),
                moved(screen.centers(), view),
                cell,
                screen.dotDiameter() * cell / screen.cellSize(),
                screen.colors());
    }

    private static double cellSize(Point center, double cell, View view) {
        Point[] around = new Point[4];
        Arrays.setAll(
                around,
                i -> view.inPicture(new Point(
                        center.x() + (i == 0 ? -cell / 2 : i == 1 ? cell / 2 : 0),
                        center.y() + (i == 2 ? -cell / 2 : i == 3 ? cell / 2 : 0))));
        return Math.sqrt(Math.abs((around[1].x() - around[0].x()) * (around[3].y() - around[2].y())
                - (around[1].y() - around[0].y()) * (around[3].x() - around[2].x())));
    }

    private static List<Point> moved(List<Point> points, View view) {
        return points.stream().map(view::inPicture).toList();
    }
}
