package flowcv.corpus;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

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

    /** The rows of the table. */
    static List<Row> rows() throws IOException {
        try (InputStream stream = Corpora.class.getResourceAsStream(TABLE)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(Row::read)
                    .toList();
        }
    }

    /**
     * The pictures of a row.
     *
     * @param share how much of them, 0 to 1
     */
    static List<Case> cases(Row row, double share) throws Exception {
        Kind kind = KINDS.get(row.kind());
        if (kind == null) {
            throw new IllegalArgumentException(TABLE + ": " + row.corpus() + ": unknown kind " + row.kind()
                    + ", expected one of " + String.join(", ", new TreeSet<>(KINDS.keySet())));
        }
        return kind.cases(row).stream().filter(each -> each.isIn(share)).toList();
    }
}
