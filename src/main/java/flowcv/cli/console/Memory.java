package flowcv.cli.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** How much memory there is for the work, and what is said where it is too little: that is no bug. */
public final class Memory {
    /** Where Linux tells what a process takes. */
    private static final Path STATUS = Path.of("/proc/self/status");

    private static final String MOST = "VmHWM:";

    /** Elsewhere: what Java takes to count a text, measured on Linux, in bytes. */
    private static final long USUAL = 80L << 20;

    private Memory() {}

    /** What went wrong, and what to do. */
    public static String tooLittle() {
        return "needs more memory than the " + (Runtime.getRuntime().maxMemory() >> 20)
                + " MB that Java may take; set the variable FLOWCV_HEAP=2g to let it take more";
    }

    /** The most that this process has taken so far, in bytes. */
    static long taken() {
        try {
            for (String line : Files.readAllLines(STATUS)) {
                if (line.startsWith(MOST)) {
                    return Long.parseLong(line.replaceAll("\\D", "")) << 10;
                }
            }
        } catch (IOException | NumberFormatException e) {
            // Another system, then.
            return USUAL;
        }
        return USUAL;
    }
}
