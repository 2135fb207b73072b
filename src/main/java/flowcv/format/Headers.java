package flowcv.format;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lines of {@code key: value} in front of a grid. */
final class Headers {
    private static final Pattern LINE = Pattern.compile("([A-Za-z][A-Za-z0-9_-]*):(?:\\s+(.*))?");
    private static final Pattern SIZE = Pattern.compile("(\\d{1,4})x(\\d{1,4})");

    private final TextBlock block;
    private final Map<String, String> values = new LinkedHashMap<>();

    private Headers(TextBlock block) {
        this.block = block;
    }

    /** Whether a block is meant as headers: no grid has a colon in its first line. */
    static boolean isHeader(TextBlock block) {
        return isHeader(block.lines().get(0));
    }

    /** Whether a line is meant as one of them. */
    static boolean isHeader(String line) {
        return LINE.matcher(line.strip()).matches();
    }

    static Headers none(TextBlock grid) {
        return new Headers(grid);
    }

    static Headers of(TextBlock block) throws FormatException {
        Headers headers = new Headers(block);
        for (int i = 0; i < block.lines().size(); i++) {
            Matcher line = LINE.matcher(block.lines().get(i).strip());
            if (!line.matches()) {
                throw block.fault(i, 0, "expected 'key: value' or a blank line before the grid");
            }
            String value = line.group(2) == null ? "" : line.group(2).strip();
            if (headers.values.putIfAbsent(line.group(1), value) != null) {
                throw block.fault(i, 0, "header '" + line.group(1) + "' stands twice");
            }
        }
        return headers;
    }

    Map<String, String> values() {
        return values;
    }

    String get(String key) {
        return values.getOrDefault(key, "");
    }

    /**
     * Checks a {@code size} header, where there is one, against the grid. Rows come first; but the game
     * itself writes the width first, and boards annotated from its header are about, so the size turned
     * round agrees as well.
     */
    void checkSize(int rows, int columns) throws FormatException {
        String size = get("size");
        if (size.isEmpty()) {
            return;
        }
        Matcher matcher = SIZE.matcher(size);
        if (!matcher.matches()) {
            throw fault("size", "size '" + size + "', expected rows x columns such as 5x5");
        }
        int first = Integer.parseInt(matcher.group(1));
        int second = Integer.parseInt(matcher.group(2));
        if (!(first == rows && second == columns) && !(first == columns && second == rows)) {
            throw fault("size", "size says " + size + ", but the grid is " + rows + "x" + columns);
        }
    }

    /** An exception that points at a header. */
    FormatException fault(String key, String problem) {
        for (int i = 0; i < block.lines().size(); i++) {
            if (block.lines().get(i).strip().startsWith(key + ":")) {
                return block.fault(i, 0, problem);
            }
        }
        return block.fault(0, 0, problem);
    }
}
