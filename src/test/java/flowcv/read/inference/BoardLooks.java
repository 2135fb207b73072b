package flowcv.read.inference;

import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.board.Topology;
import flowcv.image.Point;
import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.CellLook;
import flowcv.read.evidence.Evidence;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import flowcv.read.tiling.HexTiling;
import flowcv.read.tiling.Pose;
import flowcv.read.tiling.SquareTiling;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** What a board of squares or hexagons looks like to whoever sees all of it, or nearly. */
public final class BoardLooks {
    private final Board board;
    private final CellComplex complex;
    private final boolean plain;

    /** Of a board whose outline is as thin as its grid, or thick. */
    public BoardLooks(Board board, boolean plain) {
        this.board = board;
        Pose pose = Pose.upright(new Point(0, 0), 60, 60, 1000, 1000);
        this.complex = board.topology() == Topology.HEX
                ? HexTiling.complex(board.rows(), board.columns(), pose, 1)
                : SquareTiling.complex(board.rows(), board.columns(), pose, 1);
        this.plain = plain;
    }

    /** Where it lies. */
    public CellComplex complex() {
        return complex;
    }

    /**
     * Evidence in which some looks are wrong.
     *
     * @param wrong the share of borders that look otherwise
     * @param sure how likely each look is said to be
     */
    public Evidence evidence(double wrong, double sure, Random random) {
        Map<Integer, Integer> index = new HashMap<>();
        List<Integer> places = complex.form().places();
        for (int i = 0; i < places.size(); i++) {
            index.put(places.get(i), i);
        }
        List<Evidence.Seen> cells = new ArrayList<>();
        for (int place = 0; place < complex.cells().size(); place++) {
            Integer at = index.get(place);
            boolean outside = at == null || board.isHole(at);
            CellLook look = outside ? CellLook.OUTSIDE : look(at);
            cells.add(seen(look.ordinal(), CellLook.values().length, sure, look == CellLook.DOT ? color(at) : 0));
        }
        Set<Set<Integer>> walls = new HashSet<>();
        for (Link wall : board.walls()) {
            walls.add(Set.of(wall.first(), wall.second()));
        }
        List<Evidence.Seen> borders = new ArrayList<>();
        for (Border border : complex.borders()) {
            BorderLook look = look(border, index, walls);
            boolean error = random.nextDouble() < wrong;
            int told = error ? random.nextInt(BorderLook.values().length) : look.ordinal();
            // Who errs is less sure than who does not.
            borders.add(seen(told, BorderLook.values().length, error ? 0.6 : sure, 0));
        }
        return new Evidence(borders, cells);
    }

    private CellLook look(int at) {
        boolean dot = board.pairs().stream().anyMatch(pair -> pair.first() == at || pair.second() == at);
        return dot ? CellLook.DOT : board.isBridge(at) ? CellLook.BRIDGE : CellLook.EMPTY;
    }

    private int color(int at) {
        for (int i = 0; i < board.pairs().size(); i++) {
            Pair pair = board.pairs().get(i);
            if (pair.first() == at || pair.second() == at) {
                return 0xFF0000 >> 3 * i | 0x30 * (i % 5);
            }
        }
        throw new IllegalArgumentException();
    }

    private BorderLook look(Border border, Map<Integer, Integer> index, Set<Set<Integer>> walls) {
        Integer first = cell(index.get(border.first()));
        Integer second = cell(index.get(border.second()));
        if (first == null && second == null) {
            return BorderLook.NOTHING;
        }
        if (first != null && second != null) {
            return walls.contains(Set.of(first, second)) ? BorderLook.THICK : BorderLook.THIN;
        }
        int at = first == null ? second : first;
        boolean upright = border.from().x() == border.to().x();
        boolean open = border.opposite() != Border.NONE
                && (upright
                        ? board.border().isRowOpen(at / board.columns())
                        : board.border().isColumnOpen(at % board.columns()));
        return open ? BorderLook.NOTHING : plain ? BorderLook.THIN : BorderLook.THICK;
    }

    private Integer cell(Integer at) {
        return at == null || board.isHole(at) ? null : at;
    }

    private static Evidence.Seen seen(int look, int looks, double sure, int rgb) {
        double[] logs = new double[looks];
        Arrays.fill(logs, Math.log((1 - sure) / (looks - 1)));
        logs[look] = Math.log(sure);
        return new Evidence.Seen(logs, 1, rgb);
    }
}
