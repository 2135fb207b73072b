package flowcv.theme;

import flowcv.draw.screen.Painted;
import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.Placement;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;

/** Makes a picture of a painted sheet: scaling, noise, a file format. */
record Development(Plan plan, Inks inks, Random random) {
    Painted develop(Sheet sheet) {
        Finish finish = plan.theme().finish();
        try (Mats mats = new Mats()) {
            Mat pixels = mats.keep(sheet.toMat());
            int width = (int) Math.max(1, Math.round(sheet.width() / finish.scale()));
            int height = (int) Math.max(1, Math.round(sheet.height() / finish.scale()));
            if (finish.scale() != 1) {
                int how = finish.scale() > 1 ? Imgproc.INTER_AREA : Imgproc.INTER_CUBIC;
                Imgproc.resize(pixels, pixels, new Size(width, height), 0, 0, how);
            }
            if (finish.noise() > 0) {
                noise(pixels, finish.noise(), mats);
            }
            double sx = (double) width / sheet.width();
            double sy = (double) height / sheet.height();
            if (finish.quality() == 0) {
                return new Painted(new Picture("themed.png", pixels.clone()), placement(sx, sy), new byte[0]);
            }
            MatOfByte bytes = mats.keep(new MatOfByte());
            MatOfInt options = mats.keep(new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, finish.quality()));
            Imgcodecs.imencode(".jpg", pixels, bytes, options);
            Mat seen = Imgcodecs.imdecode(bytes, Imgcodecs.IMREAD_COLOR);
            return new Painted(new Picture("themed.jpg", seen), placement(sx, sy), bytes.toArray());
        }
    }

    private void noise(Mat pixels, double levels, Mats mats) {
        byte[] values = new byte[3 * pixels.cols() * pixels.rows()];
        random.nextBytes(values);
        Mat noise = mats.keep(new Mat(pixels.rows(), pixels.cols(), CvType.CV_8SC3));
        noise.put(0, 0, values);
        noise.convertTo(noise, CvType.CV_16S, levels / 64);
        Core.add(pixels, noise, pixels, new Mat(), CvType.CV_8U);
    }

    private Placement placement(double sx, double sy) {
        Rectangle2D box = plan.box(0);
        List<Point> corners = List.of(
                at(box.getMinX(), box.getMinY(), sx, sy),
                at(box.getMaxX(), box.getMinY(), sx, sy),
                at(box.getMaxX(), box.getMaxY(), sx, sy),
                at(box.getMinX(), box.getMaxY(), sx, sy));
        List<Point> centers = IntStream.range(0, plan.board().size())
                .mapToObj(place ->
                        at(plan.center(place).getX(), plan.center(place).getY(), sx, sy))
                .toList();
        double scale = Math.sqrt(sx * sy);
        return new Placement(
                corners,
                centers,
                Math.sqrt(plan.width() * plan.height()) * scale,
                plan.theme().marks().extent() * plan.unit() * scale,
                inks.marks());
    }

    /** Sheets count from the edge of the first pixel, pictures from its middle. */
    private static Point at(double x, double y, double sx, double sy) {
        return new Point(x * sx - 0.5, y * sy - 0.5);
    }
}
