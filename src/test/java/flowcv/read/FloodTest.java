package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class FloodTest {
    /** Each number leads to those that it divides, up to a hundred. */
    private static IntStream multiples(int number) {
        return IntStream.rangeClosed(2, 100 / number).map(factor -> factor * number);
    }

    @Test
    void allThatIsReachedIsFoundAndNothingElse() {
        assertThat(Flood.from(List.of(30, 7, 14), FloodTest::multiples).stream())
                .containsExactly(7, 14, 21, 28, 30, 35, 42, 49, 56, 60, 63, 70, 77, 84, 90, 91, 98);
    }

    @Test
    void nothingLeadsNowhere() {
        assertThat(Flood.from(List.of(), FloodTest::multiples).isEmpty()).isTrue();
    }

    @Test
    void circlesEnd() {
        assertThat(Flood.from(List.of(3), node -> IntStream.of((node + 1) % 5)).cardinality())
                .isEqualTo(5);
    }
}
