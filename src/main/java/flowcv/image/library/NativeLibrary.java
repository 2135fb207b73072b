package flowcv.image.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URL;
import java.util.Locale;
import java.util.Optional;
import java.util.jar.JarEntry;

/**
 * The OpenCV library for one platform as it lies packed in OpenCV's jar.
 *
 * @param resource where it is packed
 * @param fileName what it is called on disk, {@code libopencv_java490.so} for one
 * @param length its unpacked length in bytes
 * @param crc its CRC-32
 */
record NativeLibrary(URL resource, String fileName, long length, long crc) {
    /** The version of the pinned OpenCV; a test compares it with what OpenCV says of itself. */
    static final String VERSION = "4.9.0";

    /**
     * The library for an operating system and a processor.
     *
     * @param os the system property {@code os.name}
     * @param arch the system property {@code os.arch}
     * @return empty where OpenCV was built for no such platform
     */
    static Optional<NativeLibrary> of(String os, String arch) {
        String base = "opencv_java" + VERSION.replace(".", "");
        String system = os.toLowerCase(Locale.ROOT);
        String path;
        if (system.startsWith("linux")) {
            path = "linux/" + processor(arch) + "/lib" + base + ".so";
        } else if (system.startsWith("mac")) {
            path = "osx/" + processor(arch) + "/lib" + base + ".dylib";
        } else if (system.startsWith("windows")) {
            path = "windows/" + processor(arch) + "/" + base + ".dll";
        } else {
            return Optional.empty();
        }
        // The folders are named as in OpenCV's jar; looked up absolutely, since we load from another package.
        URL resource = NativeLibrary.class.getResource("/nu/pattern/opencv/" + path);
        return resource == null
                ? Optional.empty()
                : Optional.of(packed(resource, path.substring(path.lastIndexOf('/') + 1)));
    }

    /** The unpacked bytes. */
    InputStream open() throws IOException {
        return resource.openStream();
    }

    private static NativeLibrary packed(URL resource, String fileName) {
        try {
            JarEntry entry = ((JarURLConnection) resource.openConnection()).getJarEntry();
            return new NativeLibrary(resource, fileName, entry.getSize(), entry.getCrc());
        } catch (IOException e) {
            throw new UncheckedIOException("OpenCV's jar cannot be read", e);
        }
    }

    private static String processor(String arch) {
        return switch (arch.toLowerCase(Locale.ROOT)) {
            case "amd64", "x86_64" -> "x86_64";
            case "aarch64", "arm64" -> "ARMv8";
            case "arm" -> "ARMv7";
            case "x86", "i386", "i686" -> "x86_32";
            default -> arch;
        };
    }
}
