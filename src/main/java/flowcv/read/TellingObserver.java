package flowcv.read;

import java.util.function.Consumer;
import org.opencv.core.Mat;

/**
 * Passes on what recognition tells in words, beside the pictures of its stages. What several looks tell in the same
 * words, one after the other, is passed on once.
 */
final class TellingObserver implements StageObserver {
    private final StageObserver pictures;
    private final Consumer<String> listener;
    private String last = "";

    TellingObserver(StageObserver pictures, Consumer<String> listener) {
        this.pictures = pictures;
        this.listener = listener;
    }

    @Override
    public boolean looks() {
        return pictures.looks();
    }

    @Override
    public void show(String name, Mat picture) {
        if (pictures.watches()) {
            pictures.show(name, picture);
        }
    }

    @Override
    public void tell(String sentence) {
        pictures.tell(sentence);
        if (!sentence.equals(last)) {
            listener.accept(sentence);
        }
        last = sentence;
    }
}
