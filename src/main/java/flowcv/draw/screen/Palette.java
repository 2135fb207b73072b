package flowcv.draw.screen;

import flowcv.board.Board;
import flowcv.board.GameColor;
import flowcv.board.Pair;
import flowcv.draw.canvas.Tone;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/** The values of the game's colors as they stand in pictures; medians of real screenshots. */
public enum Palette {
    /** Versions up to about 2018: mostly the named colors of HTML. */
    OLD(
            0xFF0000, 0x008000, 0x0000FF, 0xEEEE00, 0xFF7F00, 0x00FFFF, 0xFF00FF, 0xA52A2A, 0x800080, 0xFFFFFF,
            0xA6A6A6, 0x00FF00, 0xBDB76B, 0x00008B, 0x008080, 0xFF1493),
    /** The current version, in sRGB. */
    NEW(Arrays.stream(GameColor.values()).mapToInt(GameColor::rgb).toArray()),

    /** The current version as wide-gamut phones and computers store it: Display P3, values left as they are. */
    WIDE(
            0xEA3323, 0x3D8A26, 0x1429F4, 0xE8E04A, 0xEC8E34, 0x75FBFD, 0xEA35C3, 0x973430, 0x74147B, 0xFFFFFF,
            0x9F9FBB, 0x75FB4C, 0x9D8A59, 0x3529AA, 0x377E7F, 0xED83E6);

    private final int[] values;

    Palette(int... values) {
        this.values = values;
    }

    /** The value of a color, 0xRRGGBB. */
    public int rgb(GameColor color) {
        return values[color.ordinal()];
    }

    /**
     * A value for each label of a board. Labels that name a color of the game get it, the others the
     * first colors that are left, and beyond sixteen pairs darker tones of them.
     */
    public Map<String, Integer> colors(Board board) {
        Map<String, Integer> colors = new LinkedHashMap<>();
        Set<GameColor> left = EnumSet.allOf(GameColor.class);
        for (Pair pair : board.pairs()) {
            GameColor.ofLabel(pair.label()).ifPresent(color -> {
                colors.put(pair.label(), rgb(color));
                left.remove(color);
            });
        }
        double dim = 1;
        for (Pair pair : board.pairs()) {
            if (colors.containsKey(pair.label())) {
                continue;
            }
            if (left.isEmpty()) {
                left.addAll(EnumSet.allOf(GameColor.class));
                dim *= 0.7;
            }
            GameColor color = left.iterator().next();
            left.remove(color);
            colors.put(pair.label(), Tone.times(rgb(color), dim));
        }
        return colors;
    }
}
