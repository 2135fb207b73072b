package flowcv.read;

import flowcv.read.detect.Discs;
import flowcv.read.frame.Frame;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import org.opencv.core.Rect;

/** Dots near each other: a board that was not read yet lies around them. */
final class DotCluster {
    /** From one dot of a board to the next, in radii: some five cells. */
    private static final double NEXT = 16;
    /** From the outermost dots to the end of their board, in radii: some four cells. */
    private static final double MARGIN = 12;

    private DotCluster() {}

    /** The part of a picture around the first dot and those near it. */
    static Rect box(List<Discs.Disc> dots, Frame frame) {
        List<Discs.Disc> cluster = around(dots);
        double margin = MARGIN * dots.get(0).radius();
        DoubleSummaryStatistics x = cluster.stream().mapToDouble(Discs.Disc::x).summaryStatistics();
        DoubleSummaryStatistics y = cluster.stream().mapToDouble(Discs.Disc::y).summaryStatistics();
        int left = (int) Math.max(0, x.getMin() - margin);
        int top = (int) Math.max(0, y.getMin() - margin);
        int right = (int) Math.min(frame.width(), x.getMax() + margin);
        int bottom = (int) Math.min(frame.height(), y.getMax() + margin);
        return new Rect(left, top, right - left, bottom - top);
    }

    private static List<Discs.Disc> around(List<Discs.Disc> dots) {
        List<Discs.Disc> left = new ArrayList<>(dots.subList(1, dots.size()));
        List<Discs.Disc> cluster = new ArrayList<>();
        Deque<Discs.Disc> next = new ArrayDeque<>(dots.subList(0, 1));
        while (!next.isEmpty()) {
            Discs.Disc dot = next.pop();
            cluster.add(dot);
            List<Discs.Disc> near = left.stream()
                    .filter(other -> Math.hypot(other.x() - dot.x(), other.y() - dot.y()) <= NEXT * dot.radius())
                    .toList();
            left.removeAll(near);
            next.addAll(near);
        }
        return cluster;
    }
}
