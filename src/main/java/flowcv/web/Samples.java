package flowcv.web;

import flowcv.draw.screen.Devices;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Scene;
import flowcv.format.FlowFormat;
import flowcv.format.Json;
import flowcv.format.text.BoardEntry;
import flowcv.format.text.FormatException;
import flowcv.image.OpenCv;
import flowcv.web.call.Call;
import flowcv.web.call.RejectedCallException;
import flowcv.web.call.Reply;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** Boards to try the page with, painted as screenshots when somebody asks for one. */
final class Samples {
    private final Map<String, BoardEntry> boards = new LinkedHashMap<>();
    private final Map<String, byte[]> pictures = new ConcurrentHashMap<>();

    Samples(byte[] text) {
        try {
            for (BoardEntry entry : FlowFormat.read(new String(text, StandardCharsets.UTF_8), "samples.flows")) {
                boards.put(entry.id().orElseThrow(), entry);
            }
        } catch (FormatException e) {
            throw new IllegalStateException("the samples are damaged", e);
        }
    }

    /** The names of all samples. */
    Reply list(Call call) throws RejectedCallException {
        call.parameters().done();
        return Reply.json(new Json().with("samples", boards.values().stream().map(Samples::sample)));
    }

    private static Json sample(BoardEntry sample) {
        String name = sample.id().orElseThrow();
        return new Json()
                .with("name", name)
                .with("title", sample.headers().getOrDefault("title", name))
                .with("text", FlowFormat.write(sample.board()));
    }

    /** A sample as a screenshot. */
    Reply picture(Call call) throws RejectedCallException {
        call.parameters().done();
        BoardEntry entry = Optional.ofNullable(boards.get(call.argument()))
                .orElseThrow(() -> new RejectedCallException(404, "there is no such sample"));
        return Reply.ok("image/png", pictures.computeIfAbsent(call.argument(), name -> paint(entry)));
    }

    private static byte[] paint(BoardEntry entry) {
        OpenCv.load();
        try (Painted painted = GameScreen.paint(entry.board(), Scene.plain(Devices.PHONE, 1))) {
            return painted.file();
        }
    }
}
