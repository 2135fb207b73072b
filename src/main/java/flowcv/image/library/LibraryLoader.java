package flowcv.image.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/** Loads the native library from the cache or, where there can be no cache, from a copy of its own. */
public final class LibraryLoader {
    private LibraryLoader() {}

    /**
     * Loads the library for this machine.
     *
     * @throws UnusableLibraryException if there is none, or if the system refuses to load it
     */
    public static void load() throws UnusableLibraryException {
        load(System.getProperty("os.name"), System.getProperty("os.arch"), System.getenv());
    }

    static void load(String os, String arch, Map<String, String> environment) throws UnusableLibraryException {
        NativeLibrary library = packed(os, arch);
        // Whatever is wrong with the cache (no home, read-only, full, mounted noexec), a copy of our own may work.
        if (!loadCached(library, os, environment)) {
            loadPrivate(library);
        }
    }

    private static NativeLibrary packed(String os, String arch) throws UnusableLibraryException {
        Optional<NativeLibrary> library;
        try {
            library = NativeLibrary.of(os, arch);
        } catch (UncheckedIOException e) {
            throw new UnusableLibraryException(
                    e.getMessage() + ": " + e.getCause().getMessage(), e);
        }
        if (library.isEmpty()) {
            throw new UnusableLibraryException(
                    "OpenCV: found " + os + " on " + arch + ", expected Linux (x86-64, ARM), macOS or Windows (x86);"
                            + " use a Java of one of these",
                    null);
        }
        return library.get();
    }

    private static boolean loadCached(NativeLibrary library, String os, Map<String, String> environment) {
        try {
            Optional<Path> folder = CacheFolder.of(os, System.getProperty("user.home", ""), environment);
            if (folder.isEmpty()) {
                return false;
            }
            System.load(LibraryCache.copy(library, folder.get()).toString());
            return true;
        } catch (IOException | InvalidPathException | UnsatisfiedLinkError e) {
            return false;
        }
    }

    private static void loadPrivate(NativeLibrary library) throws UnusableLibraryException {
        Path folder = Path.of(System.getProperty("java.io.tmpdir"));
        try {
            Path copy = LibraryCache.privateCopy(library, folder);
            try {
                System.load(copy.toString());
            } finally {
                // What is loaded stays loaded without its name; Windows alone keeps the file.
                delete(copy);
            }
        } catch (IOException e) {
            throw new UnusableLibraryException(
                    "OpenCV: its library of " + library.length() / 1_000_000 + " MB can be unpacked neither into the"
                            + " cache nor into " + folder + " (" + e.getMessage()
                            + "); make room, or name a writable folder in XDG_CACHE_HOME",
                    e);
        } catch (UnsatisfiedLinkError e) {
            throw new UnusableLibraryException(LinkAdvice.of(e.getMessage(), folder), e);
        }
    }

    private static void delete(Path copy) throws IOException {
        try {
            Files.delete(copy);
        } catch (IOException e) {
            copy.toFile().deleteOnExit();
        }
    }
}
