package flowcv.theme;

import flowcv.board.Board;
import flowcv.board.Topology;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import java.util.Random;

/** Paints boards of squares in any look. */
public final class ThemedBoard {
    private ThemedBoard() {}

    /**
     * A picture of a board; the same for the same arguments.
     *
     * @param seed of what the look leaves open: size, margins, colors of pairs, numbers
     * @return the caller's to close
     * @throws IllegalArgumentException if the board is not of squares
     */
    public static Painted paint(Board board, Progress progress, Theme theme, long seed) {
        if (board.topology() != Topology.SQUARE) {
            throw new IllegalArgumentException(
                    "a board of " + board.topology() + " cells, expected squares: looks are for them alone");
        }
        Random random = new Random(seed);
        Plan plan = Plan.of(board, theme, random);
        Inks inks = Inks.of(board, theme, random);
        PipesPainter pipes = new PipesPainter(plan, inks);
        BridgesPainter.Manner[] manners = BridgesPainter.Manner.values();
        BridgesPainter bridges = new BridgesPainter(plan, manners[random.nextInt(manners.length)]);
        GridPainter grid = new GridPainter(plan);
        try (Sheet sheet = new Sheet(plan.sheetWidth(), plan.sheetHeight())) {
            new GroundPainter(plan, random).paint(sheet);
            new DecorPainter(plan, random).paint(sheet);
            pipes.fill(sheet, progress);
            grid.lines(sheet);
            pipes.merge(sheet, progress);
            grid.walls(sheet);
            bridges.paint(sheet);
            pipes.draw(sheet, progress);
            new MarksPainter(plan, inks).paint(sheet);
            return new Development(plan, inks, random).develop(sheet);
        }
    }
}
