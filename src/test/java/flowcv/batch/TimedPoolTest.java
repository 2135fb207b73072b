package flowcv.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class TimedPoolTest {
    @Test
    void aTaskThatNeverEndsHoldsUpNobody() throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        try (TimedPool pool = new TimedPool(1, Duration.ofMillis(200))) {
            CompletableFuture<String> stuck = pool.submit(
                    () -> {
                        // As native code does, it takes no notice of interrupts.
                        boolean open = true;
                        while (open) {
                            try {
                                open = !never.await(1, TimeUnit.HOURS);
                            } catch (InterruptedException e) {
                                open = true;
                            }
                        }
                        return "done";
                    },
                    () -> "too late");
            CompletableFuture<String> next = pool.submit(() -> "next", () -> "too late");
            assertThat(stuck.get()).isEqualTo("too late");
            assertThat(next.get()).isEqualTo("next");
        } finally {
            never.countDown();
        }
    }

    @Test
    void noMoreThanSoManyAtOnce() throws Exception {
        AtomicInteger running = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        List<CompletableFuture<Integer>> all = new ArrayList<>();
        try (TimedPool pool = new TimedPool(3, Duration.ofSeconds(30))) {
            for (int i = 0; i < 60; i++) {
                int number = i;
                all.add(pool.submit(
                        () -> {
                            most.accumulateAndGet(running.incrementAndGet(), Math::max);
                            sleep(2);
                            running.decrementAndGet();
                            return number;
                        },
                        () -> -1));
            }
            for (int i = 0; i < 60; i++) {
                assertThat(all.get(i).get()).isEqualTo(i);
            }
        }
        assertThat(most.get()).isBetween(2, 3);
    }

    @Test
    void interruptsOfLateTasksReachNoOthers() throws Exception {
        AtomicInteger interrupted = new AtomicInteger();
        List<CompletableFuture<Boolean>> all = new ArrayList<>();
        try (TimedPool pool = new TimedPool(2, Duration.ofMillis(20))) {
            for (int i = 0; i < 200; i++) {
                int number = i;
                all.add(pool.submit(
                        () -> {
                            if (Thread.currentThread().isInterrupted()) {
                                interrupted.incrementAndGet();
                            }
                            // Every third one ends just about when its time is up.
                            sleep(number % 3 == 0 ? 20 : 1);
                            return true;
                        },
                        () -> false));
            }
            for (CompletableFuture<Boolean> each : all) {
                each.get();
            }
        }
        assertThat(interrupted.get()).isZero();
    }

    private static void sleep(long millis) {
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        while (System.nanoTime() < until) {
            Thread.onSpinWait();
        }
    }
}
