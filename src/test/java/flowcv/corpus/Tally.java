package flowcv.corpus;

import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Judged pictures, to be counted. */
record Tally(List<Judged> pictures) {
    private static final double MEDIAN = 0.5;
    private static final double MOST = 0.95;

    /** In the order of their names, whatever the order in which they were read. */
    static Tally of(Collection<Judged> pictures) {
        return new Tally(
                pictures.stream().sorted(Comparator.comparing(Judged::line)).toList());
    }

    /** The parts of these pictures, by name. */
    SortedMap<String, Tally> by(Function<Judged, String> part) {
        return pictures.stream()
                .collect(Collectors.groupingBy(
                        part, TreeMap::new, Collectors.collectingAndThen(Collectors.toList(), Tally::new)));
    }

    int count(Verdict.Kind kind) {
        return of(kind).size();
    }

    List<Judged> of(Verdict.Kind kind) {
        return pictures.stream()
                .filter(picture -> picture.verdict().kind() == kind)
                .toList();
    }

    double median() {
        return quantile(MEDIAN);
    }

    double most() {
        return quantile(MOST);
    }

    double worst() {
        return quantile(1);
    }

    private double quantile(double share) {
        double[] millis = pictures.stream().mapToDouble(Judged::millis).sorted().toArray();
        return millis[(int) Math.round(share * (millis.length - 1))];
    }

    /** A line for each group, then each misread and each refused picture. */
    String report() {
        StringBuilder report = new StringBuilder();
        by(picture -> picture.corpus() + "." + picture.group())
                .forEach((group, part) -> report.append(String.format(
                        Locale.ROOT,
                        "%-50s exact %4d  wrong %3d  refused %3d  unjudged %2d  ms %6.0f median %6.0f p95 %6.0f worst%n",
                        group,
                        part.count(Verdict.Kind.EXACT),
                        part.count(Verdict.Kind.WRONG),
                        part.count(Verdict.Kind.REFUSED),
                        part.count(Verdict.Kind.UNJUDGED),
                        part.median(),
                        part.most(),
                        part.worst())));
        of(Verdict.Kind.WRONG)
                .forEach(picture ->
                        report.append("WRONG ").append(picture.line()).append('\n'));
        of(Verdict.Kind.REFUSED)
                .forEach(picture ->
                        report.append("refused ").append(picture.line()).append('\n'));
        return report.toString();
    }
}
