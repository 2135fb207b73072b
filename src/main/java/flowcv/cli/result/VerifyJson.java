package flowcv.cli.result;

import flowcv.board.Difference;
import flowcv.cli.console.Messages;
import flowcv.cli.console.StandardOutput;
import flowcv.format.FlowFormat;
import flowcv.read.Reading;
import flowcv.verify.Checked;
import flowcv.verify.Totals;
import flowcv.verify.Verdict;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/** An object a line: one for each picture, then one for each total. */
public final class VerifyJson implements VerifySink {
    private final StandardOutput out;

    public VerifyJson(StandardOutput out) {
        this.out = out;
    }

    @Override
    public void write(Checked checked) throws IOException {
        out.write(JsonLine.of(json -> {
            json.text("input", checked.of().picture().toString())
                    .text("verdict", checked.verdict().word())
                    .flag("right", Optional.of(checked.right()));
            if (checked.turn().isPresent()) {
                json.number("turn", checked.turn().getAsInt());
            } else {
                json.none("turn");
            }
            json.texts(
                            "differences",
                            checked.differences().stream()
                                    .map(Difference::words)
                                    .toList())
                    .text("stage", Optional.of(checked.stage()).filter(stage -> !stage.isEmpty()))
                    .text(
                            "reason",
                            Optional.of(Messages.oneLine(checked.reason())).filter(reason -> !reason.isEmpty()))
                    .text("cause", checked.refused().map(why -> why.cause().word()))
                    .text("board", checked.found().map(read -> FlowFormat.write(read.board())))
                    .share("confidence", checked.found().map(Reading.Read::confidence))
                    .doubts("doubts", checked.reading())
                    .millis("millis", checked.nanos())
                    .object("facts", facts -> checked.of().facts().forEach(facts::text));
        }));
    }

    @Override
    public void write(Totals totals) throws IOException {
        for (Totals.Group group : totals.groups()) {
            write(totals.columns(), group);
        }
        write(List.of(), totals.sum());
    }

    private void write(List<String> columns, Totals.Group group) throws IOException {
        out.write(JsonLine.of(json -> json.object("total", total -> {
                    for (int i = 0; i < columns.size(); i++) {
                        total.text(columns.get(i), group.values().get(i));
                    }
                })
                .number("pictures", group.all())
                .number("exact", group.count(Verdict.EXACT))
                .number("refusedAsExpected", group.expectedRefusals())
                .number("wrong", group.count(Verdict.WRONG))
                .number("refused", group.count(Verdict.REFUSED))
                .number("unreadable", group.count(Verdict.UNREADABLE))));
    }
}
