package flowcv.board;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Collects the cells and links of a board of any tiling. */
public final class GraphBoardBuilder {
    private final Map<String, Integer> places = new HashMap<>();
    private final List<String> names = new ArrayList<>();
    private final List<double[]> centers = new ArrayList<>();
    private final Map<String, List<Corner>> outlines = new HashMap<>();
    private final Set<Link> links = new HashSet<>();
    private final PairCollector dots = new PairCollector();

    /** Adds a cell whose center lies at {@code x, y} in its picture, in pixels. */
    public GraphBoardBuilder cell(String name, double x, double y) {
        if (!Double.isFinite(x) || !Double.isFinite(y)) {
            throw new BoardException("cell " + name + " at " + x + ", " + y + ", expected finite coordinates");
        }
        if (places.putIfAbsent(name, names.size()) != null) {
            throw new BoardException("cell " + name + " stands twice");
        }
        if (names.size() == BoardSize.MOST_CELLS) {
            throw new BoardException("a board of more than " + BoardSize.MOST_CELLS + " cells, expected at most that");
        }
        names.add(name);
        centers.add(new double[] {x, y});
        return this;
    }

    /** Puts a dot on a cell that was added before. */
    public GraphBoardBuilder dot(String label, String name) {
        dots.add(label, place(name));
        return this;
    }

    /** Joins two cells that were added before. */
    public GraphBoardBuilder link(String name, String other) {
        int a = place(name);
        int b = place(other);
        if (a == b) {
            throw new BoardException("a link from " + name + " to itself");
        }
        links.add(Link.between(a, b, Lane.OTHER));
        BoardSize.checkLinks(links);
        return this;
    }

    /** Tells the outline of a cell that was added before, corner by corner around it; told of one cell, it is of all. */
    public GraphBoardBuilder outline(String name, List<Corner> corners) {
        place(name);
        if (corners.size() < 3) {
            throw new BoardException("cell " + name + " has " + corners.size() + " corners, expected at least 3");
        }
        if (!corners.stream().allMatch(c -> Double.isFinite(c.x()) && Double.isFinite(c.y()))) {
            throw new BoardException("a corner of cell " + name + " at no place, expected finite coordinates");
        }
        if (outlines.putIfAbsent(name, corners) != null) {
            throw new BoardException("cell " + name + " has two outlines, expected one");
        }
        return this;
    }

    /** The board; throws {@link BoardException} where the parts contradict each other. */
    public Board build() {
        if (names.isEmpty()) {
            throw new BoardException("the board has no cells");
        }
        List<Link> sorted = new ArrayList<>(links);
        Collections.sort(sorted);
        List<Pair> pairs = dots.pairs();
        Set<Integer> seen = new HashSet<>();
        for (Pair pair : pairs) {
            for (int place : List.of(pair.first(), pair.second())) {
                if (!seen.add(place)) {
                    throw new BoardException("two dots on cell " + names.get(place) + ", expected one");
                }
            }
        }
        return new Board(new BoardParts(
                Topology.GRAPH,
                0,
                0,
                names,
                centers.stream().mapToDouble(c -> c[0]).toArray(),
                centers.stream().mapToDouble(c -> c[1]).toArray(),
                new BitSet(),
                new BitSet(),
                Border.CLOSED,
                List.of(),
                List.of(),
                sorted,
                pairs,
                outlines()));
    }

    private List<List<Corner>> outlines() {
        if (outlines.isEmpty()) {
            return List.of();
        }
        for (String name : names) {
            if (!outlines.containsKey(name)) {
                throw new BoardException("cell " + name + " has no outline, though others have, expected all or none");
            }
        }
        return names.stream().map(outlines::get).toList();
    }

    private int place(String name) {
        Integer place = places.get(name);
        if (place == null) {
            throw new BoardException("no cell is named " + name);
        }
        return place;
    }
}
