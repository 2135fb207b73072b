package flowcv.bench;

import flowcv.image.OpenCv;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;

/**
 * The least a cold start can cost: load OpenCV from the cache and decode the file named first. To compare, build with
 * {@code mvn package}, start {@code ./flowcv solve} once so that its archive is made, then run in turns, ten times each
 * on an idle machine, and take the medians of:
 *
 * <pre>{@code
 * time java -cp target/flowcv.jar:target/test-classes flowcv.bench.DecodeOnly PICTURE
 * time ./flowcv solve PICTURE --force
 * }</pre>
 */
public final class DecodeOnly {
    private DecodeOnly() {}

    /** Prints the size of the picture. */
    public static void main(String... args) throws IOException {
        OpenCv.load();
        Mat pixels = Imgcodecs.imdecode(new MatOfByte(Files.readAllBytes(Path.of(args[0]))), Imgcodecs.IMREAD_COLOR);
        System.out.println(pixels.size());
    }
}
