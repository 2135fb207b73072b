package flowcv.generate;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Rules;
import org.junit.jupiter.api.Test;

/** What options and texts call the values of enums. */
class WordsTest {
    @Test
    void areInLowerCase() {
        assertThat(Rules.values()).extracting(Rules::toString).containsExactly("fill", "free");
        assertThat(Difficulty.values())
                .extracting(Difficulty::toString)
                .containsExactly("easy", "medium", "hard", "extreme");
        assertThat(Feature.values())
                .extracting(Feature::toString)
                .containsExactly("holes", "walls", "warps", "bridges", "hex");
    }
}
