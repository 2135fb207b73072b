package flowcv.theme;

import flowcv.board.Pair;
import flowcv.draw.canvas.Tone;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.Point2D;

/** Paints endpoints. */
record MarksPainter(Plan plan, Inks inks) {
    /** Text is no wider than so much of a cell, or of the form below it. */
    private static final double WIDEST = 0.84;

    private static final double WIDEST_ON_FORM = 0.74;

    void paint(Sheet sheet) {
        for (Pair pair : plan.board().pairs()) {
            paint(sheet, pair.label(), plan.center(pair.first()));
            paint(sheet, pair.label(), plan.center(pair.second()));
        }
    }

    private void paint(Sheet sheet, String label, Point2D at) {
        Marks look = plan.theme().marks();
        int rgb = inks.marks().get(label);
        Marks.Form form = inks.forms().get(label);
        boolean isBare = form == Marks.Form.BARE;
        double size = look.size() * plan.unit();
        if (!isBare) {
            double pen = Math.max(1, look.edge() * plan.unit());
            Shape shape = Forms.of(form, at.getX(), at.getY(), size, look.corner(), pen);
            sheet.fill(shape, rgb);
            if (form == Marks.Form.BALL) {
                shine(sheet, shape, at, size, rgb);
            }
            if (look.edge() > 0 && form != Marks.Form.RING) {
                sheet.draw(shape, new BasicStroke((float) pen), Tone.times(rgb, 0.35));
            }
        }
        if (look.text() != Marks.Text.NONE) {
            int ink = isBare || form == Marks.Form.RING ? rgb : Inks.on(rgb);
            double widest = isBare ? WIDEST * plan.width() : WIDEST_ON_FORM * size;
            double height = look.height() * plan.unit();
            sheet.write(plan.theme().face(), inks.texts().get(label), at.getX(), at.getY(), height, widest, ink);
        }
    }

    /** Light from the upper left, and a darker rim. */
    private static void shine(Sheet sheet, Shape shape, Point2D at, double size, int rgb) {
        Point2D light = new Point2D.Double(at.getX() - 0.18 * size, at.getY() - 0.2 * size);
        sheet.graphics.setPaint(
                new RadialGradientPaint(light, (float) (0.75 * size), new float[] {0, 0.25f, 0.6f, 1}, new Color[] {
                    new Color(Tone.mix(rgb, 0xFFFFFF, 0.75)),
                    new Color(Tone.mix(rgb, 0xFFFFFF, 0.2)),
                    new Color(rgb),
                    new Color(Tone.times(rgb, 0.6))
                }));
        sheet.graphics.fill(shape);
    }
}
