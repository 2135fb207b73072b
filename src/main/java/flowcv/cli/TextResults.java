package flowcv.cli;

import flowcv.board.Solution;
import flowcv.draw.TextDrawing;
import java.io.IOException;
import java.util.List;

/** Draws solutions as text on standard output; tells on standard error what went wrong. */
final class TextResults implements ResultSink {
    private final Streams streams;
    private final Messages messages;
    private final boolean manyInputs;
    private final boolean silent;
    private final boolean unique;
    private boolean first = true;

    /**
     * A sink.
     *
     * @param manyInputs whether each drawing needs the name of its input
     * @param silent whether standard output is needed for something else
     * @param unique whether it is told if a solution is the only one
     */
    TextResults(Streams streams, Messages messages, boolean manyInputs, boolean silent, boolean unique) {
        this.streams = streams;
        this.messages = messages;
        this.manyInputs = manyInputs;
        this.silent = silent;
        this.unique = unique;
    }

    @Override
    public void write(Result result) throws IOException {
        if (!silent && !result.solutions().isEmpty()) {
            streams.out().write(drawing(result));
            first = false;
        }
        if (result.fault().isPresent()) {
            messages.error(result.name() + ": " + Details.explain(result));
        }
        if (result.overlay().isPresent()) {
            messages.note(
                    result.name() + ": solution drawn in " + result.overlay().get());
        }
        messages.detail(Details.of(result));
    }

    private String drawing(Result result) {
        StringBuilder text = new StringBuilder();
        if (manyInputs || result.id().isPresent()) {
            text.append(first ? "" : "\n")
                    .append(Messages.oneLine(result.name()))
                    .append(":\n");
        }
        List<Solution> solutions = result.solutions();
        for (int i = 0; i < solutions.size(); i++) {
            text.append(i == 0 ? "" : "\n");
            text.append(TextDrawing.draw(result.board().orElseThrow(), solutions.get(i), streams.style()));
        }
        if (unique) {
            text.append(uniqueness(result)).append('\n');
        }
        return text.toString();
    }

    private static String uniqueness(Result result) {
        if (result.unique().isEmpty()) {
            return "unknown whether there is another solution";
        }
        return result.unique().get() ? "the only solution" : "there are other solutions";
    }
}
