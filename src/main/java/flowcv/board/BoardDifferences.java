package flowcv.board;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Says in words how a board differs from another; rows and columns are counted from 1. */
public final class BoardDifferences {
    private final Board expected;
    private final Board found;
    private final List<Difference> differences = new ArrayList<>();

    private BoardDifferences(Board expected, Board found) {
        this.expected = expected;
        this.found = found;
    }

    /**
     * All differences, up to the names of the pairs; none for the same board. Boards of free tilings are the same if
     * they are the same graph, wherever their cells lie.
     */
    public static List<Difference> of(Board expected, Board found) {
        if (SameBoard.test(expected, found)) {
            return List.of();
        }
        BoardDifferences all = new BoardDifferences(expected, found);
        if (expected.topology() != found.topology()) {
            all.add("a board of " + tiling(expected) + " expected, one of " + tiling(found) + " found");
        } else if (expected.topology() == Topology.GRAPH) {
            if (Isomorphism.test(expected, found)) {
                return List.of();
            }
            all.compareGraphs();
        } else if (expected.rows() != found.rows() || expected.columns() != found.columns()) {
            all.add(size(expected) + " cells expected, " + size(found) + " found");
        } else {
            all.comparePlaces();
            all.compareSides();
            all.compareBorder();
        }
        return List.copyOf(all.differences);
    }

    private static String tiling(Board board) {
        return switch (board.topology()) {
            case SQUARE -> "squares";
            case HEX -> "hexagons";
            case GRAPH -> "a free tiling";
        };
    }

    private static String size(Board board) {
        return board.rows() + "x" + board.columns();
    }

    private void add(String words) {
        differences.add(Difference.of(words));
    }

    private void compareGraphs() {
        count("cells", expected.size(), found.size());
        count("pairs of neighbors", expected.links().size(), found.links().size());
        count("pairs of dots", expected.pairs().size(), found.pairs().size());
        if (differences.isEmpty()) {
            add("as many cells, neighbors and dots as expected, but joined in another way");
        }
    }

    private void count(String what, int wanted, int got) {
        if (wanted != got) {
            add(wanted + " " + what + " expected, " + got + " found");
        }
    }

    private void comparePlaces() {
        Map<String, String> names = PairNames.match(expected, found);
        String[] wanted = marks(expected);
        String[] got = marks(found);
        for (Pair pair : found.pairs()) {
            String name = "dot " + names.get(pair.label());
            got[pair.first()] = name;
            got[pair.second()] = name;
        }
        for (int place = 0; place < wanted.length; place++) {
            if (!wanted[place].equals(got[place])) {
                differences.add(Difference.at(
                        place, expected.where(place) + ": " + wanted[place] + " expected, " + got[place] + " found"));
            }
        }
    }

    private static String[] marks(Board board) {
        String[] marks = new String[board.size()];
        for (int place = 0; place < marks.length; place++) {
            marks[place] = board.isHole(place) ? "hole" : board.isBridge(place) ? "bridge" : "nothing";
        }
        for (Pair pair : board.pairs()) {
            marks[pair.first()] = "dot " + pair.label();
            marks[pair.second()] = "dot " + pair.label();
        }
        return marks;
    }

    private void compareSides() {
        sides("wall", expected.walls(), found.walls());
        sides("link", expected.extraLinks(), found.extraLinks());
    }

    private void sides(String what, List<Link> wanted, List<Link> got) {
        Set<Link> missing = new HashSet<>(wanted);
        got.forEach(missing::remove);
        for (Link link : wanted) {
            if (missing.contains(link)) {
                differences.add(Difference.at(link.first(), between(link) + ": " + what + " expected, nothing found"));
            }
        }
        Set<Link> extra = new HashSet<>(got);
        wanted.forEach(extra::remove);
        for (Link link : got) {
            if (extra.contains(link)) {
                differences.add(Difference.at(link.first(), between(link) + ": nothing expected, " + what + " found"));
            }
        }
    }

    private void compareBorder() {
        for (int row = 0; row < expected.rows(); row++) {
            border(
                    "row " + (row + 1),
                    expected.border().isRowOpen(row),
                    found.border().isRowOpen(row));
        }
        for (int column = 0; column < expected.columns(); column++) {
            border(
                    "column " + (column + 1),
                    expected.border().isColumnOpen(column),
                    found.border().isColumnOpen(column));
        }
    }

    private void border(String where, boolean wanted, boolean got) {
        if (wanted != got) {
            add(where + ": " + (wanted ? "warp expected, closed border found" : "closed border expected, warp found"));
        }
    }

    private String between(Link link) {
        return "between " + expected.where(link.first()) + " and " + expected.where(link.second());
    }
}
