package flowcv.cli.input;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.format.AhleFormat;
import flowcv.format.BoardEntry;
import flowcv.format.FlowFormat;
import flowcv.format.FormatException;
import flowcv.format.LevelLineFormat;
import flowcv.format.MzuckerFormat;
import flowcv.format.PuzzLinkFormat;
import flowcv.format.Puzzle;
import flowcv.format.UnfitException;
import flowcv.solve.ilp.ModelText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The text forms between which boards are converted, in the order in which an unnamed one is looked for. */
public enum TextForm {
    FLOW("flow", true, true, List.of("flow", "flows")),
    LEVEL("level", true, true, List.of()),
    PUZZLINK("puzzlink", true, true, List.of("url")),
    AHLE("ahle", true, true, List.of()),
    MZUCKER("mzucker", true, false, List.of()),
    LP("lp", false, false, List.of("lp")),
    OPB("opb", false, false, List.of("opb"));

    private final String word;
    private final boolean readable;
    private final boolean takesMany;
    private final List<String> endings;

    TextForm(String word, boolean readable, boolean takesMany, List<String> endings) {
        this.word = word;
        this.readable = readable;
        this.takesMany = takesMany;
        this.endings = endings;
    }

    /** The form of a name, as options write it, in any case. */
    public static Optional<TextForm> named(String word) {
        return Arrays.stream(values())
                .filter(form -> form.word.equalsIgnoreCase(word))
                .findFirst();
    }

    /** The form that the ending of a file name stands for; none for those that say nothing, as txt. */
    public static Optional<TextForm> ofFile(String file) {
        String ending = Extensions.of(file);
        return Arrays.stream(values())
                .filter(form -> form.endings.contains(ending))
                .findFirst();
    }

    /** All names, for messages. */
    public static String words(boolean toRead) {
        return String.join(", ", all(toRead));
    }

    /** All names, or those of forms that are read. */
    public static List<String> all(boolean toRead) {
        return Arrays.stream(values())
                .filter(form -> form.readable || !toRead)
                .map(form -> form.word)
                .toList();
    }

    /** As options write it. */
    public String word() {
        return word;
    }

    /** The ending of a file in this form that flowcv names itself. */
    public String ending() {
        return endings.isEmpty() ? "txt" : endings.get(0);
    }

    /** Whether boards can be read from it; the others are written for solvers. */
    public boolean isReadable() {
        return readable;
    }

    /** Whether a text may hold several boards. */
    public boolean takesMany() {
        return takesMany;
    }

    /** Whether the form holds the flows as well. */
    public boolean needsSolution() {
        return this == LEVEL;
    }

    /** Reads all boards of a text. */
    List<Puzzle> read(String text, String source) throws FormatException {
        return switch (this) {
            case FLOW -> {
                List<Puzzle> puzzles = new ArrayList<>();
                for (BoardEntry entry : FlowFormat.read(text, source)) {
                    puzzles.add(new Puzzle(entry.headers(), entry.board(), Optional.empty(), Optional.empty()));
                }
                yield puzzles;
            }
            case LEVEL -> LevelLineFormat.read(text, source);
            case PUZZLINK -> PuzzLinkFormat.read(text, source);
            case AHLE -> AhleFormat.read(text, source);
            case MZUCKER -> List.of(MzuckerFormat.read(text, source));
            case LP, OPB -> throw new IllegalStateException(word + " is not read");
        };
    }

    /**
     * Writes one board of a text.
     *
     * @param number of the board, from 1, where it has no name
     * @param alone whether it is the only one
     */
    public String write(Puzzle puzzle, Rules rules, int number, boolean alone) throws UnfitException {
        Board board = puzzle.board();
        return switch (this) {
            case FLOW -> {
                Map<String, String> headers = new LinkedHashMap<>(puzzle.headers());
                if (!alone) {
                    headers.putIfAbsent("id", String.valueOf(number));
                }
                yield (number > 1 && !alone ? "\n" : "") + FlowFormat.write(headers, board);
            }
            case LEVEL -> LevelLineFormat.write(puzzle, number);
            case PUZZLINK -> PuzzLinkFormat.write(board, rules);
            case AHLE -> AhleFormat.write(puzzle);
            case MZUCKER -> MzuckerFormat.write(board);
            case LP -> ModelText.lp(board, rules);
            case OPB -> ModelText.opb(board, rules);
        };
    }
}
