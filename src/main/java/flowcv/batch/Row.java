package flowcv.batch;

import flowcv.board.Board;
import flowcv.board.Family;
import flowcv.board.Topology;
import flowcv.read.Reading;
import flowcv.solve.Outcome;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One picture in tables and on the page.
 *
 * @param cells the text of each of {@link #COLUMNS}
 */
record Row(List<String> cells) {
    static final List<String> COLUMNS = List.of(
            "input",
            "status",
            "family",
            "size",
            "flows",
            "confidence",
            "unique",
            "stage",
            "reason",
            "overlay",
            "states",
            "decode_ms",
            "recognize_ms",
            "solve_ms",
            "draw_ms");

    Row {
        cells = List.copyOf(cells);
    }

    static Row of(PictureResult result, Optional<String> overlay) {
        Optional<Board> board = result.read().map(Reading.Read::board);
        return new Row(List.of(
                result.input().toString(),
                result.ending().word(),
                board.map(b -> Family.of(b).word()).orElse(""),
                board.map(Row::size).orElse(""),
                board.map(b -> "" + b.pairs().size()).orElse(""),
                result.read()
                        .map(read -> String.format(Locale.ROOT, "%.4f", read.confidence()))
                        .orElse(""),
                result.outcome().map(outcome -> unique(result, outcome)).orElse(""),
                result.stage(),
                result.reason(),
                overlay.orElse(""),
                result.outcome().map(outcome -> "" + outcome.states()).orElse(""),
                millis(result.times().decode()),
                millis(result.times().recognize()),
                millis(result.times().solve()),
                millis(result.times().draw())));
    }

    String cell(String column) {
        return cells.get(COLUMNS.indexOf(column));
    }

    private static String size(Board board) {
        return board.topology() == Topology.GRAPH ? board.size() + " cells" : board.rows() + "x" + board.columns();
    }

    /** Whether there is one solution; what reading the board has told of others counts, too. */
    private static String unique(PictureResult result, Outcome outcome) {
        return outcome instanceof Outcome.Solved solved && solved.complete()
                ? "" + (solved.solutions().size() == 1)
                : result.read()
                        .flatMap(Reading.Read::unique)
                        .filter(only -> !only)
                        .map(only -> "false")
                        .orElse("");
    }

    private static String millis(long nanos) {
        return String.format(Locale.ROOT, "%.1f", nanos / 1e6);
    }
}
