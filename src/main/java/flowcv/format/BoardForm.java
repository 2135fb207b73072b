package flowcv.format;

import flowcv.board.Rules;
import flowcv.format.matrix.MatrixFormat;
import flowcv.format.text.BoardEntry;
import flowcv.format.text.FormatException;
import flowcv.format.text.Puzzle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The text forms that boards are read from, in the order in which an unnamed one is looked for. */
public enum BoardForm {
    /** The project's own, {@link FlowFormat}. */
    FLOW("flow", "flows"),
    /** {@link LevelLineFormat}. */
    LEVEL,
    /** {@link PuzzLinkFormat}. */
    PUZZLINK("url"),
    /** {@link AhleFormat}. */
    AHLE,
    /** {@link MzuckerFormat}. */
    MZUCKER,
    /** {@link MatrixFormat}. */
    MATRIX;

    /** The header of the project's own form that says {@code free} where cells may stay empty. */
    public static final String RULES = "rules";

    private final List<String> endings;

    BoardForm(String... endings) {
        this.endings = List.of(endings);
    }

    /** The form of a name in any case, as options write it. */
    public static Optional<BoardForm> named(String word) {
        return Arrays.stream(values())
                .filter(form -> form.toString().equalsIgnoreCase(word))
                .findFirst();
    }

    /** The form that an ending of a file name in any case stands for; none for those that say nothing, as txt. */
    public static Optional<BoardForm> ofEnding(String ending) {
        return Arrays.stream(values())
                .filter(form -> form.endings.contains(ending.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    /** All names, for messages. */
    public static String words() {
        return String.join(", ", all());
    }

    /** All names. */
    public static List<String> all() {
        return Arrays.stream(values()).map(BoardForm::toString).toList();
    }

    /**
     * Reads all boards of a text.
     *
     * @param source the name of the file, for messages
     * @return at least one
     * @throws FormatException with line and column, where the text is not in this form
     */
    public List<Puzzle> read(String text, String source) throws FormatException {
        return switch (this) {
            case FLOW -> {
                List<Puzzle> puzzles = new ArrayList<>();
                for (BoardEntry entry : FlowFormat.read(text, source)) {
                    Optional<Rules> rules = Optional.ofNullable(entry.headers().get(RULES))
                            .filter(Rules.FREE.toString()::equals)
                            .map(word -> Rules.FREE);
                    puzzles.add(new Puzzle(entry.headers(), entry.board(), rules, Optional.empty()));
                }
                yield puzzles;
            }
            case LEVEL -> LevelLineFormat.read(text, source);
            case PUZZLINK -> PuzzLinkFormat.read(text, source);
            case AHLE -> AhleFormat.read(text, source);
            case MZUCKER -> List.of(MzuckerFormat.read(text, source));
            case MATRIX -> MatrixFormat.read(text, source);
        };
    }

    /** As options write it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
