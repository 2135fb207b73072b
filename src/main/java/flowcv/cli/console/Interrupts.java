package flowcv.cli.console;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.apache.commons.io.function.IOSupplier;

/** Lets work come to an orderly end when the process is interrupted (Ctrl-C) or told to end: it waits until then. */
public final class Interrupts {
    /** Long enough to write tables about a hundred thousand pictures. */
    private static final long PATIENCE_SECONDS = 60;

    private final CountDownLatch ended = new CountDownLatch(1);
    private final Thread hook;

    /**
     * From now on the process waits.
     *
     * @param stop makes the work end soon
     */
    public Interrupts(Runnable stop) {
        hook = new Thread(() -> {
            stop.run();
            try {
                ended.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        try {
            Runtime.getRuntime().addShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is ending already.
            Thread.yield();
        }
    }

    /**
     * Does some work; if the process is told to end meanwhile, stops the work and waits until it has ended.
     *
     * @param stop makes the work end soon
     */
    public static <T> T stopping(Runnable stop, IOSupplier<T> work) throws IOException {
        Interrupts waiting = new Interrupts(stop);
        try {
            return work.get();
        } catch (ReaderLeftException e) {
            throw e;
        } catch (IOException e) {
            throw new BatchFileException(e.getMessage(), e);
        } finally {
            waiting.end();
        }
    }

    /** The work has ended, and nobody need wait for it. */
    public void end() {
        ended.countDown();
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is ending already, and the hook no longer waits.
            Thread.yield();
        }
    }
}
