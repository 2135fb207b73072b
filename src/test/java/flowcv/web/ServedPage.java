package flowcv.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** A server for a test, which has to be alive after it, and to have no bug and nothing in its log. */
final class ServedPage implements BeforeEachCallback, AfterEachCallback {
    static final Path SAMPLES = Path.of("samples");

    /** Far more than anything takes on a busy machine. */
    static final Duration LONGEST = Duration.ofMinutes(5);

    /** So often it is looked whether something is so. */
    static final Duration OFTEN = Duration.ofMillis(20);

    private static final Logger LIBRARY = Logger.getLogger("org.eclipse.jetty");

    private final Timeouts patience;
    private final List<Route> more;
    private final List<Throwable> bugs = new CopyOnWriteArrayList<>();
    private final List<String> logged = new CopyOnWriteArrayList<>();
    private final Handler listener = new Handler() {
        @Override
        public void publish(LogRecord line) {
            logged.add(line.getLevel() + " " + line.getMessage());
        }

        @Override
        public void flush() {
            // Nothing is kept back.
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    };
    private WebServer server;
    private Caller caller;

    ServedPage() {
        this(Timeouts.USUAL);
    }

    ServedPage(Timeouts patience, Route... more) {
        this.patience = patience;
        this.more = List.of(more);
    }

    @Override
    public void beforeEach(ExtensionContext context) throws Exception {
        LIBRARY.addHandler(listener);
        server = WebServer.start(new WebSettings("localhost", 0, Optional.empty()), patience, more, bugs::add);
        caller = new Caller(server.port());
    }

    @Override
    public void afterEach(ExtensionContext context) throws Exception {
        assertThat(caller.get("/").statusCode()).as("it is alive").isEqualTo(200);
        server.close();
        LIBRARY.removeHandler(listener);
        assertThat(bugs).isEmpty();
        assertThat(logged).isEmpty();
    }

    WebServer server() {
        return server;
    }

    Caller caller() {
        return caller;
    }

    /** A screenshot of a board of 7 by 7. */
    static byte[] picture() throws Exception {
        return Files.readAllBytes(SAMPLES.resolve("7x7.png"));
    }

    /** A board without solution that takes the search more than minutes. */
    static String hard() {
        return """
                H.............
                ..............
                ....B.........
                F...........C.
                ...A......A...
                ............E.
                ..............
                ..............
                ..............
                ..........H.B.
                ..........F.C.
                D.............
                ..EG....G.....
                .........D....
                """;
    }

    /** Waits until something is so. */
    static void until(String what, BooleanSupplier done) {
        await(what).atMost(LONGEST).pollInterval(OFTEN).until(done::getAsBoolean);
    }
}
