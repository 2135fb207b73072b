package flowcv.testing;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import flowcv.format.FlowFormat;
import flowcv.format.text.BoardEntry;
import flowcv.format.text.FormatException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Pictures and levels that belong to other people lie beside the checkout; tests skip without them. */
public final class Shared {
    private static final Path ROOT = Path.of("..", "shared");

    private Shared() {}

    /** A folder beside the checkout; the calling test is skipped where it is absent. */
    public static Path folder(String name) {
        Path folder = ROOT.resolve(name);
        Path missing = Files.isDirectory(ROOT) ? folder : ROOT;
        assumeTrue(Files.isDirectory(folder), () -> "no " + missing + ": put it beside the checkout");
        return folder;
    }

    /** All boards of a file. */
    public static List<BoardEntry> boards(Path file) throws IOException, FormatException {
        return FlowFormat.read(Files.readString(file), file.getFileName().toString());
    }
}
