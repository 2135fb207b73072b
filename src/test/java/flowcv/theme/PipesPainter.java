package flowcv.theme;

import flowcv.board.Pair;
import flowcv.draw.screen.Drawn;
import flowcv.draw.screen.Progress;
import java.awt.BasicStroke;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** Paints flows: below the lines what fills cells, above them lines. */
record PipesPainter(Plan plan, Inks inks) {
    /** Between a mark and a line that ends there, in cells. */
    private static final double GAP = 0.04;
    /** No mark keeps a line farther away, in cells. */
    private static final double FARTHEST = 0.48;
    /** Neighbors are no farther from each other, in cells. */
    private static final double NEAR = 1.5;

    void fill(Sheet sheet, Progress progress) {
        Pipes look = plan.theme().pipes();
        double alpha = look.kind() == Pipes.Kind.FILL ? 1 - look.pale() : look.tint();
        for (Drawn flow : progress.flows()) {
            for (int place : flow.places()) {
                if (alpha > 0 && !plan.board().isBridge(place)) {
                    sheet.fill(plan.filled(place), inks.pipes().get(flow.label()), alpha);
                }
            }
        }
    }

    /** Takes the lines between the cells of each flow away. */
    void merge(Sheet sheet, Progress progress) {
        Pipes look = plan.theme().pipes();
        if (look.kind() != Pipes.Kind.FILL || !look.isMerged()) {
            return;
        }
        double line = plan.theme().grid().kind() == Grid.Kind.NONE ? 0 : plan.line();
        double inset = plan.theme().grid().corner() * plan.unit() + line / 2;
        for (Drawn flow : progress.flows()) {
            for (int i = 0; i + 1 < flow.places().size(); i++) {
                int place = flow.places().get(i);
                int next = flow.places().get(i + 1);
                Point2D from = plan.center(place);
                Point2D to = plan.center(next);
                if (isNear(from, to)
                        && !plan.board().isBridge(place)
                        && !plan.board().isBridge(next)) {
                    boolean isUpright = from.getX() == to.getX();
                    double x = (from.getX() + to.getX()) / 2;
                    double y = (from.getY() + to.getY()) / 2;
                    double reach = line / 2 + 1;
                    Rectangle2D side = new Rectangle2D.Double();
                    side.setFrameFromCenter(
                            x,
                            y,
                            x + (isUpright ? plan.width() / 2 - inset : reach),
                            y + (isUpright ? reach : plan.height() / 2 - inset));
                    sheet.fill(side, sheet.pixel(from.getX(), from.getY()));
                }
            }
        }
    }

    private boolean isNear(Point2D from, Point2D to) {
        return Math.abs(from.getX() - to.getX()) / plan.width() + Math.abs(from.getY() - to.getY()) / plan.height()
                < NEAR;
    }

    void draw(Sheet sheet, Progress progress) {
        if (plan.theme().pipes().kind() != Pipes.Kind.FILL) {
            progress.flows().forEach(flow -> draw(sheet, flow));
        }
    }

    private void draw(Sheet sheet, Drawn flow) {
        Pipes look = plan.theme().pipes();
        int rgb = inks.pipes().get(flow.label());
        double alpha = 1 - look.pale();
        Path2D path = path(flow);
        sheet.draw(path, stroke(look), rgb, alpha);
        int last = flow.places().get(flow.places().size() - 1);
        if (!flow.complete() && look.end() > 0) {
            double size = look.end() * plan.unit();
            Point2D tip = plan.center(last);
            sheet.fill(new Ellipse2D.Double(tip.getX() - size / 2, tip.getY() - size / 2, size, size), rgb, alpha);
        }
    }

    private BasicStroke stroke(Pipes look) {
        float width = (float) Math.max(plan.theme().finish().scale(), look.width() * plan.unit());
        int cap = look.isRound() ? BasicStroke.CAP_ROUND : BasicStroke.CAP_SQUARE;
        int join = look.isRound() ? BasicStroke.JOIN_ROUND : BasicStroke.JOIN_MITER;
        if (look.kind() == Pipes.Kind.DASHED) {
            float[] dashes = {(float) (0.3 * plan.unit()), (float) (0.12 * plan.unit())};
            return new BasicStroke(width, BasicStroke.CAP_BUTT, join, 10, dashes, 0);
        }
        return new BasicStroke(width, cap, join);
    }

    private Path2D path(Drawn flow) {
        List<Integer> places = flow.places();
        Path2D path = new Path2D.Double();
        Point2D begin = end(places.get(0), places.get(1));
        path.moveTo(begin.getX(), begin.getY());
        for (int i = 1; i < places.size(); i++) {
            boolean isLast = i == places.size() - 1;
            Point2D from = plan.center(places.get(i - 1));
            Point2D to = plan.center(places.get(i));
            if (!isNear(from, to)) {
                around(path, from, to);
            }
            Point2D at = isLast ? end(places.get(i), places.get(i - 1)) : to;
            path.lineTo(at.getX(), at.getY());
        }
        return path;
    }

    /** Out over one edge of the board and in over the other. */
    private void around(Path2D path, Point2D from, Point2D to) {
        double right = Math.signum(from.getX() - to.getX()) * plan.width() / 2;
        double down = Math.signum(from.getY() - to.getY()) * plan.height() / 2;
        path.lineTo(from.getX() + right, from.getY() + down);
        path.moveTo(to.getX() - right, to.getY() - down);
    }

    /** Where a flow ends in a cell that it has entered from another: before the mark, if there is one. */
    private Point2D end(int place, int before) {
        Point2D center = plan.center(place);
        boolean isMark = plan.board().pairs().stream().anyMatch(pair -> isOf(pair, place));
        if (!isMark || plan.theme().pipes().isThrough()) {
            return center;
        }
        Point2D from = plan.center(before);
        double turn = isNear(center, from) ? 1 : -1;
        // The ends of lines reach half their width farther.
        double end = plan.theme().pipes().width() / 2;
        double radius = Math.min(FARTHEST, plan.theme().marks().extent() / 2 + GAP + end);
        return new Point2D.Double(
                center.getX() + turn * radius * plan.width() * Math.signum(from.getX() - center.getX()),
                center.getY() + turn * radius * plan.height() * Math.signum(from.getY() - center.getY()));
    }

    private static boolean isOf(Pair pair, int place) {
        return pair.first() == place || pair.second() == place;
    }
}
