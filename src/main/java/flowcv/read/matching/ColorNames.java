package flowcv.read.matching;

import flowcv.board.GameColor;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/** Gives each pair the label of the nearest color of the game, no two the same. */
public final class ColorNames {
    /** Labels for pairs beyond the game's sixteen colors. */
    private static final String SPARE = "DEFHIJKLNQSUVXZadefhijklnoqrstuvwxyz0123456789";

    private ColorNames() {}

    /** A label for each color, the nearest pairs of color and name first. */
    public static String[] label(Lab[] colors) {
        GameColor[] names = GameColor.values();
        String[] labels = new String[colors.length];
        Set<GameColor> free = EnumSet.allOf(GameColor.class);
        for (int given = 0; given < colors.length; given++) {
            int nearest = -1;
            GameColor name = null;
            double best = Double.MAX_VALUE;
            for (int i = 0; i < colors.length; i++) {
                for (GameColor color : names) {
                    double distance = colors[i].distance(Lab.of(color.rgb()));
                    if (labels[i] == null && free.contains(color) && distance < best) {
                        best = distance;
                        nearest = i;
                        name = color;
                    }
                }
            }
            if (name == null) {
                break;
            }
            labels[nearest] = name.label();
            free.remove(name);
        }
        int spare = 0;
        for (int i = 0; i < labels.length; i++) {
            if (labels[i] == null) {
                labels[i] =
                        spare < SPARE.length() ? SPARE.substring(spare, spare + 1) : Character.toString(0x100 + spare);
                spare++;
            }
        }
        return Arrays.copyOf(labels, labels.length);
    }
}
