package flowcv.solve;

import flowcv.board.Board;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** The mean time of all boards of a family, whole calls; {@code -Dflowcv.levels} names their folder. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
@State(Scope.Benchmark)
public class SolverBenchmark {
    /** As {@link SolverTable} names the families. */
    @Param({"plain", "holes or walls", "bridges", "hexes", "warps", "warps and bridges"})
    public String family;

    private List<Board> boards;

    @Setup
    public void read() throws Exception {
        Path folder = Path.of(System.getProperty("flowcv.levels", "../shared/levels"));
        boards = SolverTable.boards(folder, "official", family);
    }

    @Benchmark
    public void firstSolution(Blackhole hole) {
        boards.forEach(board -> hole.consume(Solver.solve(board, Question.first(Limits.NONE))));
    }

    @Benchmark
    public void proofOfUniqueness(Blackhole hole) {
        boards.forEach(board -> hole.consume(Solver.solve(board, Question.unique(Limits.NONE))));
    }
}
