package flowcv.theme;

import java.awt.BasicStroke;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;

/** Paints bridges: the banks of a lane from left to right, and below it those of one from top to bottom. */
record BridgesPainter(Plan plan) {
    /** Between the middle of a lane and its bank, in cells. */
    private static final double BANK = 0.2;

    private static final double PEN = 0.045;

    void paint(Sheet sheet) {
        for (int place = 0; place < plan.board().size(); place++) {
            if (plan.board().isBridge(place)) {
                paint(sheet, plan.center(place));
            }
        }
    }

    private void paint(Sheet sheet, Point2D at) {
        int rgb = Inks.on(plan.theme().ground().rgb());
        double wide = Math.max(1.5, PEN * plan.unit());
        BasicStroke pen = new BasicStroke((float) wide, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND);
        for (int side = -1; side <= 1; side += 2) {
            Path2D bank = new Path2D.Double();
            double y = at.getY() + side * BANK * plan.height();
            bank.moveTo(at.getX() - plan.width() / 2, y);
            bank.lineTo(at.getX() + plan.width() / 2, y);
            sheet.draw(bank, pen, rgb, 0.75);
            double x = at.getX() + side * BANK * plan.width();
            for (int end = -1; end <= 1; end += 2) {
                sheet.draw(
                        new Line2D.Double(
                                x,
                                at.getY() + end * plan.height() / 2,
                                x,
                                at.getY() + end * (BANK * plan.height() + wide)),
                        pen,
                        rgb,
                        0.75);
            }
        }
    }
}
