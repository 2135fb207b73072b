package flowcv.corpus;

import flowcv.draw.screen.Painted;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/**
 * Keeps those pictures of a run that are not read exactly, for somebody to look at.
 *
 * @param folder where to; nowhere if empty
 */
record KeptPictures(Optional<Path> folder) {

    /**
     * Keeps a picture unless it was read exactly.
     *
     * @param stem of its file
     */
    void add(String stem, Painted picture, Verdict verdict) throws IOException {
        if (folder.isPresent() && verdict.kind() != Verdict.Kind.EXACT) {
            Files.createDirectories(folder.get());
            Files.write(folder.get().resolve(stem + "." + picture.extension()), picture.file());
        }
    }
}
