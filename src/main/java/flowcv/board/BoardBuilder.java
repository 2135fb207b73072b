package flowcv.board;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Collects the parts of a square or hex board. Rows and columns count from 0. */
public final class BoardBuilder {
    private final Topology topology;
    private final int rows;
    private final int columns;
    /** The links before holes and walls. */
    private final Set<Link> lattice;

    private final BitSet holes = new BitSet();
    private final BitSet bridges = new BitSet();
    private final BitSet openRows = new BitSet();
    private final BitSet openColumns = new BitSet();
    private final Set<Link> walls = new HashSet<>();
    private final Set<Link> extraLinks = new HashSet<>();
    private final PairCollector dots = new PairCollector();

    private BoardBuilder(Topology topology, int rows, int columns) {
        if (rows < 1 || columns < 1) {
            throw new BoardException("a board of " + rows + "x" + columns + " cells, expected at least 1x1");
        }
        if ((long) rows * columns > BoardSize.MOST_CELLS) {
            throw new BoardException("a board of " + rows + "x" + columns + " cells, expected at most "
                    + BoardSize.MOST_CELLS + " cells");
        }
        this.topology = topology;
        this.rows = rows;
        this.columns = columns;
        this.lattice = Set.copyOf(Lattice.neighbors(topology, rows, columns));
    }

    /** A square board without holes, walls or dots. */
    public static BoardBuilder square(int rows, int columns) {
        return new BoardBuilder(Topology.SQUARE, rows, columns);
    }

    /** A board of hexagons without holes, walls or dots. */
    public static BoardBuilder hex(int rows, int columns) {
        return new BoardBuilder(Topology.HEX, rows, columns);
    }

    /** Puts a dot on a cell. */
    public BoardBuilder dot(String label, int row, int column) {
        dots.add(label, place(row, column));
        return this;
    }

    /** Takes a cell away. */
    public BoardBuilder hole(int row, int column) {
        holes.set(place(row, column));
        return this;
    }

    /** Lets two straight lanes cross at a cell. */
    public BoardBuilder bridge(int row, int column) {
        if (topology != Topology.SQUARE) {
            throw new BoardException("a bridge at " + where(row, column) + ", but only square boards have bridges");
        }
        bridges.set(place(row, column));
        return this;
    }

    /** Parts two neighbors. */
    public BoardBuilder wall(int row, int column, int otherRow, int otherColumn) {
        int a = place(row, column);
        int b = place(otherRow, otherColumn);
        walls.add(neighbors(a, b)
                .orElseThrow(() -> new BoardException("a wall between " + where(row, column) + " and "
                        + where(otherRow, otherColumn) + ", which are no neighbors")));
        return this;
    }

    /** Joins two places that are no neighbors in the lattice; throws {@link BoardException} if they are. */
    public BoardBuilder link(int row, int column, int otherRow, int otherColumn) {
        int a = place(row, column);
        int b = place(otherRow, otherColumn);
        if (a == b) {
            throw new BoardException("a link from " + where(row, column) + " to itself");
        }
        if (neighbors(a, b).isPresent()) {
            throw new BoardException("a link between " + where(row, column) + " and " + where(otherRow, otherColumn)
                    + ", which are neighbors already");
        }
        extraLinks.add(Link.between(a, b, Lane.OTHER));
        BoardSize.checkLinks(extraLinks);
        return this;
    }

    /** Joins the two ends of a row of a square board. */
    public BoardBuilder openRow(int row) {
        place(row, 0);
        openRows.set(row);
        return this;
    }

    /** Joins the two ends of a column of a square board. */
    public BoardBuilder openColumn(int column) {
        place(0, column);
        openColumns.set(column);
        return this;
    }

    /** The board; throws {@link BoardException} where the parts contradict each other. */
    public Board build() {
        List<Pair> pairs = dots.pairs();
        checkCells(pairs);
        List<Link> keptWalls = new ArrayList<>(walls);
        keptWalls.removeIf(this::touchesHole);
        Collections.sort(keptWalls);
        List<Link> keptExtra = new ArrayList<>(extraLinks);
        keptExtra.removeIf(this::touchesHole);
        Collections.sort(keptExtra);

        Set<Link> links = new HashSet<>(lattice);
        links.removeAll(walls);
        links.addAll(Lattice.warps(rows, columns, openRows, openColumns));
        links.addAll(keptExtra);
        links.removeIf(this::touchesHole);
        List<Link> sorted = new ArrayList<>(links);
        Collections.sort(sorted);

        return new Board(new BoardParts(
                topology,
                rows,
                columns,
                List.of(),
                new double[0],
                new double[0],
                holes,
                bridges,
                new Border(openRows, openColumns),
                keptWalls,
                keptExtra,
                sorted,
                pairs,
                List.of()));
    }

    /** The link of the lattice between two places, if there is one. */
    private Optional<Link> neighbors(int a, int b) {
        return a == b
                ? Optional.empty()
                : Stream.of(Lane.values())
                        .map(lane -> Link.between(a, b, lane))
                        .filter(lattice::contains)
                        .findFirst();
    }

    private boolean touchesHole(Link link) {
        return holes.get(link.first()) || holes.get(link.second());
    }

    private void checkCells(List<Pair> pairs) {
        BitSet seen = new BitSet();
        for (Pair pair : pairs) {
            for (int place : new int[] {pair.first(), pair.second()}) {
                String where = where(place / columns, place % columns);
                if (holes.get(place) || bridges.get(place)) {
                    throw new BoardException("dot " + pair.label() + " on the "
                            + (holes.get(place) ? "hole at " : "bridge at ") + where + ", expected a plain cell");
                }
                if (seen.get(place)) {
                    throw new BoardException("two dots at " + where + ", expected one");
                }
                seen.set(place);
            }
        }
        if (holes.intersects(bridges)) {
            int place = holes.stream().filter(bridges::get).findFirst().orElseThrow();
            throw new BoardException(where(place / columns, place % columns) + " is a hole and a bridge");
        }
    }

    private int place(int row, int column) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) {
            throw new BoardException(where(row, column) + " lies outside the " + rows + "x" + columns + " board");
        }
        return row * columns + column;
    }

    /** A place for a person, who counts from 1. */
    private static String where(int row, int column) {
        return "row " + (row + 1) + ", column " + (column + 1);
    }
}
