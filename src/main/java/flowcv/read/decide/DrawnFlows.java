package flowcv.read.decide;

import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.Evidence;
import flowcv.read.inference.Content;
import flowcv.read.inference.Labeling;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which marks are joined by pipes that are drawn from one to the other. */
final class DrawnFlows {
    /** A pipe crosses a border that is as likely crossed: it takes several of them to join two marks. */
    private static final double SURE = 0.9;

    private final Map<Integer, List<Integer>> joined = new HashMap<>();
    private final BitSet marks;

    private DrawnFlows(CellComplex complex, Evidence evidence, Labeling labeling) {
        marks = labeling.holding(Content.DOT);
        for (int i = 0; i < complex.borders().size(); i++) {
            Border border = complex.borders().get(i);
            boolean isCrossed = evidence.borders().get(i).likelihood(BorderLook.CROSSED) > SURE;
            if (isCrossed
                    && labeling.cells().get(border.first())
                    && labeling.cells().get(border.second())) {
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
