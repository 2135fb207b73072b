package flowcv.draw;

import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.Placement;
import java.util.List;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** Shows in a picture which cells of its board were read otherwise than expected. */
public final class DifferenceMarks {
    /** A ring around the dot, which has 0.35 cells, and within the cell. */
    private static final double RING = 0.44;

    /** Thickness of a ring in cells; on a cell of 20 pixels it is one pixel wide. */
    private static final double THICKNESS = 0.06;

    private static final double MIDDLE = 0.08;
    private static final double DIMMED = 0.45;
    private static final Scalar MARK = new Scalar(80, 80, 255);
    private static final Scalar CELL = new Scalar(200, 200, 200);

    private DifferenceMarks() {}

    /**
     * A dimmed copy of a picture: a ring around each of some places, a point in the middle of every other one that was
     * read.
     *
     * @param placement where the board that was read lies
     * @param places of that board
     */
    public static Picture draw(Picture picture, Placement placement, List<Integer> places) {
        Mat drawn = new Mat();
        picture.pixels().convertTo(drawn, -1, DIMMED, 0);
        double cell = placement.cellSize();
        for (Point center : placement.centers()) {
            Imgproc.circle(drawn, at(center), (int) Math.max(1, MIDDLE * cell), CELL, Imgproc.FILLED, Imgproc.LINE_AA);
        }
        int thickness = (int) Math.max(1, THICKNESS * cell);
        for (int place : places) {
            Imgproc.circle(
                    drawn,
                    at(placement.centers().get(place)),
                    (int) Math.round(RING * cell),
                    MARK,
                    thickness,
                    Imgproc.LINE_AA);
        }
        return new Picture(picture.name(), drawn);
    }

    private static org.opencv.core.Point at(Point center) {
        return new org.opencv.core.Point(center.x(), center.y());
    }
}
