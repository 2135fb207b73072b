package flowcv.cli.shell;

import java.io.IOException;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemNotFoundException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Optional;

/**
 * What lies at a path, so that it is known again: as long as it is the same, it is what was put there.
 *
 * @param content the target of a link, the digest of a file, or that it is a folder
 */
record Mark(Path path, String content) {
    private static final String FOLDER = "folder";

    static Mark ofLink(Path path, Path target) {
        return new Mark(path, "link:" + target.toUri().getRawPath());
    }

    static Mark ofFile(Path path, String text) {
        return ofFile(path, text.getBytes(StandardCharsets.UTF_8));
    }

    static Mark ofFolder(Path path) {
        return new Mark(path, FOLDER);
    }

    /** What lies there now, if anything does. */
    static Optional<Mark> at(Path path) throws IOException {
        if (Files.isSymbolicLink(path)) {
            return Optional.of(ofLink(path, path.resolveSibling(Files.readSymbolicLink(path))));
        }
        if (Files.isDirectory(path)) {
            return Optional.of(ofFolder(path));
        }
        return Files.exists(path, LinkOption.NOFOLLOW_LINKS)
                ? Optional.of(ofFile(path, Files.readAllBytes(path)))
                : Optional.empty();
    }

    /** The mark that a line stands for; nothing if it is no such line. */
    static Optional<Mark> of(String line) {
        String[] words = line.split(" ");
        try {
            return words.length == 2
                    ? Optional.of(new Mark(Path.of(URI.create(words[1])), words[0]))
                    : Optional.empty();
        } catch (IllegalArgumentException | FileSystemNotFoundException e) {
            return Optional.empty();
        }
    }

    /** The mark as a line, whatever letters its path has. */
    String line() {
        return content + " " + path.toUri();
    }

    boolean isFolder() {
        return content.equals(FOLDER);
    }

    private static Mark ofFile(Path path, byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return new Mark(path, "sha256:" + new BigInteger(1, digest).toString(16));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
