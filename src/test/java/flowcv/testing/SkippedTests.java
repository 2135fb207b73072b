package flowcv.testing;

import static java.nio.file.StandardOpenOption.APPEND;
import static java.nio.file.StandardOpenOption.CREATE;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;

/**
 * Notes why tests are skipped, a line for each test. All processes of a build write to one file, which the build
 * deletes at its beginning and tells at its end.
 */
public final class SkippedTests implements TestExecutionListener {
    private static final Path FILE = Path.of("target", "skipped-tests");

    /** What JUnit puts before the words of a test. */
    private static final String PREFIX = "Assumption failed: ";

    private TestPlan plan;

    @Override
    public void testPlanExecutionStarted(TestPlan begun) {
        plan = begun;
    }

    @Override
    public void executionSkipped(TestIdentifier skipped, String reason) {
        note(skipped, reason);
    }

    @Override
    public void executionFinished(TestIdentifier finished, TestExecutionResult result) {
        if (result.getStatus() == TestExecutionResult.Status.ABORTED) {
            note(finished, result.getThrowable().map(Throwable::getMessage).orElse("no reason given"));
        }
    }

    private void note(TestIdentifier skipped, String reason) {
        long below = plan.getDescendants(skipped).stream()
                .filter(TestIdentifier::isTest)
                .count();
        String line = reason.replace(PREFIX, "").replaceAll("\\s+", " ") + "\n";
        try {
            Files.createDirectories(FILE.getParent());
            Files.writeString(FILE, line.repeat((int) Math.max(1, below)), CREATE, APPEND);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Tells in one line what was skipped since the file was deleted; nothing where nothing was. */
    public static void main(String... none) throws IOException {
        if (Files.exists(FILE)) {
            try (Stream<String> lines = Files.lines(FILE)) {
                Map<String, Long> counts =
                        lines.collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
                System.out.println(counts.entrySet().stream()
                        .map(each -> each.getValue() + (each.getValue() == 1 ? " test (" : " tests (") + each.getKey())
                        .collect(Collectors.joining("), ", "[INFO] skipped: ", ")")));
            }
        }
    }
}
