package flowcv.cli.input;

import flowcv.Flowcv;
import flowcv.TimeLimit;
import flowcv.board.Rules;
import flowcv.format.text.Puzzle;
import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.image.UnreadablePictureException;
import flowcv.read.Reading;
import flowcv.read.StageObserver;
import java.io.InputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Boards for commands that want nothing but boards: from texts, or recognized in pictures. */
public final class BoardInputs {
    private final Inputs inputs;
    private final Duration time;
    private final double minConfidence;

    /**
     * @param time that a picture may take
     * @param minConfidence a board of a picture that is less sure is refused
     */
    public BoardInputs(InputStream standardInput, Duration time, double minConfidence) {
        this.minConfidence = minConfidence;
        this.time = time;
        inputs = new Inputs(standardInput);
    }

    /**
     * The boards of an input, those of one picture numbered from 1 where there are several.
     *
     * @param rules by which boards of pictures are played, if they were given
     * @throws UnreadableInputException with a message that is to follow the input's name
     */
    public List<Puzzle> read(String name, Optional<Rules> rules) throws UnreadableInputException {
        Input input = inputs.read(name);
        if (input instanceof Input.Boards boards) {
            return boards.entries();
        }
        byte[] bytes = ((Input.PictureBytes) input).bytes();
        TimeLimit limit = TimeLimit.of(time);
        try (Picture picture = Images.decode(bytes, Inputs.displayName(name))) {
            Reading reading = limit.reading(() -> Flowcv.recognize(picture, rules, minConfidence, StageObserver.NONE));
            if (reading instanceof Reading.Read read) {
                return entries(read.all());
            }
            throw new UnreadableInputException(Advice.with((Reading.Refused) reading));
        } catch (UnreadablePictureException e) {
            throw new UnreadableInputException("decode", e.problem());
        }
    }

    private static List<Puzzle> entries(List<Reading.Read> boards) {
        List<Puzzle> entries = new ArrayList<>();
        for (Reading.Read read : boards) {
            Map<String, String> headers =
                    boards.size() == 1 ? Map.of() : Map.of("id", Integer.toString(entries.size() + 1));
            entries.add(new Puzzle(headers, read.board(), Optional.of(read.rules()), Optional.empty()));
        }
        return entries;
    }
}
