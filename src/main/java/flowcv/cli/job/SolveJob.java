package flowcv.cli.job;

import flowcv.Flowcv;
import flowcv.SolveOptions;
import flowcv.SolveResult;
import flowcv.Stopwatch;
import flowcv.TimeLimit;
import flowcv.batch.Times;
import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.cli.console.ExitCode;
import flowcv.cli.input.Advice;
import flowcv.cli.input.Inputs;
import flowcv.cli.output.DebugFolders;
import flowcv.cli.output.OverlayFiles;
import flowcv.cli.result.Fault;
import flowcv.cli.result.Result;
import flowcv.cli.result.ResultSink;
import flowcv.draw.svg.Drawing;
import flowcv.format.text.Puzzle;
import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.image.UnreadablePictureException;
import flowcv.image.UnwritableException;
import flowcv.read.Reading;
import flowcv.solve.Engine;
import flowcv.solve.Outcome;
import flowcv.solve.Question;
import flowcv.solve.Solutions;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.commons.io.function.IOConsumer;

/**
 * Solves an input, tells its solutions as they are found, and draws the first one: over its picture, or by itself.
 *
 * @param question what the solver is asked
 * @param rulesAreAsked whether its rules hold for boards that come with rules of their own, too
 * @param engine who is asked
 * @param wanted how many solutions are told; the solver may look for one more
 * @param minConfidence a board of a picture that is less sure is refused
 * @param pictureTime what reading a picture, searching and advice may take together
 * @param overlays where pictures go; nowhere if empty
 * @param sink who is told the solutions, one by one
 */
public record SolveJob(
        Question question,
        boolean rulesAreAsked,
        Engine engine,
        long wanted,
        double minConfidence,
        Duration pictureTime,
        Optional<OverlayFiles> overlays,
        DebugFolders debug,
        ResultSink sink)
        implements Job {
    @Override
    public void picture(String input, int number, byte[] bytes, IOConsumer<Result> teller) throws IOException {
        Stopwatch watch = new Stopwatch();
        TimeLimit limit = TimeLimit.of(pictureTime);
        try (Picture picture = Images.decode(bytes, Inputs.displayName(input))) {
            long decoded = watch.lap();
            boolean wanted = overlays.isPresent() && overlays.get().wants(number);
            boolean isSvg = wanted && overlays.get().isSvg(number);
            SolveOptions.Drawing drawing = wanted && !isSvg ? SolveOptions.Drawing.PICTURE : SolveOptions.Drawing.NONE;
            SolveOptions options = new SolveOptions(
                    opening(), rulesAreAsked, engine, drawing, debug.observer(input, number), minConfidence);
            try (SolveResult solved = Flowcv.solve(picture, options, limit)) {
                if (solved.reading() instanceof Reading.Refused refused) {
                    Reading.Refused advised = Advice.with(refused);
                    teller.accept(Result.refused(input, advised, new Times(decoded, watch.lap(), 0, 0)));
                    return;
                }
                watch.lap();
                Times millis = new Times(decoded, solved.recognizeNanos(), 0, solved.drawNanos());
                Reading.Read read = (Reading.Read) solved.reading();
                Optional<String> file = Optional.empty();
                Optional<Fault> unwritten = Optional.empty();
                if (isSvg || solved.overlay().isPresent()) {
                    try {
                        file = isSvg
                                ? svg(read, solved, number)
                                : overlays.get().write(solved.overlay().get(), number);
                    } catch (UnwritableException e) {
                        unwritten = Optional.of(new Fault("write", e.getMessage(), ExitCode.FILE));
                    }
                }
                List<Result> results = Result.recognized(input, read, millis.withDraw(watch.lap()));
                for (int i = 0; i < results.size(); i++) {
                    Outcome outcome = i == 0
                            ? solved.outcome().orElseThrow()
                            : solved.others().get(i - 1);
                    Reading.Read one = read.all().get(i);
                    // One picture shows the solutions of all boards; it is named with the last of them.
                    boolean last = i == results.size() - 1;
                    Result result = tell(
                            results.get(i).withOverlay(last ? file : Optional.empty()),
                            solutions(one.board(), question(Optional.of(one.rules())), outcome, limit),
                            i == 0 ? solved.solveNanos() : 0);
                    teller.accept(last && unwritten.isPresent() ? result.withFault(unwritten.get()) : result);
                }
            }
        } catch (UnreadablePictureException e) {
            teller.accept(Result.unreadable(input, e, watch.lap()));
        }
    }

    /** Draws the boards of a picture that have a solution; nothing where none has. */
    private Optional<String> svg(Reading.Read read, SolveResult solved, int number) throws UnwritableException {
        List<Drawing> drawings = new ArrayList<>();
        for (int i = 0; i < read.all().size(); i++) {
            Outcome outcome =
                    i == 0 ? solved.outcome().orElseThrow() : solved.others().get(i - 1);
            Board board = read.all().get(i).board();
            outcome.solutions().stream()
                    .findFirst()
                    .ifPresent(solution -> drawings.add(Drawing.solved(board, solution)));
        }
        return drawings.isEmpty() ? Optional.empty() : overlays.get().write(drawings, number);
    }

    @Override
    public Optional<Fault> refuse(int boards) {
        return drawsTexts() ? overlays.get().refuse(boards) : Optional.empty();
    }

    @Override
    public Result board(String input, int number, Puzzle entry, Optional<Integer> board) throws IOException {
        Solutions solutions = engine.solutions(entry.board(), question(entry.rules()));
        Result result = Result.parsed(input, entry);
        Stopwatch watch = new Stopwatch();
        Optional<Solution> first = drawsTexts() ? solutions.next() : Optional.empty();
        if (first.isEmpty()) {
            return tell(result, solutions, watch.lap());
        }
        long spent = watch.lap();
        Optional<Fault> unwritten = Optional.empty();
        try {
            Drawing drawing = Drawing.solved(entry.board(), first.get());
            result = result.withOverlay(overlays.get().write(drawing, number, board));
        } catch (UnwritableException e) {
            unwritten = Optional.of(new Fault("write", e.getMessage(), ExitCode.FILE));
        }
        Result told = tell(result, first, solutions, spent);
        return unwritten.isPresent() ? told.withFault(unwritten.get()) : told;
    }

    /** @param rules by which a board is usually solved */
    private Question question(Optional<Rules> rules) {
        return rulesAreAsked || rules.isEmpty()
                ? question
                : new Question(rules.get(), question.solutions(), question.limits());
    }

    private boolean drawsTexts() {
        return overlays.isPresent() && overlays.get().wantsTexts();
    }

    /**
     * The first solution for the drawing, and a second one, which nearly no board that is read has, if that matters.
     */
    private Question opening() {
        return new Question(question.rules(), Math.min(2, question.solutions()), question.limits());
    }

    /** What is known already, or all from the first one on. */
    private Solutions solutions(Board board, Question question, Outcome opening, TimeLimit limit) {
        boolean more = opening instanceof Outcome.Solved solved
                && !solved.complete()
                && solved.solutions().size() < question.solutions();
        return more ? engine.solutions(board, limit.within(question)) : Solutions.of(opening);
    }

    /** The result with all that was found; {@code spent} nanoseconds of search lie behind. */
    private Result tell(Result result, Solutions solutions, long spent) throws IOException {
        Stopwatch watch = new Stopwatch();
        Optional<Solution> first = solutions.next();
        return tell(result, first, solutions, spent + watch.lap());
    }

    /** The same where the first solution is known. */
    private Result tell(Result result, Optional<Solution> first, Solutions others, long spent) throws IOException {
        Stopwatch watch = new Stopwatch();
        long nanos = spent;
        long found = 0;
        Optional<Solution> last = Optional.empty();
        for (Optional<Solution> next = first; next.isPresent(); next = others.next()) {
            nanos += watch.lap();
            found++;
            if (found <= wanted) {
                last = next;
                sink.solution(result.solved(others.outcome(List.of()), found, last, nanos));
            }
            watch.lap();
        }
        nanos += watch.lap();
        return result.solved(others.outcome(List.of()), found, last, nanos);
    }
}
