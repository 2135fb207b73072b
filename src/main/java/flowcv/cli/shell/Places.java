package flowcv.cli.shell;

import flowcv.cli.console.UserFolders;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;

/**
 * Where an installation for one user goes, by the XDG base directories.
 *
 * @param programs the folder of the link
 * @param data the folder of everything else
 * @param inPath whether shells find the link
 */
public record Places(Path programs, Path data, boolean inPath) {
    /**
     * Places.
     *
     * @param environment variables: {@code HOME}, {@code PATH}, {@code XDG_DATA_HOME}
     * @param programs the folder of the link; where it is not given, {@code ~/.local/bin} or {@code ~/bin}
     */
    public static Places of(Map<String, String> environment, Optional<Path> programs) {
        UserFolders user = UserFolders.of(environment);
        List<Path> path = new ArrayList<>();
        for (String folder : environment.getOrDefault("PATH", "").split(File.pathSeparator)) {
            if (folder.startsWith("/")) {
                path.add(Path.of(folder).normalize());
            }
        }
        Path usual = user.home().resolve(".local/bin");
        Path folder = programs.map(Path::toAbsolutePath)
                .orElseGet(() -> List.of(usual, user.home().resolve("bin")).stream()
                        .filter(own -> path.contains(own) && Files.isDirectory(own) && Files.isWritable(own))
                        .findFirst()
                        .orElse(usual))
                .normalize();
        return new Places(folder, user.data().normalize(), path.contains(folder));
    }

    /** The file that tells what is installed. */
    public Path list() {
        return data.resolve("flowcv/installed");
    }

    /** Where zsh looks only if it is told to. */
    public Path zshFunctions() {
        return data.resolve("zsh/site-functions");
    }

    /** The folder of manual pages, with a folder for each section. */
    public Path manual() {
        return data.resolve("man");
    }

    /** Whether {@code man} finds the pages by itself: it looks beside the programs that a shell finds. */
    public boolean manualIsFound() {
        return inPath && manual().equals(programs.resolveSibling("share").resolve("man"));
    }

    /**
     * Everything there is to install.
     *
     * @param launcher what the link leads to
     */
    public List<Item> items(Path launcher, CommandLine commands, String version) {
        String name = commands.getCommandName();
        List<Item> items = new ArrayList<>();
        items.add(new Item.Link(programs.resolve(name), launcher));
        items.add(
                new Item.TextFile(data.resolve("bash-completion/completions").resolve(name), script("bash", commands)));
        items.add(new Item.TextFile(zshFunctions().resolve("_" + name), script("zsh", commands)));
        items.add(new Item.TextFile(
                data.resolve("fish/vendor_completions.d").resolve(name + ".fish"), script("fish", commands)));
        items.add(page(commands, version));
        commands.getSubcommands().values().forEach(command -> items.add(page(command, version)));
        return items;
    }

    private static String script(String shell, CommandLine commands) {
        return Completion.script(shell, commands).orElseThrow();
    }

    private Item page(CommandLine command, String version) {
        ManPage page = ManPage.of(command, version);
        return new Item.TextFile(manual().resolve("man" + ManPage.SECTION).resolve(page.file()), page.text());
    }
}
