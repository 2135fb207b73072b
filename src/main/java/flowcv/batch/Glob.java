package flowcv.batch;

import java.io.File;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.util.regex.PatternSyntaxException;

/**
 * A pattern of file names as shells know it: {@code *}, {@code ?}, {@code [a-z]}, <code>{png,jpg}</code>, and
 * {@code **} for any folders.
 *
 * @param text as it was written
 * @param base the folder in front of the first part with a pattern
 * @param depth how many folders deep files may lie below it
 */
record Glob(String text, Path base, int depth, PathMatcher matcher) {

    /** Whether an argument has to be taken for a pattern: it looks like one, and no file is called so. */
    static boolean isPattern(String argument) {
        if (argument.chars().noneMatch(c -> c == '*' || c == '?' || c == '[' || c == '{')) {
            return false;
        }
        try {
            return !Files.exists(Path.of(argument));
        } catch (InvalidPathException e) {
            // Windows has no names with stars.
            return true;
        }
    }

    /** A pattern; throws {@link IllegalArgumentException} where it is none. */
    static Glob of(String text) {
        String[] parts = text.replace(File.separatorChar, '/').split("/", -1);
        int fixed = 0;
        while (fixed < parts.length - 1 && parts[fixed].chars().noneMatch(c -> "*?[{".indexOf(c) >= 0)) {
            fixed++;
        }
        StringBuilder base = new StringBuilder();
        for (int i = 0; i < fixed; i++) {
            base.append(parts[i]).append('/');
        }
        try {
            PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + text.substring(base.length()));
            int depth = text.contains("**") ? Integer.MAX_VALUE : parts.length - fixed;
            return new Glob(text, Path.of(base.toString()), depth, matcher);
        } catch (PatternSyntaxException e) {
            throw new IllegalArgumentException(text + ": no pattern of names: " + e.getDescription(), e);
        }
    }

    boolean matches(Path file) {
        boolean inHere = base.toString().isEmpty();
        return matcher.matches(inHere ? file : base.relativize(file));
    }
}
