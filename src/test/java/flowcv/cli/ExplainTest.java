package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplainTest {
    @TempDir
    private Path folder;

    @Test
    void everyStageIsToldInWords() throws IOException {
        Run run = Run.of("recognize", Samples.drawn(folder, Samples.TEXT), "--explain");
        assertThat(run.out()).isEqualTo(Samples.TEXT);
        assertThat(run.err()).contains("discs", "a lattice of cells", "lines", "dots", "pairs", "exactly one solution");
    }

    @Test
    void aBoardWithSeveralSolutionsIsBelievedOnlyWithoutTheWitness() throws IOException {
        Path picture = Samples.drawn(folder, Samples.LOOK_ALIKE);
        assertThat(Run.of("recognize", picture).err())
                .contains("has several solutions; if it is the board of a look-alike, --no-witness accepts it");
        Run run = Run.of("recognize", picture, "--no-witness");
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(run.out().replaceAll("[A-Za-z]", "x")).isEqualTo(Samples.LOOK_ALIKE.replaceAll("[A-Z]", "x"));
    }
}
