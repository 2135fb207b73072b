package flowcv.read.decide;

import flowcv.read.evidence.Evidence;
import flowcv.read.inference.Labeling;
import flowcv.read.matching.Lab;
import java.util.Arrays;
import java.util.OptionalInt;

/**
 * A wall of another color than all others, or one of too few: what somebody drew over a board looks so, or a wall under a
 * finger.
 */
final class OddWall {
    /**
     * The distance in Lab from which on a color is another one: of 93 painted and photographed boards with walls 89 had
     * 5.9 at most, and those with a stroke that was taken for a wall 34 and more.
     */
    private static final double OTHER = 15;
    /** How likely such a wall is one: of ten boards with one four were read right. */
    static final double SURE = 0.4;

    private OddWall() {}

    /**
     * The border of such a wall of a labeling, if there is one.
     *
     * @param fewest walls of a board that has some
     */
    static OptionalInt of(Evidence evidence, Labeling labeling, int fewest) {
        int[] walls = labeling.walls().stream().toArray();
        if (walls.length > 0 && walls.length < fewest) {
            return OptionalInt.of(walls[0]);
        }
        Lab[] colors = Arrays.stream(walls)
                .mapToObj(wall -> Lab.of(evidence.borders().get(wall).rgb()))
                .toArray(Lab[]::new);
        for (int i = 0; i < walls.length && walls.length > 1; i++) {
            double nearest = Double.MAX_VALUE;
            for (int k = 0; k < walls.length; k++) {
                nearest = k == i ? nearest : Math.min(nearest, colors[i].distance(colors[k]));
            }
            if (nearest > OTHER) {
                return OptionalInt.of(walls[i]);
            }
        }
        return OptionalInt.empty();
    }
}
