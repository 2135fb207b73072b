package flowcv.corpus;

import flowcv.image.Picture;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** Shrunk, turned, cropped, blurred or noisy pictures are read exactly or refused. */
class DamagedPicturesTest {
    @Test
    void damagedPicturesAreReadExactlyOrRefused() throws Exception {
        DamagedRun run = new DamagedRun("");
        for (StoredPictures.Stored stored : StoredPictures.of(Path.of("testdata"))) {
            try (Picture picture = stored.picture()) {
                run.add(stored.file().getFileName().toString(), picture, stored.board());
            }
        }
        Floors.check("damaged", run.tally());
    }
}
