package flowcv.batch;

import flowcv.Flowcv;
import flowcv.MemoryBudgetException;
import flowcv.PixelBudget;
import flowcv.SolveOptions;
import flowcv.SolveResult;
import flowcv.Stopwatch;
import flowcv.TaskClock;
import flowcv.image.ImageSource;
import flowcv.image.Images;
import flowcv.image.NativeLibraryException;
import flowcv.image.Picture;
import flowcv.image.StoppedException;
import flowcv.image.Thumbnail;
import flowcv.image.UnreadablePictureException;
import flowcv.image.UnwritableException;
import flowcv.read.Reading;
import flowcv.read.StageObserver;
import flowcv.solve.Engine;
import flowcv.solve.Limits;
import flowcv.solve.Outcome;
import flowcv.solve.Question;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/** Solves one picture. Thread-safe; throws nothing but what ends work that nobody waits for any more. */
final class PictureWork {
    private static final int THUMBNAIL_SIDE = 128;

    /** Colors of dots are told apart, and ten thousand of them make a page of some 30 MB. */
    private static final int THUMBNAIL_QUALITY = 40;

    private final PixelBudget budget;
    private final BatchOptions options;

    PictureWork(BatchOptions options) {
        this.options = options;
        this.budget = new PixelBudget(options.pictureTime().multipliedBy(options.jobs()));
    }

    /**
     * Solves a picture.
     *
     * @param overlay the name that the drawn picture will have, if one is wanted; its ending decides the format
     */
    Finished solve(Path input, Optional<Path> overlay, TaskClock clock) {
        Stopwatch watch = new Stopwatch();
        String name = input.toString();
        try (PixelBudget.Share share = budget.share(clock)) {
            byte[] bytes;
            try {
                bytes = ImageSource.read(name, InputStream.nullInputStream());
            } catch (UnreadablePictureException e) {
                // What is lacking may be a right or a network drive, and come back.
                return Finished.without(unreadable(input, "read", e, watch.lap()), false);
            }
            try (Picture picture = Images.decode(bytes, name, share)) {
                return solve(input, overlay, picture, watch.lap());
            } catch (UnreadablePictureException e) {
                return Finished.without(unreadable(input, "decode", e, watch.lap()), true);
            }
        } catch (MemoryBudgetException e) {
            PictureResult failed = PictureResult.failed(
                    input, Ending.GAVE_UP, "time", e.getMessage(), new Times(watch.lap(), 0, 0, 0));
            return Finished.without(failed, false);
        } catch (StoppedException e) {
            throw e;
        } catch (OutOfMemoryError e) {
            String reason =
                    "needs more memory than the " + (Runtime.getRuntime().maxMemory() >> 20)
                            + " MB that Java may take; set FLOWCV_HEAP=2g to let it take more, or work on fewer at one time";
            return Finished.without(PictureResult.failed(input, Ending.GAVE_UP, "memory", reason, Times.NONE), false);
        } catch (RuntimeException | StackOverflowError e) {
            String reason =
                    e instanceof NativeLibraryException ? e.getMessage() : "internal error, please report it: " + e;
            PictureResult failed = PictureResult.failed(input, Ending.FAILED, "internal", reason, Times.NONE);
            return Finished.without(failed, true);
        }
    }

    private static PictureResult unreadable(Path input, String stage, UnreadablePictureException e, long nanos) {
        return PictureResult.failed(input, Ending.UNREADABLE, stage, e.problem(), new Times(nanos, 0, 0, 0));
    }

    private Finished solve(Path input, Optional<Path> name, Picture picture, long decoded) {
        Question question = Question.first(Limits.of(options.searchTime()));
        SolveOptions.Drawing drawing = name.isPresent() ? SolveOptions.Drawing.PICTURE : SolveOptions.Drawing.NONE;
        SolveOptions how =
                new SolveOptions(question, false, Engine.SEARCH, drawing, StageObserver.NONE, options.minConfidence());
        try (SolveResult answer = Flowcv.solve(picture, how)) {
            Stopwatch watch = new Stopwatch();
            byte[] overlay = answer.overlay().isPresent()
                    ? Images.encode(answer.overlay().get(), name.orElseThrow())
                    : Finished.NOTHING;
            byte[] thumbnail = options.thumbnails()
                    ? Thumbnail.jpeg(answer.overlay().orElse(picture), THUMBNAIL_SIDE, THUMBNAIL_QUALITY)
                    : Finished.NOTHING;
            Times times =
                    new Times(decoded, answer.recognizeNanos(), answer.solveNanos(), answer.drawNanos() + watch.lap());
            return new Finished(result(input, answer, times), overlay, thumbnail, true);
        } catch (UnwritableException e) {
            throw new IllegalStateException(e);
        }
    }

    private static PictureResult result(Path input, SolveResult answer, Times times) {
        if (answer.reading() instanceof Reading.Refused refused) {
            return PictureResult.refused(input, refused, times);
        }
        Outcome outcome = answer.outcome().orElseThrow();
        Ending ending = Ending.SOLVED;
        String reason = "";
        if (outcome instanceof Outcome.NoSolution none) {
            ending = Ending.NO_SOLUTION;
            reason = none.reason();
        } else if (outcome instanceof Outcome.GaveUp gaveUp) {
            ending = outcome.solutions().isEmpty() ? Ending.GAVE_UP : Ending.SOLVED;
            reason = gaveUp.limit();
        }
        Reading.Read read = (Reading.Read) answer.reading();
        if (!read.others().isEmpty()) {
            long solved = Stream.concat(Stream.of(outcome), answer.others().stream())
                    .filter(each -> !each.solutions().isEmpty())
                    .count();
            String boards = "the picture shows " + read.all().size() + " boards, " + solved
                    + " of them solved; tables show the first";
            reason = reason.isEmpty() ? boards : reason + "; " + boards;
        }
        return new PictureResult(
                input,
                ending,
                reason.isEmpty() ? "" : "solve",
                reason,
                Optional.of(read),
                Optional.of(outcome),
                answer.others(),
                times);
    }
}
