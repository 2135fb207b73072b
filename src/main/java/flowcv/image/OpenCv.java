package flowcv.image;

/** The native library behind every {@code org.opencv} class. */
public final class OpenCv {
    private OpenCv() {}

    /** Loads the native library, once; call it before the first use of an OpenCV type. Thread-safe. */
    public static void load() {
        Loaded.touch();
    }

    /** The virtual machine runs a class initializer once, whichever thread comes first. */
    private static final class Loaded {
        static {
            nu.pattern.OpenCV.loadLocally();
        }

        private static void touch() {
            // Running the initializer is all.
        }
    }
}
