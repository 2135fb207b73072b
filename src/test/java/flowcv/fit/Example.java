package flowcv.fit;

import flowcv.board.Board;
import flowcv.image.Point;
import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.CellLook;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import flowcv.read.tiling.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A complex laid over a picture, not quite where the board lies, and what its parts look like.
 *
 * @param borders by the complex's borders; null where nothing can be learned
 * @param cells by the complex's places; null where nothing can be learned
 */
record Example(CellComplex complex, List<BorderLook> borders, List<CellLook> cells) {
    /** How far a lattice's corners are off, in cells. */
    private static final double JITTER = 0.015;

    /** Where the board lies, without an error. */
    static Example exact(TrainingPicture picture) {
        return of(picture, 0, new int[4], null);
    }

    /** Nearly where the board lies, sometimes with a row or a column more or less, or turned by quarters. */
    static Example near(TrainingPicture picture, Random random) {
        int[] more = new int[4];
        for (int side = 0; side < more.length; side++) {
            int dice = random.nextInt(20);
            more[side] = dice < 3 ? 1 : dice < 4 ? -1 : 0;
        }
        boolean isTurned = picture.kind() != TrainingPicture.Kind.UPRIGHT && random.nextInt(3) == 0;
        // Hexagons have sides in six directions already.
        int turn = !isTurned || picture.plane().isHex() ? 0 : random.nextInt(4);
        return of(picture, turn, more, random);
    }

    private static Example of(TrainingPicture picture, int turn, int[] more, Random random) {
        BoardPlane plane = picture.plane();
        boolean isAcross = turn % 2 == 1;
        int moreRows = more[0]
                + more[1]
                + (isAcross ? plane.board().columns() - plane.board().rows() : 0);
        int moreColumns = more[2]
                + more[3]
                + (isAcross ? plane.board().rows() - plane.board().columns() : 0);
        double width = (isAcross ? plane.height() : plane.width()) + more[2] + more[3];
        double height = (isAcross ? plane.width() : plane.height()) + more[0] + more[1];
        List<Point> corners =
                List.of(new Point(0, 0), new Point(width, 0), new Point(width, height), new Point(0, height));
        Pose truth = picture.pose();
        Pose flat = new Pose(truth.plane(), 0, truth.width(), truth.height());
        List<Point> seen = new ArrayList<>();
        for (Point corner : corners) {
            Point on = onBoard(corner, turn, more, plane);
            double off = random == null ? 0 : JITTER * flat.cellSize(on.x(), on.y());
            Point at = flat.at(on);
            seen.add(new Point(
                    at.x() + (random == null ? 0 : off * random.nextGaussian()),
                    at.y() + (random == null ? 0 : off * random.nextGaussian())));
        }
        Pose found = PoseOfPoints.flat(corners, seen, truth.width(), truth.height());
        Pose pose = new Pose(found.plane(), truth.bend(), truth.width(), truth.height());
        CellComplex complex = plane.complex(moreRows, moreColumns, pose);
        List<Point> centers = complex.cells().stream()
                .map(cell -> onBoard(cell.center(), turn, more, plane))
                .toList();
        List<CellLook> cells = new ArrayList<>();
        for (Point at : centers) {
            cells.add(
                    switch (picture.covers().ofCell(at)) {
                        case SEEN -> picture.shown().cell(at);
                        case HIDDEN, GONE -> CellLook.OUTSIDE;
                        case UNCLEAR -> null;
                    });
        }
        List<BorderLook> borders = new ArrayList<>();
        for (Border border : complex.borders()) {
            Point first = centers.get(border.first());
            Point second = centers.get(border.second());
            Point from = onBoard(border.from(), turn, more, plane);
            Point to = onBoard(border.to(), turn, more, plane);
            BorderLook look = picture.shown().border(first, second);
            borders.add(
                    switch (isCut(picture, from, to)
                            ? Covers.Cover.UNCLEAR
                            : picture.covers().ofBorder(from, to)) {
                        case SEEN -> look;
                        case HIDDEN -> BorderLook.HIDDEN;
                        case GONE -> BorderLook.NOTHING;
                        // The little that is seen of a stub is what matters.
                        case UNCLEAR -> complex.isStub(border) ? look : null;
                    });
        }
        return new Example(complex, borders, cells);
    }

    /** Whether a line lies where the picture is over. */
    private static boolean isCut(TrainingPicture picture, Point from, Point to) {
        Point at = picture.pose().at((from.x() + to.x()) / 2, (from.y() + to.y()) / 2);
        return at.x() < -1
                || at.y() < -1
                || at.x() > picture.picture().width()
                || at.y() > picture.picture().height();
    }

    /** Where a point of the complex's plane lies on the board. */
    private static Point onBoard(Point point, int turn, int[] more, BoardPlane plane) {
        Point origin = plane.origin(more[0], more[2]);
        Point first = plane.origin(0, 0);
        double x = point.x() + origin.x() - first.x();
        double y = point.y() + origin.y() - first.y();
        Point turned = turned(x, y, turn, plane.board());
        return new Point(turned.x() + first.x(), turned.y() + first.y());
    }

    private static Point turned(double x, double y, int turn, Board board) {
        return switch (turn) {
            case 1 -> new Point(y, board.rows() - x);
            case 2 -> new Point(board.columns() - x, board.rows() - y);
            case 3 -> new Point(board.columns() - y, x);
            default -> new Point(x, y);
        };
    }
}
