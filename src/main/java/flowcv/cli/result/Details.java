package flowcv.cli.result;

import flowcv.board.Board;
import flowcv.board.Topology;
import flowcv.cli.console.ExitCode;
import flowcv.read.Reading;

/** A result in words, for standard error. */
public final class Details {
    private Details() {}

    /** What {@code -v} tells, in one line. */
    static String of(Result result) {
        StringBuilder line = new StringBuilder(result.name())
                .append(": ")
                .append(result.status().word());
        if (result.board().isPresent()) {
            Board board = result.board().get();
            line.append(", ")
                    .append(
                            board.topology() == Topology.GRAPH
                                    ? board.size() + " cells"
                                    : board.rows() + "x" + board.columns())
                    .append(", ")
                    .append(board.pairs().size())
                    .append(" flows");
        }
        result.read().ifPresent(read -> line.append(", ").append(sure(read)));
        if (result.unique().isPresent()) {
            line.append(result.unique().get() ? ", the only solution" : ", not the only solution");
        }
        result.fault().flatMap(Fault::detail).ifPresent(words -> line.append(", ")
                .append(words));
        line.append(", ").append(result.states()).append(" states");
        stage(line, "decode", result.millis().decode());
        stage(line, "recognize", result.millis().recognize());
        stage(line, "solve", result.millis().solve());
        stage(line, "draw", result.millis().draw());
        return line.toString();
    }

    /** What went wrong, for people. */
    static String explain(Result result) {
        Fault fault = result.fault().orElseThrow();
        return switch (result.status()) {
            case UNRECOGNIZED ->
                fault.exitCode() == ExitCode.NOT_SOLVED
                        ? "no board was read for sure (" + fault.stage() + "): " + fault.reason()
                        : fault.reason();
            case GAVE_UP -> "gave up: " + fault.reason();
            case NO_SOLUTION, SOLVED, RECOGNIZED, UNREADABLE -> fault.reason();
        };
    }

    /** How sure a board of a picture is. */
    static String sure(Reading.Read read) {
        return (long) Math.floor(read.confidence() * 100) + " % sure";
    }

    private static void stage(StringBuilder line, String name, long nanos) {
        long tenths = Math.round(nanos / 1e5);
        line.append(", ")
                .append(name)
                .append(' ')
                .append(tenths / 10)
                .append('.')
                .append(tenths % 10)
                .append(" ms");
    }
}
