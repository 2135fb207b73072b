package flowcv.cli;

import flowcv.cli.console.Browser;
import flowcv.cli.console.ExitCode;
import flowcv.cli.console.LocalAddresses;
import flowcv.cli.console.Messages;
import flowcv.cli.console.Streams;
import flowcv.cli.console.UsageException;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.Options;
import flowcv.draw.TextDrawing.Style;
import flowcv.web.QrText;
import flowcv.web.WebServer;
import flowcv.web.WebSettings;
import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;

/** {@code flowcv serve}: the local page. */
final class ServeCommand implements Command {
    private static final String LOOPBACK = "localhost";
    private static final int PORT = 8474;
    private static final int MOST_PORT = 65_535;

    @Override
    public CommandSpec spec() {
        CommandSpec spec = Options.commandWithoutBoards(
                "serve",
                "the page was served until it was stopped",
                "the address could not be listened on",
                "Serve a local page to read, correct and solve pictures of boards. Stop it with Ctrl+C.");
        spec.addOption(Options.text(
                "HOST",
                "Address to listen on: localhost (default), for this machine only; 0.0.0.0, for phones in the"
                        + " same network too, by a link with a token.",
                "--host"));
        spec.addOption(Options.number("Port (default: " + PORT + "; 0: any free port).", "--port"));
        spec.addOption(Options.flag("Open the page in the browser.", "--open"));
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException {
        Messages messages = arguments.messages(streams);
        String host = arguments.text("--host").orElse(LOOPBACK);
        Optional<Integer> asked = arguments.value("--port");
        int port = asked.orElse(PORT);
        if (port < 0 || port > MOST_PORT) {
            throw new UsageException("--port " + port + ": expected 0 to " + MOST_PORT);
        }
        boolean local = WebServer.isLoopback(host);
        Optional<String> token = local ? Optional.empty() : Optional.of(WebServer.newToken());
        WebServer server;
        try {
            server = WebServer.start(new WebSettings(host, port, token), bug -> messages.bug("serve", bug));
        } catch (IOException e) {
            messages.error("cannot listen on " + host + ", port " + port + ": " + reason(host, e));
            return ExitCode.FILE;
        }
        try (server) {
            List<String> links =
                    LocalAddresses.of(host).stream().map(server::link).toList();
            streams.out().write(String.join("\n", links) + "\n");
            if (!local && streams.style() == Style.TERMINAL) {
                streams.out().write(QrText.of(links.get(0)));
            }
            messages.note("stop with Ctrl+C");
            if (arguments.isSet("--open") && !Browser.open(links.get(0))) {
                messages.error("found no browser to open; open " + links.get(0));
            }
            server.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return ExitCode.OK;
    }

    private static String reason(String host, IOException fault) {
        String remedy = "; expected localhost, 0.0.0.0, or an address of this machine after --host";
        try {
            InetAddress address = InetAddress.getByName(host);
            boolean isHere = address.isAnyLocalAddress()
                    || address.isLoopbackAddress()
                    || NetworkInterface.getByInetAddress(address) != null;
            return isHere
                    ? rootCause(fault).getMessage() + "; choose another port with --port"
                    : "no address of this machine" + remedy;
        } catch (UnknownHostException e) {
            return "no machine has this name" + remedy;
        } catch (SocketException e) {
            return fault.getMessage() + remedy;
        }
    }

    private static Throwable rootCause(Throwable fault) {
        return fault.getCause() == null ? fault : rootCause(fault.getCause());
    }
}
