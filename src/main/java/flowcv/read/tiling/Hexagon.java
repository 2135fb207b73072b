package flowcv.read.tiling;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;

/**
 * A hexagon of area 1 that stands on a side, as the game's do: so its dots and pipes are as large as those of a square
 * of side 1. The origin of the plane is the middle of the hexagon 0, 0.
 *
 * @param column of hexagons one above the other
 * @param half how many halves of a hexagon's height it lies below the origin: even in even columns, odd in odd ones
 */
public record Hexagon(int column, int half) {
    /** From one of the level sides to the other. */
    public static final double HEIGHT = Math.sqrt(2 / Math.sqrt(3));

    /** The length of a side. */
    public static final double SIDE = HEIGHT / Math.sqrt(3);
    /** From a column to the next. */
    public static final double STEP = 1.5 * SIDE;

    /** How many sides it has. */
    public static final int SIDES = 6;
    /** Columns and halves to the neighbors, from the upper one on, clockwise. */
    private static final int[][] NEIGHBORS = {{0, -2}, {1, -1}, {1, 1}, {0, 2}, {-1, 1}, {-1, -1}};
    /** Half sides to the right and half heights downward to the corners, clockwise from where the upper side begins. */
    private static final int[][] CORNERS = {{-1, -1}, {1, -1}, {2, 0}, {1, 1}, {-1, 1}, {-2, 0}};

    /** Its middle. */
    public Point center() {
        return new Point(STEP * column, HEIGHT / 2 * half);
    }

    /** The hexagon beyond a side, 0 to 5; the upper side is the first one. */
    public Hexagon neighbor(int side) {
        return new Hexagon(column + NEIGHBORS[side][0], half + NEIGHBORS[side][1]);
    }

    /** The corner where a side begins, 0 to 6, for somebody who walks around clockwise. */
    public Point corner(int side) {
        int[] corner = CORNERS[side % SIDES];
        return new Point(STEP * column + SIDE / 2 * corner[0], HEIGHT / 2 * (half + corner[1]));
    }

    /** A side, 0 to 5. */
    public Line side(int side) {
        return new Line(corner(side), corner(side + 1));
    }

    /** All corners, clockwise. */
    public List<Point> outline() {
        List<Point> outline = new ArrayList<>();
        for (int side = 0; side < SIDES; side++) {
            outline.add(corner(side));
        }
        return outline;
    }
}
