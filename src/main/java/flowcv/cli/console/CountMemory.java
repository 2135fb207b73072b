package flowcv.cli.console;

import flowcv.count.CountLimits;
import java.util.Optional;

/** Shares the memory that a count may take between Java and the tables. */
public final class CountMemory {
    /**
     * What Java takes more while it counts: 16 MB for what is new, compiled code and its compilers, what is known of
     * each node. Measured between 30 and 60 MB, in bytes.
     */
    private static final long WORK = 64L << 20;

    /** The heap is a little larger than what lies in it. */
    private static final double SHARE = 0.95;

    /** With less not even small boards are counted. */
    private static final long LEAST = 4L << 20;

    /** What a count takes that nobody has allowed more: as much as any other command, in bytes. */
    private static final long USUAL = 1500L << 20;

    private final long limit;

    /** @param limit what the whole process may take, in bytes */
    public CountMemory(Optional<Long> limit) {
        this.limit = limit.orElse(USUAL);
    }

    /** What is left for tables, in bytes; throws {@link UsageException} where that is too little. */
    public long forTables() {
        long own = Memory.taken() + WORK;
        long left = (long) ((limit - own) * SHARE);
        if (left < LEAST) {
            throw new UsageException("--memory-limit " + (limit >> 20) + "M: expected at least "
                    + ((own + 2 * LEAST >> 20) + 1) + "M, of which Java itself takes all but "
                    + (2 * LEAST >> 20) + "M");
        }
        return Math.min(CountLimits.mostBytes(), left);
    }
}
