package flowcv.cli.output;

import flowcv.cli.console.UsageException;
import flowcv.cli.input.Extensions;
import flowcv.cli.input.Inputs;
import flowcv.image.DrawnNames;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Which file each input's overlay goes to. It is fixed before the first input is read, so that it
 * depends on nothing but the command line.
 */
public final class OutputPlan {
    /** The option value for standard output. */
    public static final String STANDARD_OUTPUT = "-";

    private final List<Optional<Path>> outputs;
    private final Optional<Path> file;
    private final boolean isAsked;

    private OutputPlan(List<Optional<Path>> outputs, Optional<Path> file, boolean isAsked) {
        this.outputs = outputs;
        this.file = file;
        this.isAsked = isAsked;
    }

    /**
     * The plan for a command line.
     *
     * @param output the value of {@code -o}: a file for one input, or a folder
     * @param suffix between the name of a picture and its ending
     * @throws UsageException if {@code output} is no place for that many overlays
     */
    public static OutputPlan of(List<String> inputs, Optional<String> output, String suffix) {
        Optional<Path> folder = Optional.empty();
        if (output.isPresent()) {
            Path path = path(output.get());
            if (isFolder(output.get())) {
                folder = Optional.of(path);
            } else if (inputs.size() > 1) {
                throw new UsageException("-o " + output.get() + " is one file for " + inputs.size()
                        + " inputs; name a folder, as in -o " + output.get() + "/");
            } else {
                Extensions.check(output.get());
                return new OutputPlan(List.of(Optional.of(path)), Optional.of(path), true);
            }
        }
        Set<Path> taken = new HashSet<>();
        List<Optional<Path>> planned = new ArrayList<>(inputs.size());
        for (String input : inputs) {
            planned.add(named(input, folder, suffix, taken));
        }
        return new OutputPlan(planned, Optional.empty(), folder.isPresent());
    }

    /** Where the overlay of an input goes; nowhere if it has no name and no place was given. */
    Optional<Path> output(int input) {
        return outputs.get(input);
    }

    /** The one file that was named for the one input; empty for a folder, and where nothing was named. */
    Optional<Path> file() {
        return file;
    }

    /** Whether the command line names a place, so that texts are drawn as pictures are. */
    boolean isAsked() {
        return isAsked;
    }

    /** The file of one of several boards of an input: no input's own file is named so, as those get a dash. */
    static Path numbered(Path file, int number) {
        String name = file.getFileName().toString();
        int dot = name.lastIndexOf('.');
        return file.resolveSibling(name.substring(0, dot) + "." + number + name.substring(dot));
    }

    /** Whether a name is meant as a folder: one that is there, or one that ends as folders do. */
    public static boolean isFolder(String name) {
        return name.endsWith("/") || name.endsWith("\\") || Files.isDirectory(path(name));
    }

    private static Optional<Path> named(String input, Optional<Path> folder, String suffix, Set<Path> taken) {
        Path path;
        String name;
        Optional<String> noFile = Inputs.stem(input);
        if (noFile.isPresent()) {
            if (folder.isEmpty()) {
                return Optional.empty();
            }
            name = noFile.get();
            path = Path.of(name);
        } else {
            try {
                path = Path.of(input);
            } catch (InvalidPathException e) {
                return Optional.empty();
            }
            name = path.getFileName() == null ? "" : path.getFileName().toString();
        }
        int dot = name.lastIndexOf('.');
        String stem = (dot > 0 ? name.substring(0, dot) : name) + suffix;
        for (int number = 1; ; number++) {
            String candidate = stem + (number == 1 ? "" : "-" + number) + DrawnNames.ending(name);
            Path output = folder.isPresent() ? folder.get().resolve(candidate) : path.resolveSibling(candidate);
            // Some file systems take names that differ in case alone for the same.
            Path key = Path.of(output.toAbsolutePath().normalize().toString().toLowerCase(Locale.ROOT));
            if (taken.add(key)) {
                return Optional.of(output);
            }
        }
    }

    public static Path path(String name) {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new UsageException("'" + name + "' is no file name here: " + e.getReason());
        }
    }
}
