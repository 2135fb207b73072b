package flowcv.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class TiffTest {
    private static final int NONE = 1;
    private static final int LZW = 5;
    private static final int DEFLATE = 8;
    private static final int PACK_BITS = 32_773;
    private static final int RATIONAL = 5;
    private static final int DOUBLE = 12;

    @Test
    void stripsMayLieOnEachOther() throws UnreadablePictureException {
        // Two rows of two red pixels, kept once.
        Tiff tiff = Tiff.of(2, 2, NONE, 2, Samples.bytes(255, 0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0));
        byte[] file =
                tiff.tag(273, Tiff.LONG, Tiff.BYTES_BEFORE, Tiff.BYTES_BEFORE).file();
        try (Picture picture = Images.decode(file, "tiff")) {
            assertThat(picture.pixels().get(1, 1)).containsExactly(0, 0, 255);
        }
    }

    static Stream<Arguments> damaged() {
        return Stream.of(
                Arguments.of(tiff().tag(258, RATIONAL, 8, 8, 8, 8, 8, 8), "its tag 258 has the type 5"),
                Arguments.of(tiff().tag(273, DOUBLE, 8), "its tag 273 has the type 12"),
                Arguments.of(tiff().tag(256, Tiff.SHORT), "its tag 256 has 0 values"),
                Arguments.of(tiff().tag(257, Tiff.SHORT, 2, 2), "its tag 257 has 2 values"),
                Arguments.of(tiff().twice(279, Tiff.SHORT, 12), "its tag 279 has two entries"),
                Arguments.of(tiff().tag(273, Tiff.LONG, 0xFFFF_FFF0), "truncated TIFF"),
                Arguments.of(tiff().tag(279, Tiff.LONG, 0xFFFF_FFFF), "truncated TIFF"),
                Arguments.of(tiff().tag(273, Tiff.LONG, 8, 8), "where the pixels lie"),
                Arguments.of(tiff().tag(278, Tiff.LONG, 0), "0 pixels"),
                Arguments.of(tiff().tag(259, Tiff.SHORT, 7), "compression 7 is not supported"),
                Arguments.of(tiff().tag(259, Tiff.SHORT, 34_712), "compression 34712 is not supported"),
                Arguments.of(tiff().tag(262, Tiff.SHORT, 6), "colors in the form 6 is not supported"),
                Arguments.of(tiff().tag(262, Tiff.SHORT, 3), "lacks colors"),
                Arguments.of(tiff().tag(317, Tiff.SHORT, 2, 2), "its tag 317 has 2 values"),
                Arguments.of(tiff().tag(317, Tiff.SHORT, 3), "predictor 3 is not supported"),
                Arguments.of(tiff().tag(277, Tiff.SHORT, 1), "lacks colors"),
                Arguments.of(tiff().tag(258, Tiff.SHORT, 8, 8, 16), "channels of 8 and 16 bits"),
                Arguments.of(tiff().tag(258, Tiff.SHORT, 32, 32, 32), "3 channels of 32 bits"),
                Arguments.of(tiled(16_384, 4_096), "too large"),
                Arguments.of(Tiff.of(40_000, 1_200, NONE, 1, new byte[100]), "no side above 32766"),
                Arguments.of(Tiff.of(7_000, 7_000, NONE, 1, new byte[100]), "make no sense"),
                Arguments.of(Tiff.of(7_000, 7_000, LZW, 1, new byte[100]), "make no sense"),
                Arguments.of(Tiff.of(7_000, 7_000, DEFLATE, 1, deflated(1_000)), "make no sense"),
                Arguments.of(Tiff.of(7_000, 7_000, PACK_BITS, 1, new byte[100]), "make no sense"),
                Arguments.of(Tiff.of(2, 2, DEFLATE, 1, deflated(1_000)), "make no sense"));
    }

    @ParameterizedTest
    @MethodSource("damaged")
    void isRefused(Tiff tiff, String word) {
        assertThatThrownBy(() -> Images.decode(tiff.file(), "x.tif"))
                .isInstanceOf(UnreadablePictureException.class)
                .hasMessageStartingWith("x.tif: ")
                .hasMessageContaining(word);
    }

    /** Each strip unpacks to a hundred megabytes, two thousand times. */
    @Test
    @Timeout(60)
    void stripsHoldNoMoreThanTheirRows() {
        Tiff tiff = Tiff.of(100, 2_000, DEFLATE, 1, deflated(100_000_000)).tag(278, Tiff.LONG, 1);
        int[] offsets = new int[2_000];
        int[] lengths = new int[2_000];
        Arrays.fill(offsets, Tiff.BYTES_BEFORE);
        Arrays.fill(lengths, deflated(100_000_000).length);
        byte[] file =
                tiff.tag(273, Tiff.LONG, offsets).tag(279, Tiff.LONG, lengths).file();
        assertThatThrownBy(() -> Images.decode(file, "x.tif")).hasMessageContaining("make no sense");
    }

    private static Tiff tiff() {
        return Tiff.of(2, 2, NONE, 1, new byte[12]);
    }

    private static Tiff tiled(int width, int height) {
        return tiff().tag(322, Tiff.LONG, width)
                .tag(323, Tiff.LONG, height)
                .tag(324, Tiff.LONG, Tiff.BYTES_BEFORE)
                .tag(325, Tiff.LONG, 12);
    }

    private static byte[] deflated(int zeros) {
        Deflater deflater = new Deflater();
        deflater.setInput(new byte[zeros]);
        deflater.finish();
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        byte[] chunk = new byte[1 << 16];
        while (!deflater.finished()) {
            packed.write(chunk, 0, deflater.deflate(chunk));
        }
        deflater.end();
        return packed.toByteArray();
    }
}
