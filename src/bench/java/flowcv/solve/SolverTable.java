package flowcv.solve;

import flowcv.board.Board;
import flowcv.board.Topology;
import flowcv.format.text.BoardEntry;
import flowcv.format.FlowFormat;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Prints how long boards take, per family and per file, as Markdown tables: the search for the first
 * solution alone (graph built, solution not yet checked), the whole call for it, and the whole call
 * for the proof that it is the only one. Every board is run {@code ROUNDS} times among all others,
 * and its median counts.
 *
 * <p>Arguments: the folder of the {@code .flows} files, then beginnings of their names.
 */
public final class SolverTable {
    /** The first rounds are for the compiler. */
    private static final int WARM_UP = 2;

    private static final int ROUNDS = 5;

    /** Time of the processor, so that what else the machine does counts less. */
    private static final ThreadMXBean THREAD = ManagementFactory.getThreadMXBean();

    private record Entry(String file, String family, Board board) {}

    private record Sample(double micros, long states) {}

    private enum Task {
        SEARCH("first solution, search alone"),
        FIRST("first solution, whole call"),
        UNIQUE("proof of uniqueness, whole call");

        private final String title;

        Task(String title) {
            this.title = title;
        }

        Sample run(Board board) {
            Graph graph = Graph.of(board);
            Rings rings = Rings.of(graph);
            int[] order = SweepOrder.diagonal(graph);
            long begun = THREAD.getCurrentThreadCpuTime();
            if (this == SEARCH) {
                Pass pass = Pass.quick(graph, new State(graph, rings, false, false), order);
                Budget budget = new Budget(Limits.NONE);
                pass.run(budget, Long.MAX_VALUE);
                return new Sample((THREAD.getCurrentThreadCpuTime() - begun) / 1e3, budget.spent());
            }
            Question question = this == FIRST ? Question.first(Limits.NONE) : Question.unique(Limits.NONE);
            long states = Solver.solve(board, question).states();
            return new Sample((THREAD.getCurrentThreadCpuTime() - begun) / 1e3, states);
        }
    }

    private SolverTable() {}

    /** Reads the boards, runs them and prints the tables. */
    public static void main(String[] args) throws Exception {
        List<Entry> entries = new ArrayList<>();
        for (int i = 1; i < args.length; i++) {
            entries.addAll(read(Path.of(args[0]), args[i]));
        }
        for (Task task : Task.values()) {
            if (task == Task.UNIQUE) {
                // No other boards are known to have one solution, so a proof could take for ever.
                entries.removeIf(entry -> !entry.file().startsWith("file official"));
            }
            List<List<Sample>> samples = new ArrayList<>();
            entries.forEach(entry -> samples.add(new ArrayList<>()));
            for (int round = 0; round < WARM_UP + ROUNDS; round++) {
                for (int i = 0; i < entries.size(); i++) {
                    Sample sample = task.run(entries.get(i).board());
                    if (round >= WARM_UP) {
                        samples.get(i).add(sample);
                    }
                }
            }
            Map<String, List<Sample>> groups = new TreeMap<>();
            for (int i = 0; i < entries.size(); i++) {
                Sample median = median(samples.get(i));
                Entry entry = entries.get(i);
                boolean official = entry.file().startsWith("file official");
                List<String> names =
                        official ? List.of(entry.family(), entry.file(), "all official") : List.of(entry.file());
                for (String group : names) {
                    groups.computeIfAbsent(group, g -> new ArrayList<>()).add(median);
                }
            }
            print(task, groups);
        }
    }

    /** All boards of one family in the files that begin so. */
    static List<Board> boards(Path folder, String prefix, String family) throws Exception {
        return read(folder, prefix).stream()
                .filter(entry -> entry.family().equals("family " + family))
                .map(Entry::board)
                .toList();
    }

    private static List<Entry> read(Path folder, String prefix) throws Exception {
        List<Path> files;
        try (Stream<Path> list = Files.list(folder)) {
            files = list.filter(p -> p.getFileName().toString().startsWith(prefix)
                            && p.toString().endsWith(".flows"))
                    .sorted()
                    .toList();
        }
        List<Entry> entries = new ArrayList<>();
        for (Path file : files) {
            String name = file.getFileName().toString().replace(".flows", "");
            for (BoardEntry entry : FlowFormat.read(Files.readString(file), name)) {
                entries.add(new Entry("file " + name, "family " + family(entry.board()), entry.board()));
            }
        }
        return entries;
    }

    private static String family(Board board) {
        Map<String, Boolean> parts = new LinkedHashMap<>();
        boolean bridges = false;
        boolean holes = false;
        for (int place = 0; place < board.size(); place++) {
            bridges |= board.isBridge(place);
            holes |= board.isHole(place);
        }
        parts.put("hexes", board.topology() == Topology.HEX);
        parts.put("graph", board.topology() == Topology.GRAPH);
        parts.put("warps", !board.border().isClosed());
        parts.put("bridges", bridges);
        boolean special = parts.containsValue(true);
        parts.put("holes or walls", !special && (holes || !board.walls().isEmpty()));
        parts.values().removeIf(is -> !is);
        return parts.isEmpty() ? "plain" : String.join(" and ", parts.keySet());
    }

    private static Sample median(List<Sample> samples) {
        List<Sample> sorted = new ArrayList<>(samples);
        sorted.sort((a, b) -> Double.compare(a.micros(), b.micros()));
        return sorted.get(sorted.size() / 2);
    }

    private static void print(Task task, Map<String, List<Sample>> groups) {
        System.out.printf("%n### %s%n%n", task.title);
        System.out.println("| boards | number | mean µs | median | p99 | worst | states, mean | states, worst |");
        System.out.println("|---|---:|---:|---:|---:|---:|---:|---:|");
        groups.forEach((name, samples) -> {
            double[] micros = samples.stream().mapToDouble(Sample::micros).sorted().toArray();
            System.out.printf(
                    "| %s | %d | %.1f | %.1f | %.1f | %.1f | %.1f | %d |%n",
                    name,
                    micros.length,
                    samples.stream().mapToDouble(Sample::micros).average().orElse(0),
                    micros[micros.length / 2],
                    micros[(int) Math.ceil(micros.length * 0.99) - 1],
                    micros[micros.length - 1],
                    samples.stream().mapToLong(Sample::states).average().orElse(0),
                    samples.stream().mapToLong(Sample::states).max().orElse(0));
        });
    }
}
