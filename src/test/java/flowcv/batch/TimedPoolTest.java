package flowcv.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(600)
class TimedPoolTest {
    /** On a busy machine a task may be late that would not be otherwise. */
    private static final Duration LONGEST = Duration.ofMinutes(5);

    @Test
    void aTaskThatNeverEndsHoldsUpNobody() throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        try (TimedPool pool = new TimedPool(1, Duration.ofMillis(200))) {
            CompletableFuture<String> stuck = pool.submit(clock -> awaitDeafly(never), refusals("too late"));
            assertThat(stuck.get()).isEqualTo("too late");
            await().atMost(LONGEST).until(() -> ask(pool), "done"::equals);
        } finally {
            never.countDown();
        }
    }

    @Test
    void noMoreThanSoManyAtOnce() throws Exception {
        AtomicInteger running = new AtomicInteger();
        AtomicInteger most = new AtomicInteger();
        CyclicBarrier three = new CyclicBarrier(3);
        List<CompletableFuture<Integer>> all = new ArrayList<>();
        try (TimedPool pool = new TimedPool(3, Duration.ofMinutes(5))) {
            for (int i = 0; i < 60; i++) {
                int number = i;
                all.add(pool.submit(
                        clock -> {
                            most.accumulateAndGet(running.incrementAndGet(), Math::max);
                            meet(three);
                            running.decrementAndGet();
                            return number;
                        },
                        refusals(-1)));
            }
            for (int i = 0; i < 60; i++) {
                assertThat(all.get(i).get()).isEqualTo(i);
            }
        }
        assertThat(most.get()).isEqualTo(3);
    }

    @Test
    void interruptsOfLateTasksReachNoOthers() throws Exception {
        List<CompletableFuture<Boolean>> all = new ArrayList<>();
        try (TimedPool pool = new TimedPool(2, Duration.ofMillis(20))) {
            for (int i = 0; i < 200; i++) {
                int number = i;
                all.add(pool.submit(
                        clock -> {
                            // On a busy machine it may be late already, and be interrupted itself; then its answer is
                            // another.
                            boolean interrupted = Thread.currentThread().isInterrupted();
                            // Every third one ends just about when its time is up.
                            work(number % 3 == 0 ? 20 : 1);
                            return interrupted;
                        },
                        refusals(false)));
            }
            for (CompletableFuture<Boolean> each : all) {
                assertThat(each.get()).isFalse();
            }
        }
    }

    @Test
    void timeSpentWaitingForOthersDoesNotCount() throws Exception {
        CountDownLatch waits = new CountDownLatch(1);
        CountDownLatch others = new CountDownLatch(1);
        CountDownLatch never = new CountDownLatch(1);
        try (TimedPool pool = new TimedPool(2, Duration.ofMillis(1000))) {
            CompletableFuture<String> patient = pool.submit(
                    clock -> {
                        clock.pause();
                        waits.countDown();
                        return awaitDeafly(others);
                    },
                    refusals("too late"));
            waits.await();
            CompletableFuture<String> later = pool.submit(clock -> awaitDeafly(never), refusals("too late"));
            assertThat(later.get()).isEqualTo("too late");
            others.countDown();
            assertThat(patient.get()).as("begun before one whose time is up").isEqualTo("done");
        } finally {
            others.countDown();
            never.countDown();
        }
    }

    @Test
    void theClockRunsAgainAfterAPause() throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        try (TimedPool pool = new TimedPool(1, Duration.ofMillis(200))) {
            CompletableFuture<String> slow = pool.submit(
                    clock -> {
                        clock.pause();
                        clock.restart();
                        return awaitDeafly(never);
                    },
                    refusals("too late"));
            assertThat(slow.get()).isEqualTo("too late");
        } finally {
            never.countDown();
        }
    }

    @Test
    void tasksAreRefusedWhereTooManyNeverEndAndTakenAgainOnceTheyDo() throws Exception {
        CountDownLatch never = new CountDownLatch(1);
        try (TimedPool pool = new TimedPool(16, Duration.ofMillis(300))) {
            List<CompletableFuture<String>> stuck = new ArrayList<>();
            for (int i = 0; i < TimedPool.MOST_ABANDONED; i++) {
                stuck.add(
                        pool.submit(clock -> awaitDeafly(never), new TimedPool.Refusals<>(() -> "late", () -> "many")));
            }
            for (CompletableFuture<String> each : stuck) {
                assertThat(each.get()).isEqualTo("late");
            }
            assertThat(ask(pool)).isEqualTo("many");
            never.countDown();
            await().atMost(LONGEST).until(() -> ask(pool), "done"::equals);
        } finally {
            never.countDown();
        }
    }

    private static String ask(TimedPool pool) throws Exception {
        return pool.submit(clock -> "done", new TimedPool.Refusals<>(() -> "late", () -> "many"))
                .get();
    }

    private static void meet(CyclicBarrier others) {
        try {
            others.await();
        } catch (InterruptedException | BrokenBarrierException e) {
            throw new AssertionError(e);
        }
    }

    /** As native code does, it takes no notice of interrupts. */
    private static String awaitDeafly(CountDownLatch latch) {
        boolean open = true;
        while (open) {
            try {
                open = !latch.await(1, TimeUnit.HOURS);
            } catch (InterruptedException e) {
                open = true;
            }
        }
        return "done";
    }

    private static <T> TimedPool.Refusals<T> refusals(T answer) {
        return new TimedPool.Refusals<>(() -> answer, () -> answer);
    }

    private static void work(long millis) {
        long until = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        while (System.nanoTime() < until) {
            Thread.onSpinWait();
        }
    }
}
