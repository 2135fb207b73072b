package flowcv.cli;

import flowcv.board.Solution;
import java.io.IOException;
import java.util.Optional;

/** Writes an object a line: one for each solution, or for an input without any. */
final class JsonResults implements ResultSink {
    private final ResultJson json = new ResultJson();
    private final StandardOutput out;
    private final Messages messages;

    JsonResults(StandardOutput out, Messages messages) {
        this.out = out;
        this.messages = messages;
    }

    @Override
    public void write(Result result) throws IOException {
        if (result.fault().isPresent()) {
            messages.detail(result.name() + ": " + result.fault().get().reason());
        }
        if (result.solutions().isEmpty()) {
            out.write(json.line(result, Optional.empty()));
        }
        for (Solution solution : result.solutions()) {
            out.write(json.line(result, Optional.of(solution)));
        }
    }
}
