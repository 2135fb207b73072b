package flowcv.cli.input;

import flowcv.format.FlowFormat;
import flowcv.format.FormatException;
import flowcv.image.ImageSource;
import flowcv.image.UnreadablePictureException;
import java.io.InputStream;
import java.util.Optional;

/** Reads arguments that name an input. */
public final class Inputs {
    /** The argument that stands for standard input. */
    public static final String STANDARD_INPUT = ImageSource.STANDARD_INPUT;

    /** The option that stands for the clipboard. */
    public static final String CLIPBOARD = "--clipboard";

    /** The option that stands for the screen. */
    public static final String SCREEN = "--screen";

    private final InputStream standardInput;

    public Inputs(InputStream standardInput) {
        this.standardInput = standardInput;
    }

    /** How messages call an input. */
    public static String displayName(String input) {
        return input.equals(STANDARD_INPUT) ? "standard input" : input;
    }

    /** What files made for an input that is no file are named after; nothing for a file. */
    public static Optional<String> stem(String input) {
        return switch (input) {
            case STANDARD_INPUT -> Optional.of("stdin");
            case CLIPBOARD -> Optional.of("clipboard");
            case SCREEN -> Optional.of("screen");
            default -> Optional.empty();
        };
    }

    /** The input, with everything in it. */
    public Input read(String input) throws UnreadableInputException {
        byte[] bytes;
        try {
            bytes = switch (input) {
                case CLIPBOARD -> Clipboard.read();
                case SCREEN -> Screen.read();
                default -> ImageSource.read(input, standardInput);
            };
        } catch (UnreadablePictureException e) {
            throw new UnreadableInputException("decode", e.getMessage().substring(input.length() + 2));
        }
        if (bytes.length == 0) {
            throw new UnreadableInputException("decode", "the file is empty, expected a picture or a board");
        }
        Optional<String> text = Sniffer.text(bytes);
        if (text.isEmpty()) {
            return new Input.PictureBytes(bytes);
        }
        try {
            String name = displayName(input);
            return new Input.Boards(FlowFormat.read(text.get(), name));
        } catch (FormatException e) {
            // The message begins with the name of the input, as does every message.
            String message = e.getMessage();
            String place = message.substring(displayName(input).length() + 1);
            throw new UnreadableInputException("parse", "a text, but no board: line " + place);
        }
    }
}
