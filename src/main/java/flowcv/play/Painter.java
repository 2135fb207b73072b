package flowcv.play;

import flowcv.board.Rules;
import flowcv.board.Topology;
import java.util.Locale;
import java.util.Optional;

/** The whole screen: a line of figures, the board, a message, and the keys. */
final class Painter {
    private static final String KEYS = "arrows, space: draw  u undo  r redo  h hint  c check  s solve  n new  q quit";

    /** Lines beside the board: one above, two below. */
    private static final int OTHER_LINES = 3;

    private final Game game;

    Painter(Game game) {
        this.game = game;
    }

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
        if (view.isPresent()) {
            view.get().paint(canvas, left(view.get(), columns), top(view.get(), rows), shown);
        } else {
            View least = game.board().topology() == Topology.SQUARE
                    ? new SquareView(game.ground, false)
                    : new PlotView(game.ground);
            // A line each, for the terminal may be narrow.
            canvas.text(
                    1, 2, "This board needs " + (least.width() + 1) + "x" + (least.height() + OTHER_LINES), Ink.PLAIN);
            canvas.text(1, 3, "characters, not " + columns + "x" + rows + ":", Ink.PLAIN);
            canvas.text(1, 4, "make the terminal larger.", Ink.PLAIN);
        }
        if (rows > OTHER_LINES) {
            // A long message takes the place of the keys.
            int end = message.length() > columns - 2 ? message.lastIndexOf(' ', columns - 2) : message.length();
            end = end < 0 ? message.length() : end;
            canvas.text(1, rows - 2, message.substring(0, end), Ink.BOLD);
            if (end < message.length()) {
                canvas.text(1, rows - 1, message.substring(end + 1), Ink.BOLD);
            } else {
                canvas.text(1, rows - 1, KEYS, Ink.FAINT);
            }
        }
        return canvas;
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
