package flowcv.cli;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.commons.io.function.IOSupplier;

/** Lets work come to an orderly end when the process is interrupted (Ctrl-C) or told to end. */
final class Interrupts {
    /** Long enough to write tables about a hundred thousand pictures. */
    private static final long PATIENCE_SECONDS = 60;

    private Interrupts() {}

    /**
     * Does some work; if the process is told to end meanwhile, stops the work and waits until it has ended.
     *
     * @param stop makes the work end soon
     */
    static <T> T stopping(Runnable stop, IOSupplier<T> work) throws IOException {
        CountDownLatch ended = new CountDownLatch(1);
        Thread hook = new Thread(() -> {
            stop.run();
            try {
                ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            return work.get();
        } catch (IOException e) {
            throw new BatchFileException(e.getMessage(), e);
        } finally {
            ended.countDown();
            try {
                Runtime.getRuntime().removeShutdownHook(hook);
            } catch (IllegalStateException e) {
                // The process is ending already, and the hook no longer waits.
                Thread.yield();
            }
        }
    }
}
