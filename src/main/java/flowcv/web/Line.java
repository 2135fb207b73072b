package flowcv.web;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.concurrent.Executor;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.util.BufferUtil;
import org.eclipse.jetty.util.thread.Scheduler;

/**
 * The line to a caller. The library hears neither of a caller who hangs up while an answer is worked on, nor of one who
 * takes for ever to say what is wanted: it reads only when it is that caller's turn to speak, and any byte will do.
 */
final class Line extends SocketChannelEndPoint {
    private static final long NOT_SPEAKING = 0;

    /** In bytes, several times the head of a call; what is longer hides the end of the line until it is read. */
    private static final int AHEAD = 4096;

    private final Executor executor;

    /** What the caller said while it was not yet read: the beginning of the next call. */
    private final ByteBuffer ahead = BufferUtil.allocate(AHEAD);

    private boolean inCall;
    private long speakingSince = NOT_SPEAKING;

    Line(SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler scheduler, Executor executor) {
        super(channel, selector, key, scheduler);
        this.executor = executor;
    }

    /** The line of a call. */
    static Line of(Request request) {
        EndPoint end = request.getConnectionMetaData().getConnection().getEndPoint();
        return (Line) end;
    }

    /** The head of a call is here. */
    synchronized void beginCall() {
        inCall = true;
        speakingSince = NOT_SPEAKING;
    }

    /** From now on it is the caller's turn. */
    synchronized void endCall() {
        inCall = false;
    }

    /**
     * Whether the caller has hung up; to be asked only while the whole call is here and its answer is not. A caller who
     * ends only the own side of the line, and would still listen, cannot be told from one who is gone, and counts as
     * such.
     */
    synchronized boolean isLeft() {
        try {
            return super.fill(ahead) < 0;
        } catch (IOException e) {
            return true;
        }
    }

    /** Hangs up if the head of a call takes longer than this. */
    void hangUpIfSlow(Duration longest) {
        if (isSlow(longest)) {
            close();
        }
    }

    private synchronized boolean isSlow(Duration longest) {
        return speakingSince != NOT_SPEAKING && System.nanoTime() - speakingSince > longest.toNanos();
    }

    @Override
    public synchronized int fill(ByteBuffer buffer) throws IOException {
        int filled = ahead.hasRemaining() ? BufferUtil.append(buffer, ahead) : super.fill(buffer);
        if (filled > 0 && !inCall && speakingSince == NOT_SPEAKING) {
            speakingSince = Math.max(System.nanoTime(), NOT_SPEAKING + 1);
        }
        return filled;
    }

    /** What was read ahead would not be told again. */
    @Override
    protected void needsFillInterest() {
        if (hasAhead()) {
            executor.execute(getFillInterest()::fillable);
        } else {
            super.needsFillInterest();
        }
    }

    private synchronized boolean hasAhead() {
        return ahead.hasRemaining();
    }
}
