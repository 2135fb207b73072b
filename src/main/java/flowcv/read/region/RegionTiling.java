package flowcv.read.region;

import flowcv.image.Figure;
import flowcv.image.Point;
import flowcv.read.detect.ThinLines;
import flowcv.read.frame.Frame;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.Cell;
import flowcv.read.tiling.CellComplex;
import flowcv.read.tiling.Pose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Cells of any shape, as the lines of a picture enclose them. */
public final class RegionTiling {
    /** No board of a free shape has fewer cells. */
    private static final int LEAST_CELLS = 9;
    /** None has more: the largest of 180 boards has 193. */
    private static final int MOST_CELLS = 500;

    /** What is smaller is none, in cells: a lamp below a board, which touches one of its corners, has two sides. */
    private static final double LEAST_SIZE = 0.05;

    private static final int CORNERS = 4;
    private static final double HALF = 0.5;

    private final Sides sides;
    private final double scale;
    private final double unit;
    private final List<Cell> cells = new ArrayList<>();
    private final List<Border> borders = new ArrayList<>();

    /**
     * A tiling.
     *
     * @param scale pixels of the picture in one of the copy
     * @param unit pixels of the copy in a cell
     */
    private RegionTiling(Sides sides, double scale, double unit) {
        this.sides = sides;
        this.scale = scale;
        this.unit = unit;
    }

    /**
     * What lies between the lines of a picture outside of some boards, if it may be cells of one, but neither squares nor
     * hexagons alone.
     *
     * @param taken their outlines in the picture, convex
     */
    public static Optional<CellComplex> outside(Frame frame, List<List<Point>> taken) {
        ThinLines lines = ThinLines.in(frame);
        double scale = (double) frame.width() / lines.width();
        int[] pixels = Regions.of(lines).alike((x, y) -> {
            Point at = new Point(scale * (x + HALF) - HALF, scale * (y + HALF) - HALF);
            return taken.stream().noneMatch(figure -> Figure.contains(figure, at));
        });
        int count = Arrays.stream(pixels).max().orElse(-1) + 1;
        if (count < LEAST_CELLS || count > MOST_CELLS) {
            return Optional.empty();
        }
        int[] areas = new int[count];
        for (int cell : pixels) {
            if (cell >= 0) {
                areas[cell]++;
            }
        }
        Arrays.sort(areas);
        double unit = Math.sqrt(areas[count / 2]);
        Sides sides = Sides.of(Courses.around(pixels, count, lines.width(), lines.height()), lines.width(), unit);
        if (Regular.is(sides, count)) {
            return Optional.empty();
        }
        RegionTiling tiling = new RegionTiling(sides, scale, unit);
        List<List<Point>> corners =
                IntStream.range(0, count).mapToObj(tiling::corners).toList();
        double size = DotUnit.of(corners, 1);
        for (int cell = 0; cell < count; cell++) {
            tiling.add(cell, corners.get(cell), size);
        }
        return Optional.of(tiling.complex(frame));
    }

    private List<Point> corners(int number) {
        return sides.around(number).stream()
                .map(step -> {
                    Bent bent = sides.bent(step.side());
                    return inPlane(step.isBackward() ? bent.to() : bent.from());
                })
                .toList();
    }

    /** @param size of the frame in which a cell's dot is looked at, in cells */
    private void add(int number, List<Point> corners, double size) {
        List<Point> outline = new ArrayList<>();
        for (int i = 0; i < corners.size(); i++) {
            Bent bent = sides.bent(sides.around(number).get(i).side());
            outline.add(corners.get(i));
            if (bent.bow() != 0) {
                outline.add(inPlane(bent.middle()));
            }
        }
        Point right = new Point(size, 0);
        Point down = new Point(0, size);
        if (corners.size() == CORNERS) {
            right = to(between(corners.get(0), corners.get(1), corners.get(3), corners.get(2)), size);
            down = to(between(corners.get(0), corners.get(3), corners.get(1), corners.get(2)), size);
        }
        boolean isCell = corners.size() > 2 && Math.abs(area(outline)) > LEAST_SIZE;
        cells.add(new Cell(outline, isCell ? center(outline) : new Point(0, 0), !isCell, right, down));
    }

    private CellComplex complex(Frame frame) {
        for (int i = 0; i < sides.list().size(); i++) {
            Side side = sides.list().get(i);
            boolean isCell = !cells.get(side.cell()).isBeyond();
            boolean isOtherCell = side.other() >= 0 && !cells.get(side.other()).isBeyond();
            Bent bent = sides.bent(i);
            if ((isCell || isOtherCell) && !bent.from().equals(bent.to())) {
                Point from = inPlane(bent.from());
                Point to = inPlane(bent.to());
                int first = isOtherCell ? side.other() : beyond(cells.get(side.cell()), from, to);
                int second = isCell ? side.cell() : beyond(cells.get(side.other()), from, to);
                borders.add(new Border(from, to, first, second, Border.NONE, bent.bow() / unit));
            }
        }
        Pose pose = Pose.upright(new Point(0, 0), scale * unit, scale * unit, frame.width(), frame.height());
        RegionForm form = new RegionForm(cells, borders, sides.lineEnds(), scale * unit);
        return new CellComplex(cells, borders, pose, cells.size(), form);
    }

    /** Adds the place beyond a side: the mirror image of its cell. */
    private int beyond(Cell cell, Point from, Point to) {
        double x = to.x() - from.x();
        double y = to.y() - from.y();
        double twice = 2 * ((cell.center().y() - from.y()) * x - (cell.center().x() - from.x()) * y) / (x * x + y * y);
        Point center = new Point(cell.center().x() + twice * y, cell.center().y() - twice * x);
        cells.add(new Cell(List.of(from, to, center), center, true, cell.right(), cell.down()));
        return cells.size() - 1;
    }

    /** Where a point of the copy lies in the plane, whose origin is the middle of the picture's first pixel. */
    private Point inPlane(Point at) {
        return new Point(
                ((at.x() + HALF) * scale - HALF) / (scale * unit), ((at.y() + HALF) * scale - HALF) / (scale * unit));
    }

    /** The mean of two ways. */
    private static Point between(Point from, Point to, Point otherFrom, Point otherTo) {
        return new Point(
                (to.x() - from.x() + otherTo.x() - otherFrom.x()) / 2,
                (to.y() - from.y() + otherTo.y() - otherFrom.y()) / 2);
    }

    private static Point to(Point way, double length) {
        double share = length / Math.max(Math.hypot(way.x(), way.y()), Double.MIN_NORMAL);
        return new Point(share * way.x(), share * way.y());
    }

    private static double area(List<Point> outline) {
        double twice = 0;
        for (int i = 0; i < outline.size(); i++) {
            Point a = outline.get(i);
            Point b = outline.get((i + 1) % outline.size());
            twice += a.x() * b.y() - a.y() * b.x();
        }
        return twice / 2;
    }

    private static Point center(List<Point> outline) {
        double x = 0;
        double y = 0;
        double twice = 0;
        for (int i = 0; i < outline.size(); i++) {
            Point a = outline.get(i);
            Point b = outline.get((i + 1) % outline.size());
            double cross = a.x() * b.y() - a.y() * b.x();
            twice += cross;
            x += (a.x() + b.x()) * cross;
            y += (a.y() + b.y()) * cross;
        }
        return new Point(x / (3 * twice), y / (3 * twice));
    }
}
