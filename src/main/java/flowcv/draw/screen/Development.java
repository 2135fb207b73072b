package flowcv.draw.screen;

import flowcv.draw.canvas.Box;
import flowcv.draw.canvas.Canvas;
import flowcv.draw.canvas.Veil;
import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.Placement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.core.Rect;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;

/** What happens to a screenshot after it is taken: veils, crops, scaling, a file format. */
record Development(Finish finish) {
    Painted develop(Canvas canvas, Placement placement, Box board) {
        if (!finish.veil().equals(Veil.NONE)) {
            canvas.grade(finish.veil());
        }
        Rect cut = cut(canvas, board, placement.cellSize());
        Mat whole = canvas.toMat();
        Mat part = whole.submat(cut);
        Mat pixels = new Mat();
        try {
            if (finish.scale() == 1) {
                part.copyTo(pixels);
            } else {
                int how = finish.scale() < 1 ? Imgproc.INTER_AREA : Imgproc.INTER_CUBIC;
                Imgproc.resize(part, pixels, new Size(scaled(cut.width), scaled(cut.height)), 0, 0, how);
            }
        } finally {
            Mats.release(part);
            Mats.release(whole);
        }
        return encode(pixels, moved(placement, cut, pixels.cols(), pixels.rows()));
    }

    private int scaled(int length) {
        return (int) Math.max(1, Math.round(length * finish.scale()));
    }

    private Rect cut(Canvas canvas, Box board, double cell) {
        Finish.Margins m = finish.margins();
        int left = (int) Math.round(Math.max(0, board.left() - m.left() * cell));
        int top = (int) Math.round(Math.max(0, board.top() - m.top() * cell));
        int right = (int) Math.round(Math.min(canvas.width(), board.right() + m.right() * cell + 1));
        int bottom = (int) Math.round(Math.min(canvas.height(), board.bottom() + m.bottom() * cell + 1));
        return new Rect(left, top, right - left, bottom - top);
    }

    private Placement moved(Placement old, Rect cut, int width, int height) {
        double sx = (double) width / cut.width;
        double sy = (double) height / cut.height;
        Map<String, Integer> colors = new HashMap<>();
        old.colors().forEach((label, rgb) -> colors.put(label, finish.veil().apply(rgb)));
        double scale = Math.sqrt(sx * sy);
        return new Placement(
                moved(old.corners(), cut, sx, sy),
                moved(old.centers(), cut, sx, sy),
                old.cellSize() * scale,
                old.dotDiameter() * scale,
                colors);
    }

    private static List<Point> moved(List<Point> points, Rect cut, double sx, double sy) {
        // Pixel 0 reaches from -0.5 to 0.5, so scaling keeps -0.5 in place and not 0.
        return points.stream()
                .map(p -> new Point((p.x() - cut.x + 0.5) * sx - 0.5, (p.y() - cut.y + 0.5) * sy - 0.5))
                .toList();
    }

    private Painted encode(Mat pixels, Placement placement) {
        if (finish.quality() == 0) {
            return new Painted(new Picture("painted.png", pixels), placement, new byte[0]);
        }
        MatOfByte bytes = new MatOfByte();
        MatOfInt options = new MatOfInt(Imgcodecs.IMWRITE_JPEG_QUALITY, finish.quality());
        try {
            Imgcodecs.imencode(".jpg", pixels, bytes, options);
            Mat seen = Imgcodecs.imdecode(bytes, Imgcodecs.IMREAD_COLOR);
            return new Painted(new Picture("painted.jpg", seen), placement, bytes.toArray());
        } finally {
            Mats.release(pixels);
            Mats.release(bytes);
            Mats.release(options);
        }
    }
}
