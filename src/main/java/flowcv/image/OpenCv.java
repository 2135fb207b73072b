package flowcv.image;

import flowcv.image.library.LibraryLoader;
import flowcv.image.library.UnusableLibraryException;
import java.util.Optional;
import org.opencv.core.Core;

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
            UnusableLibraryException failure = Once.FAILURE.get();
            throw new NativeLibraryException(failure.getMessage(), failure);
        }
    }

    /**
     * Leaves the cores to the caller: from now on each call works on its own thread alone, for programs that work on
     * several pictures at one time. Loads the library.
     */
    public static void callsUseOneThread() {
        load();
        Core.setNumThreads(1);
    }

    /**
     * Begins to load the native library beside the caller, who has something else to do before it is needed: 30 ms of
     * every start. {@link #load} waits for the end of it and tells what went wrong.
     */
    static void loadAhead() {
        Ahead.THREAD.isAlive();
    }

    private static final class Ahead {
        static final Thread THREAD = begin();

        private static Thread begin() {
            // No lambda, which would cost a start milliseconds.
            Thread thread = new Thread("opencv") {
                @Override
                public void run() {
                    Once.FAILURE.isPresent();
                }
            };
            thread.setDaemon(true);
            thread.start();
            return thread;
        }
    }

    /** The virtual machine runs a class initializer once, whichever thread comes first. */
    private static final class Once {
        static final Optional<UnusableLibraryException> FAILURE = attempt();

        private static Optional<UnusableLibraryException> attempt() {
            try {
                LibraryLoader.load();
                return Optional.empty();
            } catch (UnusableLibraryException e) {
                return Optional.of(e);
            }
        }
    }
}
