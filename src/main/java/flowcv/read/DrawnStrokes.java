package flowcv.read;

import flowcv.read.pixel.Hue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** Finds strokes that somebody drew over a board, and that look like walls. */
final class DrawnStrokes {
    /** Where less of a border than this share is thick, it is open, or as thin as the lines. */
    private static final double LEAST_OUTLINE = 0.5;
    /** But so many of one hue are an outline all the same: holes in the four corners of a board have as many. */
    private static final int LEAST_SIDES = 8;

    /** Tells a wall by its color. */
    private record WallColors(LineHues hues, WallPaint paint, OddPaint oddPaint, boolean isScreenshot) {
        boolean isUnlike(LineColor color) {
            SeenColor seen = color.seenBeside();
            boolean isOfOtherHue = hues.isUnlike(color.hue()) && !paint.isOf(seen.color());
            boolean isOther = isOfOtherHue || oddPaint.isOdd(seen);
            // A camera bends brightness, so that no share of it tells a tint.
            return isOther && !(isScreenshot && paint.isUnderTint(seen));
        }
    }

    private final LatticeSides sides;
    private final LineWeights weights;
    private final List<LineWeights> likelier;
    private final Set<Place> present;

    /**
     * @param weights tell lines from walls
     * @param likelier what was tried before
     * @param present the cells of the board
     */
    DrawnStrokes(LatticeSides sides, LineWeights weights, List<LineWeights> likelier, Set<Place> present) {
        this.sides = sides;
        this.weights = weights;
        this.likelier = List.copyOf(likelier);
        this.present = present;
    }

    /**
     * What is as thick as a wall, but does not run along whole sides of cells, or is unlike most lines in color,
     * somebody drew; nor is it a line if it was likelier a wall and is unlike them.
     */
    Optional<String> among(CellGrid grid, Box box) {
        List<LineColor> colors = wallColors(grid::isWall);
        List<Hue> walls = colors.stream().map(LineColor::hue).toList();
        boolean hasWalls = !walls.isEmpty() || !wallColors(this::isLikelierWall).isEmpty();
        List<LineColor> outline = hasWalls ? outline(colors) : List.of();
        LineHues hues = new LineHues(hasWalls ? clearestHues(outline) : List.of(), walls);
        List<LineColor> alike =
                colors.stream().filter(color -> !hues.isUnlike(color.hue())).toList();
        WallPaint paint = new WallPaint(seen(alike), seen(colors), true);
        OddPaint oddPaint = new OddPaint(seen(colors), seen(outline));
        WallColors wallColors = new WallColors(hues, paint, oddPaint, !sides.isPhotographed());
        for (Place place : present) {
            boolean isStroke = isStrokeAbove(grid, wallColors, place.row(), place.column())
                    || isStrokeBefore(grid, wallColors, place.row(), place.column());
            if (isStroke) {
                return Optional.of("found " + grid.rows() + "x" + grid.columns() + " cells, but on a side of "
                        + CellGrid.name(place.row() - box.top(), place.column() - box.first())
                        + " lies a stroke that is neither line nor wall");
            }
        }
        return Optional.empty();
    }

    private boolean isStrokeAbove(CellGrid grid, WallColors colors, int line, int column) {
        if (!present.contains(new Place(line - 1, column))) {
            return false;
        }
        Side side = sides.upper(line, column);
        return grid.isWall(side)
                ? !sides.isUpperStraight(line, column)
                        || colors.isUnlike(sides.upperColor(line, column))
                        || isThin(sides.upper(line, column - 1)) && sides.goesPastUpper(line, column, false)
                        || isThin(sides.upper(line, column + 1)) && sides.goesPastUpper(line, column, true)
                : isLikelierWall(side) && colors.hues().isUnlike(sides.upperHue(line, column));
    }

    private boolean isStrokeBefore(CellGrid grid, WallColors colors, int row, int line) {
        if (!present.contains(new Place(row, line - 1))) {
            return false;
        }
        Side side = sides.left(row, line);
        return grid.isWall(side)
                ? !sides.isLeftStraight(row, line)
                        || colors.isUnlike(sides.leftColor(row, line))
                        || isThin(sides.left(row - 1, line)) && sides.goesPastLeft(row, line, false)
                        || isThin(sides.left(row + 1, line)) && sides.goesPastLeft(row, line, true)
                : isLikelierWall(side) && colors.hues().isUnlike(sides.leftHue(row, line));
    }

    private static List<SeenColor> seen(List<LineColor> colors) {
        return colors.stream().map(LineColor::seenBeside).toList();
    }

    /** Whether something is rather a wall: a finger's mark over one takes its color, and some of its ink. */
    private boolean isLikelierWall(Side side) {
        return likelier.stream().anyMatch(each -> each.isWall(side));
    }

    private boolean isThin(Side side) {
        return side.kind() == Side.Kind.MISSING || side.kind() == Side.Kind.LINE && !weights.isThick(side);
    }

    /** The colors of what is as thick as a wall between two cells. */
    private List<LineColor> wallColors(Predicate<Side> isWall) {
        return sides.between(present).stream()
                .filter(each -> isWall.test(each.side()))
                .map(each -> each.color().get())
                .toList();
    }

    /** Of the outline where it tells a color, else of all lines. */
    private List<Hue> clearestHues(List<LineColor> outline) {
        return outline.isEmpty() ? hues() : outline.stream().map(LineColor::hue).toList();
    }

    private List<Hue> hues() {
        List<Hue> hues = new ArrayList<>();
        for (Place place : present) {
            if (sides.upper(place.row(), place.column()).kind() == Side.Kind.LINE) {
                hues.add(sides.upperHue(place.row(), place.column()));
            }
            if (sides.left(place.row(), place.column()).kind() == Side.Kind.LINE) {
                hues.add(sides.leftHue(place.row(), place.column()));
            }
        }
        return hues;
    }

    /**
     * Of the outline, which tells a hue where grid lines are too pale for one; where these weights take it for thin lines,
     * as likelier ones saw it. Walls that are over-exposed would be unlike it then, and might be none.
     */
    private List<LineColor> outline(List<LineColor> walls) {
        List<LineColor> outline = outlineBy(weights);
        if (!outline.isEmpty() || walls.stream().anyMatch(wall -> OverExposed.isWhite(wall.seen()))) {
            return outline;
        }
        return likelier.stream()
                .map(this::outlineBy)
                .filter(seen -> !seen.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /** Of what some weights take for the outline; none of a few sides in glow. */
    private List<LineColor> outlineBy(LineWeights telling) {
        List<LineColor> colors = new ArrayList<>();
        int border = 0;
        for (Place place : present) {
            Side[] around = sides.around(place);
            for (int i = 0; i < around.length; i++) {
                boolean isBorder = !present.contains(place.neighbors().get(i));
                border += isBorder ? 1 : 0;
                if (isBorder && telling.isThick(around[i])) {
                    colors.add(color(place, ThickOutline.SIDES[i]));
                }
            }
        }
        return colors.size() >= LEAST_OUTLINE * border || isOfOneHue(colors) ? colors : List.of();
    }

    /** Whether enough sides are of one hue to be an outline, though most of a border is open. */
    private static boolean isOfOneHue(List<LineColor> colors) {
        List<Hue> hues = colors.stream().map(LineColor::hue).toList();
        return hues.size() >= LEAST_SIDES && LineHues.areOfOne(hues);
    }

    private LineColor color(Place place, Box.Edge edge) {
        return switch (edge) {
            case TOP -> sides.upperColor(place.row(), place.column());
            case BOTTOM -> sides.upperColor(place.row() + 1, place.column());
            case LEFT -> sides.leftColor(place.row(), place.column());
            case RIGHT -> sides.leftColor(place.row(), place.column() + 1);
        };
    }
}
