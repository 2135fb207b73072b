package flowcv.draw.screen;

import flowcv.board.Board;
import flowcv.board.Topology;
import flowcv.draw.canvas.Tone;
import flowcv.draw.geometry.Edge;

/**
 * How the lines of a board are drawn: widths in pixels, colors 0xRRGGBB.
 *
 * @param thin width of grid lines
 * @param border width of the border
 * @param wall width of walls
 */
public record Lines(double thin, int grid, double border, int edge, double wall, int inner) {
    /** Outlines and walls against grid lines: 2.6 to 3.3. */
    private static final double THICK = 2.8;
    /** Solution pages draw in one blue. */
    private static final int SITE_BLUE = 0x374D63;

    static Lines of(Board board, Scene scene) {
        double thin = scene.device().line();
        int line = scene.pack().line(scene.palette());
        int bright = scene.pack().outline(scene.palette());
        if (scene.device().look() == Look.SITE) {
            return new Lines(thin, SITE_BLUE, thin, SITE_BLUE, THICK * thin, Tone.times(SITE_BLUE, 2));
        }
        return of(board, thin, line, bright);
    }

    /** The lines of a board of the first pack, as the current version draws them. */
    public static Lines plain(Board board, double thin) {
        return of(board, thin, Pack.GREEN.line(Palette.NEW), Pack.GREEN.outline(Palette.NEW));
    }

    private static Lines of(Board board, double thin, int line, int bright) {
        boolean plain = board.topology() == Topology.SQUARE
                && board.walls().isEmpty()
                && board.border().isClosed()
                && board.cells().count() == board.size();
        if (plain) {
            return new Lines(thin, line, thin, line, THICK * thin, bright);
        }
        // Boards with inner walls have a thick but dark border.
        int edge = board.walls().isEmpty() ? bright : line;
        return new Lines(thin, line, THICK * thin, edge, THICK * thin, bright);
    }

    /** The width of lines of a kind. */
    public double width(Edge.Kind kind) {
        return switch (kind) {
            case GRID, OPENING -> thin;
            case BORDER -> border;
            case WALL -> wall;
        };
    }

    /** The color of lines of a kind, 0xRRGGBB. */
    public int rgb(Edge.Kind kind) {
        return switch (kind) {
            case GRID, OPENING -> grid;
            case BORDER -> edge;
            case WALL -> inner;
        };
    }
}
