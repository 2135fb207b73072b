package flowcv.web;

import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** One call on its way through the workers to its answer, or to the moment at which nobody waits for it any more. */
final class Exchange {
    /** Shorter answers come in one piece, with their length told. */
    private static final long FIRST_BEAT_NANOS = 1_000_000_000L;

    private static final byte[] BEAT = {'\n'};

    private final Response response;
    private final Callback callback;
    private final Workers workers;
    private final boolean beats;
    private final Consumer<Throwable> bugs;
    private final Runnable ended;
    private final long begun = System.nanoTime();
    private Task task;
    private boolean started;
    private boolean writing;
    private boolean over;
    private Reply answer;

    /**
     * A call.
     *
     * @param beats whether white space may come before the answer
     * @param ended run once, when neither caller nor task is left
     */
    Exchange(
            Response response,
            Callback callback,
            Workers workers,
            boolean beats,
            Consumer<Throwable> bugs,
            Runnable ended) {
        this.response = response;
        this.callback = callback;
        this.workers = workers;
        this.beats = beats;
        this.bugs = bugs;
        this.ended = ended;
    }

    /** Lets the workers begin. */
    void begin(Endpoint endpoint, Call call) {
        boolean queued = workers.submit(() -> {
            try {
                task = endpoint.begin(call);
            } catch (RejectedCallException e) {
                finish(e.reply());
                return;
            } catch (RuntimeException | Error e) {
                finish(bug(e));
                return;
            }
            piece();
        });
        if (!queued) {
            finish(tooMuch());
        }
    }

    /** Answers without any work. */
    void refuse(Reply reply) {
        finish(reply);
    }

    /** Nobody waits for the answer any more. The call ends here; its task sees that before its next piece. */
    void abandon(Throwable cause) {
        gone(cause);
    }

    /** Shows the caller that there is still somebody, and finds out whether there is still a caller. */
    void beat() {
        synchronized (this) {
            boolean due = beats && started && System.nanoTime() - begun > FIRST_BEAT_NANOS;
            if (!due || writing || over) {
                return;
            }
            writing = true;
        }
        try {
            if (!response.isCommitted()) {
                response.getHeaders().put(HttpHeader.CONTENT_TYPE, Reply.JSON);
            }
            response.write(false, ByteBuffer.wrap(BEAT), Callback.from(this::beaten, this::gone));
        } catch (RuntimeException e) {
            bugs.accept(e);
            gone(e);
        }
    }

    private void beaten() {
        Reply ready;
        synchronized (this) {
            writing = false;
            ready = answer;
        }
        if (ready != null) {
            send(ready);
        }
    }

    private void gone(Throwable cause) {
        if (isLast()) {
            callback.failed(cause);
        }
    }

    private void piece() {
        if (isOver()) {
            closed();
            return;
        }
        Optional<Reply> reply;
        try {
            reply = task.work();
        } catch (RejectedCallException e) {
            reply = Optional.of(e.reply());
        } catch (RuntimeException | Error e) {
            reply = Optional.of(bug(e));
        }
        if (reply.isPresent()) {
            finish(reply.get());
            return;
        }
        synchronized (this) {
            started = true;
        }
        if (!workers.submit(this::piece)) {
            finish(tooMuch());
        }
    }

    private synchronized boolean isOver() {
        return over;
    }

    /** Whether whoever asks is the first to end the call, and so the one who completes the callback. */
    private synchronized boolean isLast() {
        boolean first = !over;
        over = true;
        return first;
    }

    private void finish(Reply reply) {
        Reply last = closed().orElse(reply);
        synchronized (this) {
            answer = last;
            if (writing) {
                return;
            }
        }
        send(last);
    }

    private void send(Reply reply) {
        if (isLast()) {
            Replies.send(response, reply, callback);
        }
    }

    /** Gives back what the call holds; what to answer if that fails. */
    private Optional<Reply> closed() {
        try {
            if (task != null) {
                task.close();
            }
            return Optional.empty();
        } catch (RuntimeException | Error e) {
            return Optional.of(bug(e));
        } finally {
            ended.run();
        }
    }

    /** Whatever goes wrong in a task, its caller must not wait for ever. */
    private Reply bug(Throwable bug) {
        bugs.accept(bug);
        return Reply.error(500, "internal error, please report it: " + Payload.oneLine(String.valueOf(bug)));
    }

    private static Reply tooMuch() {
        return Reply.error(503, "too much to do at the moment; try again in a while");
    }
}
