package flowcv.read.decide;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.Evidence;
import flowcv.read.inference.BoardLooks;
import flowcv.read.inference.Labeling;
import flowcv.read.inference.Labelings;
import flowcv.read.tiling.BoardForm;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

class CutOffTest {
    private static final BoardLooks LOOKS = new BoardLooks(
            BoardBuilder.square(5, 5)
                    .dot("A", 0, 0)
                    .dot("A", 4, 4)
                    .dot("B", 0, 1)
                    .dot("B", 4, 3)
                    .build(),
            true);
    private static final Evidence WHOLE = LOOKS.evidence(0, 0.99, new Random(1));

    private static Optional<Integer> at(Evidence evidence) {
        Labeling best = Labelings.of(LOOKS.complex(), evidence, 1).best().get(0);
        return CutOff.at(LOOKS.complex(), evidence, best);
    }

    /** The same evidence, but some borders look otherwise. */
    private static Evidence with(List<Integer> borders, UnaryOperator<Evidence.Seen> other) {
        List<Evidence.Seen> all = new ArrayList<>(WHOLE.borders());
        borders.forEach(border -> all.set(border, other.apply(all.get(border))));
        return new Evidence(all, WHOLE.cells());
    }

    private static Evidence.Seen looking(BorderLook look) {
        double[] logs = new double[BorderLook.values().length];
        Arrays.fill(logs, Math.log(0.01));
        logs[look.ordinal()] = Math.log(0.95);
        return new Evidence.Seen(logs, 1, 0);
    }

    private static Evidence.Seen unseen(Evidence.Seen seen) {
        return new Evidence.Seen(seen.logs(), 0.2, seen.rgb());
    }

    private static List<BoardForm.Rim> rims() {
        return LOOKS.complex().form().rims();
    }

    @Test
    void aWholeBoardIsNotCutOff() {
        assertThat(at(WHOLE)).isEmpty();
    }

    @Test
    void linesThatGoOnBeyondTheOutlineTellOfMoreCells() {
        for (BoardForm.Rim rim : rims()) {
            Optional<Integer> place = at(with(rim.stubs(), seen -> looking(BorderLook.THIN)));
            assertThat(place).hasValueSatisfying(inside -> assertThat(
                            LOOKS.complex().cells().get(inside).isBeyond())
                    .isFalse());
        }
    }

    @Test
    void oneStainIsNoLine() {
        assertThat(at(with(rims().get(0).stubs().subList(0, 1), seen -> looking(BorderLook.THIN))))
                .isEmpty();
    }

    @Test
    void aSideThatIsCoveredOrBeyondThePictureMayGoOn() {
        for (BoardForm.Rim rim : rims()) {
            assertThat(at(with(rim.borders(), seen -> looking(BorderLook.HIDDEN))))
                    .isPresent();
            assertThat(at(with(rim.borders(), CutOffTest::unseen))).isPresent();
        }
    }

    @Test
    void aPlainBoardIsCompleteWhereItWasCutOnAllSides() {
        List<Integer> outline =
                rims().stream().flatMap(rim -> rim.borders().stream()).toList();
        assertThat(at(with(outline, CutOffTest::unseen))).isEmpty();
    }

    @Test
    void nobodyKnowsWhetherABoardWithWallsGoesOn() {
        Board board = BoardBuilder.square(5, 5)
                .wall(1, 1, 1, 2)
                .dot("A", 0, 0)
                .dot("A", 4, 4)
                .build();
        BoardLooks looks = new BoardLooks(board, false);
        Evidence seen = looks.evidence(0, 0.99, new Random(1));
        List<Evidence.Seen> borders = new ArrayList<>(seen.borders());
        looks.complex().form().rims().forEach(rim -> rim.borders()
                .forEach(border -> borders.set(border, unseen(borders.get(border)))));
        Evidence evidence = new Evidence(borders, seen.cells());
        Labeling best = Labelings.of(looks.complex(), evidence, 1).best().get(0);
        assertThat(CutOff.at(looks.complex(), evidence, best)).isPresent();
    }
}
