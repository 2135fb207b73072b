package flowcv.cli.result;

import flowcv.board.Difference;
import flowcv.cli.console.Messages;
import flowcv.cli.console.Streams;
import flowcv.verify.Checked;
import flowcv.verify.Totals;
import flowcv.verify.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** A line for each picture, its differences below it, and a table of totals. */
public record VerifyText(Streams streams, Messages messages) implements VerifySink {
    /** A board read from the wrong place differs everywhere; the page and JSON have all of it. */
    private static final int MOST_DIFFERENCES = 12;

    private static final List<String> COUNTS =
            List.of("pictures", "exact", "refused as expected", "wrong", "refused", "unreadable");

    @Override
    public void write(Checked checked) throws IOException {
        StringBuilder text = new StringBuilder(Messages.oneLine(checked.of().picture() + ": " + checked.words()));
        if (!checked.reason().isEmpty() && !checked.right()) {
            text.append(" (").append(Messages.oneLine(checked.whyNone())).append(')');
        }
        text.append('\n');
        List<Difference> differences = checked.differences();
        for (Difference difference : differences.subList(0, Math.min(MOST_DIFFERENCES, differences.size()))) {
            text.append("    ").append(Messages.oneLine(difference.words())).append('\n');
        }
        if (differences.size() > MOST_DIFFERENCES) {
            text.append("    and ")
                    .append(differences.size() - MOST_DIFFERENCES)
                    .append(" more\n");
        }
        if (!checked.right() || messages.tellsNotes()) {
            streams.out().write(text.toString());
        }
    }

    @Override
    public void write(Totals totals) throws IOException {
        List<List<String>> table = new ArrayList<>();
        List<String> head = new ArrayList<>(totals.columns());
        head.addAll(COUNTS);
        table.add(head);
        totals.groups().forEach(group -> table.add(line(group, group.values())));
        List<String> sum = new ArrayList<>(Collections.nCopies(totals.columns().size(), ""));
        if (!sum.isEmpty()) {
            sum.set(0, "all");
        }
        table.add(line(totals.sum(), sum));
        streams.out().write("\n" + text(table, totals.columns().size()));
    }

    private static List<String> line(Totals.Group group, List<String> values) {
        List<String> line = new ArrayList<>(values);
        line.add("" + group.all());
        line.add("" + group.count(Verdict.EXACT));
        line.add("" + group.expectedRefusals());
        line.add("" + group.count(Verdict.WRONG));
        line.add("" + group.count(Verdict.REFUSED));
        line.add("" + group.count(Verdict.UNREADABLE));
        return line;
    }

    /** Words to the left, numbers to the right. */
    private static String text(List<List<String>> table, int words) {
        StringBuilder text = new StringBuilder();
        for (List<String> line : table) {
            StringBuilder row = new StringBuilder();
            for (int column = 0; column < line.size(); column++) {
                int at = column;
                int width =
                        table.stream().mapToInt(l -> l.get(at).length()).max().orElse(0);
                String pad = " ".repeat(width - line.get(column).length());
                row.append(column == 0 ? "" : "  ")
                        .append(column < words ? line.get(column) + pad : pad + line.get(column));
            }
            text.append(row.toString().stripTrailing()).append('\n');
        }
        return text.toString();
    }
}
