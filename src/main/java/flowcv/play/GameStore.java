package flowcv.play;

import java.util.Optional;

/** Where games are kept between runs. */
public interface GameStore {
    /** The text that was kept under a name. */
    Optional<String> load(String name);

    /** Keeps a text, in place of the one before. */
    void save(String name, String text);

    /** The name that was saved last. */
    Optional<String> last();
}
