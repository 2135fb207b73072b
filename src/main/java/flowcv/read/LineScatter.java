package flowcv.read;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** How unlike each other lines of one kind are in width and in ink, wherever they are parted into two kinds. */
final class LineScatter {
    private final List<Side> lines;
    /** Logarithms of the breadth and of the ink of each line. */
    private final double[][] logs;

    LineScatter(List<Side> lines) {
        this.lines = lines;
        this.logs = new double[2][lines.size()];
        for (int i = 0; i < lines.size(); i++) {
            logs[0][i] = Math.log(LineWeights.breadth(lines.get(i)));
            logs[1][i] = Math.log(lines.get(i).ink());
        }
    }

    /** Splits of the lines, that first whose kinds scatter least. */
    List<LineWeights> inOrder(List<LineWeights> splits) {
        if (splits.size() < 2) {
            return splits;
        }
        Map<LineWeights, Double> shares = new HashMap<>();
        splits.forEach(split -> shares.put(split, share(split)));
        List<LineWeights> ordered = new ArrayList<>(splits);
        ordered.sort(Comparator.comparingDouble(shares::get));
        return ordered;
    }

    /**
     * How unlike each other the lines of each kind are, as a share of how unlike all lines are, in width and in ink:
     * Fisher's criterion.
     */
    private double share(LineWeights split) {
        boolean[] thick = new boolean[lines.size()];
        boolean[] all = new boolean[thick.length];
        for (int i = 0; i < thick.length; i++) {
            thick[i] = split.isThick(lines.get(i));
        }
        double share = 0;
        for (double[] measure : logs) {
            double within = scatter(measure, thick, false) + scatter(measure, thick, true);
            share += within / Math.max(Double.MIN_NORMAL, scatter(measure, all, false));
        }
        return share;
    }

    /** The squares of how far the logarithms of one kind lie from their mean. */
    private static double scatter(double[] logs, boolean[] kinds, boolean kind) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < logs.length; i++) {
            sum += kinds[i] == kind ? logs[i] : 0;
            count += kinds[i] == kind ? 1 : 0;
        }
        double mean = sum / Math.max(1, count);
        double squares = 0;
        for (int i = 0; i < logs.length; i++) {
            squares += kinds[i] == kind ? (logs[i] - mean) * (logs[i] - mean) : 0;
        }
        return squares;
    }
}
