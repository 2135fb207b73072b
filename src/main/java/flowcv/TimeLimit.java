package flowcv;

import flowcv.image.StoppedException;
import flowcv.read.Cause;
import flowcv.read.Reading;
import flowcv.solve.Limits;
import flowcv.solve.Question;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * How long all that is done with one picture may take; the time runs from the moment the limit is made. Work whose time
 * is up is stopped within a tenth of a second, by an interruption of its thread that does not outlast it.
 */
public final class TimeLimit {
    /** A hundred times what the slowest picture of the game takes. */
    public static final Duration USUAL = Duration.ofSeconds(30);

    /** No limit: more time than any work takes. */
    public static final TimeLimit NONE = of(Duration.ofDays(36500));

    /** Counts nanoseconds that no change of the machine's clock touches, so that no time is up too soon. */
    private static final ScheduledThreadPoolExecutor CLOCK = clock();

    private final Duration time;
    private final long begun = System.nanoTime();

    private TimeLimit(Duration time) {
        this.time = time;
    }

    /** A limit whose time begins now. */
    public static TimeLimit of(Duration time) {
        return new TimeLimit(time);
    }

    /** What is left of the time; zero where it is up. */
    public Duration left() {
        Duration left = time.minusNanos(System.nanoTime() - begun);
        return this == NONE ? time : left.isNegative() ? Duration.ZERO : left;
    }

    /** A question that is given up when this time is up, if not before. */
    public Question within(Question question) {
        return new Question(question.rules(), question.solutions(), within(question.limits()));
    }

    /** Limits of a search that end it when this time is up, if not before. */
    public Limits within(Limits limits) {
        Duration left = left();
        return left.compareTo(limits.time()) < 0 ? limits.left(left) : limits;
    }

    /**
     * Reads a picture, on this thread: a refusal that says so where the time is up.
     *
     * @throws StoppedException if somebody else interrupts this thread
     */
    public Reading reading(Supplier<Reading> work) {
        return run(work).orElseGet(() -> new Reading.Refused(Cause.TIME, "not read within " + seconds() + " s"));
    }

    /**
     * Does some work, on this thread; nothing where the time is up before it ends.
     *
     * @throws StoppedException if somebody else interrupts this thread
     */
    public <T> Optional<T> run(Supplier<T> work) {
        if (this == NONE) {
            return Optional.of(work.get());
        }
        Alarm alarm = new Alarm(Thread.currentThread());
        Future<?> ringing = CLOCK.schedule(alarm, TimeUnit.NANOSECONDS.convert(left()), TimeUnit.NANOSECONDS);
        try {
            return Optional.of(work.get());
        } catch (StoppedException e) {
            if (!alarm.hasRung()) {
                throw e;
            }
            return Optional.empty();
        } finally {
            ringing.cancel(false);
            alarm.end();
        }
    }

    private static ScheduledThreadPoolExecutor clock() {
        ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(1, alarm -> {
            Thread thread = new Thread(alarm, "flowcv-clock");
            // It keeps no process from ending.
            thread.setDaemon(true);
            return thread;
        });
        // Alarms that did not ring would be kept until their time.
        clock.setRemoveOnCancelPolicy(true);
        return clock;
    }

    private String seconds() {
        return BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString();
    }

    /** Interrupts the thread of some work, and never after its end. */
    private static final class Alarm implements Runnable {
        private final Thread thread;
        private boolean hasRung;
        private boolean hasEnded;

        Alarm(Thread thread) {
            this.thread = thread;
        }

        @Override
        public synchronized void run() {
            if (!hasEnded) {
                hasRung = true;
                thread.interrupt();
            }
        }

        synchronized boolean hasRung() {
            return hasRung;
        }

        /** On the thread itself: what comes after the work must not find the interruption. */
        synchronized void end() {
            hasEnded = true;
            if (hasRung) {
                Thread.interrupted();
            }
        }
    }
}
