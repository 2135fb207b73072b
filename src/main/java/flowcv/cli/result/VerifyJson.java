package flowcv.cli.result;

import flowcv.ReadingJson;
import flowcv.board.Difference;
import flowcv.cli.console.Messages;
import flowcv.cli.console.StandardOutput;
import flowcv.format.FlowFormat;
import flowcv.format.Json;
import flowcv.read.Reading;
import flowcv.verify.Checked;
import flowcv.verify.Totals;
import flowcv.verify.Verdict;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** An object a line: one for each picture, then one for each total. */
public record VerifyJson(StandardOutput out) implements VerifySink {
    @Override
    public void write(Checked checked) throws IOException {
        Json facts = new Json();
        checked.of().facts().forEach(facts::with);
        out.write(new Json()
                .with("input", checked.of().picture().toString())
                .with("verdict", checked.verdict().word())
                .with("right", checked.right())
                .with("turn", checked.turn().stream().boxed().findFirst())
                .with("differences", checked.differences().stream().map(Difference::words))
                .with("stage", Optional.of(checked.stage()).filter(stage -> !stage.isEmpty()))
                .with("reason", Optional.of(Messages.oneLine(checked.reason())).filter(reason -> !reason.isEmpty()))
                .with("cause", checked.refused().map(why -> why.cause().word()))
                .with("board", checked.found().map(read -> FlowFormat.write(read.board())))
                .with(
                        "confidence",
                        checked.found().map(Reading.Read::confidence).map(Json::share))
                .with("doubts", checked.reading().map(ReadingJson::doubts).orElse(Stream.of()))
                .with("millis", Json.millis(checked.nanos()))
                .with("facts", facts)
                .line());
    }

    @Override
    public void write(Totals totals) throws IOException {
        for (Totals.Group group : totals.groups()) {
            write(totals.columns(), group);
        }
        write(List.of(), totals.sum());
    }

    private void write(List<String> columns, Totals.Group group) throws IOException {
        Json total = new Json();
        for (int i = 0; i < columns.size(); i++) {
            total.with(columns.get(i), group.values().get(i));
        }
        out.write(new Json()
                .with("total", total)
                .with("pictures", group.all())
                .with("exact", group.count(Verdict.EXACT))
                .with("refusedAsExpected", group.expectedRefusals())
                .with("wrong", group.count(Verdict.WRONG))
                .with("refused", group.count(Verdict.REFUSED))
                .with("unreadable", group.count(Verdict.UNREADABLE))
                .line());
    }
}
