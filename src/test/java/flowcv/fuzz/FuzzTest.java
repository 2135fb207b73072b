package flowcv.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Inputs changed at random are read rightly or refused in a line each. The system properties {@code flowcv.fuzz}
 * and {@code flowcv.fuzz.seed} say how many, and the random seed. Inputs with findings stay in {@code target/fuzz}.
 */
@Tag("corpus")
class FuzzTest {
    @Test
    void changedInputsAreReadRightlyOrRefused() throws Exception {
        Fuzzer fuzzer = new Fuzzer(Long.getLong("flowcv.fuzz.seed", 1), Path.of("target", "fuzz"));
        fuzzer.run(0, Integer.getInteger("flowcv.fuzz", 200));
        System.out.print(fuzzer.table());
        assertThat(fuzzer.findings()).isEmpty();
    }
}
