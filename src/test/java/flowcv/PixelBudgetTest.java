package flowcv;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(600)
class PixelBudgetTest {
    private static final long LARGEST = 50_000_000;

    @Test
    void waitsForRoomWithoutLosingTime() throws Exception {
        PixelBudget budget = new PixelBudget(Duration.ofMinutes(5));
        List<String> told = new CopyOnWriteArrayList<>();
        CountDownLatch waits = new CountDownLatch(1);
        TaskClock telling = new TaskClock() {
            @Override
            public void pause() {
                told.add("pause");
                waits.countDown();
            }

            @Override
            public void restart() {
                told.add("restart");
            }
        };
        PixelBudget.Share first = budget.share();
        first.admit(LARGEST);
        CompletableFuture<Void> second = CompletableFuture.runAsync(() -> {
            try (PixelBudget.Share share = budget.share(telling)) {
                share.admit(LARGEST);
                told.add("admitted");
            }
        });
        waits.await();
        assertThat(told).containsExactly("pause");
        first.close();
        second.get();
        assertThat(told).containsExactly("pause", "restart", "admitted");
    }

    @Test
    void doesNotWaitForRoomForEver() {
        PixelBudget budget = new PixelBudget(Duration.ofMillis(50));
        PixelBudget.Share first = budget.share();
        PixelBudget.Share second = budget.share();
        first.admit(LARGEST);
        assertThatThrownBy(() -> second.admit(LARGEST))
                .isInstanceOf(MemoryBudgetException.class)
                .hasMessageContaining("waited 0.05 s for memory");
        first.close();
        second.admit(LARGEST);
    }

    @Test
    void anInterruptEndsTheWait() {
        PixelBudget budget = new PixelBudget(Duration.ofMinutes(5));
        PixelBudget.Share first = budget.share();
        PixelBudget.Share second = budget.share();
        try {
            first.admit(LARGEST);
            Thread.currentThread().interrupt();
            assertThatThrownBy(() -> second.admit(LARGEST))
                    .isInstanceOf(MemoryBudgetException.class)
                    .hasMessageContaining("ended");
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }
    }
}
