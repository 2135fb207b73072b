package flowcv.testing;

import flowcv.board.Board;
import flowcv.board.Lane;
import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.board.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * All solutions of a small board, by walking every path of every pair. It shares nothing with the
 * solver, not even its graph.
 */
public final class Enumerator {
    private final Board board;
    private final Rules rules;
    private final boolean[][] covered;
    private final List<List<Integer>> flows = new ArrayList<>();
    private final Set<String> found = new TreeSet<>();
    private final int most;

    private Enumerator(Board board, Rules rules, int most) {
        this.board = board;
        this.rules = rules;
        this.most = most;
        covered = new boolean[board.size()][2];
    }

    /** Up to {@code most} solutions, each as one text. */
    public static Set<String> solutions(Board board, Rules rules, int most) {
        Enumerator enumerator = new Enumerator(board, rules, most);
        for (Pair pair : board.pairs()) {
            enumerator.cover(pair.first(), Lane.OTHER, true);
            enumerator.cover(pair.second(), Lane.OTHER, true);
        }
        enumerator.pair(0);
        return enumerator.found;
    }

    public static String text(List<List<Integer>> flows) {
        return flows.toString();
    }

    private void pair(int index) {
        if (found.size() >= most) {
            return;
        }
        if (index == board.pairs().size()) {
            if (rules == Rules.FREE || isFull()) {
                found.add(text(flows));
            }
            return;
        }
        List<Integer> flow = new ArrayList<>();
        flow.add(board.pairs().get(index).first());
        flows.add(flow);
        walk(index, flow, Lane.OTHER);
        flows.remove(flows.size() - 1);
    }

    /** Goes on from the last place of a flow, which was entered along a lane. */
    private void walk(int index, List<Integer> flow, Lane entered) {
        int here = flow.get(flow.size() - 1);
        int before = flow.size() > 1 ? flow.get(flow.size() - 2) : -1;
        int goal = board.pairs().get(index).second();
        List<Integer> tried = new ArrayList<>();
        for (Link link : board.links()) {
            if (link.first() != here && link.second() != here) {
                continue;
            }
            int there = link.other(here);
            if (there == before || tried.contains(there) && !board.isBridge(there) && !board.isBridge(here)) {
                continue;
            }
            if (board.isBridge(here) && link.lane() != entered
                    || board.isBridge(there) && link.lane() == Lane.OTHER
                    || covered(there, link.lane()) && there != goal) {
                continue;
            }
            tried.add(there);
            flow.add(there);
            if (there == goal) {
                pair(index + 1);
            } else {
                cover(there, link.lane(), true);
                walk(index, flow, link.lane());
                cover(there, link.lane(), false);
            }
            flow.remove(flow.size() - 1);
        }
    }

    private boolean covered(int place, Lane lane) {
        return covered[place][slot(place, lane)];
    }

    private void cover(int place, Lane lane, boolean is) {
        covered[place][slot(place, lane)] = is;
    }

    private int slot(int place, Lane lane) {
        return board.isBridge(place) && lane == Lane.VERTICAL ? 1 : 0;
    }

    private boolean isFull() {
        for (int place = 0; place < board.size(); place++) {
            if (!board.isHole(place) && (!covered[place][0] || board.isBridge(place) && !covered[place][1])) {
                return false;
            }
        }
        return true;
    }
}
