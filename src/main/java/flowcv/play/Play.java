package flowcv.play;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.generate.Generator;
import flowcv.generate.Puzzle;
import flowcv.generate.Recipe;
import java.io.IOException;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;

/** Plays in the terminal. */
public final class Play {
    /** How it ended. */
    public enum End {
        /** The player left. */
        LEFT,
        /** There is no terminal to play in. */
        NO_TERMINAL,
        /** No puzzle like that was found. */
        NO_PUZZLE
    }

    private Play() {}

    /**
     * Plays until the player leaves.
     *
     * @param board what is played; a game of it that was kept goes on. Without one the last game goes
     *     on if it is not solved, or else a puzzle is made
     * @param recipe for new puzzles
     * @param teller who words hints
     * @param fresh whether a new puzzle is made in any case
     */
    public static End run(
            Optional<Board> board,
            Rules rules,
            Recipe recipe,
            boolean fresh,
            Random random,
            BiFunction<Board, flowcv.solve.hint.Hint, String> teller,
            GameStore store)
            throws IOException {
        Optional<Game> kept = board.isPresent()
                ? store.load(Player.name(new Game(board.get(), rules))).flatMap(SavedGame::read)
                : fresh
                        ? Optional.empty()
                        : store.last()
                                .flatMap(store::load)
                                .flatMap(SavedGame::read)
                                .filter(game -> game.rules == rules && !game.isSolved(game.position()));
        try (AutoClosing screen = new AutoClosing(Screen.open())) {
            if (screen.screen.isEmpty()) {
                return End.NO_TERMINAL;
            }
            Optional<Game> game = kept.or(() -> board.map(known -> new Game(known, rules)))
                    .or(() -> new Generator(recipe)
                            .make(random.nextLong())
                            .map(Puzzle::board)
                            .map(made -> new Game(made, rules)));
            if (game.isEmpty()) {
                return End.NO_PUZZLE;
            }
            new Player(screen.screen.get(), store, recipe, random, teller, game.get()).play();
            return End.LEFT;
        }
    }

    /** A screen that may not be there. */
    private record AutoClosing(Optional<Screen> screen) implements AutoCloseable {
        @Override
        public void close() throws IOException {
            if (screen.isPresent()) {
                screen.get().close();
            }
        }
    }
}
