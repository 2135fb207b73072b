package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Four by four cells of a straightened photograph, and what lies around them, with walls and a dark outline. */
class FaintOutlineTest {
    private static final double CELL = 50;
    private static final double DOT = 0.38 * CELL * CELL;
    /** Of places in a row: one beside the cells on each side. */
    private static final int PLACES = 6;

    private static final int CELLS = 16;

    /**
     * Of all pairs of a hidden side and another one every so many is looked at; profile corpus looks at all. Seven
     * divides neither the number of sides nor that of kinds, so each side and each kind is met.
     */
    private static final int EVERY = Integer.getInteger("flowcv.every", 7);

    private static final Side THIN = new Side(Side.Kind.LINE, 60, 3, true);
    /** Light and blur leave no gap between lines and the outline. */
    private static final Side[] OUTLINE = {
        new Side(Side.Kind.LINE, 93, 3, true),
        new Side(Side.Kind.LINE, 65, 3, true),
        new Side(Side.Kind.LINE, 113, 3, true)
    };

    /** All of it has more ink than any line. */
    private static final Side[] CLEAR = {
        new Side(Side.Kind.LINE, 93, 3, true),
        new Side(Side.Kind.LINE, 77, 3, true),
        new Side(Side.Kind.LINE, 113, 3, true)
    };

    private static final Side WALL = new Side(Side.Kind.LINE, 180, 6, true);
    private static final Side NOTHING = Side.missing(0, 0);
    private static final int[] DOTS = {7, 10, 15, 28};

    /** Sides unlike the others, by their two places. */
    private final Map<List<Integer>, Side> unlike = new HashMap<>();

    private Side[] outline = OUTLINE;

    FaintOutlineTest() {
        for (int column = 1; column <= 3; column++) {
            unlike.put(List.of(PLACES + column, PLACES + column + 1), WALL);
        }
        unlike.put(List.of(4 * PLACES + 1, 4 * PLACES + 2), WALL);
    }

    private static boolean isCell(int place) {
        int row = place / PLACES;
        int column = place % PLACES;
        return row > 0 && row < PLACES - 1 && column > 0 && column < PLACES - 1;
    }

    private Side side(int first, int second) {
        if (unlike.containsKey(List.of(first, second))) {
            return unlike.get(List.of(first, second));
        }
        return isCell(first) && isCell(second)
                ? THIN
                : isCell(first) || isCell(second) ? outline[(first + second) % outline.length] : NOTHING;
    }

    private List<Found<FaceGrid>> find() {
        List<Face> faces = new ArrayList<>();
        List<FaceSide> sides = new ArrayList<>();
        for (int place = 0; place < PLACES * PLACES; place++) {
            Point center = new Point(CELL * (place % PLACES), CELL * (place / PLACES));
            int number = place;
            boolean holdsDot = Arrays.stream(DOTS).anyMatch(dot -> dot == number);
            faces.add(new Face(
                    center,
                    CELL * CELL,
                    false,
                    holdsDot ? DOT : 0,
                    center,
                    holdsDot ? 0.35 * CELL : 0,
                    0,
                    0xFF0000,
                    0));
            if (place % PLACES < PLACES - 1) {
                sides.add(between(place, place + 1));
            }
            if (place / PLACES < PLACES - 1) {
                sides.add(between(place, place + PLACES));
            }
        }
        return FaceFinder.findStraightened(faces, sides, CELL);
    }

    private FaceSide between(int first, int second) {
        Side side = side(first, second);
        return GraySides.between(first, second, CELL, side, side == NOTHING ? 0 : 1);
    }

    /** All borders of cells. */
    private static List<List<Integer>> borders() {
        List<List<Integer>> borders = new ArrayList<>();
        for (int place = 0; place < PLACES * PLACES; place++) {
            for (int next : new int[] {place + 1, place + PLACES}) {
                boolean isRow = next == place + PLACES || next % PLACES > 0;
                if (isRow && next < PLACES * PLACES && (isCell(place) || isCell(next))) {
                    borders.add(List.of(place, next));
                }
            }
        }
        return borders;
    }

    private List<FaceGrid> grids() {
        return find().stream()
                .filter(Found.Yes.class::isInstance)
                .map(found -> ((Found.Yes<FaceGrid>) found).value())
                .toList();
    }

    private List<String> reasons() {
        return find().stream()
                .filter(Found.Not.class::isInstance)
                .map(found -> ((Found.Not<FaceGrid>) found).reason())
                .toList();
    }

    @Test
    void wallsAloneAreThick() {
        assertThat(grids()).isNotEmpty().allSatisfy(grid -> {
            assertThat(grid.cells()).hasSize(CELLS);
            assertThat(grid.sides().stream().filter(grid::isWall)).hasSize(4);
        });
    }

    @Test
    void whatHasLinesOnMostSidesIsACellThatSomethingCovers() {
        int beyond = 3 * PLACES;
        unlike.put(List.of(beyond - PLACES, beyond), THIN);
        unlike.put(List.of(beyond, beyond + PLACES), THIN);

        assertThat(grids()).hasSize(0);
        assertThat(reasons()).anyMatch(reason -> reason.contains("may be a cell whose lines are hidden"));
    }

    @Test
    void aHoleHasAnOutlineAllAround() {
        int hole = 2 * PLACES + 2;
        for (int[] side :
                new int[][] {{hole - 1, hole}, {hole, hole + 1}, {hole - PLACES, hole}, {hole, hole + PLACES}}) {
            unlike.put(List.of(side[0], side[1]), OUTLINE[0]);
        }

        assertThat(grids()).hasSize(0);
        assertThat(reasons()).anyMatch(reason -> reason.contains("may be the outline of a hole"));
    }

    @Test
    void cellsThatAHiddenLinePartsAreNoHole() {
        unlike.put(List.of(3 * PLACES + 3, 3 * PLACES + 4), NOTHING);

        assertThat(grids()).hasSize(0);
        assertThat(reasons()).anyMatch(reason -> reason.contains("may be a cell whose lines are hidden"));
    }

    /** Whatever line or outline is hidden, and whatever line, wall or tint is elsewhere: no cell is left out. */
    @Test
    void noHiddenLineLeavesOutACell() {
        expectAllCells();
    }

    /** Nor where a gap tells the outline from lines. */
    @Test
    void noHiddenLineLeavesOutACellWithinAClearOutline() {
        outline = CLEAR;
        unlike.clear();
        unlike.put(List.of(2 * PLACES + 2, 2 * PLACES + 3), WALL);
        assertThat(grids()).isNotEmpty();

        assertThat(expectAllCells()).isPositive();
    }

    /** How often a board is read though a line is hidden. */
    private int expectAllCells() {
        Map<List<Integer>, Side> known = new HashMap<>(unlike);
        Side tint = new Side(Side.Kind.TINTED, 0, 0, true);
        int read = 0;
        int index = 0;
        for (List<Integer> hidden : borders()) {
            for (List<Integer> beside : borders()) {
                for (Side other : new Side[] {THIN, WALL, tint}) {
                    if (index++ % EVERY != 0) {
                        continue;
                    }
                    unlike.clear();
                    unlike.putAll(known);
                    unlike.put(beside, other);
                    unlike.put(hidden, NOTHING);
                    List<FaceGrid> grids = grids();
                    read += grids.size();
                    assertThat(grids)
                            .as(hidden + " hidden, " + beside + " " + other.kind())
                            .allMatch(grid -> grid.cells().size() == CELLS);
                }
            }
        }
        return read;
    }

    @Test
    void lettersBesideTheCellsTakeNoWalls() {
        unlike.put(List.of(1, PLACES + 1), new Side(Side.Kind.LINE, 250, 14, true));
        unlike.put(List.of(3, PLACES + 3), new Side(Side.Kind.LINE, 250, 14, true));

        assertThat(grids()).isNotEmpty().allSatisfy(grid -> assertThat(
                        grid.sides().stream().filter(grid::isWall))
                .hasSize(4));
    }

    @Test
    void whereAnOutlineIsNotSeenThereIsDoubt() {
        unlike.put(List.of(3 * PLACES + 4, 3 * PLACES + 5), NOTHING);

        assertThat(grids()).hasSize(0);
    }
}
