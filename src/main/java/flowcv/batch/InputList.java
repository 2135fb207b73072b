package flowcv.batch;

import flowcv.image.DrawnNames;
import flowcv.image.FileHead;
import flowcv.image.Images;
import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.commons.io.FilenameUtils;

/**
 * Finds the pictures of arguments: files, folders and patterns such as {@code shots/*.png}. Hidden files, and those
 * that flowcv made itself, are left out of folders and patterns. A name without an ending says nothing; then the first
 * bytes tell.
 */
public final class InputList {
    private final boolean recursive;
    private final Path output;
    private final Map<String, InputFile> files = new LinkedHashMap<>();
    private final List<String> faults = new ArrayList<>();

    /**
     * @param recursive whether folders in folders are searched
     * @param output the folder of results, which is left out if it lies in a folder that is searched
     */
    public InputList(boolean recursive, Path output) {
        this.recursive = recursive;
        this.output = output.toAbsolutePath().normalize();
    }

    /** Adds what an argument of the command line stands for. */
    public void addArgument(String argument) {
        try {
            if (Glob.isPattern(argument)) {
                addPattern(Glob.of(argument));
            } else {
                addPath(argument, Path.of(argument));
            }
        } catch (InvalidPathException e) {
            faults.add(argument + ": no name of a file here: " + e.getReason());
        } catch (IllegalArgumentException e) {
            faults.add(e.getMessage());
        }
    }

    private void addPath(String argument, Path path) {
        if (Files.isDirectory(path)) {
            walk(path, recursive ? Integer.MAX_VALUE : 1, file -> true);
        } else if (Files.exists(path)) {
            addFile(argument);
        } else {
            faults.add(argument + ": no such file or folder; check the spelling");
        }
    }

    /** Adds a file by its name, whatever that is; that it is not there is said in its result. */
    public void addFile(String name) {
        try {
            Path path = Path.of(name);
            add(InputFile.of(path, parent(path)));
        } catch (InvalidPathException e) {
            faults.add(name + ": no name of a file here: " + e.getReason());
        }
    }

    /** Folders that cannot be read, and names that stand for nothing, a line each. */
    public List<String> faults() {
        return List.copyOf(faults);
    }

    List<InputFile> files() {
        return List.copyOf(files.values());
    }

    private void addPattern(Glob glob) {
        int before = files.size();
        int faultsBefore = faults.size();
        walk(glob.base(), glob.depth(), glob::matches);
        if (files.size() == before && faults.size() == faultsBefore) {
            faults.add(glob.text() + ": no picture has such a name; check the pattern");
        }
    }

    private void walk(Path root, int depth, PathMatcher wanted) {
        List<InputFile> found = new ArrayList<>();
        Visitor visitor = new Visitor(root, wanted, found);
        try {
            Files.walkFileTree(root, EnumSet.of(FileVisitOption.FOLLOW_LINKS), depth, visitor);
        } catch (IOException e) {
            visitor.visitFileFailed(root, e);
        }
        Comparator<String> order = new NaturalOrder();
        found.sort((a, b) -> order.compare(a.path().toString(), b.path().toString()));
        found.forEach(this::add);
    }

    private void add(InputFile file) {
        files.putIfAbsent(file.key(), file);
    }

    private static Path parent(Path path) {
        Path parent = path.getParent();
        return parent == null ? Path.of("") : parent;
    }

    private static boolean isPicture(Path file) {
        String name = file.getFileName().toString();
        String ending = FilenameUtils.getExtension(name).toLowerCase(Locale.ROOT);
        return !name.startsWith(".")
                && !DrawnNames.isDrawn(name)
                && (Images.ENDINGS.contains(ending)
                        || ending.equals("gif")
                        || ending.isEmpty() && FileHead.isPicture(file));
    }

    private final class Visitor extends SimpleFileVisitor<Path> {
        private final Path root;
        private final PathMatcher wanted;
        private final List<InputFile> found;

        Visitor(Path root, PathMatcher wanted, List<InputFile> found) {
            this.root = root;
            this.wanted = wanted;
            this.found = found;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            boolean inside = !folder.equals(root);
            boolean hidden = inside && folder.getFileName().toString().startsWith(".");
            boolean made = inside && folder.toAbsolutePath().normalize().equals(output);
            return hidden || made ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (attributes.isRegularFile() && wanted.matches(file) && isPicture(file)) {
                found.add(InputFile.of(file, root));
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException e) {
            // A link that points nowhere, or back to a folder above, holds no picture of its own.
            if (!(e instanceof FileSystemLoopException) && !Files.isSymbolicLink(file)) {
                faults.add(file + ": cannot be read, what lies in it is left out: " + FileFaults.reason(e));
            }
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, IOException e) {
            return e == null ? FileVisitResult.CONTINUE : visitFileFailed(folder, e);
        }
    }
}
