package flowcv.read.decide;

import flowcv.read.evidence.Evidence;
import flowcv.read.inference.Labeling;
import flowcv.read.matching.Lab;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;

/**
 * A wall of another color than most others, or one of too few: what somebody drew over a board looks so, or a wall under a
 * finger.
 */
final class OddWall {
    /**
     * The distance in Lab from which on a color is another one: walls of 60 painted and photographed levels, each beside
     * the one most like it, are 7.0 apart at most, and strokes from the walls of 36 boards 9.3 and more.
     */
    private static final double OTHER = 8.5;
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
        BitSet alike = alike(colors);
        boolean isFew = 2 * alike.cardinality() <= walls.length;
        int odd = isFew ? alike.nextSetBit(0) : alike.nextClearBit(0);
        return alike.cardinality() < walls.length ? OptionalInt.of(walls[odd]) : OptionalInt.empty();
    }

    /** The colors that are like the first one, or like one that is like it, and so on. */
    private static BitSet alike(Lab... colors) {
        BitSet alike = new BitSet();
        Deque<Integer> next = new ArrayDeque<>(colors.length > 0 ? List.of(0) : List.of());
        while (!next.isEmpty()) {
            int at = next.pop();
            alike.set(at);
            for (int i = 0; i < colors.length; i++) {
                if (!alike.get(i) && colors[at].distance(colors[i]) <= OTHER) {
                    next.push(i);
                }
            }
        }
        return alike;
    }
}
