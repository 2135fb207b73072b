package flowcv.theme;

import java.awt.BasicStroke;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.Map;

/** Paints lines, walls and the frame. */
record GridPainter(Plan plan) {
    /** Of dashed lines, in cells. */
    private static final double DASH = 0.1;
    /** Between dots, by their diameter. */
    private static final double DOT_GAP = 2.2;

    void lines(Sheet sheet) {
        Grid grid = plan.theme().grid();
        if (grid.isDrawn()) {
            Side.runs(plan.board()).get(Side.INNER).forEach(run -> sheet.draw(line(run, 0), inner(grid), grid.rgb()));
        }
    }

    void walls(Sheet sheet) {
        Rim rim = plan.theme().rim();
        Map<Side, List<Side.Run>> runs = Side.runs(plan.board());
        BasicStroke wall = square(plan.wall());
        runs.get(Side.WALL).forEach(run -> sheet.draw(line(run, 0), wall, rim.rgb()));
        runs.get(Side.HOLE).forEach(run -> sheet.draw(line(run, 0), wall, rim.rgb()));
        // Without a frame nobody would see where it is open.
        double width = rim.factor() == 0 && !plan.board().border().isClosed() ? plan.line() : plan.rim();
        if (width > 0 && rim.corner() > 0 && plan.isWhole()) {
            Rectangle2D box = plan.box(plan.rimShift());
            double corner = 2 * rim.corner() * plan.unit();
            sheet.draw(
                    new RoundRectangle2D.Double(
                            box.getX(), box.getY(), box.getWidth(), box.getHeight(), corner, corner),
                    square(width),
                    rim.rgb());
        } else if (width > 0) {
            runs.get(Side.RIM).forEach(run -> sheet.draw(line(run, plan.rimShift()), square(width), rim.rgb()));
        }
    }

    private BasicStroke inner(Grid grid) {
        float width = (float) plan.line();
        float dash = (float) Math.max(2, DASH * plan.unit());
        return switch (grid.kind()) {
            case DASHED ->
                new BasicStroke(
                        width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 10, new float[] {dash, 0.7f * dash}, 0);
            case DOTTED ->
                new BasicStroke(
                        width,
                        BasicStroke.CAP_ROUND,
                        BasicStroke.JOIN_ROUND,
                        10,
                        new float[] {0, (float) (DOT_GAP * width)},
                        0);
            default -> new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER);
        };
    }

    private static BasicStroke square(double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_SQUARE, BasicStroke.JOIN_MITER);
    }

    /** @param out how far to move what lies at the board's edges */
    private Line2D line(Side.Run run, double out) {
        int lines = run.isUpright() ? plan.board().columns() : plan.board().rows();
        int length = run.isUpright() ? plan.board().rows() : plan.board().columns();
        double shift = run.at() == 0 ? -out : run.at() == lines ? out : 0;
        double before = run.from() == 0 ? out : 0;
        double after = run.to() == length ? out : 0;
        return run.isUpright()
                ? new Line2D.Double(
                        plan.x(run.at()) + shift,
                        plan.y(run.from()) - before,
                        plan.x(run.at()) + shift,
                        plan.y(run.to()) + after)
                : new Line2D.Double(
                        plan.x(run.from()) - before,
                        plan.y(run.at()) + shift,
                        plan.x(run.to()) + after,
                        plan.y(run.at()) + shift);
    }
}
