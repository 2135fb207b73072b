package flowcv.fit;

import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.board.Topology;
import flowcv.draw.screen.Drawn;
import flowcv.draw.screen.Progress;
import flowcv.image.Point;
import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.CellLook;
import flowcv.theme.Theme;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;

/** What the cells and borders of a painted board look like. */
final class Shown {
    private static final int NONE = BoardPlane.NONE;
    /** The middles of neighbors are no farther from each other, in cells. */
    private static final double NEAR = 1.2;

    private final Board board;
    private final BoardPlane plane;
    private final boolean isPlain;
    private final boolean isGlyph;
    private final boolean hasLines;
    private final Set<Long> links = new HashSet<>();
    private final Set<Long> crossings = new HashSet<>();
    private final CellLook[] cells;

    /** @param isPage whether all lines are thin, as on pages of solutions */
    static Shown ofGame(Board board, Progress progress, boolean isPage) {
        return new Shown(board, progress, isPage || isPlain(board), isPage, false, true);
    }

    static Shown ofTheme(Board board, Progress progress, Theme theme) {
        boolean isThin = isPlain(board) && !theme.hasThickFrame();
        return new Shown(board, progress, isThin, false, theme.isGlyph(), theme.hasLines());
    }

    /** Whether a board has nothing that the game would draw with thick lines. */
    private static boolean isPlain(Board board) {
        return board.topology() != Topology.HEX
                && board.walls().isEmpty()
                && board.border().isClosed()
                && IntStream.range(0, board.size()).noneMatch(board::isHole);
    }

    private Shown(Board board, Progress progress, boolean isPlain, boolean isPage, boolean isGlyph, boolean hasLines) {
        this.board = board;
        this.isPlain = isPlain;
        this.isGlyph = isGlyph;
        this.hasLines = hasLines;
        plane = BoardPlane.of(board);
        for (Link link : board.links()) {
            links.add(key(link.first(), link.second()));
            links.add(key(link.second(), link.first()));
        }
        cells = new CellLook[board.size()];
        for (int place = 0; place < cells.length; place++) {
            cells[place] = board.isHole(place) ? CellLook.OUTSIDE : CellLook.EMPTY;
        }
        for (Pair pair : board.pairs()) {
            cells[pair.first()] = CellLook.DOT;
            cells[pair.second()] = CellLook.DOT;
        }
        progress.flows().forEach(this::draw);
        for (int place = 0; place < cells.length; place++) {
            int at = place;
            long lanes = progress.flows().stream()
                    .flatMap(flow -> flow.places().stream())
                    .filter(passed -> passed == at)
                    .count();
            // Pages show a bridge only by the pipes that cross.
            cells[place] = board.isBridge(place) && (!isPage || lanes > 1) ? CellLook.BRIDGE : cells[place];
        }
    }

    private void draw(Drawn flow) {
        for (int place : flow.places()) {
            boolean isDot = cells[place] == CellLook.DOT || cells[place] == CellLook.DOT_WITH_PIPE;
            cells[place] = isDot ? CellLook.DOT_WITH_PIPE : CellLook.PIPE;
        }
        if (!flow.complete()) {
            cells[flow.places().get(flow.places().size() - 1)] = CellLook.PIPE_END;
        }
        for (int i = 0; i + 1 < flow.places().size(); i++) {
            int from = flow.places().get(i);
            int to = flow.places().get(i + 1);
            double right =
                    plane.middles().get(to).x() - plane.middles().get(from).x();
            double down =
                    plane.middles().get(to).y() - plane.middles().get(from).y();
            boolean isAround = Math.hypot(right, down) > NEAR;
            int stepY = isAround ? (int) -Math.signum(down) : step(down);
            int stepX = isAround ? (int) -Math.signum(right) : step(right);
            crossings.add(side(from, stepY, stepX));
            crossings.add(side(to, -stepY, -stepX));
        }
    }

    /** Of the middle of a place that may lie beyond the board. */
    CellLook cell(Point middle) {
        int place = plane.place(middle);
        CellLook look = place == NONE ? CellLook.OUTSIDE : cells[place];
        return isGlyph && (look == CellLook.DOT || look == CellLook.DOT_WITH_PIPE) ? CellLook.GLYPH : look;
    }

    /** Of the border between two places that may lie beyond the board, by their middles; null where nobody can tell. */
    BorderLook border(Point middle, Point otherMiddle) {
        int place = plane.place(middle);
        int other = plane.place(otherMiddle);
        int dy = step(otherMiddle.y() - middle.y());
        int dx = step(otherMiddle.x() - middle.x());
        boolean isIn = place != NONE && !board.isHole(place);
        boolean isOtherIn = other != NONE && !board.isHole(other);
        if (isIn && crossings.contains(side(place, dy, dx)) || isOtherIn && crossings.contains(side(other, -dy, -dx))) {
            return BorderLook.CROSSED;
        }
        if (isIn && isOtherIn) {
            return !links.contains(key(place, other)) ? BorderLook.THICK : hasLines ? BorderLook.THIN : null;
        }
        if (!isIn && !isOtherIn) {
            return BorderLook.NOTHING;
        }
        boolean isRim = place == NONE || other == NONE;
        int in = isIn ? place : other;
        boolean isOpen = !plane.isHex()
                && (dy == 0
                        ? board.border().isRowOpen(in / board.columns())
                        : board.border().isColumnOpen(in % board.columns()));
        // The game draws nothing where a board is open.
        return isRim && isOpen ? BorderLook.NOTHING : isPlain ? BorderLook.THIN : BorderLook.THICK;
    }

    /** The sign of a way between neighbors: of hexagons it may be half of one cell's height. */
    private static int step(double way) {
        return (int) Math.rint(way);
    }

    private static long key(int place, int other) {
        return (long) place << 32 | other;
    }

    private static long side(int place, int dy, int dx) {
        return 9L * place + 3L * (dy + 1) + dx + 1;
    }
}
