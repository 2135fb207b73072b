package flowcv.play;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Rules;
import java.util.List;
import org.junit.jupiter.api.Test;

class DrawingTest {
    /** A runs across, B down, over one bridge in the middle; rows 0 and 2 are warps. */
    private final Board board = BoardBuilder.square(3, 3)
            .dot("A", 1, 0)
            .dot("A", 1, 2)
            .dot("B", 0, 1)
            .dot("B", 2, 1)
            .bridge(1, 1)
            .openRow(0)
            .build();

    private final Game game = new Game(board, Rules.FREE);

    private Drawing at(int place) {
        return Drawing.at(game.ground, game.position(), place).orElseThrow();
    }

    @Test
    void bridgesAreCrossedStraightAndTwice() {
        Drawing across = at(3);
        assertThat(across.to(4)).isTrue();
        assertThat(across.to(1)).as("a turn on the bridge").isFalse();
        assertThat(across.to(5)).isTrue();
        assertThat(across.isJoined()).isTrue();
        assertThat(across.to(8)).as("on from the second dot").isFalse();
        game.move(across.position(), across.pair());
        Drawing down = at(1);
        assertThat(down.to(4)).isTrue();
        assertThat(down.to(7)).isTrue();
        game.move(down.position(), down.pair());
        assertThat(game.position().flows()).containsExactlyInAnyOrder(List.of(1, 4, 7), List.of(3, 4, 5));
        assertThat(game.isSolved(game.position())).isTrue();
        assertThat(game.moves()).isEqualTo(2);
    }

    @Test
    void whatIsCrossedIsCutUntilTheFlowDrawsBack() {
        Drawing drawing = at(1);
        assertThat(drawing.to(0)).isTrue();
        assertThat(drawing.to(2)).as("around the border").isTrue();
        game.move(drawing.position(), drawing.pair());
        Drawing other = at(3);
        assertThat(other.to(0)).isTrue();
        assertThat(other.position().flow(drawing.pair()))
                .as("nothing but the dot is left")
                .isEmpty();
        assertThat(other.to(3)).isTrue();
        assertThat(other.position().flow(drawing.pair())).containsExactly(1, 0, 2);
        assertThat(other.to(1)).as("another dot").isFalse();
    }

    @Test
    void undoneMovesComeBackUntilAnotherIsMade() {
        Drawing drawing = at(1);
        drawing.to(0);
        game.move(drawing.position(), drawing.pair());
        Position drawn = game.position();
        assertThat(game.undo()).isTrue();
        assertThat(game.position().flows()).allMatch(List::isEmpty);
        assertThat(game.undo()).isFalse();
        assertThat(game.redo()).isTrue();
        assertThat(game.position()).isEqualTo(drawn);
        assertThat(game.redo()).isFalse();
    }

    @Test
    void keptGamesAreTheSameAndDamagedOnesAreNone() {
        Drawing drawing = at(3);
        drawing.to(4);
        drawing.to(5);
        game.move(drawing.position(), drawing.pair());
        game.played(61_000);
        String text = SavedGame.write(game);
        assertThat(SavedGame.read(text)).hasValueSatisfying(read -> {
            assertThat(read.position()).isEqualTo(game.position());
            assertThat(read.moves()).isEqualTo(1);
            assertThat(read.playedMillis()).isEqualTo(61_000);
            assertThat(read.rules).isEqualTo(Rules.FREE);
        });
        for (int end = 0; end < text.length() - 12; end += 3) {
            assertThat(SavedGame.read(text.substring(0, end))).isEmpty();
        }
        assertThat(SavedGame.read(text.replace("3 4 5", "3 4 7"))).isEmpty();
    }

    @Test
    void hintsLeadToTheSolution() {
        Game filled = new Game(
                BoardBuilder.square(2, 3)
                        .dot("A", 0, 0)
                        .dot("A", 1, 0)
                        .dot("B", 1, 1)
                        .dot("B", 1, 2)
                        .wall(0, 0, 1, 0)
                        .build(),
                Rules.FILL);
        // Nothing fills this board: A and B each need the corner of the other.
        assertThat(Adviser.of(filled, (b, step) -> "because")).isEmpty();
        Adviser adviser = Adviser.of(game, (b, step) -> "because").orElseThrow();
        for (int i = 0; !game.isSolved(game.position()); i++) {
            assertThat(i).isLessThan(20);
            Hint hint = adviser.next(game.position()).orElseThrow();
            Drawing drawing = at(hint.places().get(0));
            hint.places().stream().skip(1).forEach(place -> assertThat(drawing.to(place))
                    .isTrue());
            assertThat(hint.words()).matches("because|Flow . can continue here; there are other ways, too\\.");
            game.move(drawing.position(), drawing.pair());
            assertThat(adviser.firstFault(game.position())).isEmpty();
        }
    }
}
