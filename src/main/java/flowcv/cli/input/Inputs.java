package flowcv.cli.input;

import flowcv.format.BoardForm;
import flowcv.format.BoardText;
import flowcv.format.NamedForm;
import flowcv.format.text.FormatException;
import flowcv.format.text.Puzzle;
import flowcv.image.ImageSource;
import flowcv.image.UnreadablePictureException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads arguments that name an input. */
public final class Inputs {
    /** The argument that stands for standard input. */
    public static final String STANDARD_INPUT = ImageSource.STANDARD_INPUT;

    /** The option that stands for the clipboard. */
    public static final String CLIPBOARD = "--clipboard";

    /** The option that stands for the screen. */
    public static final String SCREEN = "--screen";

    /** Endings of what {@code convert} only writes. */
    private static final Set<String> FOR_SOLVERS = Set.of("lp", "opb");

    private static final Pattern PUZZLE = Pattern.compile("numlin/|arukone/");

    private static final Pattern XML = Pattern.compile("\\s*<(?:\\?xml|svg|!)");

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

    /** The files that inputs stand for; for the clipboard the file that was copied, if one was. */
    public static List<String> files(List<String> inputs) {
        return inputs.stream()
                .map(input -> input.equals(CLIPBOARD) ? Clipboard.file().orElse(input) : input)
                .toList();
    }

    /** The input, with everything in it: a picture, or a text of boards in any form. */
    public Input read(String input) throws UnreadableInputException {
        byte[] bytes = bytes(input);
        Optional<String> text = Sniffer.text(bytes);
        return text.isPresent()
                ? new Input.Boards(boards(text.get(), input, Optional.empty()))
                : new Input.PictureBytes(bytes);
    }

    /**
     * All boards of a text.
     *
     * @param form its form; where it is not given, the ending of its name and then its content tell
     */
    public List<Puzzle> boards(String input, Optional<BoardForm> form) throws UnreadableInputException {
        return boards(text(input), input, form);
    }

    /** A text that is neither a picture nor too long. */
    public String text(String input) throws UnreadableInputException {
        return Sniffer.text(bytes(input))
                .orElseThrow(() -> new UnreadableInputException(
                        "parse", "not a text, expected one; 'flowcv recognize' makes a text of a picture"));
    }

    private byte[] bytes(String input) throws UnreadableInputException {
        if (input.contains("://") && !PUZZLE.matcher(input).find()) {
            throw new UnreadableInputException(
                    "decode",
                    "an address, expected numlin/ or arukone/ of puzz.link in it; flowcv opens no page: save the picture,"
                            + " and name its file");
        }
        byte[] bytes;
        try {
            bytes = switch (input) {
                case CLIPBOARD -> Clipboard.read();
                case SCREEN -> Screen.read();
                default ->
                    input.contains("://")
                            ? input.getBytes(StandardCharsets.UTF_8)
                            : ImageSource.read(input, standardInput);
            };
        } catch (UnreadablePictureException e) {
            throw new UnreadableInputException("decode", e.problem());
        }
        if (bytes.length == 0) {
            throw new UnreadableInputException("decode", "empty, expected a picture or a board");
        }
        return bytes;
    }

    private static List<Puzzle> boards(String text, String input, Optional<BoardForm> form)
            throws UnreadableInputException {
        String ending = Extensions.of(input);
        if (form.isEmpty() && FOR_SOLVERS.contains(ending)) {
            throw new UnreadableInputException("parse", ending + " texts are written for solvers, and not read");
        }
        if (form.isEmpty() && XML.matcher(text).lookingAt()) {
            throw new UnreadableInputException(
                    "parse",
                    "SVG or another text in XML, which flowcv writes and does not read; give the board as text (.flow)"
                            + " or as a picture (PNG, JPEG)");
        }
        PastedText pasted = PastedText.of(text);
        Optional<BoardForm> known = form.or(() -> NamedForm.ofEnding(BoardForm.values(), ending));
        String name = displayName(input);
        try {
            return numbered(
                    known.isPresent()
                            ? known.get().read(pasted.boards(), name)
                            : BoardText.read(pasted.boards(), name));
        } catch (FormatException e) {
            if (form.isEmpty() && known.isPresent()) {
                try {
                    // The ending may be wrong; what it says counts only where the text is in no form.
                    return numbered(BoardText.read(pasted.boards(), name));
                } catch (FormatException other) {
                    throw unreadable(pasted, e);
                }
            }
            throw unreadable(pasted, e);
        }
    }

    /** Of several boards each has a name: its own, or its place or the next number that is free. */
    private static List<Puzzle> numbered(List<Puzzle> boards) {
        Set<String> taken =
                boards.stream().flatMap(board -> board.id().stream()).collect(Collectors.toSet());
        List<Puzzle> named = new ArrayList<>(boards);
        int number = 1;
        for (int i = 0; boards.size() > 1 && i < boards.size(); i++) {
            if (boards.get(i).id().isEmpty()) {
                number = Math.max(number, i + 1);
                while (!taken.add(Integer.toString(number))) {
                    number++;
                }
                named.set(i, boards.get(i).named(Integer.toString(number)));
            }
        }
        return named;
    }

    private static UnreadableInputException unreadable(PastedText pasted, FormatException e) {
        return new UnreadableInputException("parse", "cannot be read as a board: " + pasted.tell(e));
    }
}
