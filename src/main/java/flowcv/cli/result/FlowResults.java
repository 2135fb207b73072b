package flowcv.cli.result;

import flowcv.cli.console.Messages;
import flowcv.cli.console.StandardOutput;
import flowcv.format.FlowFormat;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;

/** Writes boards as text: a {@code .flow} text for one input, a {@code .flows} stream for several. */
public final class FlowResults implements ResultSink {
    private final StandardOutput out;
    private final Messages messages;
    private final boolean stream;
    private boolean first = true;

    public FlowResults(StandardOutput out, Messages messages, boolean stream) {
        this.out = out;
        this.messages = messages;
        this.stream = stream;
    }

    @Override
    public void solution(Result soFar) {
        throw new IllegalStateException("boards are written without solutions");
    }

    @Override
    public void write(Result result) throws IOException {
        if (result.fault().isPresent()) {
            messages.error(result.name() + ": " + Details.explain(result));
        }
        if (result.board().isPresent()) {
            Map<String, String> headers = new LinkedHashMap<>(result.headers());
            if (stream || result.id().isPresent()) {
                String number = result.id().map(id -> " " + id).orElse("");
                headers.putIfAbsent("id", Messages.oneLine(result.input() + number));
            }
            out.write((first ? "" : "\n")
                    + FlowFormat.write(headers, result.board().get()));
            first = false;
        }
        result.read()
                .filter(read -> !read.unique().orElse(true))
                .ifPresent(read -> messages.note(
                        result.name() + ": " + Details.sure(read) + ", as the board has several solutions"));
        messages.detail(Details.of(result));
    }
}
