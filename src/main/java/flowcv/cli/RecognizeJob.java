package flowcv.cli;

import flowcv.Flowcv;
import flowcv.Stopwatch;
import flowcv.format.BoardEntry;
import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.image.UnreadablePictureException;
import flowcv.read.Reading;
import flowcv.read.StageObserver;
import java.io.IOException;
import java.util.Optional;

/** Reads the board of an input. */
final class RecognizeJob implements Job {
    private final DebugFolders debug;
    private final boolean witness;
    private final Optional<Messages> explanations;

    /**
     * A job.
     *
     * @param witness whether a board without exactly one solution is refused
     * @param explanations hear in words what decided; empty where nobody wants to know
     */
    RecognizeJob(DebugFolders debug, boolean witness, Optional<Messages> explanations) {
        this.debug = debug;
        this.witness = witness;
        this.explanations = explanations;
    }

    @Override
    public void picture(String input, int number, byte[] bytes, Teller teller) throws IOException {
        Stopwatch watch = new Stopwatch();
        try (Picture picture = Images.decode(bytes, Inputs.displayName(input))) {
            long decoded = watch.lap();
            StageObserver observer = debug.observer(input, number);
            if (explanations.isPresent()) {
                Messages messages = explanations.get();
                observer = observer.telling(sentence -> messages.note(input + ": " + sentence));
            }
            Reading reading =
                    witness ? Flowcv.recognize(picture, observer) : Flowcv.recognizeWithoutWitness(picture, observer);
            Millis millis = new Millis(decoded, watch.lap(), 0, 0);
            if (reading instanceof Reading.Refused refused) {
                teller.tell(Result.refused(input, Advice.with(refused, picture), millis));
                return;
            }
            for (Result result : Result.recognized(input, (Reading.Read) reading, witness, millis)) {
                teller.tell(result);
            }
        } catch (UnreadablePictureException e) {
            teller.tell(Result.unreadable(input, e, watch.lap()));
        }
    }

    @Override
    public Result board(String input, int number, BoardEntry entry, Optional<Integer> board) {
        return Result.parsed(input, entry);
    }
}
