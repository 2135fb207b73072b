package flowcv.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.file.PictureFormat;
import flowcv.image.file.RejectedException;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;

class ImagesTest {
    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    static Stream<Arguments> formats() {
        OpenCv.load();
        return Stream.of(
                Arguments.of("PNG", Samples.encoded("png"), 0),
                Arguments.of("BMP", Samples.encoded("bmp"), 0),
                Arguments.of("TIFF", Samples.encoded("tiff"), 0),
                Arguments.of("TIFF uncompressed", Samples.encoded("tiff", Imgcodecs.IMWRITE_TIFF_COMPRESSION, 1), 0),
                Arguments.of("TIFF deflated", Samples.encoded("tiff", Imgcodecs.IMWRITE_TIFF_COMPRESSION, 8), 0),
                Arguments.of("TIFF of runs", Samples.encoded("tiff", Imgcodecs.IMWRITE_TIFF_COMPRESSION, 32_773), 0),
                Arguments.of("WebP lossless", Samples.encoded("webp", Imgcodecs.IMWRITE_WEBP_QUALITY, 101), 0),
                Arguments.of("WebP lossy", Samples.encoded("webp", Imgcodecs.IMWRITE_WEBP_QUALITY, 95), 6),
                Arguments.of("JPEG", Samples.encoded("jpg"), 6),
                Arguments.of("JPEG progressive", Samples.progressiveJpeg(), 6),
                Arguments.of("JPEG with restarts", Samples.restartJpeg(), 6),
                Arguments.of("JPEG and a tail", Samples.bytes(Samples.encoded("jpg"), new byte[500], "trailer"), 6),
                Arguments.of("PNG and a tail", Samples.bytes(Samples.encoded("png"), "trailer"), 0),
                Arguments.of("PNG with a text", Samples.withChunk(Samples.encoded("png"), "tEXt", new byte[9]), 0));
    }

    @Test
    void theDecoderGetsNoJpegThatItWouldWriteAbout() throws RejectedException {
        byte[] jpeg = Samples.encoded("jpg");
        byte[] version = jpeg.clone();
        version[11] = 2;
        assertThat(PictureFormat.JPEG.check(version).encoded()).isEqualTo(jpeg);
        assertThat(version[11]).isEqualTo((byte) 2);

        byte[] stuffed = jpeg.clone();
        stuffed[3] = 0;
        assertThatThrownBy(() -> PictureFormat.JPEG.check(stuffed))
                .hasMessageContaining("a marker that begins no segment");

        byte[] left = Samples.bytes(
                Samples.head(jpeg, jpeg.length - 2),
                new byte[40],
                Arrays.copyOfRange(jpeg, jpeg.length - 2, jpeg.length));
        assertThatThrownBy(() -> PictureFormat.JPEG.check(left)).hasMessageContaining("make no sense");

        byte[] known = withTransform(jpeg, 1);
        byte[] strange = withTransform(jpeg, 7);
        assertThat(PictureFormat.JPEG.check(known).encoded()).isEqualTo(known);
        assertThat(PictureFormat.JPEG.check(strange).encoded()).isEqualTo(known);
    }

    /** With a segment of Adobe's that tells how colors were changed before they were coded. */
    private static byte[] withTransform(byte[] jpeg, int transform) {
        byte[] segment = {(byte) 0xFF, (byte) 0xEE, 0, 14, 'A', 'd', 'o', 'b', 'e', 0, 100, 0, 0, 0, 0, (byte) transform
        };
        return Samples.bytes(Samples.head(jpeg, 2), segment, Arrays.copyOfRange(jpeg, 2, jpeg.length));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("formats")
    void reads(String format, byte[] bytes, int tolerance) throws UnreadablePictureException {
        try (Picture picture = Images.decode(bytes, format);
                Mats mats = new Mats()) {
            assertThat(picture.name()).isEqualTo(format);
            Mat expected = mats.keep(Samples.painted());
            assertThat(difference(expected, picture.pixels())).isLessThanOrEqualTo(tolerance);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void turnsEveryFormatThatCarriesExif(int orientation) throws UnreadablePictureException {
        byte[] exif = Samples.exif(orientation);
        byte[] webp = Samples.encoded("webp", Imgcodecs.IMWRITE_WEBP_QUALITY, 101);
        for (byte[] file : List.of(
                Samples.withExif(Samples.encoded("jpg"), orientation),
                Samples.withChunk(Samples.encoded("png"), "eXIf", exif),
                extended(webp, exif),
                oriented(Samples.encoded("tiff"), orientation))) {
            try (Picture picture = Images.decode(file, "turned")) {
                // What a person sees who holds the sensor's picture as EXIF's row 0 and column 0 say.
                boolean turned = orientation > 4;
                assertThat(picture.width()).isEqualTo(turned ? Samples.HEIGHT : Samples.WIDTH);
                double[] disc = disc(orientation, picture.width(), picture.height());
                assertThat(near(picture.pixels(), disc, Samples.RED)).isTrue();
            }
        }
    }

    /** Where the disc of the stored picture's upper left must be: EXIF names the sides of row 0 and column 0. */
    private static double[] disc(int orientation, int width, int height) {
        boolean right = orientation == 2 || orientation == 3 || orientation == 6 || orientation == 7;
        boolean bottom = orientation == 3 || orientation == 4 || orientation == 7 || orientation == 8;
        return new double[] {right ? width * 0.75 : width * 0.25, bottom ? height * 0.75 : height * 0.25};
    }

    @Test
    void laysTransparencyOverBlack() throws UnreadablePictureException {
        try (Mats mats = new Mats()) {
            Mat mat = mats.keep(new Mat(10, 10, CvType.CV_8UC4, new Scalar(0, 0, 200, 0)));
            mat.rowRange(5, 10).setTo(new Scalar(100, 200, 50, 128));
            byte[] webp = Samples.encode(mat, "webp", Imgcodecs.IMWRITE_WEBP_QUALITY, 101);
            for (byte[] file : List.of(Samples.encode(mat, "png"), webp)) {
                try (Picture picture = Images.decode(file, "alpha")) {
                    assertThat(picture.pixels().get(2, 2)).containsExactly(0, 0, 0);
                    assertThat(picture.pixels().get(7, 2)).containsExactly(new double[] {50, 100, 25}, within(1.0));
                }
            }
        }
    }

    @Test
    void keepsTheColorsOfAnOpaqueAlphaChannel() throws UnreadablePictureException {
        try (Mats mats = new Mats()) {
            Mat mat = mats.mat();
            Imgproc.cvtColor(mats.keep(Samples.painted()), mat, Imgproc.COLOR_BGR2BGRA);
            try (Picture picture = Images.decode(Samples.encode(mat, "png"), "opaque")) {
                assertThat(difference(mats.keep(Samples.painted()), picture.pixels()))
                        .isZero();
            }
        }
    }

    @Test
    void readsSixteenBits() throws UnreadablePictureException {
        try (Mats mats = new Mats()) {
            Mat deep = mats.mat();
            mats.keep(Samples.painted()).convertTo(deep, CvType.CV_16U, 257);
            Mat clear = mats.keep(new Mat(8, 8, CvType.CV_16UC4, new Scalar(40000, 20000, 60000, 32768)));
            for (byte[] file : List.of(Samples.encode(deep, "png"), Samples.encode(deep, "tiff"))) {
                try (Picture picture = Images.decode(file, "deep")) {
                    assertThat(difference(mats.keep(Samples.painted()), picture.pixels()))
                            .isLessThanOrEqualTo(3);
                }
            }
            try (Picture picture = Images.decode(Samples.encode(clear, "png"), "deep and clear")) {
                assertThat(picture.pixels().get(3, 3)).containsExactly(new double[] {78, 39, 117}, within(1.0));
            }
        }
    }

    @Test
    void readsGray() throws UnreadablePictureException {
        try (Mats mats = new Mats()) {
            Mat gray = mats.keep(new Mat(9, 17, CvType.CV_8UC1, new Scalar(77)));
            for (String ending : List.of("png", "jpg", "bmp", "tiff")) {
                try (Picture picture = Images.decode(Samples.encode(gray, ending), ending)) {
                    assertThat(picture.pixels().get(4, 4)).containsExactly(77, 77, 77);
                }
            }
        }
    }

    @Test
    void readsTheFirstImageOfAGifAtItsPlace() throws UnreadablePictureException {
        try (Picture picture = Images.decode(Samples.gif(), "gif")) {
            assertThat(List.of(picture.width(), picture.height())).containsExactly(4, 3);
            Mat pixels = picture.pixels();
            assertThat(pixels.get(0, 0)).containsExactly(0, 0, 0);
            assertThat(pixels.get(1, 1)).containsExactly(0, 0, 255);
            assertThat(pixels.get(1, 2)).containsExactly(0, 255, 0);
            assertThat(pixels.get(2, 1)).containsExactly(255, 0, 0);
            assertThat(pixels.get(2, 2)).containsExactly(0, 0, 0);
        }
    }

    /** The same pixels in a container that can carry EXIF: WebP's extended form. */
    private static byte[] extended(byte[] webp, byte[] exif) {
        byte[] picture = Samples.from(webp, 12);
        byte[] header = Samples.bytes(
                "VP8X", Samples.little(10), 8, 0, 0, 0, Samples.WIDTH - 1, 0, 0, Samples.HEIGHT - 1, 0, 0);
        byte[] body = Samples.bytes("WEBP", header, picture, "EXIF", Samples.little(exif.length), exif);
        return Samples.bytes("RIFF", Samples.little(body.length), body);
    }

    /** Appends a copy of a TIFF's directory with one entry more. */
    private static byte[] oriented(byte[] tiff, int orientation) {
        ByteBuffer in = ByteBuffer.wrap(tiff).order(ByteOrder.LITTLE_ENDIAN);
        int start = in.getInt(4);
        int count = in.getShort(start);
        ByteArrayOutputStream entries = new ByteArrayOutputStream();
        boolean placed = false;
        for (int i = 0; i < count; i++) {
            int at = start + 2 + 12 * i;
            if (!placed && in.getShort(at) > 274) {
                entries.writeBytes(Samples.bytes(0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0));
                placed = true;
            }
            if (in.getShort(at) != 274) {
                entries.write(tiff, at, 12);
            }
        }
        byte[] directory = entries.toByteArray();
        byte[] padded = Samples.bytes(tiff, new byte[tiff.length & 1]);
        return Samples.bytes(
                Samples.head(tiff, 4),
                Samples.little(padded.length),
                Samples.from(padded, 8),
                directory.length / 12,
                0,
                directory,
                new byte[4]);
    }

    /** The mean over the pixels of the sum over the channels. */
    private static double difference(Mat expected, Mat found) {
        assertThat(found.size()).isEqualTo(expected.size());
        return Core.norm(expected, found, Core.NORM_L1) / expected.total();
    }

    private static boolean near(Mat pixels, double[] place, Scalar color) {
        double[] found = pixels.get((int) place[1], (int) place[0]);
        double most = 0;
        for (int channel = 0; channel < 3; channel++) {
            most = Math.max(most, Math.abs(found[channel] - color.val[channel]));
        }
        return most < 20;
    }
}
