package flowcv.cli;

import flowcv.Flowcv;
import flowcv.board.Rules;
import flowcv.format.BoardEntry;
import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.image.UnreadablePictureException;
import flowcv.read.Reading;
import flowcv.read.StageObserver;
import java.io.InputStream;
import java.util.List;
import java.util.Map;

/** Boards for commands that want nothing but boards: from texts, or recognized in pictures. */
final class BoardInputs {
    private final Inputs inputs;

    BoardInputs(InputStream standardInput) {
        inputs = new Inputs(standardInput);
    }

    /** The boards of an input, of pictures by the rules that are played; the message of the exception is to follow the input's name. */
    List<BoardEntry> read(String name, Rules rules) throws UnreadableInputException {
        Input input = inputs.read(name);
        if (input instanceof Input.Boards boards) {
            return boards.entries();
        }
        byte[] bytes = ((Input.PictureBytes) input).bytes();
        try (Picture picture = Images.decode(bytes, Inputs.displayName(name))) {
            Reading reading = Flowcv.recognize(picture, rules, StageObserver.NONE);
            if (reading instanceof Reading.Read read) {
                return List.of(new BoardEntry(Map.of(), read.board(), 1));
            }
            throw new UnreadableInputException("recognize", ((Reading.Refused) reading).reason());
        } catch (UnreadablePictureException e) {
            throw new UnreadableInputException("decode", e.getMessage().substring(name.length() + 2));
        }
    }
}
