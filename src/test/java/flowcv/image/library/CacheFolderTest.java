package flowcv.image.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CacheFolderTest {
    @Test
    void followsEachSystem() {
        assertThat(CacheFolder.of("Linux", "/home/a", Map.of())).contains(Path.of("/home/a/.cache/flowcv"));
        assertThat(CacheFolder.of("Linux", "/home/a", Map.of("XDG_CACHE_HOME", "/fast")))
                .contains(Path.of("/fast/flowcv"));
        assertThat(CacheFolder.of("Mac OS X", "/Users/a", Map.of()))
                .contains(Path.of("/Users/a/Library/Caches/flowcv"));
        assertThat(CacheFolder.of("Windows 11", "/a", Map.of("LOCALAPPDATA", "/local", "XDG_CACHE_HOME", "/x")))
                .contains(Path.of("/local/flowcv"));
        assertThat(CacheFolder.of("Windows 11", "/a", Map.of())).contains(Path.of("/a/AppData/Local/flowcv"));
    }

    @Test
    void ignoresRelativePaths() {
        assertThat(CacheFolder.of("Linux", "/home/a", Map.of("XDG_CACHE_HOME", "relative")))
                .contains(Path.of("/home/a/.cache/flowcv"));
        assertThat(CacheFolder.of("Linux", "?", Map.of())).isEmpty();
    }
}
