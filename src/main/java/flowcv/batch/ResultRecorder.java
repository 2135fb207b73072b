package flowcv.batch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Works on pictures and records their results. The order in which the parts of a result are written makes it safe to end the process
 * at any moment: the earlier drawn picture goes, the new one is written under a name of its own, the journal gets its
 * line, the new one gets its name. Whatever is lacking afterwards is seen, and done again.
 */
final class ResultRecorder {
    private final OutputFolder folder;
    private final BatchOptions options;
    private final FolderRun.JsonText json;
    private final BatchListener listener;
    private final boolean replaces;
    private final PictureWork work;
    private final Map<String, String> made;
    private Optional<OverlayNames> names = Optional.empty();
    private Optional<IOException> fault = Optional.empty();
    private Optional<Throwable> bug = Optional.empty();
    private int pending;
    private int workedOn;
    private boolean closed;

    /**
     * @param replaces whether files that somebody else made give way to drawn pictures
     */
    ResultRecorder(
            OutputFolder folder,
            BatchOptions options,
            FolderRun.JsonText json,
            BatchListener listener,
            boolean replaces) {
        this.folder = folder;
        this.options = options;
        this.json = json;
        this.listener = listener;
        this.replaces = replaces;
        this.work = new PictureWork(options);
        this.made = new HashMap<>(folder.made());
    }

    OutputFolder folder() {
        return folder;
    }

    /** Whether a picture need not be worked on again. */
    boolean isDone(InputFile file) {
        Optional<Journal.Known> known = folder.journal().known(file.key());
        return known.isPresent()
                && known.get().settled()
                && known.get().state().equals(file.state())
                && (known.get().limit() == 0
                        || known.get().limit() >= options.pictureTime().toMillis())
                && hasOverlay(known.get());
    }

    private boolean hasOverlay(Journal.Known known) {
        try {
            return known.overlay().isEmpty()
                    || Files.size(folder.path().resolve(known.overlay())) == known.overlaySize();
        } catch (IOException e) {
            return false;
        }
    }

    /** Decides where drawn pictures go; before any work on these pictures. */
    synchronized void plan(List<InputFile> files) {
        closed = false;
        if (names.isEmpty()) {
            // Where nothing has arrived yet, nobody knows below which folder the pictures will lie.
            names = files.isEmpty() ? Optional.empty() : Optional.of(new OverlayNames(folder.path(), files, made));
        } else {
            names.get().add(files, made);
        }
    }

    /** Starts work on a picture. */
    void work(InputFile file, TimedPool pool) throws InterruptedException {
        Optional<Path> overlay;
        synchronized (this) {
            pending++;
            overlay =
                    options.overlays() ? Optional.of(Path.of(names.orElseThrow().of(file))) : Optional.empty();
        }
        pool.submit(
                        clock -> work.solve(file.path(), overlay, clock),
                        BatchSolver.refusals(file.path(), options.pictureTime()))
                .thenAccept(finished -> file(file, finished))
                .whenComplete((nothing, thrown) -> end(thrown));
    }

    private synchronized void end(Throwable thrown) {
        if (thrown != null && !closed) {
            bug = Optional.of(thrown instanceof CompletionException ? thrown.getCause() : thrown);
            closed = true;
        }
        pending--;
        notifyAll();
    }

    /** Waits until nothing is in work; not for long once the run is stopped. */
    synchronized void await(BooleanSupplier stopping, long lookMillis, long farewellNanos) throws InterruptedException {
        long stoppedAt = 0;
        while (pending > 0 && !closed) {
            TimeUnit.MILLISECONDS.timedWait(this, lookMillis);
            if (stopping.getAsBoolean()) {
                stoppedAt = stoppedAt == 0 ? System.nanoTime() : stoppedAt;
                if (System.nanoTime() - stoppedAt > farewellNanos) {
                    return;
                }
            }
        }
    }

    /** Whether nothing more is filed, because of a full disk or a bug. */
    synchronized boolean isClosed() {
        return closed;
    }

    /** Files nothing more; what comes of work that is still under way is nobody's concern. */
    synchronized void refuse() {
        closed = true;
    }

    /** Says what was wrong. */
    synchronized void tellFault() throws IOException {
        if (bug.isPresent()) {
            throw new IllegalStateException(bug.get());
        }
        if (fault.isPresent()) {
            throw fault.get();
        }
    }

    private void file(InputFile file, Finished finished) {
        try {
            Optional<Path> part =
                    finished.overlay().length == 0 ? Optional.empty() : Optional.of(folder.part(finished.overlay()));
            file(file, finished, part);
        } catch (IOException e) {
            fail(e);
        }
    }

    private synchronized void fail(IOException e) {
        if (!closed) {
            fault = Optional.of(e);
            closed = true;
        }
    }

    private synchronized void file(InputFile file, Finished finished, Optional<Path> part) throws IOException {
        if (closed) {
            deletePart(part);
            return;
        }
        String key = file.key();
        String name = names.orElseThrow().of(file);
        boolean ours = name.equals(made.get(key));
        // Who wants no drawings has those of earlier runs still.
        boolean keeps = !options.overlays() && finished.result().ending() == Ending.SOLVED;
        if (made.containsKey(key) && !keeps) {
            folder.delete(List.of(made.get(key)));
        }
        Finished filed = finished;
        Optional<Path> overlay = part;
        if (part.isPresent() && !ours && !replaces && Files.exists(folder.path().resolve(name))) {
            deletePart(part);
            overlay = Optional.empty();
            filed = finished.unwritten(folder.path().resolve(name)
                    + ": exists already and is none of this batch; move it away, or use --force to replace it");
        }
        String overlayName = overlay.isPresent() ? name : "";
        folder.journal().add(entry(file, filed, overlayName));
        if (overlay.isPresent()) {
            folder.publish(overlay.get(), name, ours || replaces);
            made.put(key, name);
        } else if (!keeps) {
            made.remove(key);
        }
        workedOn++;
        listener.done(filed.result());
    }

    private static void deletePart(Optional<Path> part) throws IOException {
        if (part.isPresent()) {
            Files.deleteIfExists(part.get());
        }
    }

    private Entry entry(InputFile file, Finished finished, String overlay) {
        PictureResult result = finished.result();
        Optional<String> written = overlay.isEmpty()
                ? Optional.empty()
                : Optional.of(folder.path().resolve(overlay).toString());
        boolean limited = result.ending() == Ending.GAVE_UP;
        return new Entry(
                file.key(),
                file.state(),
                finished.settled(),
                limited ? options.pictureTime().toMillis() : 0,
                overlay,
                overlay.isEmpty() ? 0 : finished.overlay().length,
                Row.of(result, overlay.isEmpty() ? Optional.empty() : Optional.of(overlay)),
                json.of(result, written),
                Base64.getEncoder().encodeToString(finished.thumbnail()));
    }

    /** How many of some pictures ended how, in this run or before. */
    Map<Ending, Integer> counts(List<InputFile> files) {
        Map<Ending, Integer> counts = new EnumMap<>(Ending.class);
        for (InputFile file : new ArrayList<>(files)) {
            folder.journal()
                    .known(file.key())
                    .ifPresent(known -> counts.merge(Ending.ofWord(known.status()), 1, Integer::sum));
        }
        return counts;
    }

    /** How many pictures were worked on. */
    synchronized int workedOn() {
        return workedOn;
    }
}
