package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class ForkedTest {
    @Test
    void givesTheResultAsOftenAsItIsAskedFor() {
        try (Forked<String> forked = Forked.of(() -> "faces")) {
            assertThat(forked.get()).isEqualTo("faces");
            assertThat(forked.get()).isEqualTo("faces");
        }
    }

    @Test
    void throwsWhatWasThrown() {
        try (Forked<String> forked = Forked.of(() -> {
            throw new IllegalStateException("no faces");
        })) {
            assertThatThrownBy(forked::get).isInstanceOf(IllegalStateException.class);
        }
    }

    /** What is still being looked at is not released. */
    @Test
    void closesOnlyWhenAllIsDone() throws Exception {
        CountDownLatch begin = new CountDownLatch(1);
        CompletableFuture<Void> end = new CompletableFuture<>();
        AtomicBoolean isDone = new AtomicBoolean();
        Forked<Boolean> forked = Forked.of(() -> {
            begin.countDown();
            end.join();
            isDone.set(true);
            return true;
        });
        Thread closer = new Thread(forked::close);

        // what is closed before it has begun never begins
        begin.await();
        closer.start();
        await().atMost(1, TimeUnit.MINUTES).until(closer::getState, Thread.State.WAITING::equals);
        end.complete(null);
        closer.join();

        assertThat(isDone).isTrue();
    }

    /** Where all cores are busy, as where many pictures are read at once, nothing waits for them. */
    @Test
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void needsNoOtherCore() {
        CountDownLatch end = new CountDownLatch(1);
        int cores = ForkJoinPool.commonPool().getParallelism();
        ForkJoinTask<?>[] busy = new ForkJoinTask<?>[cores];
        for (int i = 0; i < cores; i++) {
            busy[i] = ForkJoinPool.commonPool().submit(() -> {
                end.await();
                return null;
            });
        }
        try (Forked<String> forked = Forked.of(() -> "faces")) {
            assertThat(forked.get()).isEqualTo("faces");
        } finally {
            end.countDown();
        }
        for (ForkJoinTask<?> task : busy) {
            task.join();
        }
    }
}
