package flowcv.image;

import java.util.Optional;

/** The native library behind every {@code org.opencv} class. */
public final class OpenCv {
    private OpenCv() {}

    /**
     * Loads the native library, once; call it before the first use of an OpenCV type. Thread-safe.
     *
     * @throws NativeLibraryException if this machine cannot load it
     */
    public static void load() {
        if (Once.FAILURE.isPresent()) {
            NativeLibraryException failure = Once.FAILURE.get();
            throw new NativeLibraryException(failure.getMessage(), failure);
        }
    }

    /** The virtual machine runs a class initializer once, whichever thread comes first. */
    private static final class Once {
        static final Optional<NativeLibraryException> FAILURE = attempt();

        private static Optional<NativeLibraryException> attempt() {
            try {
                LibraryLoader.load();
                return Optional.empty();
            } catch (NativeLibraryException e) {
                return Optional.of(e);
            }
        }
    }
}
