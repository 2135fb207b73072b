package flowcv.count;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.format.text.BoardEntry;
import flowcv.format.FlowFormat;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Counts the filled solutions of levels and prints, as a Markdown table by their longer side, how long
 * that takes and how much memory. Boards whose number is not 1 are named on standard error.
 *
 * <p>Arguments: the folder of the {@code .flows} files, the shortest and the longest of the longer
 * sides, and the part of the boards that is counted: 1 for all, 10 for every tenth.
 */
public final class CountTable {
    /** So many boards are counted before, for the compiler. */
    private static final int WARM_UP = 200;

    private static final CountLimits LIMITS = new CountLimits(Duration.ofMinutes(2), CountLimits.mostBytes());

    /** Time of the processor, so that what else the machine does counts less. */
    private static final ThreadMXBean THREAD = ManagementFactory.getThreadMXBean();

    private record Sample(String id, double millis, long bytes, long states) {}

    private CountTable() {}

    /** Reads the boards, counts them and prints the table. */
    public static void main(String[] args) throws Exception {
        List<Path> files;
        try (Stream<Path> list = Files.list(Path.of(args[0]))) {
            files = list.filter(file -> file.getFileName().toString().matches("official.*\\.flows"))
                    .sorted()
                    .toList();
        }
        int least = Integer.parseInt(args[1]);
        int most = Integer.parseInt(args[2]);
        List<BoardEntry> entries = new ArrayList<>();
        for (Path file : files) {
            for (BoardEntry entry : FlowFormat.read(Files.readString(file), file.toString())) {
                int side = Math.max(entry.board().rows(), entry.board().columns());
                if (side >= least && side <= most) {
                    entries.add(entry);
                }
            }
        }
        int each = Integer.parseInt(args[3]);
        for (int i = 0; i < Math.min(WARM_UP, entries.size()); i++) {
            Counter.count(entries.get(i * entries.size() / WARM_UP % entries.size()).board(), Rules.FILL,
                    new CountLimits(Duration.ofSeconds(1), 1L << 28), CountProgress.NONE);
        }
        Map<Integer, List<Sample>> bySide = new TreeMap<>();
        for (int i = 0; i < entries.size(); i += each) {
            Board board = entries.get(i).board();
            String id = entries.get(i).id().orElse("?");
            long begun = THREAD.getCurrentThreadCpuTime();
            Count count = Counter.count(board, Rules.FILL, LIMITS, CountProgress.NONE);
            double millis = (THREAD.getCurrentThreadCpuTime() - begun) / 1e6;
            if (!(count instanceof Count.Exact exact) || !exact.solutions().equals(BigInteger.ONE)) {
                System.err.println(id + ": " + count);
            }
            bySide.computeIfAbsent(Math.max(board.rows(), board.columns()), side -> new ArrayList<>())
                    .add(new Sample(id, millis, count.bytes(), count.widest()));
        }
        System.out.println("| longer side | boards | mean ms | median | p99 | worst | worst is | MB, mean | MB, worst"
                + " | states, worst |");
        System.out.println("|---:|---:|---:|---:|---:|---:|---|---:|---:|---:|");
        List<Sample> all = new ArrayList<>();
        bySide.forEach((side, samples) -> {
            print(side.toString(), samples);
            all.addAll(samples);
        });
        print("all", all);
    }

    private static void print(String name, List<Sample> samples) {
        double[] millis = samples.stream().mapToDouble(Sample::millis).sorted().toArray();
        Sample worst = samples.stream().max((a, b) -> Double.compare(a.millis(), b.millis())).orElseThrow();
        System.out.printf(
                "| %s | %d | %.2f | %.2f | %.1f | %.1f | %s | %.2f | %.1f | %d |%n",
                name,
                samples.size(),
                Arrays.stream(millis).average().orElse(0),
                millis[millis.length / 2],
                millis[Math.min(millis.length - 1, millis.length * 99 / 100)],
                worst.millis(),
                worst.id(),
                samples.stream().mapToLong(Sample::bytes).average().orElse(0) / (1 << 20),
                samples.stream().mapToLong(Sample::bytes).max().orElse(0) / (double) (1 << 20),
                samples.stream().mapToLong(Sample::states).max().orElse(0));
    }
}
