package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.apache.commons.io.FileUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A batch whose process is killed, told to end, or runs out of room. */
@Timeout(600)
class BatchProcessTest {
    /** A slow machine may take long to start a virtual machine. */
    private static final Duration LONGEST = Duration.ofMinutes(5);

    private static final int PICTURES = 18;
    private static final int KILLS = 5;

    @TempDir
    Path folder;

    private Path in;

    @BeforeEach
    void fill() throws IOException {
        in = Files.createDirectories(folder.resolve("in"));
        List<Path> samples = List.of(Samples.PICTURE, Path.of("samples", "hexes.png"), Path.of("samples", "holes.png"));
        for (int i = 0; i < PICTURES; i++) {
            Files.copy(samples.get(i % samples.size()), in.resolve("shot" + i + ".png"));
        }
        ImageIO.write(
                new BufferedImage(400, 700, BufferedImage.TYPE_INT_RGB),
                "png",
                in.resolve("shot4.png").toFile());
        byte[] torn = Arrays.copyOf(Files.readAllBytes(Samples.PICTURE), 2000);
        Files.write(in.resolve("shot7.png"), torn);
    }

    private Process start(Path out, String... more) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                "flowcv.cli.Main",
                "batch",
                in.toString(),
                "-o",
                out.toString()));
        command.addAll(List.of(more));
        return new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(folder.resolve("err").toFile())
                .start();
    }

    private int run(Path out) throws IOException, InterruptedException {
        return start(out).waitFor();
    }

    private String err() throws IOException {
        return Files.readString(folder.resolve("err"));
    }

    /** All results without times, and all drawn pictures. */
    private static Map<String, String> results(Path out) throws IOException {
        Map<String, String> results = new TreeMap<>();
        try (Stream<Path> files = Files.walk(out)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                String name = out.relativize(file).toString();
                if (name.endsWith(".png")) {
                    results.put(name, Arrays.hashCode(Files.readAllBytes(file)) + "");
                } else if (name.equals("results.jsonl")) {
                    String text = Files.readString(file).replace(out.toString(), "OUT");
                    results.put(name, text.replaceAll("\"millis\":\\{[^}]*\\}", ""));
                } else if (name.equals("results.csv")) {
                    results.put(name, Files.readString(file).replaceAll("(,[0-9.]+){4}\n", "\n"));
                } else if (name.equals("report.html")) {
                    results.put(name, Files.readString(file).replaceAll("(,\"[0-9]+\\.[0-9]\"){4}", ""));
                }
            }
        }
        return results;
    }

    @Test
    void killedAtAnyMomentItGoesOnWhereItWas() throws Exception {
        Path calm = folder.resolve("calm");
        assertThat(run(calm)).isEqualTo(3);
        Map<String, String> expected = results(calm);
        assertThat(expected).hasSize(3 + PICTURES - 2);

        Path torn = folder.resolve("torn");
        Random random = new Random(1);
        for (int i = 0; i < KILLS; i++) {
            Path journal = torn.resolve(".flowcv-batch").resolve("journal");
            long before = Files.exists(journal) ? Files.size(journal) : 0;
            Process process = start(torn);
            await().atMost(LONGEST)
                    .until(() -> !process.isAlive() || Files.exists(journal) && Files.size(journal) > before);
            process.waitFor(random.nextInt(300), TimeUnit.MILLISECONDS);
            process.destroyForcibly().waitFor();
            for (String name : results(torn).keySet()) {
                assertThat(expected).containsKey(name);
                if (name.endsWith(".png")) {
                    assertThat(results(torn).get(name)).isEqualTo(expected.get(name));
                }
            }
        }
        assertThat(run(torn)).isEqualTo(3);
        assertThat(results(torn)).isEqualTo(expected);
        try (Stream<Path> parts = Files.list(torn.resolve(".flowcv-batch").resolve("parts"))) {
            assertThat(parts).isEmpty();
        }
    }

    @Test
    @Tag("process")
    void toldToEndItWritesWhatItHas() throws Exception {
        assumeTrue(File.separatorChar == '/', "no POSIX system: run on Linux or macOS");
        Path out = folder.resolve("out");
        Process process = start(out, "--watch");
        await().atMost(LONGEST).until(() -> Files.exists(out.resolve("report.html")));
        Files.copy(Samples.PICTURE, in.resolve("shot100.png"));
        await().atMost(LONGEST)
                .until(() -> Files.readString(out.resolve("results.jsonl")).contains("shot100.png"));
        assertThat(process.isAlive()).isTrue();
        // Not Ctrl-C, which processes that were started in the background do not hear.
        new ProcessBuilder("kill", "-TERM", "" + process.pid()).start().waitFor();
        assertThat(process.waitFor()).isEqualTo(143);
        assertThat(err()).contains(PICTURES + 1 + " pictures: ").doesNotContain("Exception");
        assertThat(Files.readAllLines(out.resolve("results.jsonl"))).hasSize(PICTURES + 1);
    }

    /** Drawings lie where they would without watching. */
    @Test
    @Tag("process")
    void whatArrivesInAnEmptyFolderIsDrawnInTheOutputFolder() throws Exception {
        FileUtils.cleanDirectory(in.toFile());
        Path out = folder.resolve("out");
        Process process = start(out, "--watch");
        try {
            await().atMost(LONGEST).until(() -> Files.exists(out.resolve(".flowcv-batch")));
            Files.copy(Samples.PICTURE, in.resolve("shot.png"));
            await().atMost(LONGEST).until(() -> Files.exists(out.resolve("shot.solved.png")));
        } finally {
            process.destroyForcibly().waitFor();
        }
    }

    @Test
    @Tag("process")
    void twoAtOnceInOneFolderAreNotLet() throws Exception {
        Path out = folder.resolve("out");
        Process first = start(out, "--watch");
        try {
            await().atMost(LONGEST).until(() -> Files.exists(out.resolve("report.html")));
            assertThat(run(out)).isEqualTo(3);
            assertThat(err()).contains("another flowcv batch is at work");
        } finally {
            first.destroyForcibly().waitFor();
        }
    }

    @Test
    @Tag("process")
    void onAFullDiskItStopsAndGoesOnLater() throws Exception {
        Path disk = Files.createDirectories(folder.resolve("disk"));
        assumeTrue(mounted(disk), "no right to mount a small disk: run as root");
        try {
            Path out = disk.resolve("out");
            // Room for some of the drawn pictures, but not for all.
            assertThat(run(out)).isEqualTo(3);
            assertThat(err()).contains("No space left on device").contains("start the same command again");
            assertThat(err().lines().filter(line -> line.startsWith("flowcv: ")))
                    .hasSize(1);
            int before = results(out).size();
            assertThat(before).isBetween(2, PICTURES);
            assertThat(command("mount", "-o", "remount,size=64m", disk.toString()))
                    .isZero();
            assertThat(run(out)).isEqualTo(3);
            assertThat(err()).contains("were done before");
            // As deep, so that links are the same.
            Path calm = folder.resolve("calm").resolve("out");
            run(calm);
            assertThat(results(out)).isEqualTo(results(calm));
        } finally {
            command("umount", disk.toString());
        }
    }

    private static boolean mounted(Path disk) throws InterruptedException {
        try {
            return command("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk.toString()) == 0;
        } catch (IOException e) {
            return false;
        }
    }

    private static int command(String... words) throws IOException, InterruptedException {
        return new ProcessBuilder(words)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }
}
