package flowcv.count;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Rules;
import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GridPathsTest {
    private static final CountLimits LIMITS = new CountLimits(Duration.ofHours(1), 1L << 29);

    /** OEIS A007764; the last one takes numbers of several planes. */
    @ParameterizedTest
    @CsvSource({
        "2, 2",
        "3, 12",
        "4, 184",
        "5, 8512",
        "6, 1262816",
        "7, 575780564",
        "8, 789360053252",
        "9, 3266598486981642",
        "10, 41044208702632496804",
        "11, 1568758030464750013214100",
        "12, 182413291514248049241470885236",
        "14, 69450664761521361664274701548907358996488",
    })
    void squaresAsInTheEncyclopedia(int side, BigInteger paths) {
        assertThat(paths(side, side)).isEqualTo(paths);
    }

    /** The general way knows nothing of grids and brackets. */
    @Test
    void rectanglesAsByTheGeneralWay() {
        for (int rows = 1; rows <= 11; rows++) {
            for (int columns = 1; columns <= Math.min(rows, 7); columns++) {
                if (rows * columns < 2) {
                    continue;
                }
                Board board = BoardBuilder.square(rows, columns)
                        .dot("A", 0, 0)
                        .dot("A", rows - 1, columns - 1)
                        .build();
                Count general = Counter.count(board, Rules.FREE, LIMITS, CountProgress.NONE);
                assertThat(paths(rows, columns))
                        .as("%d x %d", rows, columns)
                        .isEqualTo(paths(columns, rows))
                        .isEqualTo(((Count.Exact) general).solutions());
            }
        }
    }

    /** Long and narrow: 2^(n-1) by hand, and numbers that grow by a plane many times; A006192 for three. */
    @Test
    void longGridsOverflowNothing() {
        assertThat(paths(200, 2)).isEqualTo(BigInteger.TWO.pow(199));
        List<BigInteger> three =
                new ArrayList<>(List.of(BigInteger.ONE, BigInteger.valueOf(4), BigInteger.valueOf(12)));
        for (int i = 3; i < 120; i++) {
            // A006192: a(n) = 4a(n-1) - 3a(n-2) + 2a(n-3) + a(n-4), from the fifth on.
            three.add(
                    i == 3
                            ? BigInteger.valueOf(38)
                            : three.get(i - 1)
                                    .shiftLeft(2)
                                    .subtract(three.get(i - 2).multiply(BigInteger.valueOf(3)))
                                    .add(three.get(i - 3).shiftLeft(1))
                                    .add(three.get(i - 4)));
        }
        assertThat(paths(120, 3)).isEqualTo(three.get(119));
    }

    /** The same grids with few long rows and with many short ones: other states, words, numbers and halves. */
    @Test
    void acrossAsManyAsAlong() {
        for (int rows = 2; rows <= 12; rows++) {
            for (int columns = rows + 1; columns <= 13; columns++) {
                Count across = new GridPaths(rows, columns, LIMITS, CountProgress.NONE).run();
                assertThat(((Count.Exact) across).solutions())
                        .as("%d x %d", rows, columns)
                        .isEqualTo(paths(rows, columns));
            }
        }
        // A007787.
        assertThat(paths(27, 5)).isEqualTo(new BigInteger("22435306570786253414376286"));
    }

    @Test
    void theNumberOfStatesIsKnownBefore() {
        for (int ends = 1; ends <= 12; ends++) {
            long states = 0;
            for (int set = 0; set < 1 << ends; set++) {
                states += PathNumbers.isOdd(set) ? new BracketWords(Integer.bitCount(set)).size() : 0;
            }
            assertThat(PathNumbers.states(ends)).isEqualTo(states);
        }
        // A difference of Motzkin numbers, A001006.
        assertThat(PathNumbers.states(19)).isEqualTo(50_852_019 - 18_199_284);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3, 5, 7, 9, 11})
    void wordsAreInOrderOfDepth(int length) {
        BracketWords words = new BracketWords(length);
        assertThat(words.size()).isEqualTo((int) BracketWords.count(length));
        int before = 0;
        for (int i = 0; i < words.size(); i++) {
            assertThat(words.index(words.word(i))).isEqualTo(i);
            int depth = depth(words.word(i), length);
            assertThat(depth).isGreaterThanOrEqualTo(before);
            assertThat(i)
                    .isLessThan(words.upToDepth(depth))
                    .isGreaterThanOrEqualTo(depth == 0 ? 0 : words.upToDepth(depth - 1));
            before = depth;
        }
    }

    private static int depth(long word, int length) {
        int depth = 0;
        int deepest = 0;
        for (int at = 0; at < length; at++) {
            int code = (int) (word >>> BracketWords.BITS * at & 3);
            depth += code == BracketWords.OPENING ? 1 : code == BracketWords.CLOSING ? -1 : 0;
            deepest = Math.max(deepest, depth);
        }
        return deepest;
    }

    @Test
    void limitsAreKeptAndNamed() {
        CountLimits little = new CountLimits(Duration.ofMinutes(1), 1 << 20);
        assertThat(GridPaths.count(14, 14, little, CountProgress.NONE))
                .isInstanceOfSatisfying(Count.GaveUp.class, gaveUp -> assertThat(gaveUp.limit())
                        .isEqualTo("the memory limit of 1 MB for tables"));
        // The states fit, but not the larger numbers that come later; or not the copy of half the grid.
        for (int side : new int[] {13, 14}) {
            CountLimits tight = new CountLimits(Duration.ofMinutes(1), PathNumbers.states(side + 1) * Long.BYTES);
            assertThat(GridPaths.count(side, side, tight, CountProgress.NONE))
                    .isInstanceOfSatisfying(Count.GaveUp.class, gaveUp -> {
                        assertThat(gaveUp.limit()).startsWith("the memory limit of ");
                        assertThat(gaveUp.bytes()).isLessThanOrEqualTo(tight.bytes());
                    });
        }
        CountLimits soon = new CountLimits(Duration.ZERO, 1L << 29);
        assertThat(GridPaths.count(12, 12, soon, CountProgress.NONE))
                .isInstanceOfSatisfying(
                        Count.GaveUp.class, gaveUp -> assertThat(gaveUp.limit()).isEqualTo("the time limit of 0 ms"));
        assertThat(GridPaths.count(40, 40, LIMITS, CountProgress.NONE)).isInstanceOf(Count.GaveUp.class);
        CountLimits vast = new CountLimits(Duration.ofMinutes(1), Long.MAX_VALUE);
        assertThat(GridPaths.count(30, 30, vast, CountProgress.NONE))
                .isInstanceOfSatisfying(
                        Count.GaveUp.class, gaveUp -> assertThat(gaveUp.limit()).contains("largest array"));
    }

    @Test
    void progressEndsAtTheLastCellOfOneHalf() {
        List<Integer> done = new ArrayList<>();
        GridPaths.count(9, 6, LIMITS, (cells, of, states) -> {
            assertThat(of).isEqualTo(30);
            done.add(cells);
        });
        assertThat(done).isSorted().endsWith(30);
    }

    private static BigInteger paths(int rows, int columns) {
        Count count = GridPaths.count(rows, columns, LIMITS, CountProgress.NONE);
        assertThat(count).isInstanceOf(Count.Exact.class);
        return ((Count.Exact) count).solutions();
    }
}
