package flowcv.format.text;

import java.util.Iterator;
import java.util.NoSuchElementException;

/** The lines of a text, blank ones included, each made when it is asked for: a text may have millions. */
public final class Lines implements Iterator<Piece> {
    private final String source;
    private final String text;
    private int next;
    private int line;

    public Lines(String text, String source) {
        this.text = text;
        this.source = source;
        next = begin(text);
    }

    /** Where the first line begins: a byte order mark is what some editors put before it. */
    static int begin(String text) {
        return text.startsWith("\uFEFF") ? 1 : 0;
    }

    /** Where the line that begins at an offset ends: before its line end, which is {@code \n} or {@code \r\n}. */
    static int end(String text, int begin) {
        int feed = text.indexOf('\n', begin);
        return feed < 0 ? text.length() : feed > begin && text.charAt(feed - 1) == '\r' ? feed - 1 : feed;
    }

    /** Where the line behind the one that begins at an offset begins; behind the text there is none. */
    static int next(String text, int begin) {
        int feed = text.indexOf('\n', begin);
        return feed < 0 ? text.length() + 1 : feed + 1;
    }

    @Override
    public boolean hasNext() {
        return next <= text.length();
    }

    @Override
    public Piece next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        int begin = next;
        next = next(text, begin);
        return new Piece(source, ++line, 1, text.substring(begin, end(text, begin)));
    }
}
