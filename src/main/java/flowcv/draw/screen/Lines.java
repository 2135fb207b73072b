package flowcv.draw.screen;

import flowcv.board.Board;
import flowcv.board.Topology;

/**
 * How the lines of a board are drawn: widths in pixels, colors 0xRRGGBB.
 *
 * @param thin width of grid lines
 * @param border width of the border
 * @param wall width of walls
 */
record Lines(double thin, int grid, double border, int edge, double wall, int inner) {
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
        boolean plain = board.topology() == Topology.SQUARE
                && board.walls().isEmpty()
                && board.border().isClosed()
                && !hasHoles(board);
        if (plain) {
            return new Lines(thin, line, thin, line, THICK * thin, bright);
        }
        // Boards with inner walls have a thick but dark border.
        int edge = board.walls().isEmpty() ? bright : line;
        return new Lines(thin, line, THICK * thin, edge, THICK * thin, bright);
    }

    double width(Edge.Kind kind) {
        return switch (kind) {
            case GRID, OPENING -> thin;
            case BORDER -> border;
            case WALL -> wall;
        };
    }

    int rgb(Edge.Kind kind) {
        return switch (kind) {
            case GRID, OPENING -> grid;
            case BORDER -> edge;
            case WALL -> inner;
        };
    }

    private static boolean hasHoles(Board board) {
        for (int place = 0; place < board.size(); place++) {
            if (board.isHole(place)) {
                return true;
            }
        }
        return false;
    }
}
