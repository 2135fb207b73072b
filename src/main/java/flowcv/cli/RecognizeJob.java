package flowcv.cli;

import flowcv.Flowcv;
import flowcv.Stopwatch;
import flowcv.board.Board;
import flowcv.format.BoardEntry;
import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.image.UnreadablePictureException;
import flowcv.read.Reading;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Reads the board of an input. */
final class RecognizeJob implements Job {
    private final DebugFolders debug;

    RecognizeJob(DebugFolders debug) {
        this.debug = debug;
    }

    @Override
    public Result picture(String input, int number, byte[] bytes) {
        Stopwatch watch = new Stopwatch();
        try (Picture picture = Images.decode(bytes, Inputs.displayName(input))) {
            long decoded = watch.lap();
            Reading reading = Flowcv.recognize(picture, debug.observer(input, number));
            Millis millis = new Millis(decoded, watch.lap(), 0, 0);
            if (reading instanceof Reading.Refused refused) {
                return Result.refused(input, refused, millis);
            }
            Reading.Read read = (Reading.Read) reading;
            return result(
                    input, Optional.empty(), read.board(), Map.of(), OptionalDouble.of(read.confidence()), millis);
        } catch (UnreadablePictureException e) {
            return Result.unreadable(input, e, watch.lap());
        }
    }

    @Override
    public Result board(String input, BoardEntry entry) {
        return result(input, entry.id(), entry.board(), entry.headers(), OptionalDouble.empty(), Millis.NONE);
    }

    private static Result result(
            String input,
            Optional<String> id,
            Board board,
            Map<String, String> headers,
            OptionalDouble confidence,
            Millis millis) {
        return new Result(
                input,
                id,
                Status.RECOGNIZED,
                Optional.empty(),
                Optional.of(board),
                headers,
                confidence,
                Optional.empty(),
                List.of(),
                Optional.empty(),
                0,
                millis);
    }
}
