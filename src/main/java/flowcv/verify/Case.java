package flowcv.verify;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/**
 * A picture to be verified.
 *
 * @param truth the file with its board; nothing where a refusal is expected
 * @param facts what the manifest says of it, by column
 */
public record Case(Path picture, Optional<Path> truth, Map<String, String> facts) {
    private static final String PHOTO = "photo";

    /** Whether no board is to be read of this picture: it shows a fragment, or a covered board. */
    public boolean expectsRefusal() {
        return "refuse".equals(facts.get("expect"));
    }

    /** Whether it was taken by a camera, which nobody holds upright for sure. */
    public boolean isPhoto() {
        return PHOTO.equals(facts.get("kind"));
    }
}
