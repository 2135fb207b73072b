package flowcv.bench;

import flowcv.image.Images;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;

/**
 * The least that a batch with drawn pictures can cost: decode all files of a folder and encode pictures of their size.
 * To compare, run in turns on an idle machine:
 *
 * <pre>{@code
 * time java -cp ... flowcv.bench.DecodeEncode FOLDER JOBS [png]
 * time ./flowcv batch -r FOLDER -o OUT --jobs JOBS --force
 * }</pre>
 *
 * <p>Pictures keep their format, as a batch leaves it; with {@code png} all become PNG.
 */
public final class DecodeEncode {
    private static final Path PNG = Path.of("a.png");

    private DecodeEncode() {}

    public static void main(String... args) throws Exception {
        OpenCv.callsUseOneThread();
        List<Path> files;
        try (Stream<Path> walk = Files.walk(Path.of(args[0]))) {
            files = walk.filter(Files::isRegularFile).toList();
        }
        ExecutorService pool = Executors.newFixedThreadPool(Integer.parseInt(args[1]));
        boolean isPng = args.length > 2 && args[2].equals("png");
        files.forEach(file -> pool.submit(() -> recode(file, isPng ? PNG : file)));
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.HOURS);
    }

    private static int recode(Path file, Path name) throws Exception {
        MatOfByte bytes = new MatOfByte(Files.readAllBytes(file));
        Mat pixels = Imgcodecs.imdecode(bytes, Imgcodecs.IMREAD_COLOR);
        int size = pixels.empty() ? 0 : Images.encode(pixels, name).length;
        Mats.release(pixels);
        Mats.release(bytes);
        return size;
    }
}
