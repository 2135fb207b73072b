package flowcv.corpus;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.LongStream;

/**
 * A row of the table of corpora.
 *
 * @param corpus its name: the part of a floor's key before the first dot
 * @param kind what makes its pictures
 * @param packs of levels, kinds of boards, looks, or folders
 * @param seeds one picture for each pack and each seed, where a kind paints
 * @param quick the share of the corpus that the quick run takes, 0 to 1
 */
record Row(String corpus, String kind, List<String> packs, List<Long> seeds, double quick) {
    private static final int FIELDS = 5;

    /** Makes the picture of a pack and a seed. */
    @FunctionalInterface
    interface Painter {
        /** The picture; nothing where it would be one that nobody takes. */
        Optional<Sample> paint(String pack, long seed) throws Exception;
    }

    /** One picture for each pack and each seed. */
    List<Case> each(Painter painter) {
        return packs.stream()
                .flatMap(pack -> seeds.stream()
                        .map(seed -> new Case(corpus, pack + " seed " + seed, () -> painter.paint(pack, seed))))
                .toList();
    }

    /** Reads a line: fields parted by tabs; {@code FROM+COUNT} or a list for the seeds, {@code -} for none. */
    static Row read(String line) {
        String[] fields = line.split("\t+");
        if (fields.length != FIELDS) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT, "expected %d fields parted by tabs, found %d: %s", FIELDS, fields.length, line));
        }
        return new Row(
                fields[0], fields[1], List.of(fields[2].split(",")), seeds(fields[3]), Double.parseDouble(fields[4]));
    }

    static List<Long> seeds(String text) {
        if (text.equals("-")) {
            return List.of();
        }
        String[] range = text.split("\\+");
        if (range.length == 2) {
            long from = Long.parseLong(range[0]);
            return LongStream.range(from, from + Long.parseLong(range[1]))
                    .boxed()
                    .toList();
        }
        return List.of(text.split(",")).stream().map(Long::valueOf).toList();
    }
}
