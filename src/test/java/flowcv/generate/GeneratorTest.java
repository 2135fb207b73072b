package flowcv.generate;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.board.Rules;
import flowcv.board.SolutionCheck;
import flowcv.board.Trail;
import flowcv.count.Count;
import flowcv.count.CountLimits;
import flowcv.count.CountProgress;
import flowcv.count.Counter;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class GeneratorTest {
    private static final CountLimits LIMITS = new CountLimits(Duration.ofHours(1), 1L << 29);
    /** How many of each kind; {@code -Dflowcv.puzzles=100} for all that was promised. */
    private static final int PUZZLES = Integer.getInteger("flowcv.puzzles", 3);

    @ParameterizedTest
    @CsvSource({"5", "7", "9", "12"})
    void plainPuzzlesHaveOneSolution(int side) {
        makeAndCheck(new Recipe(side, side, Set.of(), OptionalInt.empty(), Optional.empty(), false));
    }

    @ParameterizedTest
    @EnumSource(Feature.class)
    void puzzlesOfEachFamilyHaveOneSolution(Feature feature) {
        makeAndCheck(new Recipe(8, 8, Set.of(feature), OptionalInt.empty(), Optional.empty(), false));
    }

    @Test
    void mixturesHaveOneSolution() {
        Set<Feature> square = EnumSet.complementOf(EnumSet.of(Feature.HEX));
        makeAndCheck(new Recipe(8, 7, square, OptionalInt.empty(), Optional.empty(), false));
        Set<Feature> hex = EnumSet.of(Feature.HEX, Feature.HOLES, Feature.WALLS);
        makeAndCheck(new Recipe(7, 6, hex, OptionalInt.empty(), Optional.empty(), false));
    }

    @ParameterizedTest
    @EnumSource(Difficulty.class)
    void difficultyIsWhatWasAskedFor(Difficulty difficulty) {
        Recipe recipe = new Recipe(9, 9, Set.of(), OptionalInt.empty(), Optional.of(difficulty), false);
        Puzzle puzzle = new Generator(recipe).make(4).orElseThrow();
        assertThat(puzzle.grade().difficulty()).isEqualTo(difficulty);
        assertThat(Grade.of(puzzle.board())).isEqualTo(puzzle.grade());
    }

    @Test
    void whoeverWaitsCanStopIt() {
        Recipe recipe = new Recipe(9, 9, Set.of(), OptionalInt.empty(), Optional.empty(), false);
        int[] asked = {0};
        assertThat(new Generator(recipe).make(1, () -> ++asked[0] > 20)).isEmpty();
        assertThat(asked[0]).isLessThan(30);
        // It asks at every attempt and at every change, so twenty times is halfway.
        assertThat(new Generator(recipe).make(1, () -> false).map(Puzzle::solution))
                .isPresent()
                .isEqualTo(new Generator(recipe).make(1).map(Puzzle::solution));
    }

    @Test
    void aLimitOfTimeEndsIt() {
        // Takes minutes without the limit.
        Recipe recipe = new Recipe(40, 40, Set.of(), OptionalInt.empty(), Optional.of(Difficulty.EXTREME), false);
        Duration limit = Duration.ofMillis(200);
        long begun = System.nanoTime();
        Generated generated = new Generator(recipe).make(1, limit, () -> false, GeneratorListener.NONE);
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isBetween(limit, limit.plusSeconds(5));
        assertThat(generated).isInstanceOfSatisfying(Generated.TimeUp.class, up -> assertThat(up.limit())
                .isEqualTo(limit));
    }

    @Test
    void aLimitThatIsNotReachedChangesNothing() {
        Recipe recipe = new Recipe(7, 7, Set.of(), OptionalInt.empty(), Optional.empty(), false);
        Generator generator = new Generator(recipe);
        assertThat(generator.make(3, Duration.ofHours(1), () -> false, GeneratorListener.NONE))
                .isInstanceOfSatisfying(
                        Generated.Made.class, made -> assertThat(made.puzzle().solution())
                                .isEqualTo(generator.make(3).orElseThrow().solution()));
    }

    @Test
    void whoeverListensHearsOfEveryAttemptAndOfWhatCameClosest() {
        // No board so small is extreme.
        Recipe recipe = new Recipe(4, 4, Set.of(), OptionalInt.empty(), Optional.of(Difficulty.EXTREME), false);
        List<Integer> heard = new ArrayList<>();
        Set<Difficulty> best = EnumSet.noneOf(Difficulty.class);
        Generated generated = new Generator(recipe).make(1, Duration.ofHours(1), () -> false, (attempts, so) -> {
            heard.add(attempts);
            so.ifPresent(best::add);
        });
        assertThat(generated).isInstanceOfSatisfying(Generated.NotFound.class, none -> {
            assertThat(heard).isSorted();
            assertThat(Set.copyOf(heard)).hasSize(none.attempts()).contains(1, none.attempts());
            assertThat(none.best()).isPresent();
            assertThat(best).contains(none.best().get());
        });
    }

    @Test
    void stoppedIsTold() {
        Recipe recipe = new Recipe(9, 9, Set.of(), OptionalInt.empty(), Optional.empty(), false);
        assertThat(new Generator(recipe).make(1, Duration.ofHours(1), () -> true, GeneratorListener.NONE))
                .isEqualTo(new Generated.Stopped(0));
    }

    private static void makeAndCheck(Recipe recipe) {
        for (int seed = 0; seed < PUZZLES; seed++) {
            Puzzle puzzle = new Generator(recipe).make(seed).orElseThrow();
            Board board = puzzle.board();
            assertThat(SolutionCheck.fault(board, puzzle.solution(), Rules.FILL))
                    .isEmpty();
            assertThat(Counter.count(board, Rules.FILL, LIMITS, CountProgress.NONE))
                    .isInstanceOfSatisfying(Count.Exact.class, exact -> assertThat(exact.solutions())
                            .isEqualTo(BigInteger.ONE));
            assertThat(board.pairs()).noneMatch(pair -> areLinked(board, pair));
            assertThat(puzzle.solution().trails()).noneMatch(trail -> touchesItself(board, trail));
        }
    }

    private static boolean areLinked(Board board, Pair pair) {
        return board.links().stream().anyMatch(link -> link.first() == pair.first() && link.second() == pair.second());
    }

    /** Bridges apart, which a flow passes over what lies beside them. */
    private static boolean touchesItself(Board board, Trail trail) {
        for (Link link : board.links()) {
            int a = trail.places().indexOf(link.first());
            int b = trail.places().indexOf(link.second());
            boolean bridge = board.isBridge(link.first()) || board.isBridge(link.second());
            if (a >= 0 && b >= 0 && Math.abs(a - b) != 1 && !bridge) {
                return true;
            }
        }
        return false;
    }
}
