package flowcv.cli.output;

import flowcv.cli.console.UsageException;
import flowcv.cli.input.Inputs;
import flowcv.draw.DebugFolder;
import flowcv.read.StageObserver;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** A folder below {@code --debug-dir} for each input: its number and its name. */
public final class DebugFolders {
    private final Optional<Path> root;

    private DebugFolders(Optional<Path> root) {
        this.root = root;
    }

    /**
     * The folders below a root.
     *
     * @throws UsageException if the root is a file
     */
    public static DebugFolders of(Optional<String> root) {
        Optional<Path> folder = root.map(OutputPlan::path);
        if (folder.filter(there -> Files.exists(there) && !Files.isDirectory(there))
                .isPresent()) {
            throw new UsageException(
                    "--debug-dir " + root.get() + ": a file, expected a folder or a name that is free");
        }
        return new DebugFolders(folder);
    }

    /** Who watches the recognition of an input; nobody without {@code --debug-dir}. */
    public StageObserver observer(String input, int number) {
        if (root.isEmpty()) {
            return StageObserver.NONE;
        }
        Path name = Path.of(Inputs.stem(input).orElse(input)).getFileName();
        return new DebugFolder(root.get().resolve(number + 1 + "-" + name));
    }
}
