package flowcv.draw.camera;

import flowcv.image.Point;
import flowcv.read.Placement;
import java.util.List;

/**
 * Where the points of a screen lie in a photograph, and the other way round: a pinhole camera before a
 * plane, and a lens that bends by the distance from the picture's middle.
 */
final class View {
    /** Undoing the bend converges by two digits a round. */
    private static final int ROUNDS = 12;
    /** The board is kept this share of the picture away from its edges. */
    private static final double EDGE = 0.012;
    /** The lens may bend the board outward by half of that: half the width of a border is seen still. */
    private static final double LEAST_EDGE = EDGE / 2;
    /** By what factor the camera steps back where the lens bends the board outward by more: faster than edges grow. */
    private static final double STEP_BACK = 1.02;
    /** So many edges leave half of the picture; lenses of shots need some steps. */
    private static final int MOST_STEPS = 40;

    private final Stance stance;
    private final double width;
    private final double height;
    private final double[][] toPicture;
    private final double[][] toScreen;

    private View(Stance stance, double width, double height, double[][] toPicture) {
        this.stance = stance;
        this.width = width;
        this.height = height;
        this.toPicture = toPicture;
        this.toScreen = inverse(toPicture);
    }

    /** The view in which a board spans what the stance says. */
    static View of(Shot shot, Placement board) {
        Stance stance = shot.stance();
        double width = shot.sensor().width() / stance.squeeze();
        double height = shot.sensor().height();
        double[] bounds = bounds(board.corners());
        double centerX = (bounds[0] + bounds[2]) / 2;
        double centerY = (bounds[1] + bounds[3]) / 2;
        double unit = Math.hypot(bounds[2] - bounds[0], bounds[3] - bounds[1]) / 2;
        // From far away perspective is weak and the board small; the distance at which it fits is halved in on.
        double near = 0.8;
        double far = 60;
        for (int round = 0; round < 50; round++) {
            double distance = Math.sqrt(near * far);
            View view = new View(
                    stance, width, height, plane(stance, width, height, centerX, centerY, unit, distance, 0, 0));
            double[] seen = bounds(board.corners().stream().map(view::straight).toList());
            double fill = Math.max((seen[2] - seen[0]) / width, (seen[3] - seen[1]) / height);
            boolean behind = view.isBehind(board.corners());
            near = behind || fill > stance.fill() ? distance : near;
            far = behind || fill > stance.fill() ? far : distance;
        }
        double edge = EDGE;
        for (int steps = 0; steps < MOST_STEPS; steps++) {
            View middle =
                    new View(stance, width, height, plane(stance, width, height, centerX, centerY, unit, far, 0, 0));
            double[] seen =
                    bounds(board.corners().stream().map(middle::straight).toList());
            double shiftX = shift(seen[0], seen[2], width, stance.offsetX(), edge);
            double shiftY = shift(seen[1], seen[3], height, stance.offsetY(), edge);
            View view = new View(
                    stance, width, height, plane(stance, width, height, centerX, centerY, unit, far, shiftX, shiftY));
            if (view.holds(board.corners())) {
                return view;
            }
            // The lens bends some of the board out of the picture: less of it does so nearer to the middle.
            edge += LEAST_EDGE;
            far *= STEP_BACK;
        }
        throw new IllegalArgumentException("a lens that bends by " + stance.bend()
                + " shows no whole board; expected one that bends less, as those of Shot.random do");
    }

    /** Whether points are seen, and the lens bends none of them too near to the edge. */
    private boolean holds(List<Point> points) {
        double[] seen = bounds(points.stream().map(this::inPicture).toList());
        double edgeX = LEAST_EDGE * width * stance.squeeze();
        double edgeY = LEAST_EDGE * height;
        return seen[0] >= edgeX
                && seen[1] >= edgeY
                && seen[2] <= width * stance.squeeze() - 1 - edgeX
                && seen[3] <= height - 1 - edgeY;
    }

    /** Where a point of the screen lies in the photograph; pixels of both. */
    Point inPicture(Point screen) {
        Point straight = straight(screen);
        double halfDiagonal = Math.hypot(width, height) / 2;
        double x = (straight.x() - (width - 1) / 2) / halfDiagonal;
        double y = (straight.y() - (height - 1) / 2) / halfDiagonal;
        double bentX = x;
        double bentY = y;
        for (int round = 0; round < ROUNDS; round++) {
            double factor = 1 + stance.bend() * (bentX * bentX + bentY * bentY);
            bentX = x / factor;
            bentY = y / factor;
        }
        return new Point(
                ((width - 1) / 2 + halfDiagonal * bentX + 0.5) * stance.squeeze() - 0.5,
                (height - 1) / 2 + halfDiagonal * bentY);
    }

    /** Where a point of the photograph lies on the screen; pixels of both. */
    Point onScreen(Point picture) {
        double halfDiagonal = Math.hypot(width, height) / 2;
        double x = ((picture.x() + 0.5) / stance.squeeze() - 0.5 - (width - 1) / 2) / halfDiagonal;
        double y = (picture.y() - (height - 1) / 2) / halfDiagonal;
        double factor = 1 + stance.bend() * (x * x + y * y);
        return apply(
                toScreen,
                new Point((width - 1) / 2 + halfDiagonal * x * factor, (height - 1) / 2 + halfDiagonal * y * factor));
    }

    private Point straight(Point screen) {
        return apply(toPicture, screen);
    }

    private boolean isBehind(List<Point> points) {
        return points.stream().anyMatch(p -> toPicture[2][0] * p.x() + toPicture[2][1] * p.y() + toPicture[2][2] < 0.3);
    }

    /** How far the board is moved so that it lies where it should in the room that is left. */
    private static double shift(double from, double to, double size, double share, double edge) {
        double room = Math.max(0, (1 - 2 * edge) * size - (to - from));
        return edge * size + share * room - from;
    }

    private static double[][] plane(
            Stance stance,
            double width,
            double height,
            double centerX,
            double centerY,
            double unit,
            double distance,
            double shiftX,
            double shiftY) {
        double[][] roll = {
            {Math.cos(stance.roll()), -Math.sin(stance.roll()), 0},
            {Math.sin(stance.roll()), Math.cos(stance.roll()), 0},
            {0, 0, 1}
        };
        double[][] pitch = {
            {1, 0, 0},
            {0, Math.cos(stance.pitch()), -Math.sin(stance.pitch())},
            {0, Math.sin(stance.pitch()), Math.cos(stance.pitch())}
        };
        double[][] yaw = {
            {Math.cos(stance.yaw()), 0, Math.sin(stance.yaw())},
            {0, 1, 0},
            {-Math.sin(stance.yaw()), 0, Math.cos(stance.yaw())}
        };
        double[][] turned = product(product(pitch, yaw), roll);
        // Columns: where one pixel of the screen to the right, one down, and the board's middle lie.
        double[][] placed = {
            {turned[0][0], turned[0][1], 0}, {turned[1][0], turned[1][1], 0}, {turned[2][0], turned[2][1], distance}
        };
        double[][] centered = {{1 / unit, 0, -centerX / unit}, {0, 1 / unit, -centerY / unit}, {0, 0, 1}};
        double focal = stance.focal() * Math.hypot(width, height) / 2;
        double[][] camera = {{focal, 0, (width - 1) / 2 + shiftX}, {0, focal, (height - 1) / 2 + shiftY}, {0, 0, 1}};
        return product(camera, product(placed, centered));
    }

    private static double[] bounds(List<Point> points) {
        return new double[] {
            points.stream().mapToDouble(Point::x).min().orElseThrow(),
            points.stream().mapToDouble(Point::y).min().orElseThrow(),
            points.stream().mapToDouble(Point::x).max().orElseThrow(),
            points.stream().mapToDouble(Point::y).max().orElseThrow()
        };
    }

    private static Point apply(double[][] m, Point p) {
        double w = m[2][0] * p.x() + m[2][1] * p.y() + m[2][2];
        return new Point(
                (m[0][0] * p.x() + m[0][1] * p.y() + m[0][2]) / w, (m[1][0] * p.x() + m[1][1] * p.y() + m[1][2]) / w);
    }

    private static double[][] product(double[][] a, double[][] b) {
        double[][] c = new double[3][3];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                c[i][j] = a[i][0] * b[0][j] + a[i][1] * b[1][j] + a[i][2] * b[2][j];
            }
        }
        return c;
    }

    private static double[][] inverse(double[][] m) {
        double[][] adjoint = new double[3][3];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                adjoint[j][i] = m[(i + 1) % 3][(j + 1) % 3] * m[(i + 2) % 3][(j + 2) % 3]
                        - m[(i + 1) % 3][(j + 2) % 3] * m[(i + 2) % 3][(j + 1) % 3];
            }
        }
        double determinant = m[0][0] * adjoint[0][0] + m[0][1] * adjoint[1][0] + m[0][2] * adjoint[2][0];
        for (double[] row : adjoint) {
            for (int j = 0; j < 3; j++) {
                row[j] /= determinant;
            }
        }
        return adjoint;
    }
}
