package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class CountCommandTest {
    @Test
    void pathsAreANumber() {
        Run run = Run.of("count", "--paths", "4x3");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).isEqualTo("38\n");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void boardsOfAStreamAreNamed() {
        String stream = "id: one\n\nA.\n.A\n\nid: two\n\nAB\nBA\n\nid: three\n\nA.A\n...\n";
        Run run = Run.withInput(stream.getBytes(StandardCharsets.UTF_8), "count", "-", "--rules", "free");
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines())
                .containsExactly("standard input one: 2", "standard input two: 0", "standard input three: 4");
    }

    @Test
    void samplesFollowTheNumber() {
        byte[] board = "A.\nA.\n".getBytes(StandardCharsets.UTF_8);
        Run run = Run.withInput(board, "count", "-", "--sample", "2");
        assertThat(run.outLines()).containsExactly("1", "", "AA", "AA", "", "AA", "AA");
    }

    @Test
    void limitsEndInAMessage() {
        Run run = Run.of("count", "--paths", "14", "--memory-limit", "1M");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).matches("flowcv: --paths 14: gave up at the memory limit of 1 MB with \\d+ states\n");
    }

    @Test
    void missingFilesStopNoOther() {
        Run run = Run.of("count", "missing.flow", Samples.PICTURE);
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.out()).isEqualTo(Samples.PICTURE + ": 1\n");
        assertThat(run.errLines()).hasSize(1);
    }
}
