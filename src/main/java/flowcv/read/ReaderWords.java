package flowcv.read;

import flowcv.read.decide.Decision;
import flowcv.read.inference.Change;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Why a board was refused, in the words of a person. */
final class ReaderWords {
    /** A person reads so many doubts. */
    private static final int MOST_DOUBTS = 3;

    private ReaderWords() {}

    /** The stage at which it shows that nothing can be a board. */
    static Stage stage(Decision.Cause cause) {
        return switch (cause) {
            case FEW_DOTS, ODD_DOTS -> Stage.DOTS;
            case COLORS -> Stage.PAIRS;
            case CUT_OFF, NO_BOARD -> Stage.CELLS;
            case NO_SOLUTION -> Stage.SOLUTION;
        };
    }

    /** Why nothing can be a board. */
    static String none(CellComplex complex, Decision.None none) {
        String what =
                switch (none.cause()) {
                    case FEW_DOTS -> "found " + none.dots() + " dots, expected at least 4";
                    case ODD_DOTS -> "found " + none.dots() + " dots, expected an even number";
                    case COLORS -> "the colors of " + none.dots() + " dots do not tell which belong together";
                    case CUT_OFF ->
                        "the board is cut off or covered at " + complex.form().where(none.place());
                    case NO_BOARD -> "walls, holes and dots contradict each other";
                    case NO_SOLUTION -> "the board that was read has no solution";
                };
        return what + unsure(complex, none.doubts());
    }

    /** Why a board is not sure enough. */
    static String doubtful(CellComplex complex, double confidence, List<Change> doubts) {
        return String.format(Locale.ROOT, "the board was read, but is only %.0f %% sure", 100 * confidence)
                + unsure(complex, doubts);
    }

    private static String unsure(CellComplex complex, List<Change> doubts) {
        return doubts.isEmpty()
                ? ""
                : doubts.stream()
                        .limit(MOST_DOUBTS)
                        .map(doubt -> doubt(complex, doubt))
                        .collect(Collectors.joining("; ", "; unsure: ", ""));
    }

    /** What is in doubt, and what it may be: {@code row 3, column 2: a dot or an empty cell}. */
    static String doubt(CellComplex complex, Change doubt) {
        return switch (doubt.what()) {
            case CELL -> complex.form().where(doubt.index()) + ": a cell or a hole";
            case CONTENT ->
                complex.form().where(doubt.index())
                        + switch (doubt.content()) {
                            case PLAIN -> ": a dot or an empty cell";
                            case DOT -> ": an empty cell or a dim dot";
                            case BRIDGE -> ": a bridge or none";
                        };
            case WALL -> border(complex, doubt.index()) + ": a wall or none";
            case OPENING -> border(complex, doubt.index()) + ": open or closed";
        };
    }

    private static String border(CellComplex complex, int index) {
        Border border = complex.borders().get(index);
        boolean outside = complex.cells().get(border.first()).isBeyond();
        return outside || complex.cells().get(border.second()).isBeyond()
                ? "outline at " + complex.form().where(outside ? border.second() : border.first())
                : "between " + complex.form().where(border.first()) + " and "
                        + complex.form().where(border.second());
    }
}
