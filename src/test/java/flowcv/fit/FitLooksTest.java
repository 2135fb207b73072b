package flowcv.fit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import flowcv.read.evidence.Appearance;
import flowcv.read.evidence.Samples;
import flowcv.read.evidence.SoftmaxNet;
import flowcv.read.frame.Frame;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The nets that come with the program are those that its own fitting makes. */
@Tag("corpus")
class FitLooksTest {
    /** Pictures that are looked at with both; they are none that nets are fitted on. */
    private static final int PICTURES = 20;
    /** Processors round pictures otherwise; what nets of such pictures differ in is far below their own errors. */
    private static final double MOST_UNLIKE = 0.005;

    @Test
    void theSameSeedMakesTheSameNets(@TempDir Path folder) throws Exception {
        assumeTrue(
                Boolean.getBoolean("flowcv.fit"),
                "fitting takes forty minutes: mvn -Dtest=FitLooksTest -Dflowcv.fit=true verify");
        FitLooks.main(folder.toString());
        List<float[]> borders = new ArrayList<>();
        List<float[]> cells = new ArrayList<>();
        for (long seed = CheckLooks.SEED; seed < CheckLooks.SEED + PICTURES; seed++) {
            try (TrainingPicture picture = TrainingPicture.random(seed);
                    Frame frame = Frame.of(picture.picture())) {
                Example example = Example.near(picture, new Random(seed));
                Samples samples = Samples.of(frame, example.complex());
                IntStream.range(0, example.borders().size())
                        .mapToObj(samples::border)
                        .forEach(borders::add);
                IntStream.range(0, example.cells().size())
                        .filter(cell -> !example.complex().cells().get(cell).isBeyond())
                        .mapToObj(samples::cell)
                        .forEach(cells::add);
            }
        }
        assertThat(unlike(folder, "borders.net", borders)).isLessThan(MOST_UNLIKE);
        assertThat(unlike(folder, "cells.net", cells)).isLessThan(MOST_UNLIKE);
        assertThat(Files.size(folder.resolve("borders.net"))).isLessThan(1_000_000);
    }

    /** The share of things that look otherwise to a net that was fitted than to the one that comes with the program. */
    private static double unlike(Path folder, String name, List<float[]> things) throws IOException {
        try (InputStream stored = Appearance.class.getResourceAsStream(name);
                InputStream made = Files.newInputStream(folder.resolve(name))) {
            SoftmaxNet program = SoftmaxNet.read(stored);
            SoftmaxNet fitted = SoftmaxNet.read(made);
            long unlike = things.stream()
                    .filter(thing -> best(program.logs(thing)) != best(fitted.logs(thing)))
                    .count();
            return (double) unlike / things.size();
        }
    }

    private static int best(double[] logs) {
        return IntStream.range(0, logs.length)
                .boxed()
                .max(Comparator.comparingDouble(look -> logs[look]))
                .orElseThrow();
    }
}
