package flowcv.cli.console;

import flowcv.draw.TextDrawing.Style;

/** What stands at the other end of standard output. */
public final class Terminal {
    private Terminal() {}

    /** Colors and box characters, where a terminal shows them and nobody asked for none. */
    public static Style style() {
        String noColor = System.getenv("NO_COLOR");
        boolean plain = noColor != null && !noColor.isEmpty() || "dumb".equals(System.getenv("TERM"));
        return plain || !isTerminal() || !isUnicode() ? Style.PLAIN : Style.TERMINAL;
    }

    /** Whether standard error is a terminal that can go back to the beginning of a line. */
    public static boolean showsErrors() {
        String told = System.getProperty("flowcv.errorTerminal");
        return !"dumb".equals(System.getenv("TERM")) && (told == null ? System.console() != null : told.equals("true"));
    }

    /** The launcher asks the shell; Java 17 can tell only for input and output together. */
    private static boolean isTerminal() {
        String told = System.getProperty("flowcv.terminal");
        return told == null ? System.console() != null : told.equals("true");
    }

    private static boolean isUnicode() {
        String encoding = System.getProperty("stdout.encoding", System.getProperty("native.encoding", ""));
        return encoding.equalsIgnoreCase("UTF-8");
    }
}
