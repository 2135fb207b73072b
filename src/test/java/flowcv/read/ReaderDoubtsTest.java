package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.Point;
import flowcv.read.decide.Decision;
import flowcv.read.inference.Change;
import flowcv.read.inference.Content;
import flowcv.read.inference.Labeling;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import flowcv.read.tiling.Pose;
import flowcv.read.tiling.SquareTiling;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Three rows of three cells, the one in the middle a dot. */
class ReaderDoubtsTest {
    private static final CellComplex COMPLEX =
            SquareTiling.complex(3, 3, Pose.upright(new Point(10, 10), 40, 40, 140, 140), 1);
    private static final int MIDDLE = place(1, 1);
    /** So many nats make something else three times as unlikely. */
    private static final double THIRD = Math.log(3);

    private static int place(int row, int column) {
        return COMPLEX.form().places().get(3 * row + column);
    }

    private static int border(int one, int other) {
        for (int i = 0; i < COMPLEX.borders().size(); i++) {
            Border border = COMPLEX.borders().get(i);
            if (border.first() == one && border.second() == other) {
                return i;
            }
        }
        throw new IllegalArgumentException();
    }

    private static List<Doubt> doubts(Change... changes) {
        BitSet cells = new BitSet();
        COMPLEX.form().places().forEach(cells::set);
        BitSet walls = new BitSet();
        walls.set(border(place(0, 0), place(0, 1)));
        List<Content> content =
                new ArrayList<>(Collections.nCopies(COMPLEX.cells().size(), Content.PLAIN));
        content.set(MIDDLE, Content.DOT);
        return ReaderDoubts.of(
                COMPLEX, new Labeling(cells, walls, new BitSet(), content, 0), List.of(changes), List.of());
    }

    @Test
    void alternativesOfACellStandTogetherTheLikeliestFirst() {
        List<Doubt> doubts = doubts(
                new Change(Change.What.CONTENT, MIDDLE, Content.PLAIN, THIRD),
                new Change(Change.What.CONTENT, MIDDLE, Content.BRIDGE, 2 * THIRD));
        assertThat(doubts).hasSize(1);
        assertThat(doubts.get(0).places()).containsExactly(4);
        assertThat(doubts.get(0).words()).isEqualTo("row 2, column 2: a dot or an empty cell or a bridge");
        List<Doubt.Alternative> alternatives = doubts.get(0).alternatives();
        assertThat(alternatives)
                .extracting(Doubt.Alternative::kind)
                .containsExactly(Doubt.Kind.DOT, Doubt.Kind.EMPTY, Doubt.Kind.BRIDGE);
        assertThat(alternatives.get(0).share()).isCloseTo(9.0 / 13, within(1e-9));
        assertThat(alternatives.get(2).share()).isCloseTo(1.0 / 13, within(1e-9));
    }

    @Test
    void whatIsLikeliestToBeOtherwiseComesFirstAndWhatIsSureNotAtAll() {
        assertThat(doubts(
                                new Change(Change.What.CONTENT, place(0, 2), Content.DOT, 9),
                                new Change(Change.What.CELL, place(2, 2), null, 2 * THIRD),
                                new Change(Change.What.CONTENT, place(0, 0), Content.DOT, THIRD))
                        .stream()
                        .map(Doubt::words))
                .containsExactly(
                        "row 1, column 1: an empty cell or a dim dot", "row 3, column 3: an empty cell or a hole");
    }

    @Test
    void aWallLiesBetweenTwoCells() {
        Doubt wall = doubts(new Change(Change.What.WALL, border(place(0, 0), place(0, 1)), null, THIRD))
                .get(0);
        assertThat(wall.words()).isEqualTo("between row 1, column 1 and row 1, column 2: a wall or no wall");
        assertThat(wall.places()).containsExactly(0, 1);
        Doubt none = doubts(new Change(Change.What.WALL, border(place(1, 0), place(1, 1)), null, THIRD))
                .get(0);
        assertThat(none.words()).endsWith(": no wall or a wall");
    }

    @Test
    void aDotMayBelongToOneOfTwoOthers() {
        Map<Integer, Double> shares = new LinkedHashMap<>();
        shares.put(place(0, 1), 0.7);
        shares.put(place(2, 2), 0.3);
        BitSet none = new BitSet();
        Labeling empty = new Labeling(
                none, none, none, Collections.nCopies(COMPLEX.cells().size(), Content.PLAIN), 0);
        List<Doubt> doubts = ReaderDoubts.of(COMPLEX, empty, List.of(), List.of(new Decision.Partners(MIDDLE, shares)));
        assertThat(doubts).hasSize(1);
        assertThat(doubts.get(0).places()).containsExactly(4);
        assertThat(doubts.get(0).words())
                .isEqualTo("the dot at row 2, column 2: with row 1, column 2 or with row 3, column 3");
        assertThat(doubts.get(0).alternatives())
                .extracting(alternative -> alternative.partner().getAsInt())
                .containsExactly(1, 8);
    }

    @Test
    void anOpeningJoinsTheEndsOfARow() {
        int left = COMPLEX.form().rims().get(0).borders().get(2);
        Doubt opening =
                doubts(new Change(Change.What.OPENING, left, null, THIRD)).get(0);
        assertThat(opening.places()).containsExactly(6, 8);
        assertThat(opening.words()).isEqualTo("outline at row 3, column 1: closed or open");
    }
}
