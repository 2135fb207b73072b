package flowcv.cli.result;

import flowcv.board.Rules;
import flowcv.cli.console.Messages;
import flowcv.cli.console.Streams;
import flowcv.cli.input.Inputs;
import java.io.IOException;

/** Draws solutions as text on standard output; tells on standard error what went wrong. */
public final class TextResults implements ResultSink {
    private final Streams streams;
    private final Messages messages;
    private final boolean manyInputs;
    private final boolean silent;
    private final boolean unique;
    private final SolutionText form;
    private boolean first = true;
    /** Solutions of the input that is under way. */
    private long told;

    /**
     * @param manyInputs whether each drawing needs the name of its input
     * @param silent whether standard output is needed for something else
     * @param unique whether it is told if a solution is the only one
     * @param form of a solution
     */
    public TextResults(
            Streams streams, Messages messages, boolean manyInputs, boolean silent, boolean unique, SolutionText form) {
        this.streams = streams;
        this.messages = messages;
        this.manyInputs = manyInputs;
        this.silent = silent;
        this.unique = unique;
        this.form = form;
    }

    @Override
    public void solution(Result soFar) throws IOException {
        if (silent) {
            return;
        }
        StringBuilder text = new StringBuilder();
        text.append(first ? "" : "\n");
        if (told == 0 && (manyInputs || soFar.id().isPresent())) {
            text.append(Messages.oneLine(soFar.name())).append(":\n");
        }
        text.append(form.of(soFar.board().orElseThrow(), soFar.solution().orElseThrow()));
        streams.out().write(text.toString());
        first = false;
        told++;
    }

    @Override
    public void write(Result result) throws IOException {
        if (unique && told > 0) {
            streams.out().write(uniqueness(result) + "\n");
        }
        if (!unique && told == 1 && !result.unique().orElse(true)) {
            messages.note(result.name() + ": there are other solutions; --max-solutions all prints them");
        }
        if (told > 0 && result.read().filter(read -> read.rules() == Rules.FREE).isPresent()) {
            messages.note(result.name() + ": solved by Numberlink's rule: cells may stay empty");
        }
        told = 0;
        if (result.fault().isPresent()) {
            messages.error(result.name() + ": " + Details.explain(result));
        }
        if (result.overlay().isPresent()) {
            messages.note(Inputs.displayName(result.input()) + ": solution drawn in "
                    + result.overlay().get());
        }
        messages.detail(Details.of(result));
    }

    private static String uniqueness(Result result) {
        if (result.unique().isEmpty()) {
            return "unknown whether there is another solution";
        }
        return result.unique().get() ? "the only solution" : "there are other solutions";
    }
}
