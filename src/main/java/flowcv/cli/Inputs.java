package flowcv.cli;

import flowcv.format.FlowFormat;
import flowcv.format.FormatException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;

/** Reads arguments that name an input. */
final class Inputs {
    /** The argument that stands for standard input. */
    static final String STANDARD_INPUT = "-";

    /** Screenshots weigh up to 10 MB, photos up to 30. */
    private static final int MAX_BYTES = 64 << 20;

    private final InputStream standardInput;

    Inputs(InputStream standardInput) {
        this.standardInput = standardInput;
    }

    /** How messages call an input. */
    static String displayName(String input) {
        return input.equals(STANDARD_INPUT) ? "standard input" : input;
    }

    /** The input, with everything in it. */
    Input read(String input) throws UnreadableInputException {
        byte[] bytes = input.equals(STANDARD_INPUT) ? readStandardInput() : readFile(input);
        if (bytes.length > MAX_BYTES) {
            throw new UnreadableInputException("decode", "more than 64 MB, expected a picture or a board");
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

    private byte[] readStandardInput() throws UnreadableInputException {
        try {
            return standardInput.readNBytes(MAX_BYTES + 1);
        } catch (IOException e) {
            throw new UnreadableInputException("decode", "cannot be read: " + e.getMessage());
        }
    }

    private static byte[] readFile(String input) throws UnreadableInputException {
        try {
            Path path = Path.of(input);
            if (Files.isDirectory(path)) {
                throw new UnreadableInputException("decode", "a folder; name the pictures in it, as in FOLDER/*.png");
            }
            try (InputStream stream = Files.newInputStream(path)) {
                return stream.readNBytes(MAX_BYTES + 1);
            }
        } catch (NoSuchFileException e) {
            throw new UnreadableInputException("decode", isMangled(input) ? localeAdvice() : "no such file");
        } catch (AccessDeniedException e) {
            throw new UnreadableInputException("decode", "no permission to read it");
        } catch (InvalidPathException e) {
            throw new UnreadableInputException("decode", localeAdvice());
        } catch (IOException e) {
            throw new UnreadableInputException("decode", "cannot be read: " + e.getMessage());
        }
    }

    /** What the locale cannot express arrives as the replacement character. */
    private static boolean isMangled(String input) {
        return input.indexOf('\uFFFD') >= 0;
    }

    private static String localeAdvice() {
        return "this locale cannot express the name of the file; set LC_ALL=C.UTF-8, or pass the file through '-'";
    }
}
