package flowcv.read.inference;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.image.Point;
import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.CellLook;
import flowcv.read.evidence.Evidence;
import flowcv.read.tiling.BoardForm;
import flowcv.read.tiling.CellComplex;
import flowcv.read.tiling.HexTiling;
import flowcv.read.tiling.Pose;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LabelingsTest {
    private static final int COUNT = 32;

    /** Holes in a corner and in the middle, walls, an open row, a bridge. */
    private static BoardLooks mixture() {
        Board board = BoardBuilder.square(6, 7)
                .hole(0, 0)
                .hole(2, 3)
                .wall(4, 4, 4, 5)
                .wall(4, 4, 5, 4)
                .openRow(3)
                .bridge(1, 5)
                .dot("A", 0, 1)
                .dot("A", 5, 6)
                .dot("B", 5, 0)
                .dot("B", 2, 6)
                .build();
        return new BoardLooks(board, false);
    }

    @Test
    void whatIsSeenPlainlyIsWhatThereIs() {
        BoardLooks looks = mixture();
        CellComplex complex = looks.complex();
        Labeling best = Labelings.of(complex, looks.evidence(0, 0.99, new Random(1)), COUNT)
                .best()
                .get(0);
        assertThat(best.cells().cardinality()).isEqualTo(40);
        assertThat(best.walls().cardinality()).isEqualTo(2);
        assertThat(best.openings().cardinality()).isEqualTo(2);
        assertThat(best.holding(Content.BRIDGE).cardinality()).isEqualTo(1);
        assertThat(best.holding(Content.DOT).cardinality()).isEqualTo(4);
    }

    @Test
    void anOutlineAsThinAsTheGridIsNoOpening() {
        Board board = BoardBuilder.square(5, 5)
                .dot("A", 0, 0)
                .dot("A", 4, 4)
                .dot("B", 0, 1)
                .dot("B", 4, 3)
                .build();
        BoardLooks looks = new BoardLooks(board, true);
        Labeling best = Labelings.of(looks.complex(), looks.evidence(0, 0.99, new Random(1)), COUNT)
                .best()
                .get(0);
        assertThat(best.cells().cardinality()).isEqualTo(25);
        assertThat(best.openings().isEmpty()).isTrue();
        assertThat(best.walls().isEmpty()).isTrue();
    }

    /** A hole in a corner and one in the middle, and a wall. */
    private static BoardBuilder hexagons() {
        return BoardBuilder.hex(4, 5)
                .hole(0, 0)
                .hole(2, 2)
                .wall(1, 3, 1, 4)
                .dot("A", 0, 1)
                .dot("A", 3, 4)
                .dot("B", 3, 0)
                .dot("B", 0, 4);
    }

    @Test
    void hexagonsAreWhatTheyLookLike() {
        Board board = hexagons().build();
        BoardLooks looks = new BoardLooks(board, false);
        Labeling best = Labelings.of(looks.complex(), looks.evidence(0, 0.99, new Random(1)), COUNT)
                .best()
                .get(0);
        assertThat(best.cells().cardinality()).isEqualTo(18);
        assertThat(best.walls().cardinality()).isEqualTo(1);
        assertThat(best.openings().isEmpty()).isTrue();
        assertThat(best.holding(Content.DOT).cardinality()).isEqualTo(4);
    }

    @Test
    void noHexagonHoldsABridgeWhateverItLooksLike() {
        BoardLooks looks = new BoardLooks(hexagons().build(), false);
        Evidence evidence = looks.evidence(0, 0.99, new Random(1));
        int cell = looks.complex().form().places().get(12);
        double[] logs = new double[CellLook.values().length];
        Arrays.fill(logs, Math.log(0.01));
        logs[CellLook.BRIDGE.ordinal()] = Math.log(0.9);
        List<Evidence.Seen> cells = new ArrayList<>(evidence.cells());
        cells.set(cell, new Evidence.Seen(logs, 1, 0));
        Labelings labelings = Labelings.of(looks.complex(), new Evidence(evidence.borders(), cells), COUNT);
        assertThat(labelings.best())
                .allMatch(labeling -> labeling.holding(Content.BRIDGE).isEmpty());
    }

    /** Each cell of an outer column of hexagons has two borders there. */
    @Test
    void anOuterColumnOfHexagonsIsLeftOutAsAWhole() {
        CellComplex complex = HexTiling.complex(4, 5, Pose.upright(new Point(0, 0), 60, 60, 1000, 1000), 1);
        CellSearch search = new CellSearch(complex.cells(), Costs.of(complex, nothing(complex)));
        for (BoardForm.Rim rim : complex.form().rims()) {
            BitSet fewer = search.otherwise(search.all(), rim);
            assertThat(search.all().cardinality() - fewer.cardinality()).isBetween(4, 5);
        }
    }

    /** Evidence that tells nothing. */
    private static Evidence nothing(CellComplex complex) {
        Evidence.Seen border = new Evidence.Seen(new double[BorderLook.values().length], 1, 0);
        Evidence.Seen cell = new Evidence.Seen(new double[CellLook.values().length], 1, 0);
        return new Evidence(
                Collections.nCopies(complex.borders().size(), border),
                Collections.nCopies(complex.cells().size(), cell));
    }

    /** One in fifty borders looks otherwise; most boards of 85 borders have such ones, but cells do not move by it. */
    @Test
    void cellsAreToldByAllThatLiesAroundThem() {
        BoardLooks looks = mixture();
        int right = 0;
        for (int seed = 0; seed < 100; seed++) {
            Evidence evidence = looks.evidence(0.02, 0.97, new Random(seed));
            Labeling best =
                    Labelings.of(looks.complex(), evidence, COUNT).best().get(0);
            right += best.cells().cardinality() == 40 ? 1 : 0;
        }
        assertThat(right).isGreaterThanOrEqualTo(97);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void noCheaperCellsArePassedOver(long seed) {
        Board board = BoardBuilder.square(3, 3)
                .dot("A", 0, 0)
                .dot("A", 2, 2)
                .dot("B", 0, 1)
                .dot("B", 1, 1)
                .build();
        BoardLooks looks = new BoardLooks(board, false);
        Evidence evidence = looks.evidence(0.1, 0.9, new Random(seed));
        Costs costs = Costs.of(looks.complex(), evidence);
        List<Integer> places = looks.complex().form().places();
        double least = Double.MAX_VALUE;
        for (int some = 1; some < 1 << 9; some++) {
            BitSet cells = new BitSet();
            for (int i = 0; i < 9; i++) {
                cells.set(places.get(i), (some >> i & 1) == 1);
            }
            least = Math.min(least, costs.total(cells));
        }
        BitSet found = new CellSearch(looks.complex().cells(), costs).best();
        assertThat(costs.total(found)).isCloseTo(least, org.assertj.core.data.Offset.offset(1e-9));
    }

    @Test
    void labelingsComeInTheOrderOfTheirCosts() {
        BoardLooks looks = mixture();
        Labelings labelings = Labelings.of(looks.complex(), looks.evidence(0.05, 0.9, new Random(3)), COUNT);
        double[] costs = labelings.best().stream().mapToDouble(Labeling::cost).toArray();
        double[] sorted = costs.clone();
        Arrays.sort(sorted);
        assertThat(costs).hasSizeGreaterThan(1).isEqualTo(sorted);
        assertThat(labelings.best()).map(Labeling::said).doesNotHaveDuplicates();
    }

    /** A lattice that found a row too many, as below a board whose outline is as thin as its grid. */
    @Test
    void anOuterRowWithoutLinesIsNoneOfAPlainBoard() {
        Board board = BoardBuilder.square(5, 4)
                .hole(4, 0)
                .hole(4, 1)
                .hole(4, 2)
                .hole(4, 3)
                .dot("A", 0, 0)
                .dot("A", 3, 3)
                .dot("B", 0, 1)
                .dot("B", 3, 2)
                .build();
        BoardLooks looks = new BoardLooks(board, true);
        Labeling best = Labelings.of(looks.complex(), looks.evidence(0, 0.99, new Random(1)), COUNT)
                .best()
                .get(0);
        assertThat(best.cells().cardinality()).isEqualTo(16);
        assertThat(best.walls().isEmpty()).isTrue();
    }

    /** What somebody drew along a line hides it: most likely there is no wall. */
    @Test
    void aHiddenBorderIsAWallSeldom() {
        BoardLooks looks = mixture();
        Evidence seen = looks.evidence(0, 0.99, new Random(1));
        List<Evidence.Seen> borders = new ArrayList<>(seen.borders());
        double[] logs = new double[BorderLook.values().length];
        Arrays.fill(logs, Math.log(0.01));
        logs[BorderLook.HIDDEN.ordinal()] = Math.log(0.96);
        int inner = 3;
        borders.set(inner, new Evidence.Seen(logs, 1, 0));
        Labelings labelings = Labelings.of(looks.complex(), new Evidence(borders, seen.cells()), COUNT);
        assertThat(labelings.best().get(0).walls().get(inner)).isFalse();
        assertThat(labelings.doubts()).anySatisfy(doubt -> {
            assertThat(doubt.what()).isEqualTo(Change.What.WALL);
            assertThat(doubt.index()).isEqualTo(inner);
            assertThat(doubt.margin()).isBetween(2.0, 4.0);
        });
    }
}
