package flowcv.cli.shell;

import flowcv.image.AtomicFile;
import flowcv.image.UnwritableException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Puts files where others have theirs, and takes them away again. A list tells what was put there; what is not on it, or
 * has changed since, belongs to somebody else and stays as it is.
 */
public final class Installation {
    private final Path list;

    /**
     * @param list the file that tells what was put there; absent where nothing is
     */
    public Installation(Path list) {
        this.list = list;
    }

    /** Paths at which something lies that is not ours, and not what is to be put there either. */
    public List<Path> taken(List<Item> items) throws IOException {
        Set<Mark> known = known();
        List<Path> taken = new ArrayList<>();
        for (Item item : items) {
            if (Mark.at(item.path())
                    .filter(there -> !known.contains(there) && !there.equals(item.mark()))
                    .isPresent()) {
                taken.add(item.path());
            }
        }
        return taken;
    }

    /**
     * Puts items in their places, of which none is {@link #taken}, and takes away what was put elsewhere before.
     *
     * @return the paths that were freed
     * @throws IOException if something cannot be written; what was written until then is on the list
     */
    public List<Path> put(List<Item> items) throws IOException, UnwritableException {
        Set<Mark> known = known();
        Set<Mark> wanted = new LinkedHashSet<>();
        known.stream().filter(Mark::isFolder).forEach(wanted::add);
        missingFolders(list, wanted);
        List<Item> missing = new ArrayList<>();
        for (Item item : items) {
            // Somebody else may have put the same there.
            boolean foreign =
                    Mark.at(item.path()).filter(there -> !known.contains(there)).isPresent();
            if (!foreign) {
                missingFolders(item.path(), wanted);
                wanted.add(item.mark());
                missing.add(item);
            }
        }
        Set<Mark> all = new LinkedHashSet<>(known);
        all.addAll(wanted);
        write(all);
        for (Item item : missing) {
            Files.createDirectories(item.path().getParent());
            if (item instanceof Item.Link link) {
                Files.deleteIfExists(link.path());
                Files.createSymbolicLink(link.path(), link.target());
            } else if (item instanceof Item.TextFile file) {
                AtomicFile.write(file.path(), file.text().getBytes(StandardCharsets.UTF_8), true);
            }
        }
        Set<Path> kept = wanted.stream().map(Mark::path).collect(Collectors.toSet());
        List<Path> freed = new ArrayList<>();
        for (Mark mark : known) {
            if (!kept.contains(mark.path()) && isThere(mark)) {
                Files.delete(mark.path());
                freed.add(mark.path());
            }
        }
        write(wanted);
        return freed;
    }

    /**
     * Takes everything away that was put there, and folders that were made for it and are empty.
     *
     * @return the paths that were freed
     */
    public List<Path> remove() throws IOException {
        List<Path> freed = new ArrayList<>();
        Set<Mark> known = known();
        for (Mark mark : known) {
            if (!mark.isFolder() && isThere(mark)) {
                Files.delete(mark.path());
                freed.add(mark.path());
            }
        }
        Files.deleteIfExists(list);
        List<Path> folders = known.stream()
                .filter(Mark::isFolder)
                .map(Mark::path)
                .filter(folder -> Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS))
                .sorted(Comparator.comparing(Path::getNameCount).reversed())
                .toList();
        for (Path folder : folders) {
            try {
                Files.deleteIfExists(folder);
            } catch (DirectoryNotEmptyException e) {
                // Others use it, too.
                continue;
            }
        }
        return freed;
    }

    /** Paths at which something else lies by now than what was put there; it stays. */
    public List<Path> changed() throws IOException {
        List<Path> changed = new ArrayList<>();
        for (Mark mark : known()) {
            if (!mark.isFolder()
                    && Mark.at(mark.path()).filter(there -> !there.equals(mark)).isPresent()) {
                changed.add(mark.path());
            }
        }
        return changed;
    }

    /** Whether it is still what was put there. */
    private static boolean isThere(Mark mark) throws IOException {
        return Mark.at(mark.path()).filter(mark::equals).isPresent();
    }

    /** Adds the folders that a file needs and that are not there. */
    private static void missingFolders(Path file, Set<Mark> marks) {
        for (Path folder = file.getParent(); folder != null && !Files.exists(folder); folder = folder.getParent()) {
            marks.add(Mark.ofFolder(folder));
        }
    }

    private Set<Mark> known() throws IOException {
        Set<Mark> marks = new LinkedHashSet<>();
        if (Files.exists(list)) {
            for (String line : Files.readAllLines(list)) {
                marks.add(Mark.of(line)
                        .orElseThrow(() -> new IOException(
                                list + ": found '" + line + "', expected what was installed; delete this file and"
                                        + " take away by hand what is left")));
            }
        }
        return marks;
    }

    private void write(Set<Mark> marks) throws IOException, UnwritableException {
        Files.createDirectories(list.getParent());
        String text = marks.stream().map(mark -> mark.line() + "\n").collect(Collectors.joining());
        AtomicFile.write(list, text.getBytes(StandardCharsets.UTF_8), true);
    }
}
