package flowcv.read;

import flowcv.read.pixel.Pixels;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Tells which cells of a board are bridges, by their marks and by what pipes leave of these. */
final class CellBridges {
    private final Pixels pixels;
    private final CellGrid grid;
    private final boolean isBlurred;

    /** @param isBlurred whether the picture was resampled */
    CellBridges(Pixels pixels, CellGrid grid, boolean isBlurred) {
        this.pixels = pixels;
        this.grid = grid;
        this.isBlurred = isBlurred;
    }

    /** A question about the mark of a bridge around a middle, in pixels. */
    private interface Question {
        boolean ask(Pixels pixels, double x, double y, double pitchX, double pitchY);
    }

    private boolean isSo(Question question, int row, int column) {
        return question.ask(
                pixels,
                grid.x().center(column),
                grid.y().center(row),
                grid.x().pitch(),
                grid.y().pitch());
    }

    /** Whether the mark of a bridge is seen in a cell, or what a pipe over it leaves. */
    boolean isBridge(int row, int column) {
        return isSo(BridgeMark::isAt, row, column)
                || isBlurred && pipes(row, column) == 0 && isSo(BridgeMark::isDimAt, row, column)
                || isBlurred && (isAlongPipe(row, column, true) || isAlongPipe(row, column, false))
                || isBelowEnd(row, column, true)
                || isBelowEnd(row, column, false);
    }

    /**
     * A cell with a pipe that may run over a bridge: where marks are tinted, one that a pipe covers may not be told from the
     * pipe's edges; where they are too dim to be seen over a pipe, any straight one or end may cover one.
     *
     * @param bridges those that were seen
     * @param dotted numbers of the cells in which dots stand
     */
    Optional<Place> unsure(boolean[][] bridges, Set<Integer> dotted) {
        boolean areTinted = isAny(bridges, place -> isSo(BridgeMark::isTinted, place.row(), place.column()));
        boolean areDim = isAny(bridges, place -> !isSo(BridgeMark::isAt, place.row(), place.column()));
        for (int row = 0; row < bridges.length && (areTinted || areDim); row++) {
            for (int column = 0; column < bridges[row].length; column++) {
                boolean isPiped = grid.isCell(row, column) && !bridges[row][column] && pipes(row, column) > 0;
                boolean mayCover = areDim && !isBent(row, column) && !dotted.contains(grid.cell(row, column));
                if (isPiped && (mayCover || areTinted && isSo(BridgeMark::mayBeAt, row, column))) {
                    return Optional.of(new Place(row, column));
                }
            }
        }
        return Optional.empty();
    }

    /** Whether one of the bridges that no pipe covers is of a kind. */
    private boolean isAny(boolean[][] bridges, Predicate<Place> isOfKind) {
        for (int row = 0; row < bridges.length; row++) {
            for (int column = 0; column < bridges[row].length; column++) {
                if (bridges[row][column] && pipes(row, column) == 0 && isOfKind.test(new Place(row, column))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether a pipe bends in a cell, as it does on no bridge. */
    private boolean isBent(int row, int column) {
        return isCrossed(row, column, 0) != isCrossed(row, column, 1)
                && isCrossed(row, column, 2) != isCrossed(row, column, 3);
    }

    /**
     * Whether a pipe that comes from one side of two ends over a bridge, half of whose strokes it leaves. What comes from the
     * other two sides is another one: on bridges none bends.
     */
    private boolean isBelowEnd(int row, int column, boolean horizontal) {
        int first = horizontal ? 2 : 0;
        boolean isFromFirst = isCrossed(row, column, first);
        return isFromFirst != isCrossed(row, column, first + 1)
                && isSo(
                        (image, x, y, pitchX, pitchY) ->
                                BridgeMark.isBeyondEnd(image, x, y, pitchX, pitchY, horizontal, isFromFirst ? 1 : -1),
                        row,
                        column);
    }

    /** Whether a pipe that runs across a cell, or upright, leaves the rims of a bridge's strokes. */
    private boolean isAlongPipe(int row, int column, boolean horizontal) {
        int first = horizontal ? 2 : 0;
        return isCrossed(row, column, first)
                && isCrossed(row, column, first + 1)
                && isSo(
                        (image, x, y, pitchX, pitchY) ->
                                BridgeMark.isAlongPipe(image, x, y, pitchX, pitchY, horizontal),
                        row,
                        column);
    }

    private boolean isCrossed(int row, int column, int side) {
        return grid.sides(row, column)[side].kind() == Side.Kind.CROSSED;
    }

    private int pipes(int row, int column) {
        return (int) Arrays.stream(grid.sides(row, column))
                .filter(side -> side.kind() == Side.Kind.CROSSED)
                .count();
    }
}
