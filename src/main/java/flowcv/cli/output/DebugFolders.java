package flowcv.cli.output;

import flowcv.cli.input.Inputs;
import flowcv.draw.DebugFolder;
import flowcv.read.StageObserver;
import java.nio.file.Path;
import java.util.Optional;

/** A folder below {@code --debug-dir} for each input: its number and its name. */
public final class DebugFolders {
    private final Optional<Path> root;

    private DebugFolders(Optional<Path> root) {
        this.root = root;
    }

    public static DebugFolders of(Optional<String> root) {
        return new DebugFolders(root.isPresent() ? Optional.of(Path.of(root.get())) : Optional.empty());
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
