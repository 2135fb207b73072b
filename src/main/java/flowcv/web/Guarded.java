package flowcv.web;

import java.util.function.Consumer;

/** Runs what nobody waits for the end of: what it throws would be lost. */
final class Guarded {
    private Guarded() {}

    /**
     * Runs work.
     *
     * @param bugs told of what it throws
     */
    static void run(Runnable work, Consumer<Throwable> bugs) {
        try {
            work.run();
        } catch (RuntimeException | Error e) {
            bugs.accept(e);
        }
    }
}
