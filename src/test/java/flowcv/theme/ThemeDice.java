package flowcv.theme;

import flowcv.draw.canvas.Tone;
import flowcv.read.matching.Lab;
import java.awt.Color;
import java.util.Random;

/** Throws looks: each part from a wide range, held together by what a person must be able to see. */
final class ThemeDice {
    /** Lines are so far from the ground in CIELAB at least; seen well, if not at a glance. */
    private static final double LINE_AWAY = 9;

    private static final double FRAME_AWAY = 25;
    private static final double INK_AWAY = 45;
    /** The widest frame, in cells. */
    private static final double WIDEST_FRAME = 0.3;

    /** With each color that was thrown in vain a little less is asked for. */
    private static final double WEAKER = 0.998;

    private static final double LEAST_THICK = 2;
    /** No color is seen on smaller marks, in pixels. */
    private static final double LEAST_MARK = 7;

    private final Random random;
    private final boolean isDark;
    private final Ground ground;

    ThemeDice(Random random) {
        this.random = random;
        isDark = chance(28);
        ground = ground();
    }

    Theme theme() {
        Finish finish = finish();
        Grid grid = grid();
        Marks marks = marks(finish);
        Pipes pipes = pipes(marks, grid);
        Rim rim = rim(grid);
        return new Theme(page(grid), ground, grid, rim, marks, face(), pipes, finish);
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private double range(double from, double to) {
        return from + (to - from) * random.nextDouble();
    }

    @SafeVarargs
    private <T> T one(T... of) {
        return of[random.nextInt(of.length)];
    }

    private int color(double leastSaturation, double mostSaturation, double leastValue, double mostValue) {
        return 0xFFFFFF
                & Color.HSBtoRGB(random.nextFloat(), (float) range(leastSaturation, mostSaturation), (float)
                        range(leastValue, mostValue));
    }

    private Ground ground() {
        int rgb = isDark
                ? chance(35) ? 0 : color(0, chance(50) ? 0.05 : 0.6, 0.03, 0.3)
                : chance(45) ? 0xFFFFFF : color(0, chance(50) ? 0.03 : 0.3, 0.75, 1);
        int dice = random.nextInt(100);
        if (dice < 60) {
            return new Ground(Ground.Kind.PLAIN, rgb, rgb, chance(15) ? range(1, 6) : 0);
        }
        if (dice < 70) {
            int wood = 0xFFFFFF
                    & Color.HSBtoRGB((float) range(0.05, 0.13), (float) range(0.2, 0.6), (float)
                            range(isDark ? 0.2 : 0.7, isDark ? 0.4 : 0.95));
            return new Ground(Ground.Kind.WOOD, wood, wood, range(2, 8));
        }
        Ground.Kind kind = dice < 83 ? Ground.Kind.CHECKERED : dice < 90 ? Ground.Kind.TINTED : Ground.Kind.GRADIENT;
        return new Ground(kind, rgb, near(rgb, 4, kind == Ground.Kind.CHECKERED ? 18 : 25), 0);
    }

    /** A color a little farther into the light, the dark, or some hue. */
    private int near(int rgb, double least, double most) {
        while (true) {
            int other = Tone.mix(rgb, color(0, 1, 0, 1), range(0.03, 0.35));
            double distance = Lab.of(rgb).distance(Lab.of(other));
            if (distance >= least && distance <= most) {
                return other;
            }
        }
    }

    /** A color that can be seen on the ground; on grounds of middle tones it is less far away than wanted. */
    private int away(double least, double saturation) {
        for (double far = least; ; far *= WEAKER) {
            int rgb = color(0, chance(50) ? 0 : saturation, 0, 1);
            if (isAway(rgb, far)) {
                return rgb;
            }
        }
    }

    /** Of text: much lighter or darker than the ground. */
    private int ink() {
        for (double least = Inks.TEXT_LIGHTER; ; least *= WEAKER) {
            int rgb = away(INK_AWAY, 0.9);
            double light = Lab.of(rgb).l();
            double lighter = least;
            if (ground.colors().stream()
                    .allMatch(other -> Math.abs(Lab.of(other).l() - light) > lighter)) {
                return rgb;
            }
        }
    }

    private boolean isAway(int rgb, double least) {
        Lab lab = Lab.of(rgb);
        return ground.colors().stream().allMatch(other -> Lab.of(other).distance(lab) >= least);
    }

    private Grid grid() {
        int dice = random.nextInt(100);
        boolean mayLack = ground.kind() == Ground.Kind.CHECKERED
                && Lab.of(ground.rgb()).distance(Lab.of(ground.second())) > LINE_AWAY;
        if (mayLack && chance(60)) {
            return new Grid(Grid.Kind.NONE, 0, 0, 0);
        }
        double away = chance(25) ? LINE_AWAY : 25;
        if (dice < 62) {
            return new Grid(Grid.Kind.SOLID, range(0.01, chance(70) ? 0.04 : 0.08), away(away, 0.8), 0);
        }
        if (dice < 74) {
            return new Grid(Grid.Kind.DASHED, range(0.015, 0.06), away(Math.max(away, 18), 0.5), 0);
        }
        if (dice < 80) {
            return new Grid(Grid.Kind.DOTTED, range(0.03, 0.07), away(25, 0.5), 0);
        }
        return new Grid(Grid.Kind.GAP, range(0.03, 0.12), away(away, 0.4), chance(50) ? 0 : range(0.05, 0.25));
    }

    private Rim rim(Grid grid) {
        double line = grid.kind() == Grid.Kind.NONE ? 0.03 : Math.max(0.0625, grid.width());
        boolean isThick = chance(45);
        boolean mayLack = grid.kind() == Grid.Kind.GAP || grid.kind() == Grid.Kind.NONE;
        double most = WIDEST_FRAME / line;
        double factor =
                isThick ? range(LEAST_THICK, chance(70) ? Math.min(most, 4) : most) : mayLack && chance(60) ? 0 : 1;
        int rgb = !isThick && grid.isDrawn() && chance(80) && isAway(grid.rgb(), FRAME_AWAY)
                ? grid.rgb()
                : away(FRAME_AWAY, 0.9);
        return new Rim(factor, rgb, chance(12) ? range(0.05, 0.35) : 0);
    }

    private Page page(Grid grid) {
        int rgb = grid.kind() == Grid.Kind.GAP && chance(60)
                ? grid.rgb()
                : chance(55) ? ground.rgb() : isDark == chance(75) ? color(0, 0.4, 0, 0.3) : color(0, 0.2, 0.8, 1);
        double margin = chance(12) ? 0 : chance(70) ? range(0.1, 1) : range(1, 3);
        return new Page(rgb, margin, margin > 0 && chance(35) ? one(Page.Decor.values()) : Page.Decor.NONE);
    }

    private Marks marks(Finish finish) {
        Marks.Form form = form();
        boolean isBare = form == Marks.Form.BARE;
        boolean isFilled = !isBare && form.compareTo(Marks.Form.RING) < 0;
        boolean isText = isBare || !form.isIcon() && chance(35);
        boolean isOne = isText && chance(isBare ? 72 : 45);
        double least = Math.max(chance(20) ? 0.2 : 0.4, LEAST_MARK / finish.cell());
        double size = isText ? range(0.6, 0.95) : isFilled ? range(least, 1) : range(0.45, 0.9);
        boolean isSquare = form == Marks.Form.SQUARE;
        double edge = form == Marks.Form.RING
                ? range(0.04, isText ? 0.1 : 0.2)
                : !isBare && chance(15) ? range(0.02, 0.06) : 0;
        return new Marks(
                form,
                isSquare && chance(30) ? 1 : size,
                isSquare && chance(50) ? range(0.05, 0.35) : 0,
                !isText ? Marks.Text.NONE : chance(80) ? Marks.Text.DIGITS : Marks.Text.LETTERS,
                isBare ? range(0.3, 0.75) : Math.max(0.3, range(0.4, 0.68) * size),
                isOne ? Palette.ONE : palette(),
                chance(70) ? (isDark ? 0xFFFFFF : 0) : ink(),
                edge);
    }

    private Marks.Form form() {
        int dice = random.nextInt(100);
        if (dice < 36) {
            return Marks.Form.BARE;
        }
        if (dice < 74) {
            return dice < 64 ? Marks.Form.DISC : Marks.Form.BALL;
        }
        return dice < 86 ? Marks.Form.SQUARE : dice < 92 ? Marks.Form.RING : chance(40) ? Marks.Form.ICONS : icon();
    }

    private Marks.Form icon() {
        return one(
                Marks.Form.TRIANGLE,
                Marks.Form.STAR,
                Marks.Form.DIAMOND,
                Marks.Form.HEXAGON,
                Marks.Form.HEART,
                Marks.Form.CROSS,
                Marks.Form.PLUS);
    }

    private Palette palette() {
        if (chance(8)) {
            return Palette.GRAYS;
        }
        return one(
                Palette.MATERIAL,
                Palette.NAMED,
                Palette.GAME,
                Palette.HUES,
                Palette.HUES,
                isDark ? Palette.NEON : Palette.DARK,
                isDark ? Palette.PASTEL : Palette.HUES);
    }

    private Pipes pipes(Marks marks, Grid grid) {
        boolean isFill = chance(20);
        boolean isBare = marks.form() == Marks.Form.BARE;
        boolean isOwn = isFill || chance(marks.isOfOneColor() ? 40 : 85);
        Pipes.Kind kind = isFill ? Pipes.Kind.FILL : chance(8) ? Pipes.Kind.DASHED : Pipes.Kind.LINE;
        boolean isThrough = isBare ? chance(15) : chance(75);
        // Text on a line, and discs on a line of another color, must be seen.
        double share = !isOwn ? 0.5 : marks.isGlyph() ? 0.4 : 0.75;
        double widest =
                isBare ? isThrough ? 0.12 : Math.min(0.4, 1 - marks.height()) : Math.max(0.1, share * marks.size());
        double width = Math.min(widest, chance(50) ? range(0.06, 0.25) : range(0.2, 0.6));
        // Marks must not vanish in cells of their own color.
        boolean isPlain = isBare || marks.text() == Marks.Text.NONE;
        double pale = !isFill
                ? (chance(10) ? range(0.2, 0.5) : 0)
                : marks.isOfOneColor() ? 0 : isBare ? range(0.65, 0.85) : isPlain ? range(0.45, 0.72) : range(0, 0.7);
        return new Pipes(
                kind,
                width,
                chance(65),
                isThrough,
                isOwn,
                pipe(grid),
                pale,
                isOwn && !isFill && chance(30) ? range(0.08, 0.4) : 0,
                chance(40) ? Math.min(0.7, width * range(1.3, 2.2)) : 0,
                isFill && chance(40));
    }

    /** The one color of all flows: no line between cells has it. */
    private int pipe(Grid grid) {
        while (true) {
            int rgb = away(INK_AWAY, 1);
            if (Lab.of(rgb).distance(Lab.of(grid.rgb())) > FRAME_AWAY) {
                return rgb;
            }
        }
    }

    private Face face() {
        int dice = random.nextInt(10);
        String source = dice < 3 ? "strokes" : "hershey-" + random.nextInt(8);
        double slant = chance(70) ? 0 : range(-0.1, 0.3);
        return new Face(source, range(0.06, 0.22), slant, range(0.75, 1.2));
    }

    private Finish finish() {
        double cell = chance(15) ? range(16, 24) : chance(75) ? range(22, 60) : range(60, 110);
        double aspect = chance(85) ? 1 : range(0.9, 1.1);
        double scale = chance(60) ? 1 : range(0.7, 2);
        return new Finish(
                cell,
                aspect,
                chance(55),
                scale,
                chance(15) ? range(0.5, 3) : 0,
                chance(50) ? 0 : 50 + random.nextInt(46));
    }
}
