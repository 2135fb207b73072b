package flowcv.cli;

import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Messages;
import flowcv.cli.console.Streams;
import flowcv.cli.console.UsageException;
import flowcv.cli.console.Version;
import flowcv.cli.option.Arguments;
import flowcv.cli.option.Options;
import flowcv.cli.output.OutputPlan;
import flowcv.cli.shell.Installation;
import flowcv.cli.shell.Item;
import flowcv.cli.shell.Places;
import flowcv.image.UnwritableException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;

/** {@code flowcv install}: makes shells find flowcv, complete its words, and show its manual. */
final class InstallCommand implements Command {
    /** The launcher says where it lies; that of Windows does not. */
    private static final String LAUNCHER = "flowcv.launcher";

    @Override
    public CommandSpec spec() {
        CommandSpec spec = Options.commandWithoutBoards(
                "install",
                "flowcv was installed, or removed",
                "some file could not be read or written, or belongs to others",
                "Link flowcv into a folder of the PATH, with completion for bash, zsh and fish, and with manual pages,"
                        + " for this user alone. Files of others are never overwritten;"
                        + " what was installed elsewhere before is removed.");
        spec.addOption(Options.text(
                "DIR",
                "The folder of the link (~/.local/bin or ~/bin, whichever is in the PATH; else ~/.local/bin).",
                "--to"));
        spec.addOption(Options.flag("Remove what was installed, wherever it is, and nothing else.", "--remove"));
        Options.addCommon(spec);
        return spec;
    }

    @Override
    public int run(Arguments arguments, Streams streams) throws IOException, UnwritableException {
        Messages messages = arguments.messages(streams);
        Optional<Path> folder = arguments.text("--to").map(OutputPlan::path);
        boolean remove = arguments.isSet("--remove");
        Optional<String> launcher = Optional.ofNullable(System.getProperty(LAUNCHER));
        if (launcher.isEmpty()) {
            throw new UsageException("only the launcher for Linux and macOS can install itself; on Windows, add the"
                    + " folder of flowcv.cmd to the variable Path in the system settings");
        }
        Places places = Places.of(System.getenv(), folder);
        Installation installation = new Installation(places.list());
        return remove
                ? remove(installation, streams, messages)
                : put(installation, places, Path.of(launcher.get()), streams, messages);
    }

    private static int put(Installation installation, Places places, Path launcher, Streams streams, Messages messages)
            throws IOException, UnwritableException {
        List<Item> items = places.items(launcher, CommandTree.all(), Version.number());
        List<Path> freed;
        try {
            List<Path> taken = installation.taken(items);
            if (!taken.isEmpty()) {
                taken.forEach(path -> messages.error(
                        path + ": exists and was not installed by flowcv; move it away, then install again"));
                return ExitCode.FILE;
            }
            freed = installation.put(items);
        } catch (IOException e) {
            throw unwritable(e);
        }
        for (Item item : items) {
            streams.out().write(Messages.oneLine(item.path().toString()) + "\n");
        }
        tellRemoved(freed, streams);
        if (!places.inPath()) {
            messages.note(places.programs() + " is not in the PATH; add this line to ~/.profile, and log in again:");
            messages.note("PATH=\"" + places.programs() + ":$PATH\"");
        }
        messages.note(
                "completion works in new shells: in fish, in bash with the package bash-completion, and in zsh with"
                        + " this line above compinit in ~/.zshrc:");
        messages.note("fpath=(\"" + places.zshFunctions() + "\" $fpath)");
        if (!places.manualIsFound()) {
            messages.note("for 'man flowcv', set MANPATH=\"" + places.manual() + ":\"");
        }
        return ExitCode.OK;
    }

    private static int remove(Installation installation, Streams streams, Messages messages)
            throws IOException, UnwritableException {
        List<Path> freed;
        List<Path> changed;
        try {
            changed = installation.changed();
            freed = installation.remove();
        } catch (IOException e) {
            throw unwritable(e);
        }
        tellRemoved(freed, streams);
        changed.forEach(path -> messages.note(path + ": changed since it was installed, and left alone"));
        if (freed.isEmpty()) {
            messages.note("nothing is installed");
        }
        return ExitCode.OK;
    }

    private static void tellRemoved(List<Path> freed, Streams streams) throws IOException {
        for (Path path : freed) {
            streams.out().write("removed " + Messages.oneLine(path.toString()) + "\n");
        }
    }

    /** The messages of the JDK begin with the file and often say nothing but its name. */
    private static UnwritableException unwritable(IOException e) {
        String kind = e.getClass().getSimpleName().replace("Exception", "");
        return new UnwritableException("install", kind + ": " + e.getMessage());
    }
}
