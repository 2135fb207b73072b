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
        assertThat(run.err()).contains("lattices of squares: ", "labelings", "one solution", "confidence");
    }
}
