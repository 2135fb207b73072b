package flowcv.web;

import flowcv.format.Json;
import flowcv.image.StoppedException;
import flowcv.web.call.Call;
import flowcv.web.call.Endpoint;
import flowcv.web.call.Reply;
import flowcv.web.call.Task;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** Stands for readings that take as long as a test likes; they end when they are interrupted, as readings do. */
final class Gated {
    static final String PATH = "/api/gated";

    private final CountDownLatch gate = new CountDownLatch(1);
    private final AtomicInteger begun = new AtomicInteger();
    private final AtomicInteger stopped = new AtomicInteger();

    Route route() {
        return new Route("POST", PATH, 1_000, false, Endpoint.of(Task.Effort.READING, this::answer));
    }

    private Reply answer(Call call) {
        begun.incrementAndGet();
        try {
            gate.await();
            return Reply.json(new Json().with("status", "through"));
        } catch (InterruptedException e) {
            stopped.incrementAndGet();
            throw new StoppedException();
        }
    }

    void open() {
        gate.countDown();
    }

    /** How many have had their turn. */
    int begun() {
        return begun.get();
    }

    int stopped() {
        return stopped.get();
    }
}
