package flowcv.board;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * A puzzle as a person sees it. Places are numbered from 0: row by row on square and hex boards
 * (holes are numbered too), in the order of the file on boards of any other tiling. Immutable; made
 * by {@link BoardBuilder} or {@link GraphBoardBuilder}.
 */
public final class Board {
    private final Topology topology;
    private final int rows;
    private final int columns;
    private final List<String> names;
    private final double[] xs;
    private final double[] ys;
    private final BitSet holes;
    private final BitSet bridges;
    private final Border border;
    private final List<Link> walls;
    private final List<Link> extraLinks;
    private final List<Link> links;
    private final List<Pair> pairs;
    private final List<List<Corner>> outlines;

    Board(BoardParts parts) {
        topology = parts.topology();
        rows = parts.rows();
        columns = parts.columns();
        names = List.copyOf(parts.names());
        xs = parts.xs().clone();
        ys = parts.ys().clone();
        holes = (BitSet) parts.holes().clone();
        bridges = (BitSet) parts.bridges().clone();
        border = parts.border();
        walls = List.copyOf(parts.walls());
        extraLinks = List.copyOf(parts.extraLinks());
        links = List.copyOf(parts.links());
        pairs = List.copyOf(parts.pairs());
        outlines = parts.outlines().stream().map(List::copyOf).toList();
    }

    /**
     * The same board with other names for its pairs.
     *
     * @param labels the new name of each old one; all different
     */
    public Board relabeled(Map<String, String> labels) {
        return new Board(new BoardParts(
                topology,
                rows,
                columns,
                names,
                xs,
                ys,
                holes,
                bridges,
                border,
                walls,
                extraLinks,
                links,
                pairs.stream()
                        .map(pair -> new Pair(labels.get(pair.label()), pair.first(), pair.second()))
                        .toList(),
                outlines));
    }

    /** How the cells are laid out. */
    public Topology topology() {
        return topology;
    }

    /** Number of rows; 0 on a {@link Topology#GRAPH} board. */
    public int rows() {
        return rows;
    }

    /** Number of columns; 0 on a {@link Topology#GRAPH} board. */
    public int columns() {
        return columns;
    }

    /** Number of places, holes included: {@code rows * columns} on square and hex boards. */
    public int size() {
        return topology == Topology.GRAPH ? names.size() : rows * columns;
    }

    /** The place at a row and a column of a square or hex board, both from 0. */
    public int place(int row, int column) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) {
            throw new IndexOutOfBoundsException("no cell " + row + "," + column + " on " + rows + "x" + columns);
        }
        return row * columns + column;
    }

    /** How solutions write a place: {@code row,column} from 0, or the cell's own name. */
    public String name(int place) {
        return topology == Topology.GRAPH ? names.get(place) : place / columns + "," + place % columns;
    }

    /** Where a place is, for a person: row and column counted from 1, or the cell's own name. */
    public String where(int place) {
        return topology == Topology.GRAPH
                ? names.get(place)
                : "row " + (place / columns + 1) + ", column " + (place % columns + 1);
    }

    /**
     * Where the middle of a place lies from left to right: in cells on square and hex boards
     * (neighbors in a row or stack are 1 apart), in pixels of its picture on any other board.
     */
    public double x(int place) {
        return topology == Topology.GRAPH ? xs[place] : Lattice.x(topology, place % columns);
    }

    /** Where the middle of a place lies from top to bottom, in the unit of {@link #x}. */
    public double y(int place) {
        return topology == Topology.GRAPH ? ys[place] : Lattice.y(topology, place / columns, place % columns);
    }

    /** The places that are cells, and no holes. */
    public IntStream cells() {
        return IntStream.range(0, size()).filter(place -> !isHole(place));
    }

    /** Whether a place is no part of the board. */
    public boolean isHole(int place) {
        return holes.get(place);
    }

    /** Whether two straight lanes cross at a place. */
    public boolean isBridge(int place) {
        return bridges.get(place);
    }

    /** Which ends of rows and columns are joined around the border. */
    public Border border() {
        return border;
    }

    /** Neighbors in the lattice that a wall parts; neither is a hole. In order of their places. */
    public List<Link> walls() {
        return walls;
    }

    /** Links that the lattice does not have (seams, hex warps), in order of their places. */
    public List<Link> extraLinks() {
        return extraLinks;
    }

    /** All pairs of places that touch: walls left out, warps and extra links put in, no hole in it. */
    public List<Link> links() {
        return links;
    }

    /** The pairs of dots, in the order of their first dots. */
    public List<Pair> pairs() {
        return pairs;
    }

    /**
     * The corners of each place in their order around it, as its picture shows them; empty where they are not known, as
     * they never are on square and hex boards. Corners that two cells share are equal.
     */
    public List<List<Corner>> outlines() {
        return outlines;
    }
}
