package flowcv.cli;

import java.io.PrintStream;

/** What is said beside the results, on standard error, a line each. */
final class Messages {
    /** How much is said. */
    enum Level {
        QUIET,
        NORMAL,
        VERBOSE
    }

    private final PrintStream stream;
    private final Level level;
    private final boolean stackTraces;

    Messages(PrintStream stream, Level level, boolean stackTraces) {
        this.stream = stream;
        this.level = level;
        this.stackTraces = stackTraces;
    }

    /** What went wrong. */
    void error(String line) {
        stream.println("flowcv: " + oneLine(line));
    }

    /** A bug, with its stack if that was asked for. */
    void bug(String where, Throwable bug) {
        error(bugLine(where, bug));
        stackTrace(bug);
    }

    /** Where an exception came from, if that was asked for. */
    void stackTrace(Throwable thrown) {
        if (stackTraces) {
            thrown.printStackTrace(stream);
        }
    }

    static String bugLine(String where, Throwable bug) {
        return where + ": internal error, please report it: " + bug + " (--stacktrace shows where)";
    }

    /** What is good to know. */
    void note(String line) {
        if (level != Level.QUIET) {
            stream.println(oneLine(line));
        }
    }

    /** Whether anybody wants to know more than what goes wrong. */
    boolean tellsNotes() {
        return level != Level.QUIET;
    }

    /** Whether anybody wants to know everything. */
    boolean tellsDetails() {
        return level == Level.VERBOSE;
    }

    /** What only the curious want. */
    void detail(String line) {
        if (level == Level.VERBOSE) {
            stream.println(oneLine(line));
        }
    }

    /** File names and library messages may hold anything; a message stays one line. */
    static String oneLine(String text) {
        StringBuilder line = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            line.append(Character.isISOControl(character) ? ' ' : character);
        }
        return line.toString().strip();
    }
}
