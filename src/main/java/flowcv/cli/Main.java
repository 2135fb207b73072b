package flowcv.cli;

import flowcv.cli.console.StandardOutput;
import flowcv.cli.console.Streams;
import flowcv.cli.console.Terminal;

/** Where the process begins. */
public final class Main {
    private Main() {}

    /** Runs a command line and ends the process with its exit code. */
    public static void main(String[] arguments) {
        Streams streams = new Streams(System.in, StandardOutput.ofProcess(), System.err, Terminal.style());
        System.exit(Commands.run(arguments, streams));
    }
}
