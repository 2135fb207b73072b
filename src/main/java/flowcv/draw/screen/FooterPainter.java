package flowcv.draw.screen;

import flowcv.draw.canvas.Canvas;
import flowcv.draw.canvas.Lettering;
import flowcv.draw.canvas.Shape;
import flowcv.draw.part.Icons;
import flowcv.image.Point;

/** The row of buttons below the board. */
record FooterPainter(Canvas canvas, Scene scene, Layout layout) {
    private static final int WHITE = 0xFFFFFF;
    private static final int OFF = 0x7F7F7F;

    void paint(Progress progress) {
        double u = layout.chrome();
        double y = layout.footerY();
        double width = scene.device().width();
        double middle = width / 2;
        double r = 0.045 * u;
        int undo = progress.flows().isEmpty() ? OFF : WHITE;
        Icons icons = new Icons(canvas);
        int hints = (int) Math.floorMod(scene.seed(), 5L);
        if (scene.device().look() == Look.DESKTOP) {
            r = 0.033 * u;
            icons.arrow(new Point(middle - 0.13 * u, y), r, -1, scene.level() == 1 ? OFF : WHITE);
            icons.restart(new Point(middle, y), r, WHITE);
            icons.arrow(new Point(middle + 0.13 * u, y), r, 1, WHITE);
            double right = layout.board().right() - 0.045 * u;
            icons.question(new Point(right, y), r, WHITE);
            new Lettering(0.03 * u, 0.1).writeEnding(canvas, hints + " x", right - 0.045 * u, y + 0.015 * u, WHITE, 1);
            return;
        }
        icons.undo(new Point(0.061 * u, y), r, undo);
        if (scene.footer() == Footer.BULB) {
            icons.hints(new Point(middle - 0.135 * u, y), 0.057 * u, 0.035 * u, hints, 0.006 * u);
            canvas.fill(Shape.disc(new Point(middle, y - 0.018 * u), 0.078 * u), 0, 0.75);
            icons.largeBulb(new Point(middle, y - 0.018 * u), 0.071 * u);
            icons.film(
                    new Point(middle + 0.157 * u, y), 0.058 * u, hints == 0 ? OFF : WHITE, hints == 0 ? OFF : 0xF0E614);
            icons.restart(new Point(width - 0.061 * u, y), r, WHITE);
            return;
        }
        icons.arrow(new Point(middle - 0.16 * u, y), r, -1, scene.level() == 1 ? OFF : WHITE);
        icons.restart(new Point(middle, y), r, WHITE);
        icons.arrow(new Point(middle + 0.16 * u, y), r, 1, WHITE);
        Point last = new Point(width - 0.061 * u, y);
        if (scene.footer() == Footer.QUESTION) {
            icons.question(last, r, WHITE);
        } else {
            icons.smallBulb(last, r);
        }
        new Lettering(0.034 * u, 0.11).writeEnding(canvas, hints + " x", last.x() - 0.06 * u, y + 0.017 * u, WHITE, 1);
    }
}
