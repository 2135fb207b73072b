package flowcv.format.text;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.RandomAccess;

/**
 * Lines of a text between two blank lines.
 *
 * @param source the name of the file, for messages
 * @param firstLine number of the first line, from 1
 * @param lines the lines, without line ends
 */
public record TextBlock(String source, int firstLine, List<String> lines) {

    /** The blocks of a text, each found when it is asked for. */
    public static Iterator<TextBlock> split(String text, String source) {
        return new Blocks(text, source);
    }

    /** An exception for a line and a column of this block, both from 0. */
    public FormatException fault(int line, int column, String problem) {
        return new FormatException(source, firstLine + line, column + 1, problem);
    }

    private static final class Blocks implements Iterator<TextBlock> {
        private final String text;
        private final String source;
        private int at;
        private int line = 1;

        Blocks(String text, String source) {
            this.text = text;
            this.source = source;
            at = Lines.begin(text);
            skipBlanks();
        }

        private void skipBlanks() {
            while (at <= text.length() && isBlank()) {
                at = Lines.next(text, at);
                line++;
            }
        }

        private boolean isBlank() {
            int end = Lines.end(text, at);
            int first = at;
            while (first < end && Character.isWhitespace(text.charAt(first))) {
                first++;
            }
            return first == end;
        }

        @Override
        public boolean hasNext() {
            return at <= text.length();
        }

        @Override
        public TextBlock next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            int[] begins = new int[16];
            int count = 0;
            int firstLine = line;
            while (at <= text.length() && !isBlank()) {
                begins = count == begins.length ? Arrays.copyOf(begins, 2 * count) : begins;
                begins[count++] = at;
                at = Lines.next(text, at);
                line++;
            }
            skipBlanks();
            return new TextBlock(source, firstLine, new View(text, Arrays.copyOf(begins, count)));
        }
    }

    /** Lines by where they begin, which takes a tenth of the memory of their copies. */
    private static final class View extends AbstractList<String> implements RandomAccess {
        private final String text;
        private final int[] begins;

        View(String text, int[] begins) {
            this.text = text;
            this.begins = begins;
        }

        @Override
        public String get(int line) {
            return text.substring(begins[line], Lines.end(text, begins[line]));
        }

        @Override
        public int size() {
            return begins.length;
        }
    }
}
