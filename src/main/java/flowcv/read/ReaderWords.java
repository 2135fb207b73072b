package flowcv.read;

import flowcv.read.decide.Decision;
import flowcv.read.tiling.CellComplex;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Why a board was refused, in the words of a person. */
final class ReaderWords {
    /** A person reads so many doubts. */
    private static final int MOST_DOUBTS = 3;

    private ReaderWords() {}

    /** Why nothing can be a board, for callers. */
    static Cause cause(Decision.Cause cause) {
        return switch (cause) {
            case FEW_DOTS -> Cause.FEW_DOTS;
            case ODD_DOTS -> Cause.ODD_DOTS;
            case COLORS -> Cause.UNCLEAR_COLORS;
            case CUT_OFF -> Cause.CUT_OFF;
            case NO_BOARD -> Cause.CONTRADICTION;
            case NO_SOLUTION -> Cause.NO_SOLUTION;
        };
    }

    /** Why nothing can be a board. */
    static String none(CellComplex complex, Decision.None none, List<Doubt> doubts) {
        String what =
                switch (none.cause()) {
                    case FEW_DOTS -> "found " + none.dots() + " dots, expected at least 4";
                    case ODD_DOTS -> "found " + none.dots() + " dots, expected an even number";
                    case COLORS ->
                        "the colors and shapes of " + none.dots() + " dots do not tell which belong together";
                    case CUT_OFF ->
                        "the board is cut off or covered at " + complex.form().where(none.place());
                    case NO_BOARD -> "walls, holes and dots contradict each other";
                    case NO_SOLUTION -> "the board that was read has no solution";
                };
        return what + unsure(doubts);
    }

    /** Why a board is not sure enough. */
    static String unsure(Reading.Read read) {
        String several = read.unique().orElse(true) ? "" : ", as it has several solutions";
        return String.format(
                        Locale.ROOT, "the board was read, but is only %.0f %% sure%s", 100 * read.confidence(), several)
                + (read.doubts().isEmpty() ? "; the whole picture is unclear" : unsure(read.doubts()));
    }

    /** What was in doubt, behind something else; empty if nothing was. */
    static String unsure(List<Doubt> doubts) {
        return doubts.isEmpty()
                ? ""
                : doubts.stream()
                        .limit(MOST_DOUBTS)
                        .map(Doubt::words)
                        .collect(Collectors.joining("; ", "; unsure: ", ""));
    }

    /** What is in doubt, and what it may be: {@code row 3, column 2: a dim dot or an empty cell}. */
    static String doubt(String where, List<Doubt.Alternative> alternatives) {
        return IntStream.range(0, alternatives.size())
                .mapToObj(i -> words(alternatives.get(i).kind(), i == 0))
                .collect(Collectors.joining(" or ", where + ": ", ""));
    }

    /** To which dots one may belong: {@code the dot at row 3, column 2: with row 1, column 1 or with row 5, column 1}. */
    static String partners(String where, List<String> others) {
        return others.stream()
                .map(other -> "with " + other)
                .collect(Collectors.joining(" or ", "the dot at " + where + ": ", ""));
    }

    private static String words(Doubt.Kind kind, boolean isLikeliest) {
        return switch (kind) {
            case EMPTY -> "an empty cell";
            case DOT -> isLikeliest ? "a dot" : "a dim dot";
            case BRIDGE -> "a bridge";
            case HOLE -> "a hole";
            case WALL -> "a wall";
            case NO_WALL -> "no wall";
            case WARP -> "open";
            case NO_WARP -> "closed";
            case PARTNER -> "a dot of another one";
        };
    }
}
