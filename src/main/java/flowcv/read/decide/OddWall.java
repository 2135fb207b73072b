package flowcv.read.decide;

import flowcv.read.evidence.CellLook;
import flowcv.read.evidence.Evidence;
import flowcv.read.inference.Labeling;
import flowcv.read.matching.Lab;
import flowcv.read.tiling.Border;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A wall of another color than most others, or one of too few: what somebody drew over a board looks so, or a wall under a
 * finger.
 */
final class OddWall {
    /**
     * The distance in Lab from which on a color is another one: walls of 60 painted and photographed levels, each beside
     * the one most like it, are 7.0 apart at most, and strokes from the walls of 36 boards 9.3 and more.
     */
    private static final double OTHER = 9;
    /** How likely such a wall is one: of ten boards with one four were read right. */
    static final double SURE = 0.4;

    private OddWall() {}

    /**
     * The border of such a wall of a labeling, if there is one.
     *
     * @param borders of the complex
     * @param fewest walls of a board that has some
     */
    static OptionalInt of(List<Border> borders, int fewest, Evidence evidence, Labeling labeling) {
        int[] walls = labeling.walls().stream().toArray();
        if (walls.length > 0 && walls.length < fewest) {
            return OptionalInt.of(walls[0]);
        }
        BitSet alike = alike(Arrays.stream(walls)
                .mapToObj(wall -> Lab.of(evidence.borders().get(wall).rgb()))
                .toArray(Lab[]::new));
        boolean isFew = 2 * alike.cardinality() <= walls.length;
        int[] odd = IntStream.range(0, walls.length)
                .filter(wall -> alike.get(wall) == isFew)
                .map(wall -> walls[wall])
                .toArray();
        return alike.cardinality() == walls.length || areTouched(borders, evidence, odd)
                ? OptionalInt.empty()
                : OptionalInt.of(odd[0]);
    }

    /** Whether all of these walls lie at one cell in which a pipe ends: where a finger was last, the game leaves a light. */
    private static boolean areTouched(List<Border> borders, Evidence evidence, int... walls) {
        Border first = borders.get(walls[0]);
        return IntStream.of(first.first(), first.second())
                .filter(place -> Arrays.stream(walls)
                        .mapToObj(borders::get)
                        .allMatch(wall -> wall.first() == place || wall.second() == place))
                .mapToObj(place -> CellLook.values()[evidence.cells().get(place).likeliest()])
                .anyMatch(look -> look == CellLook.PIPE_END || look == CellLook.DOT_WITH_PIPE);
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
