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
        Run run = Run.of("count", "--paths", "16", "--time-limit", "1ms");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .matches("flowcv: --paths 16: gave up at the time limit of 1 ms with \\d+ states;"
                        + " raise --time-limit or --memory-limit\n");
        Run small = Run.of("count", "--paths", "14", "--memory-limit", "1M");
        assertThat(small.exitCode()).isEqualTo(2);
        assertThat(small.err()).matches("flowcv count: --memory-limit 1M: expected at least \\d+M, of which Java .*\n");
    }

    @Test
    void wrongArgumentsAreAnsweredWithRightOnes() {
        assertThat(Run.of("count").err()).contains("or a grid with --paths, not both");
        assertThat(Run.of("count", "--paths", "3", "a.flow").err()).contains("or a grid with --paths, not both");
        assertThat(Run.of("count", "--paths", "1").err()).contains("a single cell has no two corners");
        assertThat(Run.of("count", "--paths", "3x99").err()).contains("each from 1 to 40, as in --paths 9x7");
        assertThat(Run.of("count", "--paths", "3", "--sample", "0").err()).contains("--sample 0: expected at least 1");
        assertThat(Run.of("count", "--paths", "3", "--memory-limit", "5").err()).contains("write it as 500M or 4G");
    }

    /** All that is asked for is more than the virtual machine of the tests has. */
    @Test
    void moreThanAllMemoryEndsInAMessage() {
        Run run = Run.of("count", "--paths", "40", "--memory-limit", "900000G");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("gave up at the memory limit of ");
    }

    @Test
    void missingFilesStopNoOther() {
        Run run = Run.of("count", "missing.flow", Samples.PICTURE);
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.out()).isEqualTo(Samples.PICTURE + ": 1\n");
        assertThat(run.errLines()).hasSize(1);
    }
}
