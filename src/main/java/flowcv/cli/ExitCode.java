package flowcv.cli;

import java.util.LinkedHashMap;
import java.util.Map;

/** What the process says when it ends. Of several inputs the greatest code counts. */
final class ExitCode {
    static final int OK = 0;
    static final int NOT_SOLVED = 1;
    static final int USAGE = 2;
    static final int FILE = 3;
    static final int INTERNAL = 70;

    private ExitCode() {}

    /** The codes for {@code --help}. */
    static Map<String, String> table() {
        Map<String, String> table = new LinkedHashMap<>();
        table.put("0", "every input was solved (recognized, drawn, converted)");
        table.put("1", "some input was not");
        table.put("2", "the command line is wrong");
        table.put("3", "some file could not be read or written");
        table.put("70", "a bug in flowcv");
        return table;
    }
}
