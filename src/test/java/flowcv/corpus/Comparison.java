package flowcv.corpus;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * What two builds made of the same pictures.
 *
 * @param old one judgment for each picture
 * @param now the same pictures in the same order
 */
record Comparison(List<Judged> old, List<Judged> now) {
    /** Whether the new build misread a board. */
    boolean hasMisread() {
        return Tally.of(now).count(Verdict.Kind.WRONG) > 0;
    }

    /** Markdown: a row for each corpus, then each picture on which the builds differ. */
    String text() {
        StringBuilder text = new StringBuilder(
                "| corpus | pictures | exact | wrong | refused | unjudged | ms, median | 95 % | worst |\n"
                        + "|---|---|---|---|---|---|---|---|---|\n");
        var before = Tally.of(old).by(Judged::corpus);
        Tally.of(now).by(Judged::corpus).forEach((corpus, tally) -> row(text, corpus, before.get(corpus), tally));
        row(text, "all", Tally.of(old), Tally.of(now));
        List<String> differences = differences();
        text.append(String.format(Locale.ROOT, "%n%d pictures differ (old → new).%n%n", differences.size()));
        differences.forEach(line -> text.append("* ").append(line).append('\n'));
        return text.toString();
    }

    private static void row(StringBuilder text, String corpus, Tally old, Tally now) {
        text.append(String.format(
                Locale.ROOT,
                "| %s | %d | %s | %s | %s | %s | %.0f → %.0f | %.0f → %.0f | %.0f → %.0f |%n",
                corpus,
                now.pictures().size(),
                change(old, now, Verdict.Kind.EXACT),
                change(old, now, Verdict.Kind.WRONG),
                change(old, now, Verdict.Kind.REFUSED),
                change(old, now, Verdict.Kind.UNJUDGED),
                old.median(),
                now.median(),
                old.most(),
                now.most(),
                old.worst(),
                now.worst()));
    }

    private static String change(Tally old, Tally now, Verdict.Kind kind) {
        int before = old.count(kind);
        int after = now.count(kind);
        return before == after ? String.valueOf(after) : "**" + before + " → " + after + "**";
    }

    private List<String> differences() {
        return IntStream.range(0, old.size())
                .filter(i -> !old.get(i).verdict().equals(now.get(i).verdict()))
                .mapToObj(i -> String.format(
                        Locale.ROOT,
                        "%s `%s`: %s → %s",
                        now.get(i).corpus(),
                        now.get(i).picture().name(),
                        words(old.get(i).verdict()),
                        words(now.get(i).verdict())))
                .sorted()
                .toList();
    }

    private static String words(Verdict verdict) {
        String kind = verdict.kind().name().toLowerCase(Locale.ROOT);
        return verdict.detail().isEmpty()
                ? kind
                : kind + " (" + verdict.detail().strip().replace('\n', '/') + ")";
    }
}
