package flowcv.read.decide;

import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.Evidence;
import flowcv.read.inference.Content;
import flowcv.read.inference.Labeling;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The pipes that are drawn on a board: which marks they join, and which belong to none. */
final class DrawnFlows {
    /** A pipe crosses a border that is as likely crossed: it takes several of them to join two marks. */
    private static final double SURE = 0.9;

    /** Where a pipe may go on, though it is not likely. */
    private static final double LITTLE = 0.02;

    private final Map<Integer, List<Integer>> joined = new HashMap<>();
    /** The places that a pipe may lead to from each. */
    private final Map<Integer, List<Integer>> near = new HashMap<>();
    /** The borders of two cells that pipes cross. */
    private final BitSet crossed = new BitSet();
    /** Cells with a pipe that comes in at the outline; its mark lies on the other side. */
    private final BitSet entered = new BitSet();

    private final BitSet marks;

    private DrawnFlows(CellComplex complex, Evidence evidence, Labeling labeling) {
        marks = labeling.holding(Content.DOT);
        for (int i = 0; i < complex.borders().size(); i++) {
            Border border = complex.borders().get(i);
            boolean isIn = labeling.cells().get(border.first());
            boolean isOtherIn = labeling.cells().get(border.second());
            double likelihood = evidence.borders().get(i).likelihood(BorderLook.CROSSED);
            if (isIn != isOtherIn && likelihood > LITTLE) {
                entered.set(isIn ? border.first() : border.second());
            }
            if (isIn && isOtherIn && likelihood > LITTLE) {
                near.computeIfAbsent(border.first(), none -> new ArrayList<>()).add(border.second());
                near.computeIfAbsent(border.second(), none -> new ArrayList<>()).add(border.first());
            }
            if (isIn && isOtherIn && likelihood > SURE) {
                crossed.set(i);
                joined.computeIfAbsent(border.first(), none -> new ArrayList<>())
                        .add(border.second());
                joined.computeIfAbsent(border.second(), none -> new ArrayList<>())
                        .add(border.first());
            }
        }
    }

    /** The other end by each end of a flow that is drawn from mark to mark, without branches. */
    static Map<Integer, Integer> of(CellComplex complex, Evidence evidence, Labeling labeling) {
        DrawnFlows flows = new DrawnFlows(complex, evidence, labeling);
        Map<Integer, Integer> ends = new HashMap<>();
        flows.marks.stream().forEach(mark -> ends.put(mark, flows.end(mark)));
        ends.entrySet()
                .removeIf(entry ->
                        entry.getValue() == Border.NONE || !entry.getKey().equals(ends.get(entry.getValue())));
        return ends;
    }

    /**
     * What the pipes of a labeling cost that belong to no mark, in nats: by how sure their borders look crossed. Every pipe
     * begins at a mark, so either they are none or a mark was overlooked.
     */
    static double ownerless(CellComplex complex, Evidence evidence, Labeling labeling) {
        DrawnFlows flows = new DrawnFlows(complex, evidence, labeling);
        BitSet owned = flows.reached();
        return flows.crossed.stream()
                .filter(border -> !owned.get(complex.borders().get(border).first()))
                .mapToDouble(
                        border -> -Math.log1p(-evidence.borders().get(border).likelihood(BorderLook.CROSSED)))
                .sum();
    }

    /** All places that pipes lead to from a mark or from the outline. */
    private BitSet reached() {
        BitSet reached = (BitSet) marks.clone();
        reached.or(entered);
        Deque<Integer> next = new ArrayDeque<>(reached.stream().boxed().toList());
        while (!next.isEmpty()) {
            for (int place : near.getOrDefault(next.pop(), List.of())) {
                if (!reached.get(place)) {
                    reached.set(place);
                    next.push(place);
                }
            }
        }
        return reached;
    }

    /** Where the flow of a mark ends; {@link Border#NONE} if at no other mark. */
    private int end(int mark) {
        int before = mark;
        List<Integer> next = joined.getOrDefault(mark, List.of());
        // A flow that runs in a circle comes to a place with three ways first.
        while (next.size() == 1) {
            int at = next.get(0);
            if (marks.get(at)) {
                // Two marks side by side are joined by a single border, which may be taken for crossed.
                return before == mark ? Border.NONE : at;
            }
            int from = before;
            before = at;
            next = joined.get(at).stream().filter(place -> place != from).toList();
        }
        return Border.NONE;
    }
}
