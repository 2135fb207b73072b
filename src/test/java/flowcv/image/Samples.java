package flowcv.image;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.core.MatOfInt;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;

/** Pictures painted for the tests, and their bytes in the formats that are read. */
final class Samples {
    static final int WIDTH = 120;
    static final int HEIGHT = 80;
    static final Scalar RED = new Scalar(30, 20, 220);
    static final Scalar BLUE = new Scalar(230, 60, 10);

    private Samples() {}

    /** A red disc at the upper left and a blue bar at the right on gray, so that every turn shows. */
    static Mat painted(int width, int height) {
        OpenCv.load();
        Mat mat = new Mat(height, width, CvType.CV_8UC3, Scalar.all(90));
        Imgproc.circle(mat, new Point(width / 4.0, height / 4.0), height / 6, RED, Imgproc.FILLED);
        Imgproc.rectangle(mat, new Point(width * 0.8, height * 0.2), new Point(width - 1, height - 1), BLUE, -1);
        return mat;
    }

    static Mat painted() {
        return painted(WIDTH, HEIGHT);
    }

    /** The painted picture in the format of an ending. */
    static byte[] encoded(String ending, int... options) {
        return encode(painted(), ending, options);
    }

    static byte[] encode(Mat mat, String ending, int... options) {
        MatOfByte bytes = new MatOfByte();
        Imgcodecs.imencode("." + ending, mat, bytes, new MatOfInt(options));
        return bytes.toArray();
    }

    static byte[] progressiveJpeg() {
        return encoded("jpg", Imgcodecs.IMWRITE_JPEG_PROGRESSIVE, 1);
    }

    static byte[] restartJpeg() {
        return encoded("jpg", Imgcodecs.IMWRITE_JPEG_RST_INTERVAL, 2);
    }

    /** A GIF of 2x2 pixels, red, green, blue and a transparent one, at (1, 1) on a screen of 4x3. */
    static byte[] gif() {
        return bytes(
                "GIF89a",
                4,
                0,
                3,
                0,
                0x81,
                0,
                0,
                255,
                0,
                0,
                0,
                255,
                0,
                0,
                0,
                255,
                255,
                255,
                255,
                0x21,
                0xF9,
                4,
                1,
                0,
                0,
                3,
                0,
                0x2C,
                1,
                0,
                1,
                0,
                2,
                0,
                2,
                0,
                0,
                // Codes of 3 bits: clear, 0, 1, 2 and of 3 and 4 bits: 3, end; the low bits first.
                2,
                3,
                0x44,
                0x34,
                0x05,
                0,
                0x3B);
    }

    /** Lays an EXIF block with an orientation into a JPEG. */
    static byte[] withExif(byte[] jpeg, int orientation) {
        byte[] exif = exif(orientation);
        int length = exif.length + 8;
        return bytes(head(jpeg, 2), 0xFF, 0xE1, length >> 8, length, "Exif\0\0", exif, from(jpeg, 2));
    }

    static byte[] exif(int orientation) {
        return bytes("MM\0*", 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0);
    }

    /** Lays a chunk into a PNG, after its header. */
    static byte[] withChunk(byte[] png, String type, byte[] data) {
        int afterHeader = 33;
        return bytes(head(png, afterHeader), chunk(type, data), from(png, afterHeader));
    }

    static byte[] chunk(String type, byte[] data) {
        byte[] content = bytes(type, data);
        CRC32 crc = new CRC32();
        crc.update(content);
        return bytes(big(data.length), content, big((int) crc.getValue()));
    }

    /** A PNG that claims a size and holds next to nothing. */
    static byte[] pngBomb(int width, int height) {
        byte[] png = encoded("png");
        byte[] header = chunk("IHDR", bytes(big(width), big(height), 8, 2, 0, 0, 0));
        return bytes(head(png, 8), header, from(png, 33));
    }

    static byte[] big(int number) {
        return ByteBuffer.allocate(4).putInt(number).array();
    }

    static byte[] little(int number) {
        return ByteBuffer.allocate(4).putInt(Integer.reverseBytes(number)).array();
    }

    static byte[] head(byte[] bytes, int length) {
        return Arrays.copyOf(bytes, length);
    }

    static byte[] from(byte[] bytes, int start) {
        return Arrays.copyOfRange(bytes, start, bytes.length);
    }

    /** Puts numbers, letters and bytes together. */
    static byte[] bytes(Object... parts) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (Object part : parts) {
            if (part instanceof Integer number) {
                all.write(number);
            } else if (part instanceof String letters) {
                all.writeBytes(letters.getBytes(StandardCharsets.ISO_8859_1));
            } else {
                all.writeBytes((byte[]) part);
            }
        }
        return all.toByteArray();
    }
}
