package flowcv.read;

import java.util.function.Consumer;
import org.opencv.core.Mat;

/** Looks over the recognizer's shoulder: it is shown each stage as a picture. */
public interface StageObserver {
    /** Nobody looks; stages need not be drawn. */
    StageObserver NONE = new StageObserver() {
        @Override
        public boolean watches() {
            return false;
        }

        @Override
        public void show(String name, Mat picture) {}
    };

    /** Whether anybody looks or listens; ask before anything is done for {@link #show} or {@link #tell}. */
    default boolean watches() {
        return true;
    }

    /** Whether anybody who {@link #watches} looks at pictures; ask before drawing one for {@link #show}. */
    default boolean looks() {
        return watches();
    }

    /**
     * Shows a stage.
     *
     * @param name one word in lower case, or several joined by hyphens: what the picture shows
     * @param picture of any size, 8 bits a channel, gray or blue-green-red; it stays the caller's
     */
    void show(String name, Mat picture);

    /**
     * Tells what a stage found or why it ended, where anybody {@link #watches}.
     *
     * @param sentence one line, without a period
     */
    default void tell(String sentence) {}

    /** This observer, and somebody who hears what is told. */
    default StageObserver telling(Consumer<String> listener) {
        return new TellingObserver(this, listener);
    }
}
