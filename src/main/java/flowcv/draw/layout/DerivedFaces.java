package flowcv.draw.layout;

import flowcv.board.Board;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Outlines for the cells of a free board, of which only centers and neighbors are known. Where
 * several cells meet, their corner is the mean of their centers; corners at the border follow by
 * reflection, as the cells of all tilings of the game are nearly the same upside down. Exact for
 * cubes and other rhombi.
 */
final class DerivedFaces {
    /** Corners settle to a hundredth of a cell within half as many. */
    private static final int ROUNDS = 200;

    private static final double RELAXATION = 0.5;

    private final Board board;
    private final DualFaces dual;
    private final CellCorners corners;
    /** By the number of the corner; null where not known yet. */
    private final Point[] places;

    private DerivedFaces(Board board) {
        this.board = board;
        this.dual = DualFaces.of(board);
        this.corners = new CellCorners(board, dual);
        this.places = new Point[corners.count()];
    }

    /** The corners of each cell in the board's own unit, clockwise on the screen. */
    static List<List<Point>> of(Board board) {
        return new DerivedFaces(board).polygons();
    }

    private List<List<Point>> polygons() {
        meetings();
        strips(true);
        spread();
        strips(false);
        spread();
        Point[] before = places.clone();
        for (int round = 0; round < ROUNDS; round++) {
            straighten();
        }
        List<Point> centers =
                IntStream.range(0, board.size()).mapToObj(this::center).toList();
        if (Bend.of(outlines(), centers, dual.step()) > Bend.MOST) {
            System.arraycopy(before, 0, places, 0, places.length);
            for (int round = 0; round < ROUNDS; round++) {
                recenter();
            }
        }
        for (int cell = 0; cell < board.size(); cell++) {
            complete(cell);
        }
        return outlines();
    }

    /**
     * Places the one corner of a cell that nothing else tells, as where two of its sides lie at the border: of both
     * parallelograms with the sides next to them that which keeps the middle where it is.
     */
    private void complete(int cell) {
        int sides = corners.sides(cell);
        int[] unknown = IntStream.range(0, sides)
                .filter(i -> places[corners.corner(cell, i)] == null)
                .toArray();
        if (unknown.length != 1 || sides < 4) {
            return;
        }
        Point best = null;
        double least = Double.MAX_VALUE;
        for (int step = -1; step <= 1; step += 2) {
            Point next = places[corners.corner(cell, unknown[0] + step)];
            Point second = places[corners.corner(cell, unknown[0] + 2 * step)];
            Point third = places[corners.corner(cell, unknown[0] + 3 * step)];
            Point corner = new Point(next.x() + third.x() - second.x(), next.y() + third.y() - second.y());
            double x = corner.x();
            double y = corner.y();
            for (int i = 0; i < sides; i++) {
                if (i != unknown[0]) {
                    x += places[corners.corner(cell, i)].x();
                    y += places[corners.corner(cell, i)].y();
                }
            }
            double off = Math.hypot(x / sides - board.x(cell), y / sides - board.y(cell));
            if (off < least) {
                least = off;
                best = corner;
            }
        }
        places[corners.corner(cell, unknown[0])] = best;
    }

    private List<List<Point>> outlines() {
        return IntStream.range(0, board.size()).mapToObj(this::polygon).toList();
    }

    /** Corners with cells all around lie in the middle of those cells. */
    private void meetings() {
        double[] x = new double[corners.count()];
        double[] y = new double[corners.count()];
        int[] cells = new int[corners.count()];
        boolean[] open = new boolean[corners.count()];
        for (int cell = 0; cell < board.size(); cell++) {
            int sides = corners.sides(cell);
            for (int i = 0; i < sides; i++) {
                int g = corners.corner(cell, i);
                x[g] += board.x(cell);
                y[g] += board.y(cell);
                cells[g]++;
                open[g] |= corners.across(cell, i) < 0 || corners.across(cell, i - 1) < 0;
            }
        }
        for (int g = 0; g < corners.count(); g++) {
            if (cells[g] > 2 && !open[g]) {
                places[g] = new Point(x[g] / cells[g], y[g] / cells[g]);
            }
        }
    }

    /**
     * Gives unknown corners the mean of what known ones say, again and again while any is found. On rings
     * what is on either side of a link is alike, but what is on either side of a cell is not.
     */
    private void spread() {
        boolean more = true;
        while (more) {
            more = reflect(false) || reflect(true);
        }
    }

    /** @param aboutCells whether about the middle of cells, or of links */
    private boolean reflect(boolean aboutCells) {
        double[] x = new double[corners.count()];
        double[] y = new double[corners.count()];
        int[] votes = new int[corners.count()];
        for (int cell = 0; cell < board.size(); cell++) {
            int sides = corners.sides(cell);
            for (int i = 0; i < sides; i++) {
                Point known = places[corners.corner(cell, i)];
                if (known == null) {
                    continue;
                }
                int other = corners.across(cell, i);
                int before = corners.across(cell, i - 1);
                if (aboutCells && sides % 2 == 0) {
                    vote(corners.corner(cell, i + sides / 2), known, center(cell), x, y, votes);
                }
                if (!aboutCells && other >= 0) {
                    vote(corners.corner(cell, i + 1), known, between(cell, other), x, y, votes);
                }
                if (!aboutCells && before >= 0) {
                    vote(corners.corner(cell, i - 1), known, between(cell, before), x, y, votes);
                }
            }
        }
        boolean found = false;
        for (int g = 0; g < corners.count(); g++) {
            if (places[g] == null && votes[g] > 0) {
                places[g] = new Point(x[g] / votes[g], y[g] / votes[g]);
                found = true;
            }
        }
        return found;
    }

    /** Moves opposite corners of each cell towards lying on either side of its middle. */
    private void straighten() {
        for (int cell = 0; cell < board.size(); cell++) {
            int sides = corners.sides(cell);
            for (int i = 0; i < sides / 2 && sides % 2 == 0; i++) {
                int g = corners.corner(cell, i);
                int h = corners.corner(cell, i + sides / 2);
                if (places[g] != null && places[h] != null) {
                    Point middle = center(cell);
                    double dx = RELAXATION * (middle.x() - (places[g].x() + places[h].x()) / 2);
                    double dy = RELAXATION * (middle.y() - (places[g].y() + places[h].y()) / 2);
                    places[g] = new Point(places[g].x() + dx, places[g].y() + dy);
                    places[h] = new Point(places[h].x() + dx, places[h].y() + dy);
                }
            }
        }
    }

    /** Moves the corners of each cell as far as their mean is off its middle. */
    private void recenter() {
        double[] x = new double[places.length];
        double[] y = new double[places.length];
        int[] votes = new int[places.length];
        for (int cell = 0; cell < board.size(); cell++) {
            int sides = corners.sides(cell);
            double dx = 0;
            double dy = 0;
            int known = 0;
            for (int i = 0; i < sides; i++) {
                Point place = places[corners.corner(cell, i)];
                if (place != null) {
                    dx += board.x(cell) - place.x();
                    dy += board.y(cell) - place.y();
                    known++;
                }
            }
            for (int i = 0; i < sides && known == sides; i++) {
                int g = corners.corner(cell, i);
                x[g] += dx / sides;
                y[g] += dy / sides;
                votes[g]++;
            }
        }
        for (int g = 0; g < places.length; g++) {
            if (votes[g] > 0) {
                places[g] = new Point(
                        places[g].x() + RELAXATION * x[g] / votes[g], places[g].y() + RELAXATION * y[g] / votes[g]);
            }
        }
    }

    private void vote(int g, Point known, Point middle, double[] x, double[] y, int[] votes) {
        x[g] += 2 * middle.x() - known.x();
        y[g] += 2 * middle.y() - known.y();
        votes[g]++;
    }

    /**
     * In rows of single cells no corner is known: sides there cross the link at a right angle.
     *
     * @param within only between two cells of a row, and not at its ends
     */
    private void strips(boolean within) {
        for (int cell = 0; cell < board.size(); cell++) {
            for (int side = 0; side < corners.sides(cell); side++) {
                int other = corners.across(cell, side);
                if (other >= 0 && (!within || inRow(cell) && inRow(other))) {
                    Point middle = between(cell, other);
                    double reach = dual.step()
                            / 2
                            / Math.hypot(board.x(other) - board.x(cell), board.y(other) - board.y(cell));
                    double dx = (board.x(other) - board.x(cell)) * reach;
                    double dy = (board.y(other) - board.y(cell)) * reach;
                    place(corners.corner(cell, side), new Point(middle.x() + dy, middle.y() - dx));
                    place(corners.corner(cell, side + 1), new Point(middle.x() - dy, middle.y() + dx));
                }
            }
        }
    }

    private boolean inRow(int cell) {
        return dual.around().get(cell).size() == 2 && !dual.closed().get(cell).contains(true);
    }

    private void place(int g, Point point) {
        if (places[g] == null) {
            places[g] = point;
        }
    }

    private List<Point> polygon(int cell) {
        List<Point> polygon = new ArrayList<>();
        for (int i = 0; i < corners.sides(cell); i++) {
            Point place = places[corners.corner(cell, i)];
            if (place != null) {
                polygon.add(place);
            }
        }
        return polygon.size() > 2 ? polygon : List.of(center(cell), center(cell), center(cell));
    }

    private Point center(int cell) {
        return new Point(board.x(cell), board.y(cell));
    }

    private Point between(int a, int b) {
        return new Point((board.x(a) + board.x(b)) / 2, (board.y(a) + board.y(b)) / 2);
    }
}
