package flowcv.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import flowcv.read.evidence.Appearance;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The nets that come with the program are those that its own fitting makes. */
@Tag("corpus")
class FitLooksTest {
    @Test
    void theSameSeedMakesTheSameNets(@TempDir Path folder) throws Exception {
        boolean isWhole = System.getProperty("flowcv.corpora", "quick").equals("whole");
        assumeTrue(isWhole, "fitting takes eight minutes: mvn -Pcorpus verify");
        FitLooks.main(folder.toString());
        for (String net : new String[] {"borders.net", "cells.net"}) {
            assertThat(folder.resolve(net))
                    .hasBinaryContent(Appearance.class.getResourceAsStream(net).readAllBytes());
        }
        assertThat(Files.size(folder.resolve("borders.net"))).isLessThan(1_000_000);
    }
}
