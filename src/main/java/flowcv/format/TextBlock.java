package flowcv.format;

import java.util.ArrayList;
import java.util.List;

/**
 * Lines of a text between two blank lines.
 *
 * @param source the name of the file, for messages
 * @param firstLine number of the first line, from 1
 * @param lines the lines, without line ends
 */
record TextBlock(String source, int firstLine, List<String> lines) {

    static List<TextBlock> split(String text, String source) {
        List<TextBlock> blocks = new ArrayList<>();
        List<String> lines = new ArrayList<>();
        // A byte order mark is what some editors put before the first line.
        String[] all = (text.startsWith("\uFEFF") ? text.substring(1) : text).split("\r?\n", -1);
        for (int i = 0; i <= all.length; i++) {
            if (i < all.length && !all[i].isBlank()) {
                lines.add(all[i]);
            } else if (!lines.isEmpty()) {
                blocks.add(new TextBlock(source, i - lines.size() + 1, List.copyOf(lines)));
                lines.clear();
            }
        }
        return blocks;
    }

    /** An exception for a line and a column of this block, both from 0. */
    FormatException fault(int line, int column, String problem) {
        return new FormatException(source, firstLine + line, column + 1, problem);
    }
}
