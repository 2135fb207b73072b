package flowcv.web;

import flowcv.image.OpenCv;
import flowcv.web.call.Task;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** The server of the local page. It writes nothing to disk. */
public final class WebServer implements AutoCloseable {
    /** What the library says below a warning is for its makers; kept here, or the setting would be forgotten. */
    private static final Logger LIBRARY = Logger.getLogger("org.eclipse.jetty");

    /** What it says of the bytes of callers is answered to them. */
    private static final Logger PARSER = Logger.getLogger("org.eclipse.jetty.http");

    /** Threads that take calls and send answers; the work is done by others. */
    private static final int THREADS = 16;

    private static final int MOST_CONNECTIONS = 2_000;

    /** Parameters of a call and cookies of other servers on this machine. */
    private static final int HEADER_BYTES = 32 << 10;

    /** Work for callers who have left is stopped within a tenth of a second. */
    private static final Duration LOOK = Duration.ofMillis(50);

    private static final Duration BEAT = Duration.ofSeconds(1);
    private static final Duration SWEEP = Duration.ofSeconds(30);

    private final WebSettings settings;
    private final Server server;
    private final ServerConnector connector;
    private final Staff staff = new Staff();
    private final Timeouts timeouts;
    private final SearchSessions sessions = new SearchSessions();
    private final Gate gate;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(run -> {
        Thread thread = new Thread(run, "flowcv-clock");
        thread.setDaemon(true);
        return thread;
    });

    private WebServer(WebSettings settings, Timeouts timeouts, List<Route> more, Consumer<Throwable> bugs) {
        LIBRARY.setLevel(Level.WARNING);
        PARSER.setLevel(Level.OFF);
        this.settings = settings;
        this.timeouts = timeouts;
        QueuedThreadPool threads = new QueuedThreadPool(THREADS);
        threads.setName("flowcv-http");
        threads.setDaemon(true);
        server = new Server(threads);
        HttpConfiguration http = new HttpConfiguration();
        http.setSendServerVersion(false);
        http.setRequestHeaderSize(HEADER_BYTES);
        connector = new ServerConnector(server, 1, 1, new HttpConnectionFactory(http)) {
            @Override
            protected SocketChannelEndPoint newEndPoint(
                    SocketChannel channel, ManagedSelector selector, SelectionKey key) {
                Line line = new Line(channel, selector, key, getScheduler(), getExecutor());
                line.setIdleTimeout(getIdleTimeout());
                return line;
            }
        };
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.setIdleTimeout(timeouts.idle().toMillis());
        server.addConnector(connector);
        server.addBean(new NetworkConnectionLimit(MOST_CONNECTIONS, connector));
        server.setErrorHandler(new ErrorReplies());
        Routes routes = new Routes(sessions, new Pictures(timeouts.reading())).with(more);
        gate = new Gate(new Access(settings.host(), settings.token()), routes, staff, timeouts, bugs);
        server.setHandler(gate);
        // The virtual machine waits a third of a second for threads that wait for callers, or read.
        server.setStopAtShutdown(true);
        server.addEventListener(new LifeCycle.Listener() {
            @Override
            public void lifeCycleStopping(LifeCycle stopping) {
                clock.shutdownNow();
                staff.close();
            }
        });
    }

    /**
     * Starts to listen.
     *
     * @param bugs told of what must not happen
     * @throws IOException if the address cannot be listened on
     */
    public static WebServer start(WebSettings settings, Consumer<Throwable> bugs) throws IOException {
        return start(settings, Timeouts.USUAL, List.of(), bugs);
    }

    /**
     * As {@link #start(WebSettings, Consumer)}.
     *
     * @param more calls that it takes beside its own
     */
    static WebServer start(WebSettings settings, Timeouts timeouts, List<Route> more, Consumer<Throwable> bugs)
            throws IOException {
        WebServer started = new WebServer(settings, timeouts, more, bugs);
        try {
            started.server.start();
        } catch (IOException | UncheckedIOException e) {
            started.close();
            throw new IOException(e.getMessage(), e);
        } catch (Exception e) {
            started.close();
            throw new IllegalStateException("the server does not start", e);
        }
        started.every(LOOK, started.gate::look, bugs);
        started.every(BEAT, started.gate::beat, bugs);
        started.every(BEAT, started::hangUpOnSlowCallers, bugs);
        // A caller who leaves must not end the loading of the library, which is tried once.
        started.staff.of(Task.Effort.READING).submit(OpenCv::load);
        started.every(SWEEP, started.sessions::dropIdle, bugs);
        return started;
    }

    private void hangUpOnSlowCallers() {
        for (EndPoint line : connector.getConnectedEndPoints()) {
            ((Line) line).hangUpIfSlow(timeouts.head());
        }
    }

    /** A clock forgets work that has thrown something, and says nothing of it. */
    private void every(Duration time, Runnable work, Consumer<Throwable> bugs) {
        clock.scheduleWithFixedDelay(
                () -> Guarded.run(work, bugs), time.toMillis(), time.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** A token that nobody can guess. */
    public static String newToken() {
        return Access.newToken();
    }

    /** Whether nobody but programs of this machine can reach an address. */
    public static boolean isLoopback(String host) {
        return Access.isLoopback(host);
    }

    /** The port that it listens on. */
    public int port() {
        return connector.getLocalPort();
    }

    /**
     * The address of the page for somebody who knows this machine by a name.
     *
     * @param host a name or an address
     */
    public String link(String host) {
        String name = host.indexOf(':') >= 0 && !host.startsWith("[") ? "[" + host + "]" : host;
        Optional<String> token = settings.token();
        return "http://" + name + ":" + port() + "/"
                + token.map(t -> "?token=" + t).orElse("");
    }

    /** Waits until it is stopped. */
    public void join() throws InterruptedException {
        server.join();
    }

    /** Calls that have not ended. */
    int calls() {
        return gate.calls();
    }

    /** Pieces of work that wait or are under way. */
    int load() {
        return staff.load();
    }

    /** Searches that are kept for their tabs. */
    int searches() {
        return sessions.size();
    }

    /** Whether no body of a call is kept. */
    boolean isIdle() {
        return gate.isIdle();
    }

    @Override
    public void close() {
        try {
            server.stop();
        } catch (Exception e) {
            // It is stopped as far as it can be.
            LIBRARY.log(Level.FINE, "stop", e);
        }
    }
}
