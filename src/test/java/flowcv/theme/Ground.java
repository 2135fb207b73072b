package flowcv.theme;

import flowcv.draw.canvas.Tone;
import java.util.ArrayList;
import java.util.List;

/**
 * What cells are filled with before anything is drawn.
 *
 * @param rgb its color
 * @param second the other color of a checkered ground, or where a gradient ends, or the last of the tints
 * @param grain of wood or paper: how far single pixels are from the color, in levels of 255
 */
record Ground(Kind kind, int rgb, int second, double grain) {
    private static final int TINTS = 4;

    /** How the cells differ. */
    enum Kind {
        PLAIN,
        CHECKERED,
        /** Each cell has one of several pale colors. */
        TINTED,
        GRADIENT,
        /** Plain, with streaks. */
        WOOD
    }

    static Ground read(Fields fields) {
        return new Ground(fields.choice(Kind.class), fields.rgb(), fields.rgb(), fields.number());
    }

    /** All that cells may be filled with. */
    List<Integer> colors() {
        if (kind == Kind.PLAIN || kind == Kind.WOOD) {
            return List.of(rgb);
        }
        List<Integer> colors = new ArrayList<>();
        for (int i = 0; i < TINTS; i++) {
            colors.add(Tone.mix(rgb, second, i / (TINTS - 1.0)));
        }
        return colors;
    }
}
