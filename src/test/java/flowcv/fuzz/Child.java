package flowcv.fuzz;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.apache.commons.io.FileUtils;

/**
 * A process that tries some inputs one after the other and prints a line about each, so that a crash in native code
 * ends no other process, and belongs to the first input without a line.
 */
final class Child {
    /** What the process ends with when an input takes for ever. */
    static final int HUNG = 99;

    /** Of the processor, for the two or three commands that get an input. */
    private static final int HANG_SECONDS = 60;

    private static final long MILLION = 1_000_000;

    private final long seed;
    private final Path folder;
    private final Path errors;
    private final Originals originals = new Originals();
    private final OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private Child(long seed, Path folder, Path errors) throws IOException {
        this.seed = seed;
        this.folder = folder;
        this.errors = errors;
    }

    /** Arguments: the seed, the first input, the number behind the last, the folder, and where standard error goes. */
    public static void main(String[] arguments) throws Exception {
        Child child = new Child(Long.parseLong(arguments[0]), Path.of(arguments[3]), Path.of(arguments[4]));
        for (int i = Integer.parseInt(arguments[1]); i < Integer.parseInt(arguments[2]); i++) {
            System.out.println(child.watched(i));
            if (System.out.checkError()) {
                // Nobody listens any more.
                break;
            }
        }
        System.exit(0);
    }

    private String watched(int index) throws Exception {
        Thread worker = Thread.currentThread();
        long begun = system.getProcessCpuTime();
        ScheduledExecutorService watchdog = Executors.newSingleThreadScheduledExecutor();
        watchdog.scheduleAtFixedRate(
                () -> {
                    if (system.getProcessCpuTime() - begun > HANG_SECONDS * 1000 * MILLION) {
                        Arrays.stream(worker.getStackTrace()).forEach(at -> System.err.println("    at " + at));
                        Runtime.getRuntime().halt(HUNG);
                    }
                },
                1,
                1,
                TimeUnit.SECONDS);
        try {
            return one(index);
        } finally {
            watchdog.shutdownNow();
        }
    }

    /** Makes an input, tries it, and keeps it where something is wrong. */
    private String one(int index) throws Exception {
        Random random = new Random(seed * MILLION + index);
        random.nextInt();
        Form form = Fuzzer.form(random);
        Original original = originals.of(form, random);
        StringBuilder story = new StringBuilder();
        byte[] bytes = original.bytes();
        if (random.nextInt(20) > 0) {
            bytes = form.isPicture()
                    ? new ByteMutator(random, story).picture(original)
                    : new TextMutator(random, story).any(bytes);
        }
        boolean changed = !Arrays.equals(bytes, original.bytes());
        Path own = folder.resolve(seed + "-" + index);
        Path file = own.resolve("input." + form.ending());
        FileUtils.writeByteArrayToFile(file.toFile(), bytes);
        Files.writeString(own.resolve("story"), original.name() + ": " + story + "\n");

        Trial trial = new Trial(original, changed, file, random);
        long noise = Files.size(errors);
        long before = system.getProcessCpuTime();
        String end;
        try {
            end = trial.run().toString();
            String raw = raw(noise);
            if (!raw.isEmpty()) {
                end = "FINDING raw on standard error: " + raw;
            }
        } catch (Trial.Finding e) {
            end = "FINDING " + e.getMessage();
        } catch (RuntimeException | Error e) {
            StringWriter trace = new StringWriter();
            e.printStackTrace(new PrintWriter(trace));
            end = "FINDING " + trace;
        }
        long millis = (system.getProcessCpuTime() - before) / MILLION;
        if (end.startsWith("FINDING")) {
            Files.writeString(own.resolve("story"), end + "\n", StandardOpenOption.APPEND);
        } else {
            FileUtils.deleteDirectory(own.toFile());
        }
        return String.join(
                "\t",
                String.valueOf(index),
                form.name(),
                String.valueOf(trial.exitCode()),
                String.valueOf(millis),
                end.replace('\n', ' ').replace('\t', ' '));
    }

    /**
     * What native code has written. That a PNG with right checksums has wrong pixels nobody but libpng finds, in a line of
     * its own (docs/images.md).
     */
    private String raw(long from) throws IOException {
        byte[] all = Files.readAllBytes(errors);
        return new String(all, (int) from, (int) (all.length - from), StandardCharsets.UTF_8)
                .lines()
                .filter(line -> !line.startsWith("libpng "))
                .collect(Collectors.joining("\n"));
    }
}
