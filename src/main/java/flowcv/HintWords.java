package flowcv;

import flowcv.board.Board;
import flowcv.board.GameColor;
import flowcv.board.Topology;
import flowcv.solve.Failure;
import flowcv.solve.Outcome;
import flowcv.solve.hint.Hint;
import flowcv.solve.hint.Hints;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Puts steps on a board into plain words. Rows and columns are counted from 1.
 *
 * @param colors whether its labels stand for colors that a picture shows
 */
public record HintWords(Board board, boolean colors) {
    private static final String[] DIRECTIONS = {"up", "right", "down", "left"};

    /** What has to be taken back. */
    public String wrong(Hints.Wrong wrong) {
        return capital(flow(wrong.label())) + " is wrong from " + board.where(wrong.to()) + " on: take it back to "
                + board.where(wrong.from());
    }

    /** A step and its reason, without a number. */
    public String step(Hint hint) {
        List<Integer> places = hint.places();
        String end = board.where(places.get(places.size() - 1));
        return capital(flow(hint.label())) + " from " + board.where(places.get(0)) + way(places) + " to " + end + ". "
                + why(hint);
    }

    /** Why a step is taken, as a sentence. */
    public String why(Hint hint) {
        Hint.Why why = hint.why();
        if (why instanceof Hint.Meets) {
            return "There its two ends meet.";
        }
        if (why instanceof Hint.OnlyWay) {
            return "It has no other way.";
        }
        if (why instanceof Hint.MustPass pass) {
            String end = board.where(hint.places().get(0));
            return board.isBridge(pass.place())
                    ? "The bridge at " + board.where(pass.place()) + " has to be crossed from " + end + "."
                    : "Only two ways lead to " + board.where(pass.place()) + ", one of them from " + end + ".";
        }
        if (why instanceof Hint.Refuted refuted) {
            return refuted.others().stream()
                    .map(failure -> failure(hint, failure))
                    .collect(Collectors.joining(" "));
        }
        return "No other way leads to a solution, which only a long search shows.";
    }

    /** What is said behind the steps, if anything is. */
    public String end(Hints hints) {
        if (hints.complete()) {
            return hints.steps().isEmpty() ? "nothing is left to draw" : "that completes the board";
        }
        if (!hints.exhausted()) {
            return "";
        }
        String no = hints.steps().isEmpty() ? "no step is forced" : "no further step is forced";
        if (hints.outcome() instanceof Outcome.GaveUp gaveUp) {
            return no + " as far as was seen within " + gaveUp.limit();
        }
        return no + ": the board has several solutions";
    }

    private String failure(Hint hint, Failure failure) {
        int from = hint.places().get(0);
        return capital(towards(from, failure.towards())) + " is blocked: "
                + switch (failure.kind()) {
                    case UNREACHED -> board.where(failure.place()) + " could not be covered.";
                    case STUCK ->
                        (isDot(failure.place()) ? "the dot at " : "the flow at ") + board.where(failure.place())
                                + " would be stuck.";
                    case CROWDED -> "too many flows would need " + board.where(failure.place()) + ".";
                    case JOINED ->
                        "the flow of the dot at " + board.where(failure.place()) + " would run into another.";
                    case ITSELF -> "a flow would run into itself.";
                };
    }

    private boolean isDot(int place) {
        return board.pairs().stream().anyMatch(pair -> pair.first() == place || pair.second() == place);
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    private String flow(String label) {
        return colors ? GameColor.ofLabel(label).map(GameColor::spokenName).orElse("flow " + label) : "flow " + label;
    }

    /** A direction where there is one, else a place. */
    private String towards(int from, int to) {
        int direction = direction(from, to);
        return direction < 0 ? board.where(to) : DIRECTIONS[direction];
    }

    /** The way between the first place and the last, as in ": down 2, left 1,". */
    private String way(List<Integer> places) {
        List<String> parts = new ArrayList<>();
        int count = 0;
        for (int i = 1; i < places.size(); i++) {
            int direction = direction(places.get(i - 1), places.get(i));
            boolean last = i + 1 == places.size();
            count++;
            if (direction < 0) {
                count = 0;
                String by = board.topology() == Topology.SQUARE ? "over the border" : "over";
                if (!last) {
                    parts.add(by + (by.equals("over") ? " " : " to ") + board.where(places.get(i)));
                } else if (!by.equals("over")) {
                    parts.add(by);
                }
            } else if (last || direction(places.get(i), places.get(i + 1)) != direction) {
                parts.add(DIRECTIONS[direction] + " " + count);
                count = 0;
            }
        }
        return parts.isEmpty() ? "" : ": " + String.join(", ", parts) + ",";
    }

    /** The direction between neighbors of a square board; -1 around its border and on other boards. */
    private int direction(int from, int to) {
        if (board.topology() != Topology.SQUARE) {
            return -1;
        }
        int rows = to / board.columns() - from / board.columns();
        int columns = to % board.columns() - from % board.columns();
        if (Math.abs(rows) + Math.abs(columns) != 1) {
            return -1;
        }
        return columns == 0 ? rows + 1 : 2 - columns;
    }
}
