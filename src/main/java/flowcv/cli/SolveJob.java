package flowcv.cli;

import flowcv.Answer;
import flowcv.Flowcv;
import flowcv.Stopwatch;
import flowcv.Wishes;
import flowcv.format.BoardEntry;
import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.image.UnreadablePictureException;
import flowcv.image.UnwritableException;
import flowcv.read.Reading;
import flowcv.solve.Engine;
import flowcv.solve.Outcome;
import flowcv.solve.Question;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Solves an input, and draws the solution of a picture. */
final class SolveJob implements Job {
    private final Question question;
    private final Engine engine;
    private final int wanted;
    private final Optional<OverlayFiles> overlays;
    private final DebugFolders debug;

    /**
     * A job.
     *
     * @param question what the solver is asked
     * @param engine who is asked
     * @param wanted how many solutions are told; the solver may look for one more
     * @param overlays where pictures go; nowhere if empty
     */
    SolveJob(Question question, Engine engine, int wanted, Optional<OverlayFiles> overlays, DebugFolders debug) {
        this.question = question;
        this.engine = engine;
        this.wanted = wanted;
        this.overlays = overlays;
        this.debug = debug;
    }

    @Override
    public Result picture(String input, int number, byte[] bytes) {
        Stopwatch watch = new Stopwatch();
        try (Picture picture = Images.decode(bytes, Inputs.displayName(input))) {
            long decoded = watch.lap();
            boolean draw = overlays.isPresent() && overlays.get().wants(number);
            try (Answer answer =
                    Flowcv.solve(picture, new Wishes(question, engine, draw, debug.observer(input, number)))) {
                watch.lap();
                Millis millis = new Millis(decoded, answer.recognizeNanos(), answer.solveNanos(), answer.drawNanos());
                if (answer.reading() instanceof Reading.Refused refused) {
                    return Result.refused(input, refused, millis);
                }
                Reading.Read read = (Reading.Read) answer.reading();
                Result result = Result.of(
                                input, Optional.empty(), answer.outcome().orElseThrow(), wanted, millis)
                        .withBoard(read.board(), Map.of(), OptionalDouble.of(read.confidence()));
                if (answer.overlay().isEmpty()) {
                    return result;
                }
                try {
                    Optional<String> file =
                            overlays.get().write(answer.overlay().get(), number);
                    return result.withOverlay(file, watch.lap());
                } catch (UnwritableException e) {
                    return result.withFault(new Fault("write", e.getMessage(), ExitCode.FILE));
                }
            }
        } catch (UnreadablePictureException e) {
            return Result.unreadable(input, e, watch.lap());
        }
    }

    @Override
    public Result board(String input, BoardEntry entry) {
        Stopwatch watch = new Stopwatch();
        Outcome outcome = engine.solve(entry.board(), question);
        return Result.of(input, entry.id(), outcome, wanted, new Millis(0, 0, watch.lap(), 0))
                .withBoard(entry.board(), entry.headers(), OptionalDouble.empty());
    }
}
