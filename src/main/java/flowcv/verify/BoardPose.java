package flowcv.verify;

import flowcv.board.Board;
import flowcv.image.Point;
import java.util.List;
import java.util.Optional;

/**
 * How cells lie in a picture that lie upright on a board: by the plane map that fits best, as a camera's tilt is small
 * against what is asked here.
 *
 * @param degrees how far they are turned clockwise, above -180 and up to 180
 * @param isMirrored whether they are turned over, too
 * @param misfit how much of where they lie the map leaves unexplained, from 0 to 1
 */
record BoardPose(double degrees, boolean isMirrored, double misfit) {
    /** Of the spread in the narrower direction, against the wider one: less is a line, which has no other side. */
    private static final double LEAST_SPREAD = 1e-6;

    /**
     * Fits the map; nothing where all cells lie on a line.
     *
     * @param board whose places are upright
     * @param naming which point each place is; -1 for none
     * @param points in the picture
     */
    static Optional<BoardPose> of(Board board, int[] naming, List<Point> points) {
        double[] from = new double[2];
        double[] to = new double[2];
        int count = 0;
        for (int place = 0; place < naming.length; place++) {
            if (naming[place] >= 0) {
                count++;
                from[0] += board.x(place);
                from[1] += board.y(place);
                to[0] += points.get(naming[place]).x();
                to[1] += points.get(naming[place]).y();
            }
        }
        double xx = 0;
        double xy = 0;
        double yy = 0;
        double all = 0;
        double[][] both = new double[2][2];
        for (int place = 0; place < naming.length; place++) {
            if (naming[place] >= 0) {
                double x = board.x(place) - from[0] / count;
                double y = board.y(place) - from[1] / count;
                double toX = points.get(naming[place]).x() - to[0] / count;
                double toY = points.get(naming[place]).y() - to[1] / count;
                xx += x * x;
                xy += x * y;
                yy += y * y;
                all += toX * toX + toY * toY;
                both[0][0] += toX * x;
                both[0][1] += toX * y;
                both[1][0] += toY * x;
                both[1][1] += toY * y;
            }
        }
        double spread = xx * yy - xy * xy;
        if (spread <= LEAST_SPREAD * (xx + yy) * (xx + yy) || all == 0) {
            return Optional.empty();
        }
        double[][] map = new double[2][2];
        double explained = 0;
        for (int row = 0; row < 2; row++) {
            map[row][0] = (both[row][0] * yy - both[row][1] * xy) / spread;
            map[row][1] = (both[row][1] * xx - both[row][0] * xy) / spread;
            explained += map[row][0] * both[row][0] + map[row][1] * both[row][1];
        }
        double degrees = Math.toDegrees(Math.atan2(map[1][0] - map[0][1], map[0][0] + map[1][1]));
        boolean isMirrored = map[0][0] * map[1][1] < map[0][1] * map[1][0];
        return Optional.of(new BoardPose(degrees, isMirrored, Math.max(0, 1 - explained / all)));
    }
}
