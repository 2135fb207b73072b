package flowcv.draw;

import flowcv.image.Mats;
import flowcv.read.StageObserver;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.opencv.core.Mat;
import org.opencv.core.MatOfByte;
import org.opencv.imgcodecs.Imgcodecs;

/** Keeps the stages of recognition as numbered pictures in a folder. */
public final class DebugFolder implements StageObserver {
    private final Path folder;
    private int count;

    /** A folder; it is made with the first picture. */
    public DebugFolder(Path folder) {
        this.folder = folder;
    }

    /**
     * Writes {@code 01-name.png} and so on, over those of an earlier run; throws {@link UncheckedIOException} where the
     * folder takes none.
     */
    @Override
    public void show(String name, Mat picture) {
        count++;
        MatOfByte bytes = new MatOfByte();
        try {
            Files.createDirectories(folder);
            Imgcodecs.imencode(".png", picture, bytes);
            Files.write(folder.resolve((count < 10 ? "0" : "") + count + "-" + name + ".png"), bytes.toArray());
        } catch (IOException e) {
            throw new UncheckedIOException(new IOException("stages cannot be kept in " + folder + ": " + e, e));
        } finally {
            Mats.release(bytes);
        }
    }
}
