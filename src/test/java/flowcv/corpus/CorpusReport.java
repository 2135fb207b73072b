package flowcv.corpus;

import flowcv.image.OpenCv;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.apache.commons.io.FileUtils;
import org.opentest4j.TestAbortedException;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Says how pictures of the corpora are read, by this checkout or by two builds. See {@code docs/testing.md}. */
@Command(
        name = "CorpusReport",
        mixinStandardHelpOptions = true,
        description = "Reads pictures of the corpora and says how many were read exactly.",
        subcommands = {CorpusReport.Run.class, CorpusReport.Compare.class})
final class CorpusReport {
    /** The first byte of such a file; others are taken for JPEG. Readers look at the bytes, people at the name. */
    private static final byte PNG = (byte) 0x89;

    private CorpusReport() {}

    public static void main(String[] args) {
        System.exit(new CommandLine(new CorpusReport()).execute(args));
    }

    /** Which pictures. */
    static final class Choice {
        @Option(names = "--corpora", split = ",", paramLabel = "NAME", description = "These corpora (default: all).")
        private List<String> corpora = List.of();

        @Option(
                names = "--packs",
                split = ",",
                paramLabel = "PACK",
                description = "Of these packs instead of the table's.")
        private List<String> packs = List.of();

        @Option(
                names = "--seeds",
                paramLabel = "FROM+COUNT",
                description = "With these seeds instead of the table's: a range, or a list.")
        private Optional<String> seeds = Optional.empty();

        @Option(names = "--share", paramLabel = "SHARE", description = "So much of them, 0 to 1 (default: 1).")
        private double share = 1;

        @Option(names = "--name", paramLabel = "TEXT", description = "Those whose name contains this text.")
        private String name = "";

        @Spec(Spec.Target.MIXEE)
        private CommandSpec command;

        /** The pictures; at least one. */
        List<Case> cases() throws Exception {
            Map<String, List<Row>> all = Corpora.rows();
            for (String corpus : corpora) {
                if (!all.containsKey(corpus)) {
                    throw new ParameterException(
                            command.commandLine(),
                            "unknown corpus " + corpus + ", expected some of " + String.join(", ", all.keySet()));
                }
            }
            Set<Case> cases = new LinkedHashSet<>();
            for (String corpus : corpora.isEmpty() ? all.keySet() : corpora) {
                try {
                    List<Row> rows = all.get(corpus).stream()
                            .map(this::changed)
                            .distinct()
                            .toList();
                    cases.addAll(Corpora.share(Corpora.cases(rows), share));
                } catch (TestAbortedException absent) {
                    System.err.println(corpus + ": left out: " + absent.getMessage());
                }
            }
            cases.removeIf(each -> !each.name().contains(name));
            if (cases.isEmpty()) {
                throw new ParameterException(command.commandLine(), "no picture has all that was asked for");
            }
            return List.copyOf(cases);
        }

        private Row changed(Row row) {
            return new Row(
                    row.corpus(),
                    row.kind(),
                    packs.isEmpty() ? row.packs() : packs,
                    seeds.isPresent() && !row.seeds().isEmpty() ? Row.seeds(seeds.get()) : row.seeds(),
                    row.quick());
        }
    }

    @Command(name = "run", mixinStandardHelpOptions = true, description = "Reads them with this checkout.")
    static final class Run implements Callable<Integer> {
        @Mixin
        private Choice choice;

        @Option(names = "--keep", paramLabel = "DIR", description = "Write those not read exactly to this folder.")
        private Optional<Path> keep = Optional.empty();

        @Override
        public Integer call() throws Exception {
            try (CorpusRun run = new CorpusRun()) {
                List<Future<Optional<Judged>>> pictures =
                        choice.cases().stream().map(run::begin).toList();
                Tally tally = CorpusRun.tally(pictures);
                System.out.print(tally.report());
                if (keep.isPresent()) {
                    keep(tally, keep.get());
                }
                return tally.count(Verdict.Kind.WRONG) > 0 ? 1 : 0;
            }
        }

        private static void keep(Tally tally, Path folder) throws Exception {
            for (Judged picture : tally.pictures()) {
                if (picture.verdict().kind() != Verdict.Kind.EXACT) {
                    try (Sample sample = picture.picture().source().open().orElseThrow()) {
                        write(folder, picture.corpus() + " " + picture.picture().name(), sample);
                    }
                }
            }
        }
    }

    @Command(
            name = "compare",
            mixinStandardHelpOptions = true,
            description = {
                "Reads the same pictures with two builds, at the same time, and prints a table and each picture on which"
                        + " they differ.",
                "Exit code 1 if the new build misread a board."
            })
    static final class Compare implements Callable<Integer> {
        @Parameters(index = "0", paramLabel = "OLD_JAR", description = "flowcv.jar with lib beside it.")
        private Path old;

        @Parameters(index = "1", paramLabel = "NEW_JAR", description = "flowcv.jar with lib beside it.")
        private Path now;

        @Mixin
        private Choice choice;

        @Option(names = "-o", paramLabel = "FILE", description = "Write the table there, too.")
        private Optional<Path> output = Optional.empty();

        @Override
        public Integer call() throws Exception {
            OpenCv.callsUseOneThread();
            Path folder = Files.createTempDirectory("flowcv-corpora");
            try {
                Comparison comparison = compare(folder, written(choice.cases(), folder));
                System.out.print(comparison.text());
                if (output.isPresent()) {
                    Files.writeString(output.get(), comparison.text());
                }
                return comparison.hasMisread() ? 1 : 0;
            } finally {
                FileUtils.deleteDirectory(folder.toFile());
            }
        }

        /** A picture that lies in a folder to be read. */
        private record Written(Case picture, String file, String group, Truth truth) {
            Judged judged(Build.Answer answer) {
                return new Judged(picture, group, truth.judge(answer.seen()), answer.millis());
            }
        }

        private static List<Written> written(List<Case> cases, Path folder) throws Exception {
            ExecutorService workers =
                    Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
            try {
                List<Future<Optional<Written>>> all = new ArrayList<>();
                for (Case each : cases) {
                    int number = all.size();
                    all.add(workers.submit(() -> written(each, number, folder)));
                }
                List<Written> written = new ArrayList<>();
                for (Future<Optional<Written>> each : all) {
                    each.get().ifPresent(written::add);
                }
                return written;
            } finally {
                workers.shutdownNow();
                workers.awaitTermination(1, TimeUnit.MINUTES);
            }
        }

        private static Optional<Written> written(Case each, int number, Path folder) throws Exception {
            Optional<Sample> sample = each.source().open();
            if (sample.isEmpty()) {
                return Optional.empty();
            }
            try (Sample shown = sample.get()) {
                String file = write(folder, number + " " + each.corpus() + " " + each.name(), shown);
                return Optional.of(new Written(each, file, shown.group(), shown.truth()));
            }
        }

        private Comparison compare(Path folder, List<Written> pictures) throws Exception {
            List<String> files = pictures.stream().map(Written::file).toList();
            String warmUp = "first-" + files.get(0);
            Files.copy(folder.resolve(files.get(0)), folder.resolve(warmUp));
            ExecutorService workers = Executors.newFixedThreadPool(2);
            try {
                List<Future<List<Build.Answer>>> answers =
                        workers.invokeAll(List.of(() -> new Build(old).read(folder, warmUp, files), () -> new Build(now)
                                .read(folder, warmUp, files)));
                return new Comparison(
                        judged(pictures, answers.get(0).get()),
                        judged(pictures, answers.get(1).get()));
            } finally {
                workers.shutdownNow();
            }
        }

        private static List<Judged> judged(List<Written> pictures, List<Build.Answer> answers) {
            List<Judged> judged = new ArrayList<>();
            for (int i = 0; i < pictures.size(); i++) {
                judged.add(pictures.get(i).judged(answers.get(i)));
            }
            return judged;
        }
    }

    /** Writes a picture and returns the name of its file. */
    private static String write(Path folder, String name, Sample sample) throws IOException {
        byte[] bytes = sample.file().get();
        String file = name.replaceAll("[^A-Za-z0-9.-]+", "-") + (bytes[0] == PNG ? ".png" : ".jpg");
        FileUtils.writeByteArrayToFile(folder.resolve(file).toFile(), bytes);
        return file;
    }
}
