package flowcv.draw;

import flowcv.board.Board;
import flowcv.board.Trail;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.Placement;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Draws the next steps over the picture that their board was read from, numbered in their order. */
public final class HintOverlay {
    /** Height of a number in cells, so that two digits still fit beside a flow. */
    private static final double DIGITS = 0.28;

    /**
     * How far a number stands to the right of the middle of a cell and above it, in cells: off the flow. A disc around it
     * is taken for a dot (of 42 drawings 8 were read and one misread; with numbers beside the flows 41 were read).
     */
    private static final double ASIDE = 0.3;

    /** Half the width of the cross on a wrong pipe, in cells. */
    private static final double CROSS = 0.28;

    /** Thickness of letters and of the cross, in cells. */
    private static final double PEN = 0.05;

    private static final int FONT = Imgproc.FONT_HERSHEY_SIMPLEX;
    private static final Scalar RED = new Scalar(0, 0, 255);
    private static final Scalar BLACK = new Scalar(0, 0, 0);
    private static final Scalar WHITE = new Scalar(255, 255, 255);

    private HintOverlay() {}

    /**
     * A copy of a picture with steps drawn.
     *
     * @param steps parts of flows, each of two places or more, from where it goes on to where it ends
     * @param wrong places at which a pipe is crossed out
     */
    public static Picture draw(
            Picture picture, Board board, Placement placement, List<Trail> steps, List<Integer> wrong) {
        Picture drawn = Overlay.draw(picture, board, placement, steps);
        for (int place : wrong) {
            cross(drawn.pixels(), placement.centers().get(place), placement.cellSize());
        }
        List<Point> places = numbers(board, placement, steps);
        for (int i = 0; i < steps.size(); i++) {
            number(drawn.pixels(), places.get(i), placement.cellSize(), i + 1);
        }
        return drawn;
    }

    /** Where the number of each step is written: off the dots, and no two at one place. */
    public static List<Point> numbers(Board board, Placement placement, List<Trail> steps) {
        Set<Integer> taken = new HashSet<>();
        board.pairs().forEach(pair -> taken.addAll(List.of(pair.first(), pair.second())));
        return steps.stream().map(step -> at(taken, placement, step.places())).toList();
    }

    /**
     * Where a step ends; before it, where it ends on a dot, which stays visible, or on another number.
     *
     * @param taken places of dots and numbers; this one is added
     */
    private static Point at(Set<Integer> taken, Placement placement, List<Integer> places) {
        int last = places.get(places.size() - 1);
        Point end = placement.centers().get(last);
        if (taken.add(last)) {
            return end;
        }
        Point before = placement.centers().get(places.get(places.size() - 2));
        boolean jumps = Math.hypot(before.x() - end.x(), before.y() - end.y()) > 2 * placement.cellSize();
        return places.size() > 2 || jumps ? before : new Point((before.x() + end.x()) / 2, (before.y() + end.y()) / 2);
    }

    private static void number(Mat drawn, Point center, double cell, int number) {
        int pen = pen(cell);
        String text = String.valueOf(number);
        int[] baseline = new int[1];
        double scale = DIGITS * cell / Imgproc.getTextSize("0", FONT, 1, pen, baseline).height;
        Size size = Imgproc.getTextSize(text, FONT, scale, pen, baseline);
        org.opencv.core.Point corner = new org.opencv.core.Point(
                Math.round(center.x() + ASIDE * cell - size.width / 2),
                Math.round(center.y() - ASIDE * cell + size.height / 2));
        Imgproc.putText(drawn, text, corner, FONT, scale, BLACK, 3 * pen, Imgproc.LINE_AA);
        Imgproc.putText(drawn, text, corner, FONT, scale, WHITE, pen, Imgproc.LINE_AA);
    }

    private static void cross(Mat drawn, Point center, double cell) {
        for (Scalar color : List.of(WHITE, RED)) {
            int pen = color == WHITE ? 4 * pen(cell) : 2 * pen(cell);
            for (int side = -1; side <= 1; side += 2) {
                Point from = new Point(center.x() - CROSS * cell, center.y() - side * CROSS * cell);
                Point to = new Point(center.x() + CROSS * cell, center.y() + side * CROSS * cell);
                Imgproc.line(drawn, Overlay.fixed(from), Overlay.fixed(to), color, pen, Imgproc.LINE_AA, Overlay.SHIFT);
            }
        }
    }

    private static int pen(double cell) {
        return Math.max(1, (int) Math.round(PEN * cell));
    }
}
