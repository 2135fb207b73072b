package flowcv.draw.part;

import flowcv.draw.canvas.Box;
import flowcv.draw.canvas.Canvas;
import flowcv.draw.canvas.Lettering;
import flowcv.draw.canvas.Shape;
import flowcv.draw.canvas.Tone;
import flowcv.image.Point;
import java.util.List;
import java.util.SplittableRandom;

/** An ad of any kind: what is below the board knows nothing of the game's colors. */
public final class AdBanner {
    private static final List<String> NAMES = List.of(
            "Colour Garden",
            "Puzzle Street",
            "Block Farm: Merge",
            "Tiny Harbor",
            "Word Orchard",
            "Sudoku Daily",
            "Paint Pixels",
            "Solitaire Valley",
            "Fit in 7 Minutes",
            "Kite & Co.");
    private static final List<String> LINES = List.of(
            "Play Store", "Free - in app purchases", "Sponsored", "Relax after work!", "4.5 ****", "New levels weekly");
    private static final List<String> BUTTONS = List.of("GET", "INSTALL", "Open", "PLAY", "install");

    private final Canvas canvas;
    private final Box box;
    private final SplittableRandom random;

    public AdBanner(Canvas canvas, Box box, long seed) {
        this.canvas = canvas;
        this.box = box;
        this.random = new SplittableRandom(seed * 131 + 17);
    }

    /**
     * @param phone the width of a phone on this screen: banners are no wider, however wide the screen
     */
    public void paint(double phone) {
        double h = box.height() * 0.8;
        double w = random.nextBoolean() ? Math.min(box.width(), phone) : 0.78 * Math.min(box.width(), phone);
        double cx = box.center().x();
        canvas.fill(Shape.box(box.left() - 1, box.top(), box.right() + 1, box.bottom() + 1, 0), 0);
        Box card = new Box(cx - w / 2, box.top(), cx + w / 2, box.top() + h);
        switch (random.nextInt(5)) {
            case 0, 1 -> card(card);
            case 2 -> discs(card);
            case 3 -> scenery(card);
            default -> slogan(card);
        }
    }

    private void card(Box b) {
        boolean dark = random.nextInt(4) == 0;
        fill(b, dark ? 0x262626 : 0xF0F0F0, random.nextBoolean() ? 0.15 * b.height() : 0);
        double h = b.height();
        int accent = vivid();
        double x = b.left() + 0.1 * h;
        canvas.fill(Shape.box(x, b.top() + 0.1 * h, x + 0.8 * h, b.bottom() - 0.1 * h, 0.15 * h), 0xFFFFFF);
        canvas.fill(Shape.disc(new Point(x + 0.4 * h, b.center().y()), 0.34 * h), accent);
        canvas.fill(Shape.disc(new Point(x + 0.48 * h, b.center().y() - 0.08 * h), 0.12 * h), 0xFFFFFF);
        int ink = dark ? 0xFFFFFF : 0x101010;
        new Lettering(0.18 * h, 0.1).write(canvas, pick(LINES), b.left() + 1.1 * h, b.top() + 0.42 * h, 0x8A8A8A, 1);
        new Lettering(0.2 * h, 0.14).write(canvas, pick(NAMES), b.left() + 1.1 * h, b.top() + 0.76 * h, ink, 1);
        double bw = 1.2 * h;
        canvas.fill(
                Shape.box(
                        b.right() - bw - 0.1 * h,
                        b.top() + 0.2 * h,
                        b.right() - 0.1 * h,
                        b.bottom() - 0.2 * h,
                        0.08 * h),
                vivid());
        new Lettering(0.2 * h, 0.16)
                .writeCentered(
                        canvas,
                        pick(BUTTONS),
                        b.right() - bw / 2 - 0.1 * h,
                        b.center().y() + 0.1 * h,
                        0xFFFFFF,
                        1);
    }

    /** Round pictures in a row, as large as dots: the nastiest ad there is for a reader. */
    private void discs(Box b) {
        fill(b, random.nextBoolean() ? 0xFFFFFF : 0x101820, 0);
        double h = b.height();
        int count = 4 + random.nextInt(4);
        for (int i = 0; i < count; i++) {
            Point at = new Point(
                    b.left() + (i + 0.5) * b.width() / count, b.center().y());
            canvas.fill(Shape.disc(at, 0.42 * h), vivid());
            if (random.nextBoolean()) {
                canvas.fill(Shape.disc(new Point(at.x(), at.y() - 0.1 * h), 0.15 * h), 0xFFE0C0);
            }
        }
    }

    private void scenery(Box b) {
        fill(b, Tone.times(vivid(), 0.4), 0);
        for (int i = 0; i < 40; i++) {
            double x = random.nextDouble(b.left(), b.right());
            double y = random.nextDouble(b.top(), b.bottom());
            double r = random.nextDouble(0.05, 0.3) * b.height();
            Shape spot = Shape.box(
                    Math.max(b.left(), x - 2 * r),
                    Math.max(b.top(), y - r),
                    Math.min(b.right(), x + r),
                    Math.min(b.bottom(), y + r),
                    0);
            canvas.fill(spot, vivid(), random.nextDouble(0.1, 0.6), 3);
        }
        new Lettering(0.3 * b.height(), 0.15)
                .write(
                        canvas,
                        pick(NAMES),
                        b.left() + 0.3 * b.height(),
                        b.center().y() + 0.15 * b.height(),
                        0xFFFFFF,
                        1);
    }

    private void slogan(Box b) {
        int left = vivid();
        int right = vivid();
        int strips = 48;
        for (int i = 0; i < strips; i++) {
            double x = b.left() + i * b.width() / strips;
            fill(new Box(x, b.top(), x + b.width() / strips + 1, b.bottom()), Tone.mix(left, right, i / 48.0), 0);
        }
        new Lettering(0.36 * b.height(), 0.17)
                .writeCentered(canvas, pick(NAMES), b.center().x(), b.center().y() + 0.18 * b.height(), 0xFFFFFF, 1);
    }

    private void fill(Box b, int rgb, double radius) {
        canvas.fill(Shape.box(b.left(), b.top(), b.right(), b.bottom(), radius), rgb);
    }

    /** Any hue, neither pale nor dark. */
    private int vivid() {
        int high = random.nextInt(150, 256);
        int low = random.nextInt(0, 100);
        int between = random.nextInt(low, high);
        int[] channels =
                switch (random.nextInt(6)) {
                    case 0 -> new int[] {high, between, low};
                    case 1 -> new int[] {between, high, low};
                    case 2 -> new int[] {low, high, between};
                    case 3 -> new int[] {low, between, high};
                    case 4 -> new int[] {between, low, high};
                    default -> new int[] {high, low, between};
                };
        return channels[0] << 16 | channels[1] << 8 | channels[2];
    }

    private String pick(List<String> words) {
        return words.get(random.nextInt(words.size()));
    }
}
