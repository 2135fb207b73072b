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
    void boardsWithoutNamesAreNumbered() {
        byte[] boards = "A.\nA.\n\n1 2\n2 1\n".getBytes(StandardCharsets.UTF_8);
        assertThat(Run.withInput(boards, "count", "-").outLines())
                .containsExactly("standard input 1: 1", "standard input 2: 0");
        assertThat(Run.withInput(boards, "count", "-", "--json").outLines().get(1))
                .contains("\"id\":\"2\"", "\"count\":\"0\"");
        assertThat(Run.withInput(boards, "grade", "-").err()).contains("standard input 2: no difficulty");
        assertThat(Run.withInput(boards, "hint", "-").err()).contains("standard input 2: ");
    }

    @Test
    void whyThereIsNoSolutionIsSaid() {
        Run run = Run.withInput("AB\nBA\n".getBytes(StandardCharsets.UTF_8), "count", "-");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).isEqualTo("0\n");
        assertThat(run.err())
                .isEqualTo("standard input: the board has no solution: the dot at row 1, column 1 is shut in;"
                        + " check its dots\n");
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
        assertThat(Run.of("count").err()).contains("no input; name a board").doesNotContain("both");
        assertThat(Run.of("count", "--paths", "3", "a.flow").err()).contains("leave one of them out");
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
