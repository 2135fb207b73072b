package flowcv.image;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flowcv.testing.Shared;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Files that once ended the program or took it a minute. */
class FaultsTest {
    @ParameterizedTest
    @CsvSource({
        "png1x65535.png, no side above 32766",
        "png65535x762.png, no side above 32766",
        "tif-tag-type.tif, its tag 258 has the type 5",
        "tif-double-tag.tif, its tag 258 has the type 12",
        "tif-offset-overflow.tif, its tag 273 has the type 12",
        "tif-strip400MB-x1000.tif, make no sense",
        "tif-lzw-lie.tif, make no sense",
        "tif-jbig-huge.tif, too large: 40000x1200",
        "jpg-scans95.jpg, scans do not follow on each other",
        "slow-damaged.webp, damaged WebP"
    })
    @Timeout(20)
    void areRefused(String file, String word) throws IOException {
        byte[] bytes = Files.readAllBytes(Shared.folder("faults").resolve(file));
        assertThatThrownBy(() -> Images.decode(bytes, file))
                .isInstanceOf(UnreadablePictureException.class)
                .hasMessageContaining(word);
    }
}
