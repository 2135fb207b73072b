package flowcv.cli;

import flowcv.Flowcv;
import flowcv.Stopwatch;
import flowcv.format.BoardEntry;
import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.image.UnreadablePictureException;
import flowcv.read.Reading;

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
            return Result.recognized(input, read, millis);
        } catch (UnreadablePictureException e) {
            return Result.unreadable(input, e, watch.lap());
        }
    }

    @Override
    public Result board(String input, BoardEntry entry) {
        return Result.parsed(input, entry);
    }
}
