package flowcv.testing;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Programs of this machine that tests use where they are there. */
public final class Programs {
    private Programs() {}

    /** Whether a shell finds a program. */
    public static boolean areInstalled(String... programs) {
        List<String> folders = List.of(System.getenv("PATH").split(File.pathSeparator));
        return List.of(programs).stream()
                .allMatch(program -> folders.stream().anyMatch(folder -> Files.isExecutable(Path.of(folder, program))));
    }
}
