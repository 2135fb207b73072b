package flowcv.theme;

import java.awt.BasicStroke;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;

/**
 * Paints bridges.
 *
 * @param manner what empty ones look like
 */
record BridgesPainter(Plan plan, Manner manner) {
    /** Between the middle of a lane and its bank, in cells. */
    private static final double BANK = 0.2;

    private static final double PEN = 0.045;
    private static final double ALPHA = 0.75;
    /** How high strokes rise in the middle, in cells. */
    private static final double HUMP = 0.11;

    /** What an empty bridge looks like. */
    enum Manner {
        /** The banks of a lane from left to right, and below it those of one from top to bottom. */
        BANKS,
        /** Two strokes from left to right that rise in the middle, as in the game. */
        HUMPS,
        /** Two strokes that cross. */
        CROSS
    }

    void paint(Sheet sheet) {
        int rgb = Inks.on(plan.theme().ground().rgb());
        BasicStroke pen =
                new BasicStroke((float) Math.max(1.5, PEN * plan.unit()), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
        Path2D path =
                switch (manner) {
                    case BANKS -> banks();
                    case HUMPS -> humps();
                    case CROSS -> cross();
                };
        for (int place = 0; place < plan.board().size(); place++) {
            if (plan.board().isBridge(place)) {
                Point2D at = plan.center(place);
                AffineTransform map = AffineTransform.getTranslateInstance(at.getX(), at.getY());
                map.scale(plan.width(), plan.height());
                sheet.draw(map.createTransformedShape(path), pen, rgb, ALPHA);
            }
        }
    }

    private static Path2D banks() {
        Path2D path = new Path2D.Double();
        double gap = BANK + PEN;
        for (int side = -1; side <= 1; side += 2) {
            line(path, -0.5, side * BANK, 0.5, side * BANK);
            line(path, side * BANK, -0.5, side * BANK, -gap);
            line(path, side * BANK, gap, side * BANK, 0.5);
        }
        return path;
    }

    private static Path2D humps() {
        Path2D path = new Path2D.Double();
        for (int side = -1; side <= 1; side += 2) {
            path.moveTo(-0.5, side * BANK);
            path.lineTo(-BANK, side * BANK);
            path.quadTo(0, side * BANK - 2 * HUMP, BANK, side * BANK);
            path.lineTo(0.5, side * BANK);
        }
        return path;
    }

    private static Path2D cross() {
        Path2D path = new Path2D.Double();
        line(path, -0.4, 0, 0.4, 0);
        line(path, 0, -0.4, 0, 0.4);
        return path;
    }

    private static void line(Path2D path, double fromX, double fromY, double toX, double toY) {
        path.moveTo(fromX, fromY);
        path.lineTo(toX, toY);
    }
}
