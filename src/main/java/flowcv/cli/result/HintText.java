package flowcv.cli.result;

import flowcv.HintWords;
import flowcv.board.Board;
import flowcv.cli.console.Messages;
import flowcv.cli.console.StandardOutput;
import flowcv.cli.input.Inputs;
import flowcv.solve.hint.Hint;
import flowcv.solve.hint.Hints;
import java.io.IOException;
import java.util.Optional;

/** Tells steps as numbered lines on standard output. */
public final class HintText implements HintSink {
    private final StandardOutput out;
    private final Messages messages;
    private final boolean silent;
    private boolean first = true;

    /**
     * @param silent whether standard output is needed for something else
     */
    public HintText(StandardOutput out, Messages messages, boolean silent) {
        this.out = out;
        this.messages = messages;
        this.silent = silent;
    }

    @Override
    public void hints(
            String input, Optional<String> id, Board board, Hints hints, HintWords words, Optional<String> overlay)
            throws IOException {
        StringBuilder text = new StringBuilder();
        text.append(first ? "" : "\n");
        if (id.isPresent()) {
            text.append(Messages.oneLine(id.get())).append(":\n");
        }
        hints.wrong().forEach(wrong -> text.append(words.wrong(wrong)).append('\n'));
        int number = 0;
        for (Hint hint : hints.steps()) {
            text.append(++number).append(". ").append(words.step(hint)).append('\n');
        }
        if (!silent && number + hints.wrong().size() > 0) {
            out.write(text.toString());
            first = false;
        }
        String name = name(input, id);
        String end = words.end(hints);
        if (!end.isEmpty() && number == 0 && !hints.complete()) {
            messages.error(name + ": " + end);
        } else if (!end.isEmpty()) {
            messages.note(name + ": " + end);
        }
        if (overlay.isPresent()) {
            messages.note(name + ": drawn in " + overlay.get());
        }
    }

    @Override
    public void unwritten(String input, String reason) {
        messages.error(Inputs.displayName(input) + ": " + reason);
    }

    @Override
    public void fault(Result result) {
        messages.error(result.name() + ": " + Details.explain(result));
        result.fault().flatMap(Fault::detail).ifPresent(words -> messages.detail(result.name() + ": " + words));
    }

    private static String name(String input, Optional<String> id) {
        return Inputs.displayName(input) + id.map(word -> " " + word).orElse("");
    }
}
