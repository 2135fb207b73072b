package flowcv.corpus;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.apache.commons.io.IOUtils;

/** All corpora, as {@code corpora.tsv} lists them. */
final class Corpora {
    private static final String TABLE = "/corpora.tsv";

    /** Lists the pictures of a row without making any. */
    @FunctionalInterface
    interface Kind {
        List<Case> cases(Row row) throws Exception;
    }

    private static final Map<String, Kind> KINDS = Map.ofEntries(
            Map.entry("stored", StoredPictures::cases),
            Map.entry("real", RealPictures::cases),
            Map.entry("photographed-real", RealPictures::photographed),
            Map.entry("damaged", DamagedPictures::cases),
            Map.entry("boards", PaintedBoards::cases),
            Map.entry("photographed-boards", PaintedBoards::photographed),
            Map.entry("turned", PaintedBoards::turned),
            Map.entry("lone-wall", PaintedBoards::withLoneWall),
            Map.entry("themed", ThemedBoards::cases),
            Map.entry("photographed-themed", ThemedBoards::photographed),
            Map.entry("levels", PaintedLevels::cases),
            Map.entry("photographed-levels", PaintedLevels::photographed),
            Map.entry("touched-levels", PaintedLevels::touched),
            Map.entry("shapes", PaintedShapes::cases),
            Map.entry("photographed-shapes", PaintedShapes::photographed),
            Map.entry("cropped", CroppedPictures::cases),
            Map.entry("cut", CutPictures::cases),
            Map.entry("drawn-over", DrawnOver::cases),
            Map.entry("several", SeveralBoards::cases),
            Map.entry("no-board", OtherPictures::cases));

    private Corpora() {}

    /** The rows of the table, by corpus, in the order of the table. */
    static Map<String, List<Row>> rows() throws IOException {
        return IOUtils.resourceToString(TABLE, StandardCharsets.UTF_8)
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(Row::read)
                .collect(Collectors.groupingBy(Row::corpus, LinkedHashMap::new, Collectors.toList()));
    }

    /** All pictures of some rows. */
    static List<Case> cases(List<Row> rows) throws Exception {
        List<Case> cases = new ArrayList<>();
        for (Row row : rows) {
            Kind kind = KINDS.get(row.kind());
            if (kind == null) {
                throw new IllegalArgumentException(TABLE + ": " + row.corpus() + ": unknown kind " + row.kind()
                        + ", expected one of " + String.join(", ", new TreeSet<>(KINDS.keySet())));
            }
            cases.addAll(kind.cases(row));
        }
        return cases;
    }

    /**
     * Some of the pictures of a corpus. A larger share has the pictures of a smaller one.
     *
     * @param share how much of them, 0 to 1; at least one picture
     */
    static List<Case> share(List<Case> cases, double share) {
        return cases.stream()
                .sorted(Comparator.comparingInt(Case::rank).thenComparing(Case::name))
                .limit((long) Math.ceil(share * cases.size()))
                .toList();
    }
}
