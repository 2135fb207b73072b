package flowcv.fuzz;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/**
 * Gives the program inputs changed at random, and says what is wrong with it. Each input follows from a seed and
 * its number, so every finding can be had again.
 */
final class Fuzzer {
    /** What is known of the inputs of one form. */
    private static final class Tally {
        private int inputs;
        private final int[] exitCodes = new int[4];
        private int exact;
        private int other;
        private int refused;
        private int findings;
        private long worst;
        private long millis;
    }

    private final long seed;
    private final Path folder;
    private final Map<Form, Tally> tallies = new EnumMap<>(Form.class);
    private final List<String> findings = new ArrayList<>();

    /**
     * A fuzzer.
     *
     * @param folder keeps the inputs with findings, each in a folder of its own
     */
    Fuzzer(long seed, Path folder) {
        this.seed = seed;
        this.folder = folder;
    }

    /** Arguments: the folder for findings, how many inputs, the seed, and the number of the first input. */
    public static void main(String[] arguments) throws Exception {
        Fuzzer fuzzer = new Fuzzer(arguments.length > 2 ? Long.parseLong(arguments[2]) : 1, Path.of(arguments[0]));
        int from = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 0;
        fuzzer.run(from, from + Integer.parseInt(arguments[1]));
        System.out.print(fuzzer.table());
        System.exit(fuzzer.findings().isEmpty() ? 0 : 1);
    }

    /** Pictures of each form are as frequent as texts. */
    static Form form(Random random) {
        Form[] all = Form.values();
        return all[random.nextInt(all.length)];
    }

    List<String> findings() {
        return findings;
    }

    /** Tries inputs of these numbers, the last one excluded. */
    void run(int from, int to) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        for (int at = from; at < to; ) {
            at = begin(at, to);
        }
    }

    /** Starts a process and hears it out; the number of the input with which to go on. */
    private int begin(int from, int to) throws IOException, InterruptedException {
        Path errors = folder.resolve("errors");
        ProcessBuilder builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-Xmx1g",
                        "-Djava.awt.headless=true",
                        "-XX:ErrorFile=" + folder.resolve("crash-%p.log"),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Child.class.getName(),
                        String.valueOf(seed),
                        String.valueOf(from),
                        String.valueOf(to),
                        folder.toString(),
                        errors.toString())
                .redirectError(errors.toFile());
        // As the launcher does: what OpenCV has to say is said in our own words.
        builder.environment().put("OPENCV_LOG_LEVEL", "OFF");
        Process process = builder.start();
        int next = from;
        try (BufferedReader lines = process.inputReader()) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                add(line.split("\t"));
                next++;
            }
        }
        int exitCode = process.waitFor();
        if (exitCode != 0 || next < to) {
            String what = exitCode == Child.HUNG ? "takes for ever" : "ends the process with " + exitCode;
            found(next + ": " + what + ": " + Files.readString(errors));
            next++;
        }
        return next;
    }

    private void add(String[] fields) {
        Tally tally = tallies.computeIfAbsent(Form.valueOf(fields[1]), form -> new Tally());
        tally.inputs++;
        tally.exitCodes[Math.min(3, Integer.parseInt(fields[2]))]++;
        tally.worst = Math.max(tally.worst, Long.parseLong(fields[3]));
        tally.millis += Long.parseLong(fields[3]);
        switch (fields[4]) {
            case "EXACT" -> tally.exact++;
            case "OTHER" -> tally.other++;
            case "REFUSED" -> tally.refused++;
            default -> {
                tally.findings++;
                found(fields[0] + ": " + fields[1] + ": " + fields[4]);
            }
        }
    }

    /** Told at once: whoever waits long may have seen enough. */
    private void found(String what) {
        findings.add(seed + "-" + what);
        System.out.println(seed + "-" + what);
    }

    /** A line for each form. */
    String table() {
        StringBuilder table = new StringBuilder(String.format(
                Locale.ROOT,
                "%-18s%7s%7s%7s%7s%7s%7s%8s%9s%9s%9s%n",
                "form",
                "inputs",
                "exit 0",
                "1",
                "3",
                "exact",
                "other",
                "refused",
                "findings",
                "mean ms",
                "worst ms"));
        tallies.forEach((form, tally) -> table.append(String.format(
                Locale.ROOT,
                "%-18s%7d%7d%7d%7d%7d%7d%8d%9d%9d%9d%n",
                form.word(),
                tally.inputs,
                tally.exitCodes[0],
                tally.exitCodes[1],
                tally.exitCodes[3],
                tally.exact,
                tally.other,
                tally.refused,
                tally.findings,
                tally.millis / tally.inputs,
                tally.worst)));
        return table.toString();
    }
}
