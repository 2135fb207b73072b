package flowcv.count;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.time.Duration;

/**
 * Counts the paths between opposite corners of squares and prints, as a Markdown table, how long that
 * takes. The grid of seven is counted before, for the compiler.
 *
 * <p>Arguments: the sides of the squares.
 */
public final class PathsTable {
    private static final int WARM_UP = 50;

    private static final CountLimits LIMITS = CountLimits.of(Duration.ofMinutes(10));

    private PathsTable() {}

    /** Counts and prints. */
    public static void main(String[] args) {
        for (int i = 0; i < WARM_UP; i++) {
            GridPaths.count(7, 7, LIMITS, CountProgress.NONE);
        }
        OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        System.out.println("| side | paths | states | tables MB | s, wall | s, processor |");
        System.out.println("|---:|---:|---:|---:|---:|---:|");
        for (String arg : args) {
            int side = Integer.parseInt(arg);
            long cpu = system.getProcessCpuTime();
            long begun = System.nanoTime();
            Count count = GridPaths.count(side, side, LIMITS, CountProgress.NONE);
            System.out.printf(
                    "| %d | %s | %d | %.1f | %.4f | %.4f |%n",
                    side,
                    count instanceof Count.Exact exact ? exact.solutions() : count,
                    count.widest(),
                    count.bytes() / (double) (1 << 20),
                    (System.nanoTime() - begun) / 1e9,
                    (system.getProcessCpuTime() - cpu) / 1e9);
        }
    }
}
