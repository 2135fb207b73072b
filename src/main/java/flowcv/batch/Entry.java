package flowcv.batch;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * A line of the journal: one picture that was worked on.
 *
 * @param key of the picture
 * @param state of its file at that time
 * @param settled whether it need not be tried again while its file stays as it is
 * @param limit milliseconds after which it was given up; 0 where it was not
 * @param overlay the drawn picture, seen from the output folder; empty where there is none
 * @param overlaySize its bytes
 * @param row for tables
 * @param json its line for results
 * @param thumbnail in base 64
 */
record Entry(
        String key,
        InputFile.State state,
        boolean settled,
        long limit,
        String overlay,
        long overlaySize,
        Row row,
        String json,
        String thumbnail) {
    private static final int OWN_FIELDS = 9;
    private static final int HEX = 16;

    /** The line with its end, which nothing else in it looks like. */
    byte[] line() {
        List<String> fields = new ArrayList<>(List.of(
                key,
                "" + state.size(),
                "" + state.changed(),
                "" + settled,
                "" + limit,
                overlay,
                "" + overlaySize,
                json,
                thumbnail));
        fields.addAll(row.cells());
        StringBuilder text = new StringBuilder();
        fields.forEach(field -> escape(field, text).append('\t'));
        return (text + checksum(text.toString()) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    /** What a line without its end says; nothing if it is torn. */
    static Optional<Entry> of(String line) {
        int last = line.lastIndexOf('\t');
        if (last < 0 || !checksum(line.substring(0, last + 1)).equals(line.substring(last + 1))) {
            return Optional.empty();
        }
        String[] fields = line.substring(0, last).split("\t", -1);
        if (fields.length != OWN_FIELDS + Row.COLUMNS.size()) {
            return Optional.empty();
        }
        List<String> plain = new ArrayList<>();
        for (String field : fields) {
            plain.add(unescape(field));
        }
        return Optional.of(new Entry(
                plain.get(0),
                new InputFile.State(Long.parseLong(plain.get(1)), Long.parseLong(plain.get(2))),
                Boolean.parseBoolean(plain.get(3)),
                Long.parseLong(plain.get(4)),
                plain.get(5),
                Long.parseLong(plain.get(6)),
                new Row(plain.subList(OWN_FIELDS, plain.size())),
                plain.get(7),
                plain.get(8)));
    }

    private static String checksum(String text) {
        CRC32 sum = new CRC32();
        sum.update(text.getBytes(StandardCharsets.UTF_8));
        return Long.toString(sum.getValue(), HEX);
    }

    private static StringBuilder escape(String field, StringBuilder text) {
        for (int i = 0; i < field.length(); i++) {
            char character = field.charAt(i);
            switch (character) {
                case '\\' -> text.append("\\\\");
                case '\t' -> text.append("\\t");
                case '\n' -> text.append("\\n");
                case '\r' -> text.append("\\r");
                default -> text.append(character);
            }
        }
        return text;
    }

    private static String unescape(String field) {
        if (field.indexOf('\\') < 0) {
            return field;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < field.length(); i++) {
            char character = field.charAt(i);
            if (character == '\\' && i + 1 < field.length()) {
                i++;
                character = switch (field.charAt(i)) {
                    case 't' -> '\t';
                    case 'n' -> '\n';
                    case 'r' -> '\r';
                    default -> '\\';
                };
            }
            text.append(character);
        }
        return text.toString();
    }
}
