package flowcv.read.lattice;

import flowcv.read.detect.Segments;
import flowcv.read.tiling.Pose;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Which places of a plane are the cells of one board: those that hang together. */
final class Cells {
    /** Other parts of at least this worth belong to the board if they touch its frame. */
    private static final float LEAST_PART = 1;

    /** A cell is scored for what is seen of its sides above this. */
    private static final float SCORED = 0.2f;
    /** Share of the score that does not depend on how many places of the frame are cells. */
    private static final double UNFILLED = 0.4;

    /** An outer row is weak whose sides are seen less than this share of the middle cell's, and of fewer cells than this. */
    private static final double WEAK = 0.78;

    private static final double SPARSE = 0.5;
    /** Rows of no more places are never weak. */
    private static final int FEW = 3;

    private final Extent extent;
    private final CellSides sides;
    private final boolean[][] taken;

    private Cells(SideSupport support, Extent extent) {
        this.extent = extent;
        sides = new CellSides(support, extent);
        taken = new boolean[extent.rows()][extent.columns()];
    }

    /**
     * The cells of a plane within an extent, if there are any; the origin moves to their upper left corner.
     *
     * @param reach how far beside its place a line may run, in cells
     * @param isTrimmed whether outer rows and columns of few and weak cells are left out: a line of text above a board
     *     looks so, and a peninsula of it, too
     */
    static Optional<Lattice> in(Segments segments, Pose pose, Extent extent, double reach, boolean isTrimmed) {
        double cell = pose.cellSize((extent.left() + extent.right()) / 2.0, (extent.top() + extent.bottom()) / 2.0);
        return new Cells(new SideSupport(segments, pose, cell, reach), extent).lattice(pose, isTrimmed);
    }

    private Optional<Lattice> lattice(Pose pose, boolean isTrimmed) {
        List<List<int[]>> parts = parts();
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        List<int[]> best = parts.get(0);
        for (List<int[]> part : parts) {
            best = worth(part) > worth(best) ? part : best;
        }
        best.forEach(cell -> taken[cell[0]][cell[1]] = true);
        Extent frame = frame(best);
        for (List<int[]> part : parts) {
            if (part != best && worth(part) > LEAST_PART && touch(frame, frame(part))) {
                part.forEach(cell -> taken[cell[0]][cell[1]] = true);
                best = join(best, part);
            }
        }
        return Optional.of(cut(pose, isTrimmed ? trimmed(frame(best)) : frame(best)));
    }

    private static List<int[]> join(List<int[]> first, List<int[]> second) {
        List<int[]> both = new ArrayList<>(first);
        both.addAll(second);
        return both;
    }

    private static boolean touch(Extent one, Extent other) {
        return other.left() <= one.right()
                && other.right() >= one.left()
                && other.top() <= one.bottom()
                && other.bottom() >= one.top();
    }

    private static Extent frame(List<int[]> part) {
        int top = part.stream().mapToInt(cell -> cell[0]).min().orElseThrow();
        int bottom = part.stream().mapToInt(cell -> cell[0]).max().orElseThrow() + 1;
        int left = part.stream().mapToInt(cell -> cell[1]).min().orElseThrow();
        int right = part.stream().mapToInt(cell -> cell[1]).max().orElseThrow() + 1;
        return new Extent(top, bottom, left, right);
    }

    private double worth(List<int[]> part) {
        return part.stream().mapToDouble(cell -> sides.worth(cell[0], cell[1])).sum();
    }

    /** Cells that hang together by sides. */
    private List<List<int[]>> parts() {
        boolean[][] seen = new boolean[extent.rows()][extent.columns()];
        List<List<int[]>> parts = new ArrayList<>();
        for (int row = 0; row < seen.length; row++) {
            for (int column = 0; column < extent.columns(); column++) {
                if (sides.isCell(row, column) && !seen[row][column]) {
                    parts.add(part(row, column, seen));
                }
            }
        }
        return parts;
    }

    private List<int[]> part(int row, int column, boolean[][] seen) {
        List<int[]> part = new ArrayList<>();
        Deque<int[]> open = new ArrayDeque<>();
        open.add(new int[] {row, column});
        seen[row][column] = true;
        while (!open.isEmpty()) {
            int[] cell = open.poll();
            part.add(cell);
            int[][] beside = {
                {cell[0] - 1, cell[1]}, {cell[0] + 1, cell[1]}, {cell[0], cell[1] - 1}, {cell[0], cell[1] + 1}
            };
            for (int[] next : beside) {
                boolean within = next[0] >= 0 && next[0] < seen.length && next[1] >= 0 && next[1] < seen[0].length;
                if (within && sides.isCell(next[0], next[1]) && !seen[next[0]][next[1]]) {
                    seen[next[0]][next[1]] = true;
                    open.add(next);
                }
            }
        }
        return part;
    }

    /** Without outer rows and columns of few cells whose sides are much weaker than those of the others. */
    private Extent trimmed(Extent frame) {
        double middle = middle(frame);
        for (int i = 0; i < 2 && frame.rows() > 2 && frame.columns() > 2; i++) {
            if (isWeak(new Extent(frame.top(), frame.top() + 1, frame.left(), frame.right()), middle)) {
                frame = new Extent(frame.top() + 1, frame.bottom(), frame.left(), frame.right());
            } else if (isWeak(new Extent(frame.bottom() - 1, frame.bottom(), frame.left(), frame.right()), middle)) {
                frame = new Extent(frame.top(), frame.bottom() - 1, frame.left(), frame.right());
            } else if (isWeak(new Extent(frame.top(), frame.bottom(), frame.left(), frame.left() + 1), middle)) {
                frame = new Extent(frame.top(), frame.bottom(), frame.left() + 1, frame.right());
            } else if (isWeak(new Extent(frame.top(), frame.bottom(), frame.right() - 1, frame.right()), middle)) {
                frame = new Extent(frame.top(), frame.bottom(), frame.left(), frame.right() - 1);
            } else {
                break;
            }
        }
        return frame;
    }

    private double middle(Extent frame) {
        List<Float> values = new ArrayList<>();
        for (int row = frame.top(); row < frame.bottom(); row++) {
            for (int column = frame.left(); column < frame.right(); column++) {
                if (taken[row][column]) {
                    values.add(sides.clear(row, column));
                }
            }
        }
        values.sort(null);
        return values.get(values.size() / 2);
    }

    private boolean isWeak(Extent line, double middle) {
        double sum = 0;
        int count = 0;
        int places = line.rows() * line.columns();
        for (int row = line.top(); row < line.bottom(); row++) {
            for (int column = line.left(); column < line.right(); column++) {
                if (taken[row][column]) {
                    sum += sides.clear(row, column);
                    count++;
                }
            }
        }
        return count == 0 || middle > 0 && sum / count < WEAK * middle && count < SPARSE * places && places > FEW;
    }

    private Lattice cut(Pose pose, Extent frame) {
        boolean[][] seen = new boolean[frame.rows()][frame.columns()];
        double score = 0;
        int count = 0;
        for (int row = 0; row < frame.rows(); row++) {
            for (int column = 0; column < frame.columns(); column++) {
                int y = frame.top() + row;
                int x = frame.left() + column;
                if (taken[y][x]) {
                    seen[row][column] = true;
                    count++;
                    score += Math.max(0, sides.clear(y, x) - SCORED);
                }
            }
        }
        double filled = (double) count / (frame.rows() * frame.columns());
        double[] shift = Homography.scaling(1, 1, extent.left() + frame.left(), extent.top() + frame.top());
        Pose moved = new Pose(Homography.times(pose.plane(), shift), pose.bend(), pose.width(), pose.height());
        return new Lattice(moved, seen, score * (UNFILLED + (1 - UNFILLED) * filled), 1);
    }
}
