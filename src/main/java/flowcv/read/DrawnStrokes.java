package flowcv.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds strokes that somebody drew over a board, and that look like walls. */
final class DrawnStrokes {
    private final LatticeSides sides;
    private final LineWeights weights;
    private final Set<Place> present;

    /** @param present the cells of the board */
    DrawnStrokes(LatticeSides sides, LineWeights weights, Set<Place> present) {
        this.sides = sides;
        this.weights = weights;
        this.present = present;
    }

    /**
     * What is as thick as a wall, but does not run along a whole side of a cell, or is unlike most lines in color,
     * somebody drew.
     */
    Optional<String> among(CellGrid grid, Box box) {
        boolean hasWalls = present.stream()
                .anyMatch(place -> grid.isWall(sides.upper(place.row(), place.column()))
                        || grid.isWall(sides.left(place.row(), place.column())));
        LineHues hues = new LineHues(hasWalls ? hues() : List.of(), hasWalls ? outlineHues() : List.of());
        for (Place place : present) {
            Side above = sides.upper(place.row(), place.column());
            Side before = sides.left(place.row(), place.column());
            boolean isStroke = present.contains(new Place(place.row() - 1, place.column()))
                            && grid.isWall(above)
                            && (!sides.isUpperStraight(place.row(), place.column())
                                    || hues.isUnlike(sides.upperHue(place.row(), place.column())))
                    || present.contains(new Place(place.row(), place.column() - 1))
                            && grid.isWall(before)
                            && (!sides.isLeftStraight(place.row(), place.column())
                                    || hues.isUnlike(sides.leftHue(place.row(), place.column())));
            if (isStroke) {
                return Optional.of("found " + grid.rows() + "x" + grid.columns() + " cells, but on a side of "
                        + CellGrid.name(place.row() - box.top(), place.column() - box.first())
                        + " lies a stroke that is neither line nor wall");
            }
        }
        return Optional.empty();
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

    /** Those of the outline, which tell a color where grid lines are too pale for one. */
    private List<Hue> outlineHues() {
        List<Hue> hues = new ArrayList<>();
        for (Place place : present) {
            Side[] around = sides.around(place);
            for (int i = 0; i < around.length; i++) {
                if (!present.contains(place.neighbors().get(i)) && weights.isThick(around[i])) {
                    hues.add(hue(place, ThickOutline.SIDES[i]));
                }
            }
        }
        return hues;
    }

    private Hue hue(Place place, Box.Edge edge) {
        return switch (edge) {
            case TOP -> sides.upperHue(place.row(), place.column());
            case BOTTOM -> sides.upperHue(place.row() + 1, place.column());
            case LEFT -> sides.leftHue(place.row(), place.column());
            case RIGHT -> sides.leftHue(place.row(), place.column() + 1);
        };
    }
}
