package flowcv.cli.result;

import flowcv.cli.console.Messages;
import flowcv.cli.console.StandardOutput;
import java.io.IOException;
import java.util.Optional;

/**
 * Writes an object a line: one for each solution, or for an input without any. It stays one solution behind, as the
 * last one's line also tells how the search ended.
 */
public final class JsonResults implements ResultSink {
    private final StandardOutput out;
    private final Messages messages;
    private Optional<Result> held = Optional.empty();

    public JsonResults(StandardOutput out, Messages messages) {
        this.out = out;
        this.messages = messages;
    }

    @Override
    public void solution(Result soFar) throws IOException {
        if (held.isPresent()) {
            out.write(ResultJson.line(held.get().notUnique()));
        }
        held = Optional.of(soFar);
    }

    @Override
    public void write(Result result) throws IOException {
        if (result.fault().isPresent()) {
            messages.detail(result.name() + ": " + result.fault().get().inFull());
        }
        if (held.isPresent() && result.solution().isEmpty()) {
            out.write(ResultJson.line(held.get()));
        }
        held = Optional.empty();
        out.write(ResultJson.line(result));
    }
}
