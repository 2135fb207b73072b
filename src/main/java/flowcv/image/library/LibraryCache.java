package flowcv.image.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;

/**
 * Unpacked copies of the native library, kept from start to start: unpacking 65 MB takes 270 ms, finding them unpacked
 * takes 1 ms.
 *
 * <p>A damaged library kills the virtual machine instead of throwing, so a copy appears under its name only when it is
 * whole and on the disk, and is used only if its length and time are untouched.
 */
final class LibraryCache {
    /**
     * The time of last modification that whole copies are given. Whoever writes into a copy changes its time, so time
     * and length together vouch for the content without reading 65 MB. It is the first second of the year 2000, which
     * every file system can keep.
     */
    private static final FileTime WHOLE = FileTime.fromMillis(946_684_800_000L);

    /** Parts this old were left by a start that was killed while unpacking. */
    private static final Duration ABANDONED = Duration.ofHours(1);

    private static final String PART = "part-";

    /** Milliseconds since 1970, then what makes the name unique. */
    private static final Pattern BEGUN = Pattern.compile(PART + "(\\d{1,15})-.*");

    private LibraryCache() {}

    /**
     * The copy in a folder, unpacked first where there is no whole one. Several processes may do so at once.
     *
     * @param folder the cache folder of this program
     */
    static Path copy(NativeLibrary library, Path folder) throws IOException {
        Path versioned = folder.resolve("opencv-" + NativeLibrary.VERSION + "-" + Long.toHexString(library.crc()));
        Path copy = versioned.resolve(library.fileName());
        if (!isWhole(copy, library)) {
            Files.createDirectories(versioned);
            sweep(versioned, PART);
            unpack(library, copy);
        }
        return copy;
    }

    /**
     * A copy of our own in the folder for temporary files; the caller deletes it once it is loaded.
     *
     * @param folder the folder for temporary files
     */
    static Path privateCopy(NativeLibrary library, Path folder) throws IOException {
        String prefix = "flowcv-opencv-";
        // Windows deletes no library that is in use: the next start does.
        sweep(folder, prefix);
        Path copy = Files.createTempFile(folder, prefix, library.fileName());
        try {
            write(library, copy);
        } catch (IOException | RuntimeException e) {
            Files.deleteIfExists(copy);
            throw e;
        }
        return copy;
    }

    private static boolean isWhole(Path copy, NativeLibrary library) {
        try {
            BasicFileAttributes found = Files.readAttributes(copy, BasicFileAttributes.class);
            return found.isRegularFile()
                    && found.size() == library.length()
                    && found.lastModifiedTime().equals(WHOLE);
        } catch (IOException e) {
            return false;
        }
    }

    private static void unpack(NativeLibrary library, Path copy) throws IOException {
        Path part = Files.createTempFile(copy.getParent(), PART + Instant.now().toEpochMilli() + "-", "");
        try {
            write(library, part);
            Files.setLastModifiedTime(part, WHOLE);
            Files.move(part, copy, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            // Windows replaces no library that is in use; another start may just have put its copy there.
            if (!isWhole(copy, library)) {
                throw e;
            }
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /** Writes the library through to the disk and makes sure that it is what was packed. */
    private static void write(NativeLibrary library, Path target) throws IOException {
        CRC32 crc = new CRC32();
        try (InputStream packed = new CheckedInputStream(library.open(), crc);
                FileChannel channel = FileChannel.open(target, StandardOpenOption.WRITE);
                OutputStream unpacked = Channels.newOutputStream(channel)) {
            long length = packed.transferTo(unpacked);
            if (length != library.length() || crc.getValue() != library.crc()) {
                throw new IOException("OpenCV's jar is damaged: its library unpacks to " + length + " bytes, expected "
                        + library.length() + "; delete the jar and build again");
            }
            channel.force(true);
        }
    }

    private static void sweep(Path folder, String prefix) throws IOException {
        Instant old = Instant.now().minus(ABANDONED);
        try (DirectoryStream<Path> left = Files.newDirectoryStream(folder, prefix + "*")) {
            for (Path part : left) {
                deleteIfOlder(part, old);
            }
        }
    }

    /** When a start began a part, as its name says: when it is done, its time is that of whole copies. */
    private static Instant begun(Path part) throws IOException {
        Matcher named = BEGUN.matcher(part.getFileName().toString());
        return named.matches()
                ? Instant.ofEpochMilli(Long.parseLong(named.group(1)))
                : Files.getLastModifiedTime(part).toInstant();
    }

    private static void deleteIfOlder(Path part, Instant limit) {
        try {
            if (begun(part).isBefore(limit)) {
                Files.deleteIfExists(part);
            }
        } catch (IOException e) {
            // Somebody else's, or in use: it stays, and nothing depends on it.
        }
    }
}
