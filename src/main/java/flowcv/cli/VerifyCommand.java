package flowcv.cli;

import static flowcv.cli.option.Options.text;

import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Messages;
import flowcv.cli.console.Streams;
import flowcv.cli.console.UsageException;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.Options;
import flowcv.cli.option.PictureOptions;
import flowcv.cli.output.OutputPlan;
import flowcv.cli.result.VerifyJson;
import flowcv.cli.result.VerifySink;
import flowcv.cli.result.VerifyText;
import flowcv.image.UnwritableException;
import flowcv.verify.Case;
import flowcv.verify.Cases;
import flowcv.verify.Checked;
import flowcv.verify.PageFolder;
import flowcv.verify.Totals;
import flowcv.verify.Verifier;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import picocli.CommandLine.Model.CommandSpec;

/** {@code flowcv verify}: reads pictures whose boards are known. */
final class VerifyCommand implements Command {
    @Override
    public CommandSpec spec() {
        CommandSpec spec = Options.command(
                "verify",
                "Check the reading of pictures that have a board file of the same name (shot.png, shot.flow)."
                        + " A manifest.tsv may say more about them; where its column expect says refuse, a refusal is"
                        + " right.");
        spec.usageMessage()
                .exitCodeList(ExitCode.tableOf("every picture was exact, or refused as expected", "some was not"));
        spec.addPositional(Options.inputs("PATH", "1..*", "Folder, picture, or board file."));
        spec.addOption(text("COLUMN,…", "Totals by columns of the manifest, such as variant,kind.", "--by"));
        spec.addOption(Options.flag("Print a JSON object per picture, then one per total.", "--json"));
        spec.addOption(text("DIR", "Write a page there with each picture, its overlay and differences.", "--report"));
        spec.addOption(PictureOptions.timeLimit());
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException, UnwritableException {
        Messages messages = arguments.messages(streams);
        Cases cases;
        try {
            List<Path> paths = arguments.inputs().stream().map(OutputPlan::path).toList();
            cases = Cases.of(paths);
        } catch (IOException e) {
            messages.error(e.getMessage());
            return ExitCode.FILE;
        }
        if (cases.skipped() > 0) {
            String pictures = cases.skipped() == 1
                    ? "1 picture without a board file is"
                    : cases.skipped() + " pictures without a board file are";
            messages.note(pictures + " left out");
        }
        if (cases.list().isEmpty()) {
            messages.error("no picture with a board file of the same name, as shot.png and shot.flow");
            return ExitCode.FILE;
        }
        List<String> columns = columns(arguments.text("--by"), cases.list());
        VerifySink sink = arguments.isSet("--json") ? new VerifyJson(streams.out()) : new VerifyText(streams, messages);
        return verify(
                cases.list(),
                new Totals(columns),
                sink,
                arguments.text("--report"),
                PictureOptions.time(arguments),
                messages);
    }

    private static List<String> columns(Optional<String> by, List<Case> cases) {
        List<String> columns = by.isPresent() ? List.of(by.get().split("\\s*,\\s*")) : List.of();
        for (String column : columns) {
            if (cases.stream().noneMatch(of -> of.facts().containsKey(column))) {
                throw new UsageException("--by " + column + ": no manifest.tsv of these pictures has such a column");
            }
        }
        return columns;
    }

    private static int verify(
            List<Case> cases, Totals totals, VerifySink sink, Optional<String> report, Duration time, Messages messages)
            throws IOException, UnwritableException {
        Map<Case, Integer> numbers = new HashMap<>();
        cases.forEach(of -> numbers.put(of, numbers.size() + 1));
        Optional<PageFolder> page = report.isPresent()
                ? Optional.of(new PageFolder(OutputPlan.path(report.get()), numbers))
                : Optional.empty();
        int atOnce = Runtime.getRuntime().availableProcessors();
        Verifier verifier = new Verifier(page.isPresent() ? page.get() : Verifier.Viewer.NONE, time, atOnce);
        List<Checked> all = new ArrayList<>();
        int exitCode = ExitCode.OK;
        ExecutorService workers = Executors.newFixedThreadPool(atOnce);
        try {
            List<Future<Checked>> running = cases.stream()
                    .map(of -> workers.submit(() -> verifier.check(of)))
                    .toList();
            for (int i = 0; i < cases.size(); i++) {
                try {
                    Checked checked = running.get(i).get();
                    totals.add(checked);
                    sink.write(checked);
                    all.add(checked);
                } catch (ExecutionException e) {
                    messages.bug(cases.get(i).picture().toString(), e.getCause());
                    exitCode = ExitCode.INTERNAL;
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return ExitCode.INTERNAL;
                }
            }
        } finally {
            workers.shutdownNow();
        }
        sink.write(totals);
        if (page.isPresent()) {
            messages.note("the page is " + page.get().write(all, totals));
        }
        return Math.max(exitCode, totals.sum().allRight() ? ExitCode.OK : ExitCode.NOT_SOLVED);
    }
}
