package flowcv.cli.input;

import flowcv.board.SameBoard;
import flowcv.format.FormatException;
import flowcv.format.Puzzle;
import flowcv.image.ImageSource;
import flowcv.image.UnreadablePictureException;
import java.io.InputStream;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads a text of boards in any form. */
public final class TextInput {
    private final InputStream standardInput;

    public TextInput(InputStream standardInput) {
        this.standardInput = standardInput;
    }

    /**
     * All boards of an input.
     *
     * @param form its form; where it is not given, the ending of its name and then its content tell
     */
    public List<Puzzle> read(String input, Optional<TextForm> form) throws UnreadableInputException {
        String text = text(input);
        Optional<TextForm> known = form.or(() -> TextForm.ofFile(input));
        if (known.isPresent() && !known.get().isReadable()) {
            throw new UnreadableInputException(
                    "parse", known.get().word() + " texts are written for solvers, and not read");
        }
        try {
            return known.isPresent() ? known.get().read(text, Inputs.displayName(input)) : guessed(text, input);
        } catch (FormatException e) {
            throw unreadable(input, e);
        }
    }

    private String text(String input) throws UnreadableInputException {
        byte[] bytes;
        try {
            bytes = ImageSource.read(input, standardInput);
        } catch (UnreadablePictureException e) {
            throw new UnreadableInputException("decode", e.getMessage().substring(input.length() + 2));
        }
        if (bytes.length == 0) {
            throw new UnreadableInputException("parse", "the file is empty, expected a text of boards");
        }
        return Sniffer.text(bytes)
                .orElseThrow(() -> new UnreadableInputException(
                        "parse", "not a text, expected boards; 'flowcv recognize' makes a text of a picture"));
    }

    /** Forms that read the same boards from a text are as good as one. */
    private static List<Puzzle> guessed(String text, String input) throws UnreadableInputException {
        // Of several forms the last: the project's own form takes any long line for a large board.
        Optional<FormatException> tooLarge = Optional.empty();
        Map<TextForm, List<Puzzle>> apt = new EnumMap<>(TextForm.class);
        for (TextForm form : TextForm.values()) {
            if (form.isReadable()) {
                try {
                    List<Puzzle> boards = form.read(text, Inputs.displayName(input));
                    if (apt.values().stream().noneMatch(other -> same(boards, other))) {
                        apt.put(form, boards);
                    }
                } catch (FormatException e) {
                    // Not this form, then.
                    tooLarge = e.isTooLarge() ? Optional.of(e) : tooLarge;
                }
            }
        }
        if (apt.isEmpty() && tooLarge.isPresent()) {
            throw unreadable(input, tooLarge.get());
        }
        if (apt.size() != 1) {
            String forms = apt.isEmpty()
                    ? TextForm.words(true)
                    : apt.keySet().stream().map(TextForm::word).collect(Collectors.joining(" or "));
            throw new UnreadableInputException(
                    "parse",
                    apt.isEmpty()
                            ? "boards in no form that is known; --from FORM tells what is wrong with it, FORM being one"
                                    + " of " + forms
                            : "may be " + forms + "; say which with --from");
        }
        return apt.values().iterator().next();
    }

    private static boolean same(List<Puzzle> boards, List<Puzzle> others) {
        if (boards.size() != others.size()) {
            return false;
        }
        for (int i = 0; i < boards.size(); i++) {
            if (!SameBoard.test(boards.get(i).board(), others.get(i).board())) {
                return false;
            }
        }
        return true;
    }

    /** The message begins with the name of the input, as does every message. */
    private static UnreadableInputException unreadable(String input, FormatException e) {
        String place = e.getMessage().substring(Inputs.displayName(input).length() + 1);
        return new UnreadableInputException("parse", "line " + place);
    }
}
