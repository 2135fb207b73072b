package flowcv.read;

import flowcv.read.pixel.Pixels;
import java.util.Optional;
import java.util.stream.IntStream;

/** Tells which cells of a board are bridges, by their marks and by what pipes leave of these. */
final class CellBridges {
    /**
     * In smaller cells, of so many pixels, what JPEG makes of a pipe's edge is as wide as a stroke (met in cells of 45
     * pixels and less).
     */
    private static final double LARGE = 60;

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
                || isTintedBridge(row, column)
                || isBlurred && (isAlongPipe(row, column, true) || isAlongPipe(row, column, false))
                || isBelowEnd(row, column, true)
                || isBelowEnd(row, column, false);
    }

    /**
     * Whether a pipe runs along the strokes of a tinted mark. In small cells JPEG leaves such strokes beside pipes of
     * boards without bridges, too (met in 8 of 681 JPEGs made of real screenshots): there only marks without a pipe
     * tell that they are tinted.
     */
    private boolean isTintedBridge(int row, int column) {
        boolean isLarge = Math.min(grid.x().pitch(), grid.y().pitch()) >= LARGE;
        return !isBlurred && isSo(BridgeMark::isClearlyAt, row, column) && (isLarge || areTinted());
    }

    /** Whether a mark is tinted where no pipe lies over it. */
    private boolean areTinted() {
        return IntStream.range(0, grid.rows() * grid.columns()).anyMatch(at -> {
            int row = at / grid.columns();
            int column = at % grid.columns();
            return grid.isCell(row, column)
                    && grid.pipes(row, column) == 0
                    && isSo(BridgeMark::isAt, row, column)
                    && isSo(BridgeMark::isTinted, row, column);
        });
    }

    /**
     * A cell with a pipe that may run over a bridge: where marks are tinted, one that a pipe covers may not be told
     * from the pipe's edges.
     *
     * @param bridges those that were seen
     */
    Optional<Place> unsure(boolean[][] bridges) {
        if (!areTinted()) {
            return Optional.empty();
        }
        for (int row = 0; row < bridges.length; row++) {
            for (int column = 0; column < bridges[row].length; column++) {
                boolean isPiped = grid.isCell(row, column) && !bridges[row][column] && grid.pipes(row, column) > 0;
                if (isPiped && isSo(BridgeMark::mayBeAt, row, column)) {
                    return Optional.of(new Place(row, column));
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Whether a pipe that comes from one side of two ends over a bridge, half of whose strokes it leaves. What comes
     * from the other two sides is another one: on bridges none bends.
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
}
