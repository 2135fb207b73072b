package flowcv.draw.screen;

import flowcv.board.Board;
import flowcv.board.Topology;
import flowcv.draw.canvas.Canvas;
import flowcv.draw.canvas.Lettering;
import flowcv.draw.part.Icons;
import flowcv.image.Point;

/** The title with its buttons, and the row of numbers just above the board. */
final class Header {
    private static final int WHITE = 0xFFFFFF;
    private static final int GREY = 0x9F9F9F;

    private final Canvas canvas;
    private final Scene scene;
    private final Layout layout;
    private final double u;

    Header(Canvas canvas, Scene scene, Layout layout) {
        this.canvas = canvas;
        this.scene = scene;
        this.layout = layout;
        this.u = layout.chrome();
    }

    void paint(Board board, Progress progress) {
        String size = board.topology() == Topology.GRAPH ? "" : board.columns() + "x" + board.rows();
        switch (scene.device().look()) {
            case DESKTOP -> {
                desktop(size);
                status(
                        board,
                        progress,
                        layout.board().left() + 0.007 * u,
                        layout.board().right() - 0.007 * u,
                        0.024);
            }
            case SITE -> site(size);
            default -> {
                phone(size);
                boolean wide = scene.device().look() != Look.TABLET
                        || scene.device().width() <= scene.device().height();
                double left = wide ? 0.01 * u : layout.board().left();
                double right = wide
                        ? scene.device().width() - 0.01 * u
                        : layout.board().right();
                status(board, progress, left, right, weight());
            }
        }
    }

    private double weight() {
        return scene.device().look() == Look.ANDROID ? 0.13 : 0.11;
    }

    private void phone(String size) {
        Icons icons = new Icons(canvas);
        double r = 0.046 * u;
        double width = scene.device().width();
        icons.arrow(new Point(0.061 * u, layout.headerY()), r, -1, WHITE);
        icons.gear(new Point(width - 0.061 * u, layout.headerY()), r, WHITE);
        if (scene.footer() != Footer.BULB) {
            icons.film(new Point(width - 0.205 * u, layout.headerY()), 0.058 * u, WHITE, WHITE);
            if (scene.version() == Version.NEW) {
                icons.bulb(new Point(width - 0.152 * u, layout.headerY() - 0.025 * u), 0.036 * u);
            }
        }
        Lettering title = new Lettering(0.0515 * u, weight());
        String text = scene.wording().title(scene.level());
        double baseline = layout.headerY() + 0.025 * u;
        double x = 0.127 * u;
        title.write(canvas, text, x, baseline, scene.pack().title(scene.palette()), 1);
        x += title.width(text) + 0.025 * u;
        Lettering small = new Lettering(0.0395 * u, weight());
        small.write(canvas, size, x, baseline, GREY, 1);
        if (scene.best() > 0) {
            icons.star(new Point(x + small.width(size) + 0.05 * u, layout.headerY()), 0.03 * u, WHITE);
        }
    }

    private void desktop(String size) {
        double left = layout.board().left() + 0.007 * u;
        new Lettering(0.022 * u, 0.1)
                .write(canvas, "Regular Pack " + size, left, layout.headerY() - 0.045 * u, GREY, 1);
        new Lettering(0.05 * u, 0.085)
                .write(canvas, scene.wording().title(scene.level()), left, layout.headerY() + 0.022 * u, WHITE, 1);
        double r = 0.033 * u;
        new Icons(canvas).arrow(new Point(0.1 * u, scene.device().top() + 0.1 * u), r, -1, WHITE);
    }

    private void site(String size) {
        int blue = 0x56789C;
        Lettering face = new Lettering(0.042 * u, 0.1);
        double middle = layout.board().center().x();
        face.writeCentered(
                canvas,
                size + " Mania • Level " + scene.level(),
                middle,
                layout.board().top() - 0.045 * u,
                blue,
                1);
        new Lettering(0.034 * u, 0.1)
                .writeCentered(
                        canvas, "all the solutions", middle, layout.board().bottom() + 0.075 * u, blue, 1);
    }

    private void status(Board board, Progress progress, double left, double right, double weight) {
        boolean small = scene.device().look() == Look.DESKTOP;
        Lettering face = new Lettering((small ? 0.022 : 0.029) * u, small ? 0.1 : weight);
        double baseline = layout.board().top() - (small ? 0.02 : 0.026) * u;
        String flows = scene.wording().flows(progress.complete(), board.pairs().size());
        String pipe = scene.wording().pipe(progress.percent(board));
        String moves = scene.wording().moves(progress.flows().size(), scene.best());
        face.write(canvas, flows, left, baseline, WHITE, 1);
        face.writeCentered(canvas, moves, (left + right) / 2, baseline, WHITE, 1);
        face.writeEnding(canvas, pipe, right, baseline, WHITE, 1);
    }
}
