package flowcv.image.library;

import java.nio.file.Path;

/** What to do where the system refuses to load the library. */
final class LinkAdvice {
    private LinkAdvice() {}

    /**
     * One line.
     *
     * @param problem what the dynamic linker says
     * @param folder where the library was loaded from
     */
    static String of(String problem, Path folder) {
        String found = String.valueOf(problem).lines().findFirst().orElse("");
        return "OpenCV: the system refuses to load it (" + found + "); " + advice(found, folder);
    }

    private static String advice(String problem, Path folder) {
        if (problem.contains("failed to map segment") || problem.contains("Operation not permitted")) {
            return "programs may not run from " + folder + " nor from the cache (mounted noexec?):"
                    + " name another folder in XDG_CACHE_HOME";
        }
        // Read from the library's version needs; older systems and musl (Alpine) lack them.
        return "on Linux it needs glibc 2.29 and libstdc++ with GLIBCXX_3.4.26 (Debian 11, Ubuntu 20.04 or newer;"
                + " not Alpine), on Windows the Visual C++ runtime of the Java's own architecture";
    }
}
