package flowcv.draw.screen;

import flowcv.draw.canvas.Canvas;
import flowcv.draw.canvas.Lettering;
import flowcv.draw.canvas.Shape;
import flowcv.image.Point;
import java.util.List;
import java.util.SplittableRandom;

/** What the device itself puts above and below the game. */
final class SystemBars {
    private static final int WHITE = 0xFFFFFF;

    private final Canvas canvas;
    private final Scene scene;
    private final SplittableRandom random;

    SystemBars(Canvas canvas, Scene scene) {
        this.canvas = canvas;
        this.scene = scene;
        this.random = new SplittableRandom(scene.seed() * 17 + 3);
    }

    void paint() {
        Device device = scene.device();
        double width = device.width();
        double foot = device.height() - device.bottom();
        switch (device.look()) {
            case ANDROID -> {
                blank(0, device.top());
                blank(foot, device.height());
                statusBar();
                navigationBar(foot);
            }
            case IPHONE -> {
                if (device.bottom() > 0) {
                    double y = device.height() - 0.0075 * device.height();
                    canvas.fill(
                            Shape.box(
                                    0.32 * width, y - 0.0065 * width, 0.68 * width, y + 0.0065 * width, 0.0065 * width),
                            WHITE);
                } else {
                    clock(device.top());
                }
            }
            case TABLET -> {
                blank(foot, device.height());
                clock(device.top());
            }
            case DESKTOP -> desktop();
            case SITE -> {}
        }
    }

    private void blank(double from, double to) {
        if (to > from) {
            canvas.fill(
                    Shape.box(
                            -2,
                            from,
                            scene.device().width() + 2.0,
                            to + (to == scene.device().height() ? 2 : 0),
                            0),
                    0);
        }
    }

    private void statusBar() {
        Device device = scene.device();
        if (device.top() == 0) {
            return;
        }
        if (random.nextInt(3) == 0) {
            clock(device.top());
        } else {
            // The edge of a hidden status bar: a faint line across the screen.
            canvas.fill(Shape.box(-2, device.top() - 1.5, device.width() + 2.0, device.top() - 0.5, 0), 0x101010);
        }
    }

    private void clock(double height) {
        if (height == 0) {
            return;
        }
        double width = scene.device().width();
        double y = 0.62 * height;
        Lettering face = new Lettering(0.3 * height, 0.12);
        String time = random.nextInt(7, 24) + ":" + random.nextInt(10, 60);
        face.write(canvas, time, 0.5 * height, y, WHITE, 1);
        double right = width - 0.5 * height;
        canvas.fill(
                Shape.box(right - 0.5 * height, 0.34 * height, right, 0.62 * height, 0.06 * height)
                        .outline(0.04 * height),
                WHITE);
        canvas.fill(
                Shape.box(right - 0.46 * height, 0.38 * height, right - 0.15 * height, 0.58 * height, 0.02 * height),
                WHITE);
        for (int bar = 0; bar < 4; bar++) {
            double x = right - 1.2 * height + 0.13 * bar * height;
            canvas.fill(Shape.box(x, (0.55 - 0.07 * bar) * height, x + 0.08 * height, y, 0), WHITE);
        }
    }

    private void navigationBar(double top) {
        Device device = scene.device();
        double h = device.height() - top;
        if (h <= 0) {
            return;
        }
        double w = device.width();
        double y = top + 0.6 * h;
        double r = Math.min(0.22 * h, 0.021 * w);
        int grey = random.nextBoolean() ? 0xC8C8C8 : 0x8C8C8C;
        for (int i = -1; i <= 1; i++) {
            canvas.fill(Shape.stroke(line(0.22 * w + i * 0.75 * r, y - r, 0, 2 * r), 0.16 * r), grey);
        }
        canvas.fill(Shape.box(0.5 * w - r, y - r, 0.5 * w + r, y + r, 0.5 * r).outline(0.2 * r), grey);
        List<Point> back = List.of(
                new Point(0.78 * w + 0.5 * r, y - r),
                new Point(0.78 * w - 0.5 * r, y),
                new Point(0.78 * w + 0.5 * r, y + r));
        canvas.fill(Shape.stroke(back, 0.2 * r), grey);
    }

    private void desktop() {
        Device device = scene.device();
        double w = device.width();
        double t = device.top();
        canvas.fill(Shape.box(-2, -2, w + 2, t, 0), 0xFDFDFD);
        new Lettering(0.28 * t, 0.1).write(canvas, "Flow", 1.8 * t, 0.64 * t, 0x909090, 1);
        for (int i = -1; i <= 1; i++) {
            canvas.fill(Shape.stroke(line(0.55 * t, 0.5 * t + 0.13 * t * i, 0.4 * t, 0), 1), 0x808080);
        }
        canvas.fill(Shape.stroke(line(w - 0.9 * t, 0.35 * t, 0.3 * t, 0.3 * t), 1.1), 0x505050);
        canvas.fill(Shape.stroke(line(w - 0.6 * t, 0.35 * t, -0.3 * t, 0.3 * t), 1.1), 0x505050);
        canvas.fill(Shape.box(w - 2.3 * t, 0.35 * t, w - 2 * t, 0.65 * t, 0).outline(1.1), 0x505050);
        taskBar(device.height() - device.bottom(), device.bottom());
    }

    private void taskBar(double top, double h) {
        double w = scene.device().width();
        boolean light = random.nextBoolean();
        canvas.fill(Shape.box(-2, top, w + 2, top + h + 2, 0), light ? 0xD5E6EF : 0x101318);
        double x = 0.4 * h;
        for (int i = 0; i < 4; i++) {
            double bx = x + (i % 2) * 0.22 * h;
            double by = top + 0.3 * h + (i / 2) * 0.22 * h;
            canvas.fill(Shape.box(bx, by, bx + 0.19 * h, by + 0.19 * h, 0), light ? 0x202020 : WHITE);
        }
        canvas.fill(Shape.box(1.2 * h, top, 8 * h, top + h + 2, 0), light ? 0xFFFFFF : 0x30343A);
        new Lettering(0.28 * h, 0.09).write(canvas, "Search here", 2 * h, top + 0.62 * h, 0x707070, 1);
        for (int i = 0; i < 10; i++) {
            double cx = (9.2 + 1.22 * i) * h;
            int rgb = 0x404040 + random.nextInt(0xBFBFBF);
            boolean round = random.nextBoolean();
            double r = 0.27 * h;
            canvas.fill(Shape.box(cx - r, top + 0.5 * h - r, cx + r, top + 0.5 * h + r, round ? r : 0.1 * r), rgb);
        }
        Lettering face = new Lettering(0.22 * h, 0.1);
        int ink = light ? 0x202020 : 0xE8E8E8;
        face.writeEnding(
                canvas, random.nextInt(8, 23) + ":" + random.nextInt(10, 60), w - 1.2 * h, top + 0.42 * h, ink, 1);
        face.writeEnding(canvas, "14/06/2023", w - h, top + 0.82 * h, ink, 1);
    }

    private static List<Point> line(double x, double y, double dx, double dy) {
        return List.of(new Point(x, y), new Point(x + dx, y + dy));
    }
}
