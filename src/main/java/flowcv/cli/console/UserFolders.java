package flowcv.cli.console;

import java.nio.file.Path;
import java.util.Map;

/**
 * Folders of the user by the XDG base directories, which want absolute paths and ignore others.
 *
 * @param home of the user
 * @param data of programs
 */
public record UserFolders(Path home, Path data) {
    /**
     * Folders.
     *
     * @param environment variables: {@code HOME}, else the home that Java knows; {@code XDG_DATA_HOME}
     */
    public static UserFolders of(Map<String, String> environment) {
        Path home = absolute(environment, "HOME", Path.of(System.getProperty("user.home", ".")));
        return new UserFolders(home, absolute(environment, "XDG_DATA_HOME", home.resolve(".local/share")));
    }

    private static Path absolute(Map<String, String> environment, String name, Path otherwise) {
        Path told = Path.of(environment.getOrDefault(name, ""));
        return told.isAbsolute() ? told : otherwise;
    }
}
