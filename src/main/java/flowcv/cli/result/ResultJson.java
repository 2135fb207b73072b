package flowcv.cli.result;

import flowcv.ReadingJson;
import flowcv.batch.Times;
import flowcv.cli.console.Messages;
import flowcv.format.FlowFormat;
import flowcv.format.Json;
import flowcv.format.SolutionJson;
import flowcv.read.Reading;
import java.util.List;
import java.util.stream.Stream;

/** A result as a JSON object. */
public final class ResultJson {
    private ResultJson() {}

    /** One line with its end, about a solution or about an input without any. */
    public static String line(Result result) {
        return line(List.of(result));
    }

    /** One line with its end about all boards of a picture: the first, with an array of the others if there are any. */
    static String line(List<Result> boards) {
        Json json = fields(boards.get(0));
        if (boards.size() > 1) {
            json.with("others", boards.subList(1, boards.size()).stream().map(ResultJson::fields));
        }
        return json.line();
    }

    private static Json fields(Result result) {
        Times millis = result.millis();
        return new Json()
                .with("input", result.input())
                .with("id", result.id())
                .with("status", result.status().word())
                .with("stage", result.fault().map(Fault::stage))
                .with("reason", result.fault().map(fault -> Messages.oneLine(fault.reason())))
                .with("cause", result.cause())
                .with("board", result.board().map(board -> FlowFormat.write(result.headers(), board)))
                .with("confidence", result.read().map(Reading.Read::confidence).map(Json::share))
                .with("doubts", result.reading().map(ReadingJson::doubts).orElse(Stream.of()))
                .with("unique", result.unique())
                .with(
                        "solution",
                        result.solution()
                                .map(found -> SolutionJson.of(result.board().orElseThrow(), found)))
                .with("overlay", result.overlay())
                .with("states", result.states())
                .with(
                        "millis",
                        new Json()
                                .with("decode", Json.millis(millis.decode()))
                                .with("recognize", Json.millis(millis.recognize()))
                                .with("solve", Json.millis(millis.solve()))
                                .with("draw", Json.millis(millis.draw())));
    }
}
