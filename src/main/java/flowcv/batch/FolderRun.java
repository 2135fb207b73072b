package flowcv.batch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Goes through pictures and keeps what becomes of them in an output folder: drawn pictures, tables and a page. Ended at
 * any moment and started again, it goes on where it was.
 */
public final class FolderRun {
    /** Looks for new pictures, and whether it has been stopped, so often. */
    private static final long WATCH_MILLIS = 1000;

    private static final long LOOK_MILLIS = 20;

    /**
     * Pictures in work when the run is stopped have so long to come to their ends: many screenshots do, and who has
     * pressed Ctrl-C does not wait. The others are left for the next time.
     */
    private static final long FAREWELL_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

    /** Tables are written again so often while work goes on, and take at most a twentieth of the time. */
    private static final long REFRESH_NANOS = TimeUnit.SECONDS.toNanos(30);

    private static final int REFRESH_SHARE = 20;

    /** Says of a result what {@code results.jsonl} has to say. */
    public interface JsonText {
        /**
         * One line without its end.
         *
         * @param overlay the file of the drawn picture, if there is one
         */
        String of(PictureResult result, Optional<String> overlay);
    }

    private final Path output;
    private final BatchOptions options;
    private final JsonText json;
    private final BatchListener listener;
    private final Set<String> faults = new LinkedHashSet<>();
    private volatile boolean stopping;
    private long refreshed = System.nanoTime();
    private long refreshTook;

    /**
     * @param output the folder of results, made where it is missing
     * @param json makes the lines of {@code results.jsonl}
     * @param listener hears how it goes on
     */
    public FolderRun(Path output, BatchOptions options, JsonText json, BatchListener listener) {
        this.output = output;
        this.options = options;
        this.json = json;
        this.listener = listener;
    }

    /** Ends the run in order, soon: pictures in work are finished or left for the next time. From any thread. */
    public void stop() {
        stopping = true;
    }

    /**
     * Goes through all pictures once.
     *
     * @param inputs finds them
     * @param maker what results depend on besides the pictures and options, say a version
     * @param startOver whether pictures that were done before are done again
     * @throws IOException if results cannot be written; its message is one line that says what to do
     */
    public Summary once(Supplier<InputList> inputs, String maker, boolean startOver) throws IOException {
        long begun = System.nanoTime();
        InputList found = inputs.get();
        tellFaults(found);
        List<InputFile> files = found.files();
        if (files.isEmpty()) {
            // What lies in the output folder is not replaced by nothing, nor is an empty one made.
            return new Summary(Map.of(), 0, 0, System.nanoTime() - begun, false);
        }
        try (OutputFolder folder = open(maker, startOver)) {
            ResultRecorder recorder = new ResultRecorder(folder, options, json, listener, startOver);
            int before = work(recorder, files, true);
            return summary(recorder, files, before, begun);
        }
    }

    /**
     * Goes through all pictures, and through new and changed ones as they arrive, until it is stopped.
     *
     * @param inputs finds them, again and again
     */
    public Summary watch(Supplier<InputList> inputs, String maker, boolean startOver) throws IOException {
        try (OutputFolder folder = open(maker, startOver)) {
            ResultRecorder recorder = new ResultRecorder(folder, options, json, listener, startOver);
            long begun = System.nanoTime();
            GrowingFiles growing = new GrowingFiles();
            Map<String, InputFile> seen = new LinkedHashMap<>();
            int before = -1;
            while (!stopping || before < 0) {
                InputList found = inputs.get();
                tellFaults(found);
                // Pictures that are taken away after they were solved keep their lines.
                Map<String, InputFile> all = new LinkedHashMap<>();
                growing.finished(found.files()).forEach(file -> all.put(file.key(), file));
                seen.forEach(all::putIfAbsent);
                seen.clear();
                seen.putAll(all);
                int known = work(recorder, List.copyOf(seen.values()), before < 0);
                before = before < 0 ? known : before;
                for (long slept = 0; slept < WATCH_MILLIS && !stopping; slept += LOOK_MILLIS) {
                    sleep();
                }
            }
            return summary(recorder, List.copyOf(seen.values()), before, begun);
        }
    }

    private OutputFolder open(String maker, boolean startOver) throws IOException {
        try {
            String sure = options.minConfidence() == BatchOptions.DEFAULT.minConfidence()
                    ? ""
                    : " from a confidence of " + options.minConfidence();
            return OutputFolder.open(output, maker + (options.overlays() ? "" : " without overlays") + sure, startOver);
        } catch (IOException e) {
            throw new IOException(
                    output + ": cannot be used for results: " + FileFaults.place(e, output) + FileFaults.reason(e)
                            + "; or name another -o",
                    e);
        }
    }

    private void tellFaults(InputList found) {
        for (String fault : found.faults()) {
            if (faults.add(fault)) {
                listener.fault(fault);
            }
        }
    }

    /** Works on what is not done yet, and says how many were done before. */
    private int work(ResultRecorder recorder, List<InputFile> files, boolean always) throws IOException {
        List<InputFile> open = new ArrayList<>();
        for (InputFile file : files) {
            if (!recorder.isDone(file)) {
                open.add(file);
            }
        }
        int before = files.size() - open.size();
        if (open.isEmpty() && !always) {
            return before;
        }
        listener.found(files.size(), before);
        ResultFiles results = new ResultFiles(recorder.folder(), files);
        try {
            recorder.plan(files);
            try (TimedPool pool = new TimedPool(options.jobs(), options.pictureTime())) {
                try {
                    work(recorder, open, pool, results);
                } finally {
                    // An interruption would close the journal under a thread that files something.
                    recorder.refuse();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                stopping = true;
            }
            recorder.tellFault();
            results.write(true);
        } catch (IOException e) {
            throw full(recorder, files, e);
        }
        return before;
    }

    private void work(ResultRecorder recorder, List<InputFile> open, TimedPool pool, ResultFiles results)
            throws IOException, InterruptedException {
        for (InputFile file : open) {
            while (!recorder.isClosed() && !stopping && !pool.awaitPlace(LOOK_MILLIS)) {
                refresh(results);
            }
            if (stopping || recorder.isClosed()) {
                break;
            }
            recorder.work(file, pool);
            refresh(results);
        }
        recorder.await(() -> stopping, LOOK_MILLIS, FAREWELL_NANOS);
    }

    private void refresh(ResultFiles results) throws IOException {
        long now = System.nanoTime();
        if (now - refreshed > Math.max(REFRESH_NANOS, REFRESH_SHARE * refreshTook)) {
            results.write(false);
            refreshed = System.nanoTime();
            refreshTook = refreshed - now;
        }
    }

    /** Whatever could be written is kept, and the rest will be done the next time. */
    private IOException full(ResultRecorder recorder, List<InputFile> files, IOException e) {
        String kept = "";
        try {
            new ResultFiles(recorder.folder(), files).write(false);
        } catch (IOException again) {
            kept = " in the journal";
        }
        int done = recorder.counts(files).values().stream()
                .mapToInt(Integer::intValue)
                .sum();
        return new IOException(
                FileFaults.file(e, output) + ": cannot be written: " + FileFaults.reason(e) + "; " + done
                        + " pictures are done and kept" + kept + ", " + FileFaults.remedy(e)
                        + " and start the same command again",
                e);
    }

    private Summary summary(ResultRecorder recorder, List<InputFile> files, int before, long begun) {
        Map<Ending, Integer> counts = new EnumMap<>(Ending.class);
        counts.putAll(recorder.counts(files));
        int all = counts.values().stream().mapToInt(Integer::intValue).sum();
        return new Summary(
                counts,
                recorder.workedOn(),
                Math.max(0, before),
                System.nanoTime() - begun,
                stopping && all < files.size());
    }

    private void sleep() {
        try {
            Thread.sleep(LOOK_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            stopping = true;
        }
    }
}
