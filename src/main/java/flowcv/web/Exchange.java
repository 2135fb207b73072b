package flowcv.web;

import flowcv.image.StoppedException;
import flowcv.web.call.Call;
import flowcv.web.call.Endpoint;
import flowcv.web.call.Payload;
import flowcv.web.call.RejectedCallException;
import flowcv.web.call.Replies;
import flowcv.web.call.Reply;
import flowcv.web.call.Task;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.EofException;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** One call on its way through the staff to its answer, or to the moment at which nobody waits for it any more. */
final class Exchange {
    /** Shorter answers come in one piece, with their length told. */
    private static final long FIRST_BEAT_NANOS = 1_000_000_000L;

    private static final byte[] BEAT = {'\n'};

    private final Response response;
    private final Callback callback;
    private final Staff staff;
    private final boolean beats;
    private final BooleanSupplier left;
    private final Consumer<Throwable> bugs;
    private final Runnable ended;
    private final long begun = System.nanoTime();
    private Task task;
    private Optional<Turn> turn = Optional.empty();
    private boolean working;
    private boolean started;
    private boolean writing;
    private boolean over;
    private boolean closed;
    private Reply answer;

    /** A piece of work that waits for its turn or is under way. */
    private record Turn(Task.Effort effort, long since, FutureTask<Void> work) {}

    /**
     * @param beats whether white space may come before the answer
     * @param left whether the caller has hung up; asked only while an answer is worked on
     * @param ended run once, when neither caller nor task is left
     */
    Exchange(
            Response response,
            Callback callback,
            Staff staff,
            boolean beats,
            BooleanSupplier left,
            Consumer<Throwable> bugs,
            Runnable ended) {
        this.response = response;
        this.callback = callback;
        this.staff = staff;
        this.beats = beats;
        this.left = left;
        this.bugs = bugs;
        this.ended = ended;
    }

    /** Begins with the work. */
    void begin(Endpoint endpoint, Call call) {
        Task first;
        try {
            first = endpoint.begin(call);
        } catch (RejectedCallException e) {
            finish(e.reply());
            return;
        } catch (OutOfMemoryError e) {
            finish(noMemory());
            return;
        } catch (RuntimeException | Error e) {
            finish(bug(e));
            return;
        }
        synchronized (this) {
            task = first;
        }
        next();
    }

    /** Answers without any work. */
    void refuse(Reply reply) {
        finish(reply);
    }

    /** Nobody waits for the answer any more. The call ends here, and so does its task. */
    void abandon(Throwable cause) {
        gone(cause);
    }

    /** Ends the call if its caller has left. */
    void look() {
        if (isLeft()) {
            gone(new EofException("the caller has hung up"));
        }
    }

    /**
     * Looks after a call that takes long.
     *
     * @param longest that it may wait for a turn of long work
     */
    void beat(Duration longest) {
        Optional<Turn> late = late(longest);
        if (late.isPresent()) {
            withdraw(late.get());
            finish(tooMuch());
            return;
        }
        show();
    }

    private synchronized boolean isLeft() {
        return task != null && !over && left.getAsBoolean();
    }

    /** The turn that has not come in time; it never will. */
    private synchronized Optional<Turn> late(Duration longest) {
        boolean isLate = !over
                && !working
                && turn.isPresent()
                && turn.get().effort() != Task.Effort.PIECE
                && System.nanoTime() - turn.get().since() > longest.toNanos();
        return isLate ? taken() : Optional.empty();
    }

    /** The turn; the one who takes it has to withdraw it. */
    private synchronized Optional<Turn> taken() {
        Optional<Turn> last = turn;
        turn = Optional.empty();
        return last;
    }

    private void withdraw(Turn last) {
        staff.of(last.effort()).withdraw(last.work());
    }

    /** Shows the caller that there is still somebody. */
    private void show() {
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
        boolean idle;
        Optional<Turn> last;
        synchronized (this) {
            if (!isLast()) {
                return;
            }
            idle = !working;
            last = taken();
        }
        last.ifPresent(this::withdraw);
        if (idle) {
            closed();
        }
        callback.failed(cause);
    }

    /** Does the next piece, or waits for its turn. */
    private void next() {
        Task.Effort effort = task.effort();
        if (effort == Task.Effort.QUICK) {
            piece();
            return;
        }
        synchronized (this) {
            if (!over) {
                turn = staff.of(effort).submit(this::turn).map(work -> new Turn(effort, System.nanoTime(), work));
                if (turn.isPresent()) {
                    return;
                }
            }
        }
        // Nobody hears that if the caller has left.
        finish(tooMuch());
    }

    /** What is withdrawn has no turn. */
    private void turn() {
        synchronized (this) {
            if (turn.isEmpty()) {
                return;
            }
            working = true;
        }
        piece();
    }

    private void piece() {
        Optional<Reply> reply;
        try {
            reply = task.work();
        } catch (RejectedCallException e) {
            reply = Optional.of(e.reply());
        } catch (StoppedException e) {
            reply = Optional.of(Reply.error(503, "the server is being stopped"));
        } catch (OutOfMemoryError e) {
            reply = Optional.of(noMemory());
        } catch (RuntimeException | Error e) {
            reply = Optional.of(bug(e));
        }
        synchronized (this) {
            working = false;
            turn = Optional.empty();
            started = true;
        }
        reply.ifPresentOrElse(this::finish, this::next);
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
        synchronized (this) {
            if (closed) {
                return Optional.empty();
            }
            closed = true;
        }
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

    /** Others may hold the memory that this call did not get. */
    private static Reply noMemory() {
        return Reply.error(503, "server out of memory, try again");
    }

    private static Reply tooMuch() {
        return Reply.error(503, "server busy, try again");
    }
}
