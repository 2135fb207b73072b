package flowcv.cli.output;

import flowcv.cli.console.UserFolders;
import flowcv.image.AtomicFile;
import flowcv.image.UnwritableException;
import flowcv.play.GameStore;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Games as files in the user's own folder for data; a game that cannot be kept is played all the same. */
public final class GameFolder implements GameStore {
    private static final String ENDING = ".game";

    private final Path folder;

    GameFolder(Path folder) {
        this.folder = folder;
    }

    /** Where the system wants data of a user: the XDG base directories, or what its makers say. */
    public static GameFolder ofUser() {
        return new GameFolder(data(System.getProperty("os.name", ""), System.getenv())
                .resolve("flowcv")
                .resolve("games"));
    }

    /** Where programs keep data by the name of a system and the variables of its environment. */
    static Path data(String system, Map<String, String> environment) {
        UserFolders user = UserFolders.of(environment);
        String local = environment.getOrDefault("LOCALAPPDATA", "");
        if (system.startsWith("Windows") && !local.isBlank()) {
            return Path.of(local);
        }
        return system.startsWith("Mac")
                        && !Path.of(environment.getOrDefault("XDG_DATA_HOME", ""))
                                .isAbsolute()
                ? user.home().resolve("Library/Application Support")
                : user.data();
    }

    @Override
    public Optional<String> load(String name) {
        try {
            return Optional.of(Files.readString(folder.resolve(name + ENDING)));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    @Override
    public void save(String name, String text) {
        try {
            Files.createDirectories(folder);
            AtomicFile.write(folder.resolve(name + ENDING), text.getBytes(StandardCharsets.UTF_8), true);
        } catch (IOException | UnwritableException e) {
            // The screen is the game's; a full disk shall not end it.
            return;
        }
    }

    @Override
    public Optional<String> last() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(ENDING))
                    .max(Comparator.comparingLong(file -> file.toFile().lastModified()))
                    .map(file -> file.getFileName().toString())
                    .map(name -> name.substring(0, name.length() - ENDING.length()));
        } catch (IOException e) {
            return Optional.empty();
        }
    }
}
