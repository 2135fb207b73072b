package flowcv.format;

import flowcv.board.Rules;
import flowcv.format.matrix.MatrixFormat;
import flowcv.format.text.BoardEntry;
import flowcv.format.text.FormatException;
import flowcv.format.text.Puzzle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The text forms that boards are read from, in the order in which an unnamed one is looked for. */
public enum BoardForm implements NamedForm {
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

    @Override
    public List<String> endings() {
        return endings;
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
        return word();
    }
}
