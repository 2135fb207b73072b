package flowcv.cli.result;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import flowcv.board.Difference;
import flowcv.cli.console.Messages;
import flowcv.cli.console.StandardOutput;
import flowcv.format.FlowFormat;
import flowcv.verify.Checked;
import flowcv.verify.Totals;
import flowcv.verify.Verdict;
import java.io.IOException;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;

/** An object a line: one for each picture, then one for each total. */
public final class VerifyJson implements VerifySink {
    private final JsonFactory factory = new JsonFactory();
    private final StandardOutput out;

    public VerifyJson(StandardOutput out) {
        this.out = out;
    }

    @Override
    public void write(Checked checked) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = factory.createGenerator(text)) {
            json.writeStartObject();
            json.writeStringField("input", checked.of().picture().toString());
            json.writeStringField("verdict", checked.verdict().word());
            json.writeBooleanField("right", checked.right());
            json.writeFieldName("turn");
            if (checked.turn().isPresent()) {
                json.writeNumber(checked.turn().getAsInt());
            } else {
                json.writeNull();
            }
            json.writeArrayFieldStart("differences");
            for (Difference difference : checked.differences()) {
                json.writeString(difference.words());
            }
            json.writeEndArray();
            json.writeStringField("stage", checked.stage().isEmpty() ? null : checked.stage());
            json.writeStringField("reason", checked.reason().isEmpty() ? null : Messages.oneLine(checked.reason()));
            json.writeStringField(
                    "board", checked.found().map(FlowFormat::write).orElse(null));
            json.writeFieldName("confidence");
            if (checked.confidence().isPresent()) {
                json.writeNumber(
                        BigDecimal.valueOf(checked.confidence().getAsDouble()).setScale(4, RoundingMode.HALF_EVEN));
            } else {
                json.writeNull();
            }
            json.writeFieldName("millis");
            json.writeNumber(BigDecimal.valueOf(Math.round(checked.nanos() / 1000.0), 3));
            json.writeObjectFieldStart("facts");
            for (Map.Entry<String, String> fact : checked.of().facts().entrySet()) {
                json.writeStringField(fact.getKey(), fact.getValue());
            }
            json.writeEndObject();
            json.writeEndObject();
        }
        out.write(text.append('\n').toString());
    }

    @Override
    public void write(Totals totals) throws IOException {
        for (Totals.Group group : totals.groups()) {
            write(totals.columns(), group);
        }
        write(List.of(), totals.sum());
    }

    private void write(List<String> columns, Totals.Group group) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = factory.createGenerator(text)) {
            json.writeStartObject();
            json.writeObjectFieldStart("total");
            for (int i = 0; i < columns.size(); i++) {
                json.writeStringField(columns.get(i), group.values().get(i));
            }
            json.writeEndObject();
            json.writeNumberField("pictures", group.all());
            json.writeNumberField("exact", group.count(Verdict.EXACT));
            json.writeNumberField("refusedAsExpected", group.expectedRefusals());
            json.writeNumberField("wrong", group.count(Verdict.WRONG));
            json.writeNumberField("refused", group.count(Verdict.REFUSED));
            json.writeNumberField("unreadable", group.count(Verdict.UNREADABLE));
            json.writeEndObject();
        }
        out.write(text.append('\n').toString());
    }
}
