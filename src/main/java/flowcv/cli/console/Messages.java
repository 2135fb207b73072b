package flowcv.cli.console;

import java.io.PrintStream;

/** What is said beside the results, on standard error, a line each. */
public final class Messages {
    /** How much is said. */
    public enum Level {
        QUIET,
        NORMAL,
        VERBOSE
    }

    /** Characters that a person still reads; no message of flowcv's own is longer. */
    private static final int LONGEST = 500;

    private final PrintStream stream;
    private final Level level;
    private final boolean stackTraces;

    public Messages(PrintStream stream, Level level, boolean stackTraces) {
        this.stream = stream;
        this.level = level;
        this.stackTraces = stackTraces;
    }

    /** What went wrong. */
    public void error(String line) {
        stream.println("flowcv: " + message(line));
    }

    /** A bug, with its stack if that was asked for. */
    public void bug(String where, Throwable bug) {
        error(bugLine(where, bug));
        stackTrace(bug);
    }

    /** Where an exception came from, if that was asked for. */
    public void stackTrace(Throwable thrown) {
        if (stackTraces) {
            thrown.printStackTrace(stream);
        }
    }

    static String bugLine(String where, Throwable bug) {
        return where + ": internal error, please report it: " + bug + " (--stacktrace shows where)";
    }

    /** What is good to know. */
    public void note(String line) {
        if (level != Level.QUIET) {
            stream.println(message(line));
        }
    }

    /** Whether anybody wants to know more than what goes wrong. */
    public boolean tellsNotes() {
        return level != Level.QUIET;
    }

    /** Whether anybody wants to know everything. */
    public boolean tellsDetails() {
        return level == Level.VERBOSE;
    }

    /** What only the curious want. */
    public void detail(String line) {
        if (level == Level.VERBOSE) {
            stream.println(message(line));
        }
    }

    /**
     * A message in one line. One that quotes a long text keeps its beginning, which names the file, and its end, which
     * says what to do.
     */
    public static String message(String text) {
        String line = oneLine(text);
        if (line.codePointCount(0, line.length()) <= LONGEST) {
            return line;
        }
        return line.substring(0, line.offsetByCodePoints(0, LONGEST / 2))
                + " ... "
                + line.substring(line.offsetByCodePoints(line.length(), -LONGEST / 2));
    }

    /** File names and library messages may hold anything; a message stays one line. */
    public static String oneLine(String text) {
        StringBuilder line = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            line.append(Character.isISOControl(character) ? ' ' : character);
        }
        return line.toString().strip();
    }
}
