package flowcv.theme;

import flowcv.board.GameColor;
import flowcv.read.matching.Lab;
import java.awt.Color;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/** Where the colors of pairs come from. */
enum Palette {
    /** All pairs have one color. */
    ONE,
    /** As of the design language of that name, at its middle tones. */
    MATERIAL(
            0xF44336, 0x2196F3, 0x4CAF50, 0xFFEB3B, 0xFF9800, 0x9C27B0, 0x00BCD4, 0x795548, 0xE91E63, 0x3F51B5,
            0x009688, 0xCDDC39, 0x607D8B, 0xFFC107, 0x8BC34A, 0x673AB7),
    /** The named colors of the web that people think of first. */
    NAMED(
            0xFF0000, 0x0000FF, 0x008000, 0xFFFF00, 0xFFA500, 0x800080, 0x00FFFF, 0xFFC0CB, 0xA52A2A, 0x808080,
            0x00FF00, 0xFF00FF, 0x000080, 0x008080, 0x808000, 0x000000, 0xFFFFFF),
    GAME(Arrays.stream(GameColor.values()).mapToInt(GameColor::rgb).toArray()),
    PASTEL,
    NEON,
    DARK,
    GRAYS,
    HUES;

    /** Two colors that are so far apart in CIELAB are told apart at a glance. */
    private static final double FAR = 34;
    /** And so far with care. */
    private static final double LEAST = 12;

    private static final int TRIES = 60;
    private static final double WEAKER = 0.93;

    private final int[] values;

    Palette(int... values) {
        this.values = values;
    }

    /**
     * Colors that can be told from each other and from a ground. A palette without any more is left for all hues before
     * its colors come too near each other.
     *
     * @param away how far from each color of the ground in CIELAB, at least
     * @param lighter how much lighter or darker than each color of the ground, at least
     */
    List<Integer> colors(int count, List<Integer> ground, double away, double lighter, Random random) {
        Chosen chosen = new Chosen(count, ground, away, lighter);
        List<Integer> listed = Arrays.stream(values).boxed().collect(Collectors.toList());
        if (random.nextBoolean()) {
            Collections.shuffle(listed, random);
        }
        listed.forEach(rgb -> chosen.offer(rgb, LEAST));
        for (Palette palette : List.of(this, HUES)) {
            for (double apart = FAR; apart >= LEAST && (values.length == 0 || palette == HUES); apart *= WEAKER) {
                chosen.offer(palette, apart, random);
            }
        }
        for (double apart = LEAST; chosen.isShort(); apart *= WEAKER) {
            chosen.offer(HUES, apart, random);
            chosen.ease *= WEAKER;
        }
        return chosen.colors;
    }

    private int candidate(Random random) {
        float hue = random.nextFloat();
        float part = random.nextFloat();
        return 0xFFFFFF
                & switch (this) {
                    case PASTEL -> Color.HSBtoRGB(hue, 0.2f + 0.3f * part, 0.85f + 0.15f * random.nextFloat());
                    case NEON -> Color.HSBtoRGB(hue, 0.6f + 0.4f * part, 1);
                    case DARK -> Color.HSBtoRGB(hue, 0.5f + 0.5f * part, 0.25f + 0.4f * random.nextFloat());
                    case GRAYS -> Color.HSBtoRGB(0, 0, part);
                    default -> Color.HSBtoRGB(hue, 0.35f + 0.65f * part, 0.4f + 0.6f * random.nextFloat());
                };
    }

    /** The colors so far. */
    private static final class Chosen {
        final List<Integer> colors = new ArrayList<>();
        private final List<Lab> taken = new ArrayList<>();
        private final List<Lab> ground;
        private final int count;
        private final double away;
        private final double lighter;
        /** What is asked of the ground is multiplied by this where there are too few colors. */
        private double ease = 1;

        Chosen(int count, List<Integer> ground, double away, double lighter) {
            this.lighter = lighter;
            this.count = count;
            this.ground = ground.stream().map(Lab::of).toList();
            this.away = away;
        }

        boolean isShort() {
            return colors.size() < count;
        }

        void offer(int rgb, double apart) {
            Lab lab = Lab.of(rgb);
            if (isShort()
                    && ground.stream()
                            .allMatch(other -> lab.distance(other) >= ease * away
                                    && Math.abs(lab.l() - other.l()) >= ease * lighter)
                    && taken.stream().allMatch(other -> lab.distance(other) >= apart)) {
                colors.add(rgb);
                taken.add(lab);
            }
        }

        void offer(Palette palette, double apart, Random random) {
            for (int i = 0; i < TRIES && isShort(); i++) {
                offer(palette.candidate(random), apart);
            }
        }
    }
}
