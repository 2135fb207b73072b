package flowcv.image;

import java.lang.ref.Reference;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicLong;
import org.opencv.core.Mat;

/**
 * A scope of native matrices: whatever it hands out is released when it is closed. The garbage
 * collector does not see native memory, so nothing may be left to it.
 */
public final class Mats implements AutoCloseable {
    private static final AtomicLong HELD = new AtomicLong();

    private final Deque<Mat> mats = new ArrayDeque<>();
    private final boolean isStoppable;

    /** A scope in which work can be stopped. */
    public Mats() {
        this(true);
    }

    private Mats(boolean isStoppable) {
        this.isStoppable = isStoppable;
    }

    /** A scope that constructors fill: work does not stop there, where nobody could close the scope yet. */
    public static Mats ofConstructor() {
        return new Mats(false);
    }

    /** A new empty matrix. */
    public Mat mat() {
        return keep(new Mat());
    }

    /**
     * Takes a matrix (also a submatrix or a vector) into the scope.
     *
     * @throws StoppedException if this thread's work is to stop; the scope has the matrix all the same
     */
    public <M extends Mat> M keep(M mat) {
        mats.push(mat);
        HELD.incrementAndGet();
        if (isStoppable) {
            StopSignal.check();
        }
        return mat;
    }

    @Override
    public void close() {
        while (!mats.isEmpty()) {
            release(mats.pop());
            HELD.decrementAndGet();
        }
    }

    /** How many matrices all scopes that are open hold together; tells whether one was left open. */
    static long held() {
        return HELD.get();
    }

    /**
     * Releases a matrix. Its finalizer frees the same memory as soon as nobody can reach it, which may be while its own
     * {@code release()} is still at work on that: then the heap is damaged, and the program ends sooner or later
     * (within 60 seconds where six threads only make and release matrices). So it is kept until then.
     */
    public static void release(Mat mat) {
        mat.release();
        Reference.reachabilityFence(mat);
    }
}
