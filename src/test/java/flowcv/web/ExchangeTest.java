package flowcv.web;

import static flowcv.web.ServedPage.until;
import static org.assertj.core.api.Assertions.assertThat;

import flowcv.format.Json;
import flowcv.web.call.Call;
import flowcv.web.call.Endpoint;
import flowcv.web.call.Parameters;
import flowcv.web.call.RejectedCallException;
import flowcv.web.call.Reply;
import flowcv.web.call.Task;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** However a call ends, its callback hears of it once. */
class ExchangeTest {
    private static final Call CALL = new Call("", new Parameters(Map.of()), "", new byte[0]);

    private final Staff staff = new Staff();
    private final List<Throwable> bugs = new CopyOnWriteArrayList<>();
    private final List<String> ends = new CopyOnWriteArrayList<>();
    private final List<Object> written = new CopyOnWriteArrayList<>();
    private final AtomicInteger ended = new AtomicInteger();
    private final Callback callback = new Callback() {
        @Override
        public void succeeded() {
            ends.add("succeeded");
        }

        @Override
        public void failed(Throwable cause) {
            ends.add("failed: " + cause.getMessage());
        }
    };
    private final Exchange exchange =
            new Exchange(response(), callback, staff, true, () -> false, bugs::add, ended::incrementAndGet);

    @AfterEach
    void stop() {
        staff.close();
    }

    @Test
    void endsWithAnAnswer() throws Exception {
        exchange.begin(Endpoint.of(Task.Effort.PIECE, call -> Reply.json(new Json())), CALL);
        until("it has ended", () -> ended.get() == 1 && !ends.isEmpty());
        exchange.abandon(new IOException("left"));
        assertThat(ends).containsExactly("succeeded");
        assertThat(written).containsExactly("{}");
        assertThat(bugs).isEmpty();
    }

    @Test
    void endsAtOnceWhenItsCallerLeaves() throws Exception {
        CountDownLatch leave = new CountDownLatch(1);
        CountDownLatch inside = new CountDownLatch(1);
        exchange.begin(
                Endpoint.of(Task.Effort.PIECE, call -> {
                    inside.countDown();
                    await(leave);
                    return Reply.json(new Json());
                }),
                CALL);
        inside.await();
        exchange.abandon(new IOException("left"));
        exchange.abandon(new IOException("left again"));
        assertThat(ends).as("while the task is still at it").containsExactly("failed: left");
        leave.countDown();
        until("the task is closed", () -> ended.get() == 1);
        assertThat(ends).containsExactly("failed: left");
        assertThat(written).isEmpty();
    }

    @Test
    void answersThoughATaskCannotBeClosed() throws Exception {
        exchange.begin(
                call -> task(() -> Optional.of(Reply.json(new Json())), () -> {
                    throw new IllegalStateException("stuck");
                }),
                CALL);
        until("it has ended", () -> ended.get() == 1 && !ends.isEmpty());
        assertThat(ends).containsExactly("succeeded");
        assertThat(written.toString()).contains("internal error");
        assertThat(bugs).hasSize(1);
    }

    @Test
    void answersThoughATaskFailsInAnyWay() throws Exception {
        exchange.begin(
                call -> task(
                        () -> {
                            throw new AssertionError("wrong");
                        },
                        () -> {}),
                CALL);
        until("it has ended", () -> ended.get() == 1 && !ends.isEmpty());
        assertThat(written.toString()).contains("internal error");
        assertThat(bugs).hasSize(1);
    }

    @Test
    void asksToTryAgainWhereMemoryRunsOut() throws Exception {
        exchange.begin(
                call -> task(
                        () -> {
                            throw new OutOfMemoryError("heap");
                        },
                        () -> {}),
                CALL);
        until("it has ended", () -> ended.get() == 1 && !ends.isEmpty());
        assertThat(written.toString()).contains("out of memory").doesNotContain("internal error");
        assertThat(bugs).isEmpty();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    private static Task task(Task work, Runnable close) {
        return new Task() {
            @Override
            public Optional<Reply> work() throws RejectedCallException {
                return work.work();
            }

            @Override
            public void close() {
                close.run();
            }
        };
    }

    /** Keeps what is written; all else that could be asked of it is of no matter here. */
    private Response response() {
        HttpFields.Mutable headers = HttpFields.build();
        return (Response) Proxy.newProxyInstance(
                getClass().getClassLoader(),
                new Class<?>[] {Response.class},
                (proxy, method, arguments) -> switch (method.getName()) {
                    case "getHeaders" -> headers;
                    case "isCommitted" -> !written.isEmpty();
                    case "write" -> {
                        written.add(StandardCharsets.UTF_8
                                .decode((ByteBuffer) arguments[1])
                                .toString());
                        ((Callback) arguments[2]).succeeded();
                        yield null;
                    }
                    case "setStatus" -> null;
                    default -> throw new UnsupportedOperationException(method.getName());
                });
    }
}
