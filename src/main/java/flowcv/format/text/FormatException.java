package flowcv.format.text;

import java.util.Locale;

/**
 * A text is not in its form. The message is one line, {@code source:line:column: what was expected};
 * what it quotes of the text is cut short, and control characters in it are written as {@code U+XXXX}.
 */
public final class FormatException extends Exception {
    private static final long serialVersionUID = 1L;
    /** A line that a person still reads. */
    private static final int LONGEST = 300;

    private final String source;
    private final int line;
    private final int column;
    private final String problem;
    private final boolean tooLarge;

    /**
     * @param source the name of the file
     * @param line from 1
     * @param column from 1
     * @param problem what was found and what was expected
     */
    public FormatException(String source, int line, int column, String problem) {
        this(source, line, column, problem, false);
    }

    /** A fault that is nothing but the size of a board: but for that the text may well be in its form. */
    public static FormatException tooLarge(String source, int line, int column, String problem) {
        return new FormatException(source, line, column, problem, true);
    }

    private FormatException(String source, int line, int column, String problem, boolean tooLarge) {
        super(source + ":" + line + ":" + column + ": " + plain(problem));
        this.source = source;
        this.line = line;
        this.column = column;
        this.problem = problem;
        this.tooLarge = tooLarge;
    }

    /** The same fault, with something said before it. */
    public FormatException with(String before) {
        return new FormatException(source, line, column, before + problem, tooLarge);
    }

    /** The same fault at another place, for a text that was read without what stands around it. */
    public FormatException at(int otherLine, int otherColumn) {
        return new FormatException(source, otherLine, otherColumn, problem, tooLarge);
    }

    /** The line of the fault, from 1. */
    public int line() {
        return line;
    }

    /** The column of the fault, from 1. */
    public int column() {
        return column;
    }

    /** The message without the name of the file: {@code line 3, column 1: what was expected}. */
    public String inText() {
        return "line " + line + ", column " + column + ": " + plain(problem);
    }

    /** Whether boards are too large, and nothing else is wrong so far. */
    public boolean isTooLarge() {
        return tooLarge;
    }

    /** A terminal obeys control characters, and a text may come from anywhere. */
    private static String plain(String problem) {
        StringBuilder plain = new StringBuilder();
        for (int c : problem.codePoints().limit(LONGEST + 1).toArray()) {
            if (plain.length() >= LONGEST) {
                return plain.append("...").toString();
            }
            if (isVisible(c)) {
                plain.appendCodePoint(c);
            } else {
                plain.append(String.format(Locale.ROOT, "U+%04X", c));
            }
        }
        return plain.toString();
    }

    private static boolean isVisible(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
