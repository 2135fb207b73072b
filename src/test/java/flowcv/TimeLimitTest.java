package flowcv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flowcv.image.StopSignal;
import flowcv.image.StoppedException;
import flowcv.read.Cause;
import flowcv.read.Reading;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Nothing here waits for a time: work that is to be late goes on until it is stopped. */
@Timeout(60)
class TimeLimitTest {
    @Test
    void workThatEndsInTimeHasItsResult() {
        assertThat(TimeLimit.of(Duration.ofDays(1)).run(() -> "board")).contains("board");
        assertThat(TimeLimit.of(Duration.ofSeconds(Long.MAX_VALUE)).run(() -> "board"))
                .contains("board");
        assertThat(TimeLimit.NONE.run(() -> "board")).contains("board");
    }

    @Test
    void lateWorkIsStoppedAndLeavesNoInterruption() {
        TimeLimit limit = TimeLimit.of(Duration.ofMillis(1));

        assertThat(limit.run(TimeLimitTest::goOn)).isEmpty();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
        assertThat(limit.left()).isZero();
        // What comes after it has no time left.
        assertThat(limit.run(TimeLimitTest::goOn)).isEmpty();
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    @Test
    void lateReadingsAreRefused() {
        Reading reading = TimeLimit.of(Duration.ofMillis(1)).reading(() -> {
            goOn();
            throw new AssertionError();
        });

        assertThat(reading).isEqualTo(new Reading.Refused(Cause.TIME, "not read within 0.001 s"));
    }

    @Test
    void interruptionsOfOthersStopWorkToo() {
        Thread.currentThread().interrupt();
        try {
            assertThatThrownBy(() -> TimeLimit.of(Duration.ofDays(1)).run(TimeLimitTest::goOn))
                    .isInstanceOf(StoppedException.class);
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    /** Where the work is done all the same, its result counts. */
    @Test
    void whatIsDoneIsKept() {
        Optional<Boolean> done = TimeLimit.of(Duration.ofMillis(1)).run(() -> {
            while (!Thread.currentThread().isInterrupted()) {
                Thread.onSpinWait();
            }
            return true;
        });

        assertThat(done).contains(true);
        assertThat(Thread.currentThread().isInterrupted()).isFalse();
    }

    private static String goOn() {
        while (true) {
            StopSignal.check();
            Thread.onSpinWait();
        }
    }
}
