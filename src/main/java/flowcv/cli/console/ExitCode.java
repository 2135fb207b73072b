package flowcv.cli.console;

import java.util.LinkedHashMap;
import java.util.Map;

/** What the process says when it ends. Of several inputs the greatest code counts. */
public final class ExitCode {
    public static final int OK = 0;
    public static final int NOT_SOLVED = 1;
    public static final int USAGE = 2;
    public static final int FILE = 3;
    public static final int INTERNAL = 70;

    private ExitCode() {}

    /** The codes for {@code --help}. */
    public static Map<String, String> table() {
        Map<String, String> table = new LinkedHashMap<>();
        table.put("0", "every input was answered (solved, read, counted, drawn, converted)");
        table.put("1", "some input was not");
        table.put("2", "invalid command line");
        table.put("3", "some file could not be read or written");
        table.put("70", "a bug in flowcv");
        table.put("130, 143", "it was told to end, by Ctrl-C or by kill");
        return table;
    }

    /**
     * The codes of a command that makes or checks something.
     *
     * @param all what it says when all is well
     * @param some what it says otherwise
     */
    public static Map<String, String> tableOf(String all, String some) {
        Map<String, String> table = table();
        table.put("0", all);
        table.put("1", some);
        return table;
    }

    /**
     * The codes of a command that takes no boards.
     *
     * @param done what it has done when all is well
     * @param failed what keeps it from that
     */
    public static Map<String, String> table(String done, String failed) {
        Map<String, String> table = table();
        table.remove("1");
        table.put("0", done);
        table.put("3", failed);
        return table;
    }
}
