package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A row of square cells with dots in some of them, and the face around them. */
class FaceFinderTest {
    private static final double CELL = 50;
    private static final double DOT = 0.38 * CELL * CELL;
    private static final int CELLS = 6;
    private static final int OUTSIDE = CELLS;
    private static final Side THIN = new Side(Side.Kind.LINE, 60, 2, true);
    private static final Side THICK = new Side(Side.Kind.LINE, 60, 6, true);
    private static final Side PIPE = new Side(Side.Kind.CROSSED, 0, 0, true);
    private static final Side NOTHING = Side.missing(0, 0);

    private final List<Face> faces = new ArrayList<>();
    private final Side[] between = new Side[CELLS - 1];
    private final double[] lengths = new double[CELLS - 1];
    private final Side[] around = new Side[CELLS];
    private final double[] even = new double[CELLS];

    FaceFinderTest() {
        for (int i = 0; i < CELLS; i++) {
            faces.add(face(i, CELL * CELL, i == 2 ? 0 : DOT, 0));
            around[i] = THICK;
            even[i] = 1;
        }
        faces.add(new Face(new Point(500, 500), 100 * CELL * CELL, true, 0, new Point(500, 500), 0, 0, 0, 0));
        for (int i = 0; i < CELLS - 1; i++) {
            between[i] = THIN;
            lengths[i] = CELL;
        }
    }

    private static Face face(int number, double area, double ink, double stubs) {
        Point center = new Point(100 + CELL * number, 100);
        return new Face(center, area, false, ink, center, ink > 0 ? 0.35 * CELL : 0, stubs, 0xFF0000, 0);
    }

    private List<Found<FaceGrid>> find(boolean onLattice) {
        List<FaceSide> sides = new ArrayList<>();
        for (int i = 0; i < CELLS; i++) {
            if (i < CELLS - 1) {
                sides.add(GraySides.between(i, i + 1, lengths[i], between[i], 1));
            }
            sides.add(GraySides.uneven(i, OUTSIDE, 3 * CELL, around[i], even[i]));
        }
        return FaceFinder.find(faces, sides, CELL, onLattice ? FacePremise.ON_LATTICE : FacePremise.FREE, List::of);
    }

    private FaceGrid grid(boolean onLattice) {
        return find(onLattice).stream()
                .filter(Found.Yes.class::isInstance)
                .map(found -> ((Found.Yes<FaceGrid>) found).value())
                .findFirst()
                .orElseThrow();
    }

    private void assertNone(boolean onLattice, String reason) {
        assertThat(find(onLattice)).isNotEmpty().allSatisfy(found -> assertThat(found)
                .isInstanceOfSatisfying(
                        Found.Not.class, not -> assertThat(not.reason()).contains(reason)));
    }

    @Test
    void cellsAreWhatThinLinesAndPipesJoin() {
        between[3] = PIPE;
        FaceGrid grid = grid(false);
        assertThat(grid.cells()).hasSize(CELLS);
        assertThat(grid.sides()).hasSize(CELLS - 1).noneMatch(grid::isWall);
        assertThat(grid.cellSize()).isEqualTo(CELL);
    }

    @Test
    void theFewestDotsOfABoardAreFour() {
        for (int i = 0; i < 3; i++) {
            faces.set(i, face(i, CELL * CELL, 0, 0));
        }
        assertNone(false, "found 3 dots");
    }

    @Test
    void neighborsHaveALineBetweenThem() {
        for (int i = 0; i < CELLS; i++) {
            faces.set(i, face(i, CELL * CELL, DOT, 0));
        }
        List<FaceSide> sides = new ArrayList<>();
        for (int i = 0; i < CELLS; i++) {
            sides.add(GraySides.between(i, OUTSIDE, 3 * CELL, THICK, 1));
            for (int j = i + 1; j < CELLS; j++) {
                boolean hidden = i == 0 && j == 1;
                sides.add(GraySides.between(i, j, CELL, hidden ? NOTHING : THIN, hidden ? 0 : 1));
            }
        }
        assertThat(FaceFinder.find(faces, sides, CELL, FacePremise.FREE, List::of))
                .isNotEmpty()
                .allMatch(found -> found instanceof Found.Not<FaceGrid> not
                        && not.reason().contains("no line parts the cells at 100, 100 and 150, 100"));
        // On a lattice that is known one line may be hidden.
        assertThat(FaceFinder.find(faces, sides, CELL, FacePremise.ON_LATTICE, List::of))
                .anyMatch(found -> found instanceof Found.Yes<FaceGrid> yes
                        && yes.value().sides().size() == CELLS * (CELLS - 1) / 2);
    }

    /** On a lattice places beyond the outline are joined to the cells, too. */
    @Test
    void aWallOnALatticeIsAsWideAsTheOutlineAroundTheCells() {
        Side wall = new Side(Side.Kind.LINE, 60, 5.5, true);
        assertThat(findAmongPlaces(wall))
                .anyMatch(found -> found instanceof Found.Yes<FaceGrid> yes
                        && yes.value().cells().size() == CELLS
                        && yes.value().sides().stream()
                                        .filter(yes.value()::isWall)
                                        .count()
                                == 1);
        Side narrower = new Side(Side.Kind.LINE, 100, 4.4, true);
        assertThat(findAmongPlaces(narrower))
                .isNotEmpty()
                .noneMatch(found -> found instanceof Found.Yes<FaceGrid>)
                .anyMatch(found -> found instanceof Found.Not<FaceGrid> not
                        && not.reason().contains("neither a grid line's width nor the outline's"));
    }

    /**
     * What is found where each cell borders on each other one, and on a place beyond the outline.
     *
     * @param first between the first two cells
     */
    private List<Found<FaceGrid>> findAmongPlaces(Side first) {
        List<FaceSide> sides = new ArrayList<>();
        List<Face> places = new ArrayList<>();
        for (int i = 0; i < CELLS; i++) {
            places.add(face(i, CELL * CELL, DOT, 0));
            sides.add(GraySides.between(i, CELLS + i, CELL, THICK, 1));
            for (int j = i + 1; j < CELLS; j++) {
                sides.add(GraySides.between(i, j, CELL, i == 0 && j == 1 ? first : THIN, 1));
            }
        }
        for (int i = CELLS; i < 2 * CELLS; i++) {
            places.add(face(i, CELL * CELL, 0, 0));
        }
        return FaceFinder.find(places, sides, CELL, FacePremise.ON_LATTICE, List::of);
    }

    /** Lines that part a third cell from both of two meet at the end of their border, if they have one. */
    @Test
    void cellsThatTouchWhereLinesCrossAreNoNeighbors() {
        assertThat(findWithThree(25)).anyMatch(found -> found instanceof Found.Yes<FaceGrid>);
        assertThat(findWithThree(5))
                .isNotEmpty()
                .allMatch(found -> found instanceof Found.Not<FaceGrid> not
                        && not.reason().contains("the cells at 100, 100 and 150, 100 may touch at a corner alone"));
    }

    /** @param away from the middle of the border of the first two cells is where their lines to the third one meet */
    private List<Found<FaceGrid>> findWithThree(double away) {
        List<FaceSide> sides = new ArrayList<>();
        for (int i = 0; i < CELLS; i++) {
            if (i > 1 && i < CELLS - 1) {
                sides.add(GraySides.between(i, i + 1, CELL, THIN, 1));
            }
            sides.add(GraySides.between(i, OUTSIDE, 3 * CELL, THICK, 1));
        }
        sides.add(GraySides.line(0, 1, -25, 0, 25, 0));
        sides.add(GraySides.line(0, 2, away, 0, away + 25, -43));
        sides.add(GraySides.line(1, 2, away, 0, away + 25, 43));
        return FaceFinder.find(faces, sides, CELL, FacePremise.FREE, List::of);
    }

    @Test
    void aBoardHasAnOutline() {
        around[3] = NOTHING;
        assertNone(false, "has no outline");
    }

    /** Where light hides the lines of some cells, what is left borders on the others, and on what is behind. */
    @Test
    void anOutlineGoesAllAround() {
        even[3] = 0.6;
        assertNone(false, "the cell at 250, 100 has an outline along a part of its border alone");
        even[3] = 0.75;
        assertThat(grid(false).cells()).hasSize(CELLS);
    }

    @Test
    void aFaceAsLargeAsTwoIsNoCell() {
        faces.set(2, face(2, 2 * CELL * CELL, 0, 0));
        assertNone(false, "the cell at 200, 100 is as large as two of its neighbors");
    }

    @Test
    void noLineEndsWithinACell() {
        faces.set(2, face(2, CELL * CELL, 0, 0.3 * CELL * 2));
        assertNone(false, "a line ends within the cell at 200, 100");
    }

    /** The board where the first cell and the third share so much of a border, in cells. */
    private List<Found<FaceGrid>> findSharing(double share, FacePremise premise) {
        List<FaceSide> sides = new ArrayList<>();
        for (int i = 0; i < CELLS; i++) {
            sides.add(GraySides.between(i, OUTSIDE, 3 * CELL, THICK, 1));
            if (i < CELLS - 1) {
                sides.add(GraySides.between(i, i + 1, CELL, THIN, 1));
            }
        }
        sides.add(GraySides.between(0, 2, share * CELL, THIN, 1));
        return FaceFinder.find(faces, sides, CELL, premise, List::of);
    }

    private static boolean sharesTooLittle(Found<FaceGrid> found) {
        return found instanceof Found.Not<FaceGrid> not && not.reason().contains("share too little");
    }

    /** Where a corner of the second cell is cut off the others share 0.42. */
    @Test
    void whoSharesLittleOfABorderIsNeitherNeighborNorNot() {
        for (double share : new double[] {0.25, 0.42, 0.48}) {
            assertThat(findSharing(share, FacePremise.FREE)).isNotEmpty().allMatch(FaceFinderTest::sharesTooLittle);
        }
        assertThat(findSharing(0.05, FacePremise.FREE)).anyMatch(Found.Yes.class::isInstance);
        assertThat(findSharing(0.53, FacePremise.FREE)).anyMatch(Found.Yes.class::isInstance);
    }

    @Test
    void cellsOfAPhotographShareLessOfABorder() {
        assertThat(findSharing(0.35, FacePremise.PHOTOGRAPHED)).isNotEmpty().allMatch(FaceFinderTest::sharesTooLittle);
        assertThat(findSharing(0.42, FacePremise.PHOTOGRAPHED)).anyMatch(Found.Yes.class::isInstance);
    }

    @Test
    void aCellThatAPipeCrossesIsDoubtedWhereItMayBeTwo() {
        faces.set(1, face(1, 1.5 * CELL * CELL, DOT, 0));
        faces.set(2, face(2, 2 * CELL * CELL, 0, 0));
        assertThat(grid(false).cells()).hasSize(CELLS);
        between[1] = PIPE;
        assertNone(false, "the cell at 200, 100 may be two, whose line a pipe hides");
        // Where another cell without a pipe is as large it is usual.
        faces.set(4, face(4, 2 * CELL * CELL, DOT, 0));
        faces.set(5, face(5, 1.5 * CELL * CELL, DOT, 0));
        faces.set(3, face(3, 1.5 * CELL * CELL, DOT, 0));
        assertThat(grid(false).cells()).hasSize(CELLS);
    }

    @Test
    void aFaintLineAsWideAsTheOutlineIsThin() {
        between[2] = new Side(Side.Kind.LINE, 20, 6, true);
        assertThat(grid(false).sides()).noneMatch(grid(false)::isWall);
        between[2] = THICK;
        between[3] = PIPE;
        assertThat(grid(false).sides()).anyMatch(grid(false)::isWall);
    }

    @Test
    void aLineThatEndsAtAPipedCellMayGoOnInIt() {
        between[3] = PIPE;
        assertDoubted(true, new Junctions.Straight(3, new int[] {1, 2, 3}, false));
        // What is beyond the board has straight sides wherever lines meet its outline.
        assertDoubted(false, new Junctions.Straight(3, new int[] {1, 3, OUTSIDE}, false));
        // Where lines end at cells without pipes as well it is a rule of the tiling.
        assertDoubted(
                false,
                new Junctions.Straight(3, new int[] {1, 2, 3}, false),
                new Junctions.Straight(0, new int[] {0, 1, 2}, false),
                new Junctions.Straight(1, new int[] {1, 2, 5}, false),
                new Junctions.Straight(2, new int[] {1, 2, 5}, false),
                new Junctions.Straight(5, new int[] {1, 2, 5}, false));
    }

    @Test
    void aCellThatRunsOnToALineBetweenOthersMayBeTwo() {
        Junctions.Straight open = new Junctions.Straight(3, new int[] {1, 2, 3}, true);
        assertThat(find(open))
                .allMatch(found -> found instanceof Found.Not<FaceGrid> not
                        && not.reason().startsWith("no line closes the corner of the cell"));
    }

    @Test
    void tintsEndWherePipesCrossACell() {
        between[2] = new Side(Side.Kind.TINTED, 0, 0, true);
        assertThat(find())
                .allMatch(found -> found instanceof Found.Not<FaceGrid> not
                        && not.reason().startsWith("a tint ends between the cells at 200, 100 and 250, 100"));
        between[3] = PIPE;
        assertThat(find()).anyMatch(found -> found instanceof Found.Yes<FaceGrid>);
    }

    @Test
    void inAPhotographOneLineMayBeTooFaintToBeSeen() {
        between[2] = NOTHING;
        List<FaceSide> sides = new ArrayList<>();
        for (int i = 0; i < CELLS; i++) {
            if (i < CELLS - 1) {
                sides.add(GraySides.between(i, i + 1, lengths[i], between[i], between[i] == THIN ? 1 : 0));
            }
            sides.add(GraySides.between(i, OUTSIDE, 3 * CELL, around[i], 1));
        }
        // A cell more joins those on both sides of it.
        sides.add(GraySides.between(1, 4, CELL, THIN, 1));
        assertThat(FaceFinder.find(faces, sides, CELL, FacePremise.PHOTOGRAPHED, List::of))
                .anyMatch(found -> found instanceof Found.Yes<FaceGrid>);
        assertThat(FaceFinder.find(faces, sides, CELL, FacePremise.FREE, List::of))
                .allMatch(found -> found instanceof Found.Not<FaceGrid> not
                        && not.reason().startsWith("no line parts the cells at 200, 100"));
    }

    private void assertDoubted(boolean isDoubted, Junctions.Straight... junctions) {
        assertThat(find(junctions))
                .anyMatch(found -> isDoubted
                        ? found instanceof Found.Not<FaceGrid> not
                                && not.reason().contains("may go on below a pipe")
                        : found instanceof Found.Yes);
    }

    private List<Found<FaceGrid>> find(Junctions.Straight... junctions) {
        List<FaceSide> sides = new ArrayList<>();
        for (int i = 0; i < CELLS; i++) {
            if (i < CELLS - 1) {
                sides.add(GraySides.between(i, i + 1, lengths[i], between[i], 1));
            }
            sides.add(GraySides.between(i, OUTSIDE, 3 * CELL, around[i], 1));
        }
        return FaceFinder.find(faces, sides, CELL, FacePremise.FREE, () -> List.of(junctions));
    }
}
