package flowcv.draw;

import flowcv.board.Board;
import flowcv.board.Pair;
import flowcv.board.Solution;
import flowcv.board.Trail;
import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** Draws a solution over the picture that its board was read from. */
public final class Overlay {
    /** Width of a flow in cells; the game's own pipes are 0.33 to 0.36 wide, so both are told apart. */
    private static final double WIDTH = 0.27;

    /** Width of the edge on each side of a flow, in cells: seen on 20 px cells as one pixel. */
    private static final double EDGE = 0.05;

    /** Space between the lower lane of a bridge and the edge of the upper one, in cells. */
    private static final double BRIDGE_GAP = 0.05;

    /** Luma (0 to 255) above which an edge is black: yellow, cyan, orange and the like. */
    private static final double BRIGHT = 105;

    /** Drawing functions take fixed-point coordinates with this many binary places. */
    static final int SHIFT = 4;

    private static final Scalar BLACK = new Scalar(0, 0, 0);
    static final Scalar WHITE = new Scalar(255, 255, 255);

    private Overlay() {}

    /**
     * A copy of a picture with the flows of a solution drawn from dot to dot, the dots left as they
     * are.
     *
     * @param placement where the board lies in the picture
     */
    public static Picture draw(Picture picture, Board board, Placement placement, Solution solution) {
        return draw(picture, board, placement, solution.trails());
    }

    /** The same on the picture itself, for those who have no more use for it as it was. */
    public static void drawOn(Picture picture, Board board, Placement placement, Solution solution) {
        drawOn(picture, board, placement, solution.trails());
    }

    /** A copy with parts of flows, each of two places or more. */
    static Picture draw(Picture picture, Board board, Placement placement, List<Trail> trails) {
        Picture drawn = picture.copy();
        try {
            drawOn(drawn, board, placement, trails);
        } catch (RuntimeException | Error e) {
            drawn.close();
            throw e;
        }
        return drawn;
    }

    private static void drawOn(Picture picture, Board board, Placement placement, List<Trail> trails) {
        double cell = placement.cellSize();
        int width = Math.max(1, (int) Math.round(WIDTH * cell));
        int edged = width + 2 * Math.max(1, (int) Math.round(EDGE * cell));
        // Round ends reach half a width beyond the ends of a stroke.
        Strokes strokes = new Strokes(board, placement, edged + BRIDGE_GAP * cell);
        Mat drawn = picture.pixels();
        try (Mats kept = new Mats()) {
            List<KeptDot> dots = dots(drawn, board, placement, kept);
            draw(drawn, strokes, trails, rgb -> edge(rgb), edged, placement);
            dots.forEach(dot -> dot.restoreWhole(drawn));
            draw(drawn, strokes, trails, rgb -> scalar(rgb), width, placement);
            dots.forEach(dot -> dot.restoreInside(drawn));
        }
    }

    private static void draw(
            Mat drawn, Strokes strokes, List<Trail> trails, IntFunction<Scalar> ink, int width, Placement placement) {
        for (Trail trail : trails) {
            Scalar color = ink.apply(rgb(placement, trail.label()));
            try (Mats mats = new Mats()) {
                Imgproc.polylines(drawn, lines(strokes.of(trail), mats), false, color, width, Imgproc.LINE_AA, SHIFT);
            }
        }
    }

    /** The dots as they stand in the picture, with whatever is written on them. */
    private static List<KeptDot> dots(Mat original, Board board, Placement placement, Mats mats) {
        List<KeptDot> dots = new ArrayList<>();
        for (Pair pair : board.pairs()) {
            Scalar color = scalar(rgb(placement, pair.label()));
            for (int place : List.of(pair.first(), pair.second())) {
                KeptDot.of(original, placement.centers().get(place), placement.dotDiameter() / 2, color, mats)
                        .ifPresent(dots::add);
            }
        }
        return dots;
    }

    private static int rgb(Placement placement, String label) {
        return placement.colors().getOrDefault(label, 0xFFFFFF);
    }

    private static List<MatOfPoint> lines(List<Stroke> strokes, Mats mats) {
        List<MatOfPoint> lines = new ArrayList<>(strokes.size());
        for (Stroke stroke : strokes) {
            org.opencv.core.Point[] points =
                    new org.opencv.core.Point[stroke.points().size()];
            for (int i = 0; i < points.length; i++) {
                points[i] = fixed(stroke.points().get(i));
            }
            lines.add(mats.keep(new MatOfPoint(points)));
        }
        return lines;
    }

    static org.opencv.core.Point fixed(Point point) {
        return new org.opencv.core.Point(Math.round(point.x() * (1 << SHIFT)), Math.round(point.y() * (1 << SHIFT)));
    }

    /** The edge contrasts with the flow, so that one of the two contrasts with any background. */
    static Scalar edge(int rgb) {
        double luma = 0.299 * (rgb >> 16 & 0xFF) + 0.587 * (rgb >> 8 & 0xFF) + 0.114 * (rgb & 0xFF);
        return luma > BRIGHT ? BLACK : WHITE;
    }

    static Scalar scalar(int rgb) {
        return new Scalar(rgb & 0xFF, rgb >> 8 & 0xFF, rgb >> 16 & 0xFF);
    }
}
