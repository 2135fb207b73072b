package flowcv.read;

import flowcv.read.pixel.Ranks;
import java.util.List;

/**
 * Tells which sides between two cells are neither surely a line nor surely a wall, by what most of their board are like.
 *
 * @param contrast of most thin lines, in levels
 * @param ink of the same
 * @param beside what lies beside most of them, in levels
 * @param thick how bright most thick lines are, in levels
 * @param wall how bright most walls are; where there are none, thick lines
 * @param clearWall the same of those that part two cells, where they are brighter than the outline and enough to tell
 * @param width of most thin lines, in pixels
 * @param wallWidth of most walls; where there are none, of thick lines
 */
record UnclearSides(
        double contrast,
        double ink,
        double beside,
        double thick,
        double wall,
        double clearWall,
        double width,
        double wallWidth) {
    /** Where glow hides so much of a wall, thin lines are hidden by as much. */
    private static final double FAINT_WALL = 0.6;
    /**
     * But a finger's mark is bright by itself: below it a wall has at least this share of the contrast that is left for one
     * (met: 0.38), however strong thin lines are where no mark lies.
     */
    private static final double MARKED_WALL = 0.3;
    /** Beside what is as bright as walls this share of their brightness is left at least: over bright glow nothing is sure. */
    private static final double LEAST_LEFT = 0.25;
    /**
     * The seam between two tints has less than this share of the contrast that a wall would have there (measured:
     * 0.13).
     */
    private static final double SEAM = 0.2;
    /**
     * A finger's mark brightens what is beside a line by this share of what is left for it (met: 0.33 and more, of a red
     * mark over cyan walls; tints: 0.25).
     */
    private static final double MARKED = 0.28;
    /**
     * What is drawn over a picture takes contrast from lines, and light leaves it: where it is brighter, what has more
     * ink than lines by this ratio is a wall below a mark (met: 1.3 and 1.5).
     */
    private static final double INKIER = 1.2;
    /** Where walls are wider than lines by this ratio, widths tell them even where a mark is nearly white (met: 1.37). */
    private static final double WIDER = 1.15;
    /** Fewer walls between cells than these may be strokes that somebody drew. */
    private static final int LEAST_WALLS = 4;

    static UnclearSides of(CellGrid grid) {
        double thick = grid.median(grid::isThick, Side::level);
        double wall = grid.median(grid::isWall, Side::level);
        boolean hasWalls = wall > 0;
        double usual = hasWalls ? wall : thick;
        return new UnclearSides(
                grid.median(side -> !grid.isThick(side), Side::contrast),
                grid.median(side -> !grid.isThick(side), Side::ink),
                grid.median(side -> !grid.isThick(side), Side::beside),
                thick,
                usual,
                Math.max(usual, betweenCells(grid)),
                grid.median(side -> !grid.isThick(side), Side::width),
                grid.median(hasWalls ? grid::isWall : grid::isThick, Side::width));
    }

    /** How bright the walls between two cells are; 0 where there are too few to tell. */
    private static double betweenCells(CellGrid grid) {
        List<Side> walls = grid.between().stream().filter(grid::isWall).toList();
        return walls.size() < LEAST_WALLS ? 0 : Ranks.median(walls.stream().mapToDouble(Side::level));
    }

    /** Whether a side may be a line or a wall. */
    boolean has(Side side, CellGrid grid) {
        if (side.kind() == Side.Kind.MISSING) {
            // Where no line is made out, nothing else may stand out more than lines do.
            return side.contrast() > contrast;
        }
        boolean isLine = side.kind() == Side.Kind.LINE && !grid.isWall(side);
        return isLine && (grid.isThick(side) && isFaintWall(side) || isBelowMark(side));
    }

    /**
     * What is as wide as a wall but much fainter is one in glow or below a mark, or the seam between two tints, which is
     * fainter still, and fainter than what is beside it leaves of walls.
     */
    private boolean isFaintWall(Side side) {
        return side.contrast() > Math.min(FAINT_WALL * contrast, leastMarked(side))
                && side.contrast() > SEAM * (thick - side.beside());
    }

    /** Whatever it weighs: of what blur leaves walls a mark takes the rest. */
    private boolean isBelowMark(Side side) {
        boolean isMarked = wall > 0
                && side.beside() > beside + MARKED * (clearWall - beside)
                && side.contrast() > leastMarked(side);
        boolean isWide = wallWidth > WIDER * width && side.width() > (width + wallWidth) / 2;
        return isMarked && (isWide || side.ink() > INKIER * ink);
    }

    /** The contrast that a mark beside a side leaves a wall at least, in levels. */
    private double leastMarked(Side side) {
        return MARKED_WALL * Math.max(wall - side.beside(), LEAST_LEFT * wall);
    }
}
