package flowcv.corpus;

import flowcv.image.Picture;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The pictures in {@code samples/} and {@code testdata/} are read exactly, or refused by those families not yet read.
 */
class StoredPicturesTest {
    @ParameterizedTest
    @ValueSource(strings = {"samples", "testdata"})
    void storedPicturesAreReadExactlyOrRefused(String folder) throws Exception {
        Tally tally = new Tally();
        for (StoredPictures.Stored stored : StoredPictures.of(Path.of(folder))) {
            try (Picture picture = stored.picture()) {
                tally.add(stored.group(), stored.file().toString(), Verdict.on(picture, stored.board()));
            }
        }
        Floors.check(folder, tally);
    }
}
