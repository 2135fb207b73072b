package flowcv.play;

import flowcv.board.Rules;
import flowcv.board.Topology;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The whole screen: a line of figures, the board, a message, and the keys. */
record Painter(Game game) {
    private static final String KEYS = "space:draw tab:dot u:undo r:redo h:hint c:check s:solve x:clear n:new q:quit";

    /** Lines beside the board: one above, two below. */
    private static final int OTHER_LINES = 3;

    /** The largest view that fits; none where the screen is too small for any. */
    Optional<View> view(int columns, int rows) {
        if (game.board().topology() != Topology.SQUARE) {
            return fitting(new PlotView(game.ground), columns, rows);
        }
        return fitting(new SquareView(game.ground, true), columns, rows)
                .or(() -> fitting(new SquareView(game.ground, false), columns, rows));
    }

    private static Optional<View> fitting(View view, int columns, int rows) {
        return view.width() < columns && view.height() + OTHER_LINES <= rows ? Optional.of(view) : Optional.empty();
    }

    int left(View view, int columns) {
        return (columns - view.width()) / 2;
    }

    int top(View view, int rows) {
        return 1 + (rows - OTHER_LINES - view.height()) / 2;
    }

    Canvas paint(int columns, int rows, Shown shown, String message) {
        Canvas canvas = new Canvas(columns, rows);
        canvas.text(1, 0, figures(shown.position()), Ink.BOLD);
        Optional<View> view = view(columns, rows);
        if (view.isEmpty()) {
            return tooSmall(columns, rows);
        }
        view.get().paint(canvas, left(view.get(), columns), top(view.get(), rows), shown);
        // A long message takes the place of the keys.
        List<String> lines = wrapped(message, columns - 2);
        canvas.text(1, rows - 2, lines.get(0), Ink.BOLD);
        if (lines.size() > 1) {
            canvas.text(1, rows - 1, String.join(" ", lines.subList(1, lines.size())), Ink.BOLD);
        } else {
            canvas.text(1, rows - 1, KEYS, Ink.FAINT);
        }
        return canvas;
    }

    /** Nothing but what is needed, for there may be little room even for that. */
    private Canvas tooSmall(int columns, int rows) {
        View least = game.board().topology() == Topology.SQUARE
                ? new SquareView(game.ground, false)
                : new PlotView(game.ground);
        String need =
                "This board needs " + (least.width() + 1) + "x" + (least.height() + OTHER_LINES) + " characters, not "
                        + columns + "x" + rows + ": make the terminal larger. q quits, and keeps the game.";
        Canvas canvas = new Canvas(columns, rows);
        List<String> lines = wrapped(need, columns - 1);
        for (int i = 0; i < lines.size(); i++) {
            canvas.text(0, i, lines.get(i), Ink.PLAIN);
        }
        return canvas;
    }

    /** Lines of a text no longer than a width; words that are longer stand alone. */
    static List<String> wrapped(String text, int width) {
        List<String> lines = new ArrayList<>();
        String rest = text;
        while (rest.length() > width) {
            int end = rest.lastIndexOf(' ', width);
            end = end > 0 ? end : rest.indexOf(' ');
            if (end < 0) {
                break;
            }
            lines.add(rest.substring(0, end));
            rest = rest.substring(end + 1);
        }
        lines.add(rest);
        return lines;
    }

    private String figures(Position position) {
        long seconds = game.playedMillis() / 1000;
        return String.format(
                Locale.ROOT,
                "flows %d/%d   moves %d   pipe %d %%   %d:%02d%s",
                game.joined(position),
                game.board().pairs().size(),
                game.moves(),
                game.pipePercent(position),
                seconds / 60,
                seconds % 60,
                game.rules == Rules.FREE ? "   cells may stay empty" : "");
    }
}
