package flowcv.cli.console;

import flowcv.count.CountProgress;
import java.util.concurrent.TimeUnit;

/** Tells on standard error how far long work has come, every few seconds and not before. */
public final class Progress implements CountProgress {
    private static final long NANOS_BETWEEN = TimeUnit.SECONDS.toNanos(3);

    private final String name;
    private final Messages messages;
    private final long begun = System.nanoTime();
    private long told = begun;

    public Progress(String name, Messages messages) {
        this.name = name;
        this.messages = messages;
    }

    @Override
    public void decided(int done, int of, int states) {
        // Called far more often than a line is written.
        if (System.nanoTime() - told > NANOS_BETWEEN) {
            tell(done + " of " + of + " cells, " + states + " states");
        }
    }

    /** Tells how far it has come, unless it was told just now. */
    public void tell(String how) {
        long now = System.nanoTime();
        if (now - told > NANOS_BETWEEN) {
            told = now;
            messages.note(name + ": " + how + ", " + TimeUnit.NANOSECONDS.toSeconds(now - begun) + " s");
        }
    }

    /** The last word, where there was a first one. */
    public void end() {
        if (told != begun) {
            messages.note(name + ": done after " + TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun) + " s");
        }
    }
}
