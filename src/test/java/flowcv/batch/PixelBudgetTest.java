package flowcv.batch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PixelBudgetTest {
    private static final long LARGEST = 50_000_000;

    private static final TaskClock NONE = new TaskClock() {
        @Override
        public void pause() {}

        @Override
        public void restart() {}
    };

    @Test
    void waitsForRoomWithoutLosingTime() throws Exception {
        PixelBudget budget = new PixelBudget(Duration.ofSeconds(30));
        CountDownLatch waits = new CountDownLatch(1);
        TaskClock telling = new TaskClock() {
            @Override
            public void pause() {
                waits.countDown();
            }

            @Override
            public void restart() {}
        };
        PixelBudget.Share first = budget.share(NONE);
        try (TimedPool pool = new TimedPool(1, Duration.ofMillis(1000))) {
            first.admit(LARGEST);
            CompletableFuture<String> second = pool.submit(
                    clock -> {
                        try (PixelBudget.Share share = budget.share(both(clock, telling))) {
                            share.admit(LARGEST);
                            return "done";
                        }
                    },
                    new TimedPool.Refusals<>(() -> "too late", () -> "too many"));
            waits.await();
            // Longer than the second one may run.
            Thread.sleep(1500);
            assertThat(second).isNotDone();
            first.close();
            assertThat(second.get()).isEqualTo("done");
        }
    }

    @Test
    void doesNotWaitForRoomForEver() {
        PixelBudget budget = new PixelBudget(Duration.ofMillis(50));
        PixelBudget.Share first = budget.share(NONE);
        PixelBudget.Share second = budget.share(NONE);
        first.admit(LARGEST);
        assertThatThrownBy(() -> second.admit(LARGEST))
                .isInstanceOf(NoRoomException.class)
                .hasMessageContaining("waited 0.05 s for memory");
        first.close();
        second.admit(LARGEST);
    }

    @Test
    void anInterruptEndsTheWait() {
        PixelBudget budget = new PixelBudget(Duration.ofMinutes(5));
        PixelBudget.Share first = budget.share(NONE);
        PixelBudget.Share second = budget.share(NONE);
        try {
            first.admit(LARGEST);
            Thread.currentThread().interrupt();
            assertThatThrownBy(() -> second.admit(LARGEST))
                    .isInstanceOf(NoRoomException.class)
                    .hasMessageContaining("ended");
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }

    private static TaskClock both(TaskClock one, TaskClock other) {
        return new TaskClock() {
            @Override
            public void pause() {
                one.pause();
                other.pause();
            }

            @Override
            public void restart() {
                one.restart();
                other.restart();
            }
        };
    }
}
