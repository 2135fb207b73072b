package flowcv.cli.job;

import flowcv.Flowcv;
import flowcv.Stopwatch;
import flowcv.TimeLimit;
import flowcv.batch.Times;
import flowcv.cli.console.Messages;
import flowcv.cli.input.Advice;
import flowcv.cli.input.Inputs;
import flowcv.cli.output.DebugFolders;
import flowcv.cli.result.Result;
import flowcv.format.text.Puzzle;
import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.image.UnreadablePictureException;
import flowcv.read.Reading;
import flowcv.read.StageObserver;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.apache.commons.io.function.IOConsumer;

/**
 * Reads the board of an input.
 *
 * @param minConfidence a board that is less sure is refused
 * @param time that a picture may take
 * @param explanations hear in words what decided; empty where nobody wants to know
 */
public record RecognizeJob(DebugFolders debug, double minConfidence, Duration time, Optional<Messages> explanations)
        implements Job {
    @Override
    public void picture(String input, int number, byte[] bytes, IOConsumer<Result> teller) throws IOException {
        Stopwatch watch = new Stopwatch();
        TimeLimit limit = TimeLimit.of(time);
        try (Picture picture = Images.decode(bytes, Inputs.displayName(input))) {
            long decoded = watch.lap();
            StageObserver observer = debug.observer(input, number);
            if (explanations.isPresent()) {
                Messages messages = explanations.get();
                observer = observer.telling(sentence -> messages.note(input + ": " + sentence));
            }
            StageObserver watcher = observer;
            Reading reading = limit.reading(() -> Flowcv.recognize(picture, Optional.empty(), minConfidence, watcher));
            if (reading instanceof Reading.Refused refused) {
                Reading.Refused advised = Advice.with(refused);
                teller.accept(Result.refused(input, advised, new Times(decoded, watch.lap(), 0, 0)));
                return;
            }
            Times millis = new Times(decoded, watch.lap(), 0, 0);
            for (Result result : Result.recognized(input, (Reading.Read) reading, millis)) {
                teller.accept(result);
            }
        } catch (UnreadablePictureException e) {
            teller.accept(Result.unreadable(input, e, watch.lap()));
        }
    }

    @Override
    public Result board(String input, int number, Puzzle entry, Optional<Integer> board) {
        return Result.parsed(input, entry);
    }
}
