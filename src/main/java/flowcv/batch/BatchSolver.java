package flowcv.batch;

import flowcv.read.Cause;
import flowcv.read.Reading;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * Solves pictures on several cores at once, for programs that embed flowcv:
 *
 * <pre>{@code
 * try (Stream<Path> shots = Files.list(folder);
 *         Stream<PictureResult> results = BatchSolver.solve(shots, BatchOptions.DEFAULT)) {
 *     results.forEach(result -> System.out.println(result.input() + ": " + result.ending().word()));
 * }
 * }</pre>
 */
public final class BatchSolver {
    /** Results kept while an earlier picture is still worked on, for each job. */
    private static final int AHEAD = 32;

    private BatchSolver() {}

    /**
     * A result for each path, in the order of the paths. Paths are taken and pictures read only as results are asked
     * for and a little ahead, so both streams may be endless. Close the stream if it is not read to its end.
     *
     * @param inputs picture files; what is wrong with one of them is said in its result
     */
    public static Stream<PictureResult> solve(Stream<Path> inputs, BatchOptions options) {
        BatchOptions plain =
                new BatchOptions(options.jobs(), options.pictureTime(), false, false, options.minConfidence());
        Results results = new Results(inputs.iterator(), plain);
        return StreamSupport.stream(
                        Spliterators.spliteratorUnknownSize(results, Spliterator.ORDERED | Spliterator.NONNULL), false)
                .onClose(results::close)
                .onClose(inputs::close);
    }

    /** What is said of a picture that work did not come to an end on, or not even began. */
    static TimedPool.Refusals<Finished> refusals(Path input, Duration limit) {
        double seconds = limit.toMillis() / 1000.0;
        String late = "gave up after " + seconds + " s; a longer time limit may help";
        String many = "not begun: " + TimedPool.MOST_ABANDONED + " pictures before it are running for more than "
                + seconds + " s each and cannot be stopped; start again, with a longer time limit if they need it";
        return new TimedPool.Refusals<>(
                () -> refused(input, late, new Times(0, limit.toNanos(), 0, 0), true),
                () -> refused(input, many, Times.NONE, false));
    }

    private static Finished refused(Path input, String reason, Times times, boolean settled) {
        return Finished.without(PictureResult.refused(input, new Reading.Refused(Cause.TIME, reason), times), settled);
    }

    private static final class Results implements Iterator<PictureResult>, AutoCloseable {
        private final Iterator<Path> inputs;
        private final PictureWork work;
        private final BatchOptions options;
        private final TimedPool pool;
        private final Deque<CompletableFuture<Finished>> running = new ArrayDeque<>();

        Results(Iterator<Path> inputs, BatchOptions options) {
            this.inputs = inputs;
            this.options = options;
            this.work = new PictureWork(options);
            this.pool = new TimedPool(options.jobs(), options.pictureTime());
        }

        @Override
        public boolean hasNext() {
            boolean more = !running.isEmpty() || inputs.hasNext();
            if (!more) {
                close();
            }
            return more;
        }

        @Override
        public PictureResult next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            try {
                // The first picture may be the slowest one; others go on meanwhile.
                while (inputs.hasNext()
                        && running.size() < AHEAD * options.jobs()
                        && (pool.hasPlace()
                                || running.isEmpty()
                                || !running.peek().isDone())) {
                    Path input = inputs.next();
                    running.add(pool.submit(
                            clock -> work.solve(input, Optional.empty(), clock),
                            refusals(input, options.pictureTime())));
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted", e);
            }
            return running.remove().join().result();
        }

        @Override
        public void close() {
            pool.close();
        }
    }
}
