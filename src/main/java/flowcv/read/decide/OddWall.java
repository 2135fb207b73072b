package flowcv.read.decide;

import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.CellLook;
import flowcv.read.evidence.Evidence;
import flowcv.read.inference.Labeling;
import flowcv.read.matching.Lab;
import flowcv.read.tiling.Border;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * A wall of another color than most others, one of too few, or one that a board without walls has all the same: what
 * somebody drew over a board looks so, or a wall under a finger.
 */
final class OddWall {
    /**
     * The distance in Lab from which on a color is another one: walls of 60 painted and photographed levels, each beside
     * the one most like it, are 7.0 apart at most, and strokes from the walls of 36 boards 9.3 and more.
     */
    private static final double OTHER = 9;
    /** How likely such a wall is one: of ten boards with one four were read right. */
    static final double SURE = 0.4;

    /**
     * A border that looks like a wall as likely as this is one: of 227 real boards without walls none does by more than
     * 0.57, and of painted ones with a lone wall that wall by 0.78 and more.
     */
    private static final double WALL = 0.7;

    private OddWall() {}

    /** A border within a board without walls that looks like one all the same. */
    private static OptionalInt passedOver(List<Border> borders, Evidence evidence, Labeling labeling) {
        return IntStream.range(0, borders.size())
                .filter(i -> labeling.cells().get(borders.get(i).first())
                        && labeling.cells().get(borders.get(i).second())
                        && evidence.borders().get(i).likelihood(BorderLook.THICK) > WALL)
                .findFirst();
    }

    /**
     * The border of such a wall of a labeling, if there is one.
     *
     * @param borders of the complex
     * @param fewest walls of a board that has some
     */
    static OptionalInt of(List<Border> borders, int fewest, Evidence evidence, Labeling labeling) {
        int[] walls = labeling.walls().stream().toArray();
        if (walls.length == 0) {
            return passedOver(borders, evidence, labeling);
        }
        if (walls.length < fewest) {
            return OptionalInt.of(walls[0]);
        }
        Lab[] colors = Arrays.stream(walls)
                .mapToObj(wall -> Lab.of(evidence.borders().get(wall).rgb()))
                .toArray(Lab[]::new);
        List<int[]> groups = new ArrayList<>();
        BitSet left = new BitSet();
        left.set(0, walls.length);
        while (!left.isEmpty()) {
            BitSet alike = alike(left.nextSetBit(0), colors);
            left.andNot(alike);
            groups.add(alike.stream().map(wall -> walls[wall]).toArray());
        }
        groups.sort(Comparator.comparingInt((int[] group) -> group.length).reversed());
        return groups.stream()
                .skip(1)
                .filter(group -> !isTouched(borders, evidence, group))
                .mapToInt(group -> group[0])
                .findFirst();
    }

    /** Whether all of these walls lie at one cell in which a pipe ends: where a finger is, the game shows a light. */
    private static boolean isTouched(List<Border> borders, Evidence evidence, int... walls) {
        Border first = borders.get(walls[0]);
        return IntStream.of(first.first(), first.second())
                .filter(place -> Arrays.stream(walls)
                        .mapToObj(borders::get)
                        .allMatch(wall -> wall.first() == place || wall.second() == place))
                .anyMatch(place -> evidence.cells().get(place).likeliest() == CellLook.PIPE_END.ordinal());
    }

    /** The colors that are like one of them, or like another that is like it, and so on. */
    private static BitSet alike(int first, Lab... colors) {
        BitSet alike = new BitSet();
        Deque<Integer> next = new ArrayDeque<>(List.of(first));
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
