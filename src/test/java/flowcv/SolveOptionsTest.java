package flowcv;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flowcv.batch.BatchOptions;
import flowcv.read.StageObserver;
import flowcv.solve.Engine;
import flowcv.solve.Limits;
import flowcv.solve.Question;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SolveOptionsTest {
    @ParameterizedTest
    @ValueSource(doubles = {-0.1, 1.1, Double.NaN})
    void aConfidenceIsAShare(double confidence) {
        Question question = Question.first(Limits.of(SolveOptions.DEFAULT_TIME));
        assertThatThrownBy(() -> new SolveOptions(
                        question, false, Engine.SEARCH, SolveOptions.Drawing.NONE, StageObserver.NONE, confidence))
                .hasMessage("a confidence of " + confidence + ", expected 0 to 1");
        assertThatThrownBy(() -> new BatchOptions(1, BatchOptions.DEFAULT_TIME, false, false, confidence))
                .hasMessage("a confidence of " + confidence + ", expected 0 to 1");
    }
}
