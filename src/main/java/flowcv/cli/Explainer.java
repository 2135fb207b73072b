package flowcv.cli;

import flowcv.read.StageObserver;
import org.opencv.core.Mat;

/** Passes on what recognition tells of an input. */
final class Explainer implements StageObserver {
    private final StageObserver pictures;
    private final String input;
    private final Messages messages;

    /** @param pictures is shown the stages, if it watches */
    Explainer(StageObserver pictures, String input, Messages messages) {
        this.pictures = pictures;
        this.input = input;
        this.messages = messages;
    }

    @Override
    public void show(String name, Mat picture) {
        if (pictures.watches()) {
            pictures.show(name, picture);
        }
    }

    @Override
    public void tell(String sentence) {
        messages.note(input + ": " + sentence);
    }
}
