package flowcv.verify;

import flowcv.board.Difference;
import flowcv.format.FlowFormat;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.commons.io.IOUtils;
import org.apache.commons.io.function.Uncheck;

/** The text of a page about many pictures. */
final class Page {
    static final String PICTURES = "pictures";
    static final String ORIGINAL = "original";
    static final String OVERLAY = "overlay";
    static final String DIFFERENCE = "difference";

    private final Path folder;
    private final Map<Case, Integer> numbers;

    Page(Path folder, Map<Case, Integer> numbers) {
        this.folder = folder;
        this.numbers = numbers;
    }

    /** Where a picture lies, seen from the page. */
    static String file(int number, String what) {
        return String.format(Locale.ROOT, "%s/%05d-%s.webp", PICTURES, number, what);
    }

    /** The page about some pictures. */
    String of(List<Checked> checked, Totals totals) {
        StringBuilder rows = new StringBuilder();
        checked.forEach(each -> row(rows, each));
        String template =
                Uncheck.get(() -> IOUtils.resourceToString("/flowcv/verify/page.html", StandardCharsets.UTF_8));
        return template.replace("@TOTALS@", table(totals)).replace("@ROWS@", rows);
    }

    private static String table(Totals totals) {
        StringBuilder table = new StringBuilder("<table class=totals><thead><tr>");
        totals.columns().forEach(column -> table.append("<th>").append(escape(column)));
        table.append("<th>pictures<th>exact<th>refused as expected<th>wrong<th>refused<th>unreadable</thead><tbody>");
        totals.groups().forEach(group -> counts(table, group, group.values()));
        List<String> sum = totals.columns().stream().map(column -> "").toList();
        counts(table.append("<tbody class=sum>"), totals.sum(), sum);
        return table.append("</table>").toString();
    }

    private static void counts(StringBuilder table, Totals.Group group, List<String> values) {
        table.append("<tr>");
        values.forEach(value -> table.append("<td>").append(escape(value)));
        table.append("<td>").append(group.all());
        table.append("<td>").append(group.count(Verdict.EXACT));
        table.append("<td>").append(group.expectedRefusals());
        for (Verdict verdict : List.of(Verdict.WRONG, Verdict.REFUSED, Verdict.UNREADABLE)) {
            int count = group.count(verdict);
            table.append(count > 0 ? "<td class=" + verdict.word() + ">" : "<td>")
                    .append(count);
        }
        table.append('\n');
    }

    private void row(StringBuilder rows, Checked checked) {
        rows.append("<article data-verdict=")
                .append(checked.right() ? "right" : checked.verdict().word())
                .append("><h2><b class=")
                .append(checked.right() ? "right" : checked.verdict().word())
                .append('>')
                .append(escape(checked.words()))
                .append("</b> ")
                .append(escape(checked.of().picture().toString()))
                .append("</h2><p class=facts>");
        checked.of().facts().forEach((key, value) -> {
            if (!value.isEmpty()) {
                rows.append("<span><i>").append(escape(key)).append("</i> ");
                rows.append(escape(value)).append("</span> ");
            }
        });
        if (!checked.reason().isEmpty()) {
            rows.append("<p>").append(escape(checked.whyNone()));
        }
        if (!checked.differences().isEmpty()) {
            rows.append("<ul>");
            for (Difference difference : checked.differences()) {
                rows.append("<li>").append(escape(difference.words()));
            }
            rows.append("</ul>");
        }
        rows.append("<div class=pictures>");
        for (String what : List.of(ORIGINAL, OVERLAY, DIFFERENCE)) {
            picture(rows, file(numbers.get(checked.of()), what), what);
        }
        if (checked.verdict() == Verdict.WRONG && checked.found().isPresent()) {
            rows.append("<pre>")
                    .append(escape(FlowFormat.write(checked.found().get().board())))
                    .append("</pre>");
        }
        rows.append("</div></article>\n");
    }

    private void picture(StringBuilder rows, String file, String what) {
        if (Files.exists(folder.resolve(file))) {
            rows.append("<figure><a href=\"").append(file).append("\"><img loading=lazy alt=\"\" src=\"");
            rows.append(file).append("\"></a><figcaption>").append(what).append("</figcaption></figure>");
        }
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
