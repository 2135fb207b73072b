package flowcv.cli.input;

import flowcv.format.Puzzle;
import java.util.List;

/** What an argument turned out to be; its content decides, not its name. */
public sealed interface Input {
    /** A picture, or bytes that claim to be nothing else. */
    record PictureBytes(byte[] bytes) implements Input {}

    /** A text of boards, at least one. */
    record Boards(List<Puzzle> entries) implements Input {}
}
