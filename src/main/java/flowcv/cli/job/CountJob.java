package flowcv.cli.job;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Messages;
import flowcv.cli.console.Progress;
import flowcv.cli.console.StandardOutput;
import flowcv.cli.option.GridSize;
import flowcv.cli.result.SolutionText;
import flowcv.count.Count;
import flowcv.count.CountLimits;
import flowcv.count.Counter;
import flowcv.count.GridPaths;
import flowcv.count.Sampler;
import flowcv.count.Sampling;
import flowcv.format.Json;
import flowcv.format.SolutionJson;
import flowcv.format.text.Puzzle;
import flowcv.solve.Limits;
import flowcv.solve.Outcome;
import flowcv.solve.Question;
import flowcv.solve.Solver;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Counts the solutions of boards, and tells them.
 *
 * @param rules in place of what a board says; every cell is covered where neither does
 * @param draws how many solutions are drawn at random
 * @param isJson whether each board gets a JSON object in place of text
 * @param form of a solution in text
 */
public record CountJob(
        Optional<Rules> rules,
        CountLimits limits,
        int draws,
        Random random,
        StandardOutput out,
        Messages messages,
        boolean isJson,
        SolutionText form) {
    /** For the reason why there is no solution, after the count has said so. */
    private static final Duration REASON_TIME = Duration.ofSeconds(2);

    /**
     * Counts a board.
     *
     * @param isNamed whether its line begins with its name
     * @return the exit code
     */
    public int board(String input, Puzzle entry, boolean isNamed) throws IOException {
        String name = BoardBatch.name(input, entry);
        Rules played = rules.or(entry::rules).orElse(Rules.FILL);
        Progress progress = new Progress(name, messages);
        Sampling sampling = draws > 0
                ? Sampler.sample(entry.board(), played, draws, random, limits, progress)
                : new Sampling(Counter.count(entry.board(), played, limits, progress), List.of());
        return tell(new Counted(input, entry.id(), name, isNamed), entry.board(), played, sampling, progress);
    }

    /** Counts the paths between opposite corners of a grid. */
    public int paths(GridSize size, String option) throws IOException {
        Board board = BoardBuilder.square(size.rows(), size.columns())
                .dot("A", 0, 0)
                .dot("A", size.rows() - 1, size.columns() - 1)
                .build();
        // Drawing some of them needs the general way, which takes far more time and memory.
        Progress progress = new Progress(option, messages);
        Sampling sampling = draws > 0
                ? Sampler.sample(board, Rules.FREE, draws, random, limits, progress)
                : new Sampling(GridPaths.count(size.rows(), size.columns(), limits, progress), List.of());
        return tell(new Counted(option, Optional.empty(), option, false), board, Rules.FREE, sampling, progress);
    }

    private int tell(Counted counted, Board board, Rules played, Sampling sampling, Progress progress)
            throws IOException {
        Optional<String> solutions = Optional.empty();
        Optional<String> reason = Optional.empty();
        if (sampling.count() instanceof Count.Exact exact) {
            progress.end();
            solutions = Optional.of(exact.solutions().toString());
            messages.detail(counted.name() + ": at most " + exact.widest() + " states at a time in "
                    + ((exact.bytes() >> 20) + 1) + " MB");
            if (exact.solutions().signum() == 0) {
                reason = Optional.of(whyNone(board, played));
                messages.note(counted.name() + ": " + reason.get());
            }
        } else if (sampling.count() instanceof Count.GaveUp gaveUp) {
            String limit = "gave up at " + gaveUp.limit() + " with " + gaveUp.widest()
                    + " states; raise --time-limit or --memory-limit";
            reason = Optional.of(limit);
            messages.error(counted.name() + ": " + limit);
        }
        if (isJson) {
            out.write(json(counted, solutions, reason, board, sampling.solutions()));
        } else if (solutions.isPresent()) {
            String prefix = counted.isNamed() ? counted.name() + ": " : "";
            out.write(Messages.oneLine(prefix + solutions.get()) + "\n");
            for (Solution solution : sampling.solutions()) {
                out.write("\n" + form.of(board, solution));
            }
        }
        return solutions.isPresent() ? ExitCode.OK : ExitCode.NOT_SOLVED;
    }

    /** The search knows where it fails, mostly at once. */
    private static String whyNone(Board board, Rules played) {
        Outcome outcome = Solver.solve(board, new Question(played, 1, Limits.of(REASON_TIME)));
        return outcome instanceof Outcome.NoSolution none ? none.reason() : "the board has no solution";
    }

    /** The number is a text: most readers of JSON keep no more than 15 digits. */
    private static String json(
            Counted counted, Optional<String> solutions, Optional<String> reason, Board board, List<Solution> samples) {
        return new Json()
                .with("input", counted.input())
                .with("id", counted.id())
                .with("status", solutions.isPresent() ? "counted" : "gave-up")
                .with("reason", reason)
                .with("count", solutions)
                .with("samples", samples.stream().map(sample -> SolutionJson.of(board, sample)))
                .line();
    }

    private record Counted(String input, Optional<String> id, String name, boolean isNamed) {}
}
