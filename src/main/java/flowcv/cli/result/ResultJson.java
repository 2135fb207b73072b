package flowcv.cli.result;

import flowcv.cli.console.Messages;
import flowcv.format.FlowFormat;
import flowcv.read.Reading;
import java.util.List;

/** A result as a JSON object. */
public final class ResultJson {
    private ResultJson() {}

    /** One line with its end, about a solution or about an input without any. */
    public static String line(Result result) {
        return line(List.of(result));
    }

    /** One line with its end about all boards of a picture: the first, with an array of the others if there are any. */
    static String line(List<Result> boards) {
        return JsonLine.of(json -> {
            fields(json, boards.get(0));
            if (boards.size() > 1) {
                json.objects("others", boards.subList(1, boards.size()), other -> fields(json, other));
            }
        });
    }

    private static void fields(JsonLine json, Result result) {
        json.text("input", result.input())
                .text("id", result.id())
                .text("status", result.status().word())
                .text("stage", result.fault().map(Fault::stage))
                .text("reason", result.fault().map(fault -> Messages.oneLine(fault.reason())))
                .text("cause", result.cause())
                .text("board", result.board().map(board -> FlowFormat.write(result.headers(), board)))
                .share("confidence", result.read().map(Reading.Read::confidence))
                .doubts("doubts", result.reading())
                .flag("unique", result.unique());
        if (result.board().isPresent()) {
            json.solution("solution", result.board().get(), result.solution());
        } else {
            json.none("solution");
        }
        json.text("overlay", result.overlay())
                .number("states", result.states())
                .object("millis", millis -> millis.millis(
                                "decode", result.millis().decode())
                        .millis("recognize", result.millis().recognize())
                        .millis("solve", result.millis().solve())
                        .millis("draw", result.millis().draw()));
    }
}
