package flowcv.corpus;

import flowcv.Flowcv;
import flowcv.image.OpenCv;
import flowcv.read.StageObserver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Makes pictures of corpora and reads them with the reader of this checkout, one for each processor at a time. */
final class CorpusRun implements AutoCloseable {
    private static final double NANOS = 1e6;

    private final ExecutorService workers;

    CorpusRun() {
        OpenCv.callsUseOneThread();
        workers = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
    }

    /** Begins to read a picture. */
    Future<Optional<Judged>> begin(Case picture) {
        return workers.submit(() -> {
            try {
                return read(picture);
            } catch (Exception e) {
                throw new IllegalStateException(picture.corpus() + " " + picture.name(), e);
            }
        });
    }

    /** Waits for all pictures; those that nobody takes are left out. */
    static Tally tally(List<Future<Optional<Judged>>> pictures) throws Exception {
        List<Judged> judged = new ArrayList<>();
        for (Future<Optional<Judged>> picture : pictures) {
            picture.get().ifPresent(judged::add);
        }
        return Tally.of(judged);
    }

    private static Optional<Judged> read(Case picture) throws Exception {
        Optional<Sample> sample = picture.source().open();
        if (sample.isEmpty()) {
            return Optional.empty();
        }
        try (Sample shown = sample.get()) {
            long begun = System.nanoTime();
            Seen seen = Seen.of(Flowcv.recognize(shown.picture(), StageObserver.NONE));
            double millis = (System.nanoTime() - begun) / NANOS;
            return Optional.of(new Judged(picture, shown.group(), shown.truth().judge(seen), millis));
        }
    }

    @Override
    public void close() {
        workers.shutdownNow();
    }
}
