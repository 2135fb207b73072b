package flowcv.image.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flowcv.image.OpenCv;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.opencv.core.Core;

class NativeLibraryTest {
    @Test
    void versionIsTheOneOfOpenCv() {
        OpenCv.load();
        OpenCv.load();
        assertThat(NativeLibrary.VERSION).isEqualTo(Core.VERSION);
        assertThat(Core.getVersionString()).isEqualTo(Core.VERSION);
    }

    @ParameterizedTest
    @CsvSource({
        "Linux, amd64, libopencv_java490.so",
        "Linux, aarch64, libopencv_java490.so",
        "Linux, arm, libopencv_java490.so",
        "Mac OS X, x86_64, libopencv_java490.dylib",
        "Mac OS X, aarch64, libopencv_java490.dylib",
        "Windows 11, amd64, opencv_java490.dll",
        "Windows 10, x86, opencv_java490.dll",
    })
    void isPackedForEveryUsualPlatform(String os, String arch, String fileName) {
        NativeLibrary library = NativeLibrary.of(os, arch).orElseThrow();
        assertThat(library.fileName()).isEqualTo(fileName);
        assertThat(library.length()).isGreaterThan(20_000_000);
    }

    @Test
    void otherPlatformsAreNamed() {
        assertThat(NativeLibrary.of("Linux", "s390x")).isEmpty();
        assertThatThrownBy(() -> LibraryLoader.load("AIX", "ppc64", Map.of()))
                .isInstanceOf(UnusableLibraryException.class)
                .hasMessageContaining("found AIX on ppc64, expected Linux");
    }

    @Test
    void refusalsOfTheLinkerSayWhatIsNeeded() {
        Path folder = Path.of("/tmp");
        assertThat(LinkAdvice.of("x.so: failed to map segment from shared object", folder))
                .contains("noexec", "XDG_CACHE_HOME")
                .doesNotContain("\n");
        assertThat(LinkAdvice.of("libc.so.6: version `GLIBC_2.29' not found\nmore", folder))
                .contains("GLIBC_2.29", "Debian 11")
                .doesNotContain("\n", "more");
    }
}
