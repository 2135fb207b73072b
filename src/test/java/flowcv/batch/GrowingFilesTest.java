package flowcv.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class GrowingFilesTest {
    private static InputFile file(long size, long ageSeconds) {
        long changed = TimeUnit.MILLISECONDS.toNanos(System.currentTimeMillis()) - TimeUnit.SECONDS.toNanos(ageSeconds);
        return new InputFile(Path.of("a.png"), Path.of(""), new InputFile.State(size, changed));
    }

    @Test
    void aFileIsTakenWhenItHasStoppedGrowing() {
        GrowingFiles growing = new GrowingFiles();
        assertThat(growing.finished(List.of(file(10, 0)))).isEmpty();
        InputFile larger = file(20, 0);
        assertThat(growing.finished(List.of(larger))).isEmpty();
        assertThat(growing.finished(List.of(larger))).containsExactly(larger);
    }

    @Test
    void anOldFileIsTakenAtOnceAndAnEmptyNewOneIsNot() {
        GrowingFiles growing = new GrowingFiles();
        InputFile old = file(10, 60);
        assertThat(growing.finished(List.of(old))).containsExactly(old);
        InputFile empty = file(0, 0);
        growing.finished(List.of(empty));
        assertThat(growing.finished(List.of(empty))).isEmpty();
    }
}
