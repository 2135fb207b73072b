package flowcv.image.library;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Where an operating system wants files that can be made again. */
final class CacheFolder {
    private CacheFolder() {}

    /**
     * The cache folder of this program, which need not exist yet.
     *
     * @param os the system property {@code os.name}
     * @param home the system property {@code user.home}
     * @param environment the variables of the process
     * @return empty where the user has no home folder
     */
    static Optional<Path> of(String os, String home, Map<String, String> environment) {
        Path base = base(os.toLowerCase(Locale.ROOT), home, environment);
        return base == null ? Optional.empty() : Optional.of(base.resolve("flowcv"));
    }

    // Plain conditions: every start comes this way, and a program's first lambda costs it 7 ms.
    private static Path base(String os, String home, Map<String, String> environment) {
        boolean windows = os.startsWith("windows");
        String named = environment.get(windows ? "LOCALAPPDATA" : "XDG_CACHE_HOME");
        // The XDG Base Directory Specification lets relative paths be ignored.
        if (named != null && Path.of(named).isAbsolute()) {
            return Path.of(named);
        }
        // A process without a home is told "?" by the virtual machine.
        if (!Path.of(home).isAbsolute()) {
            return null;
        }
        if (windows) {
            return Path.of(home, "AppData", "Local");
        }
        return os.startsWith("mac") ? Path.of(home, "Library", "Caches") : Path.of(home, ".cache");
    }
}
