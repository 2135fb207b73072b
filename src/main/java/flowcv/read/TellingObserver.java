package flowcv.read;

import java.util.function.Consumer;
import org.opencv.core.Mat;

/** Passes on what recognition tells in words, beside the pictures of its stages. */
final class TellingObserver implements StageObserver {
    private final StageObserver pictures;
    private final Consumer<String> listener;

    TellingObserver(StageObserver pictures, Consumer<String> listener) {
        this.pictures = pictures;
        this.listener = listener;
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
        listener.accept(sentence);
    }
}
