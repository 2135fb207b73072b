package flowcv.cli.output;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.format.AhleFormat;
import flowcv.format.BoardForm;
import flowcv.format.FlowFormat;
import flowcv.format.LevelLineFormat;
import flowcv.format.MzuckerFormat;
import flowcv.format.NamedForm;
import flowcv.format.PuzzLinkFormat;
import flowcv.format.SolutionsFormat;
import flowcv.format.matrix.MatrixFormat;
import flowcv.format.text.Puzzle;
import flowcv.format.text.UnfitException;
import flowcv.solve.ilp.ModelText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The text forms that boards are written in. */
public enum TextForm implements NamedForm {
    /** The project's own. */
    FLOW(true, BoardForm.FLOW),
    /** The lines of the game's packs, which hold the flows as well. */
    LEVEL(true),
    /** Addresses of puzz.link. */
    PUZZLINK(true, BoardForm.PUZZLINK),
    /** The form of the solver numberlink. */
    AHLE(true),
    /** The form of the solver flow_solver. */
    MZUCKER(false),
    /** Rows of numbers. */
    MATRIX(true),
    /** A 0-1 program for linear solvers. */
    LP(false, "lp"),
    /** A 0-1 program for pseudo-Boolean solvers. */
    OPB(false, "opb"),
    /** The flows alone. */
    SOLUTIONS(true, "solutions");

    private final boolean takesMany;
    private final List<String> endings;

    TextForm(boolean takesMany, String... endings) {
        this.takesMany = takesMany;
        this.endings = List.of(endings);
    }

    TextForm(boolean takesMany, BoardForm sameForm) {
        this.takesMany = takesMany;
        this.endings = sameForm.endings();
    }

    @Override
    public List<String> endings() {
        return endings;
    }

    /** The ending of a file in this form that flowcv names itself. */
    String ending() {
        return endings.isEmpty() ? "txt" : endings.get(0);
    }

    /** Whether a text may hold several boards. */
    public boolean takesMany() {
        return takesMany;
    }

    /** Whether the form holds the flows. */
    public boolean needsSolution() {
        return this == LEVEL || this == SOLUTIONS;
    }

    /** Whether a text says that cells may stay empty, or means it. */
    public boolean holdsRules() {
        return this != AHLE && this != MZUCKER && this != MATRIX;
    }

    /**
     * Writes one board of a text.
     *
     * @param number of the board, from 1, where it has no name
     * @param alone whether it is the only one
     */
    String write(Puzzle puzzle, Rules rules, int number, boolean alone) throws UnfitException {
        Board board = puzzle.board();
        return switch (this) {
            case FLOW -> {
                Map<String, String> headers = new LinkedHashMap<>(puzzle.headers());
                if (puzzle.rules().isPresent() && puzzle.rules().get() == Rules.FREE) {
                    headers.put(BoardForm.RULES, Rules.FREE.toString());
                }
                yield (number > 1 && !alone ? "\n" : "") + FlowFormat.write(headers, board);
            }
            case LEVEL -> LevelLineFormat.write(puzzle, number);
            case PUZZLINK -> PuzzLinkFormat.write(board, rules);
            case AHLE -> AhleFormat.write(puzzle);
            case MZUCKER -> MzuckerFormat.write(board);
            case MATRIX -> (number > 1 && !alone ? "\n" : "") + MatrixFormat.write(board);
            case LP -> ModelText.lp(board, rules);
            case OPB -> ModelText.opb(board, rules);
            case SOLUTIONS ->
                SolutionsFormat.write(
                        puzzle.id().orElse(String.valueOf(number)),
                        board,
                        puzzle.solution().orElseThrow());
        };
    }
}
