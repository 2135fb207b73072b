package flowcv.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BatchSolverTest {
    private static final Path PICTURE = Path.of("samples", "7x7.png");

    @TempDir
    Path folder;

    @Test
    void resultsComeInTheOrderOfThePaths() throws IOException {
        Path damaged = Files.write(folder.resolve("damaged.png"), new byte[] {1, 2, 3});
        List<Path> paths = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            paths.add(i % 3 == 0 ? PICTURE : i % 3 == 1 ? damaged : folder.resolve("none" + i));
        }
        try (Stream<PictureResult> results = BatchSolver.solve(paths.stream(), BatchOptions.DEFAULT)) {
            List<PictureResult> all = results.toList();
            assertThat(all).extracting(PictureResult::input).containsExactlyElementsOf(paths);
            assertThat(all.get(0).ending()).isEqualTo(Ending.SOLVED);
            assertThat(all.get(0).outcome().orElseThrow().solutions()).hasSize(1);
            assertThat(all.get(1).stage()).isEqualTo("decode");
            assertThat(all.get(2).stage()).isEqualTo("read");
            assertThat(all.get(2).ending()).isEqualTo(Ending.UNREADABLE);
        }
    }

    @Test
    void anEndlessStreamIsReadAsFarAsNeeded() {
        try (Stream<PictureResult> results = BatchSolver.solve(Stream.generate(() -> PICTURE), BatchOptions.DEFAULT)) {
            assertThat(results.limit(3)).allMatch(result -> result.ending() == Ending.SOLVED);
        }
    }

    @Test
    void aPictureWhoseTimeIsUpIsGivenUp() {
        BatchOptions hasty = new BatchOptions(1, Duration.ofMillis(1), false, false, 0.8);
        try (Stream<PictureResult> results = BatchSolver.solve(Stream.of(PICTURE, PICTURE), hasty)) {
            assertThat(results).allSatisfy(result -> {
                assertThat(result.ending()).isEqualTo(Ending.GAVE_UP);
                assertThat(result.stage()).isEqualTo("time");
            });
        }
    }
}
