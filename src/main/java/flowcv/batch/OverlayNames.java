package flowcv.batch;

import flowcv.image.DrawnNames;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Where the drawn pictures go, seen from the output folder: {@code a/shot.png} goes to {@code a/shot.solved.png}, and a
 * JPEG to a JPEG. With several input folders, their own names stand in front, so that files of one name do not meet. A
 * picture keeps its place from one run to the next.
 */
final class OverlayNames {
    private static final String UP = "..";

    private final Path output;
    private final Optional<Path> onlyRoot;
    private final Set<String> taken = new HashSet<>();
    private final Map<String, String> names = new HashMap<>();

    /**
     * @param made what earlier runs drew, by the keys of the pictures
     */
    OverlayNames(Path output, List<InputFile> inputs, Map<String, String> made) {
        this.output = output.toAbsolutePath().normalize();
        List<Path> roots = inputs.stream()
                .map(input -> input.below().toAbsolutePath().normalize())
                .distinct()
                .limit(2)
                .toList();
        onlyRoot = roots.size() == 1 ? Optional.of(roots.get(0)) : Optional.empty();
        made.values().forEach(name -> taken.add(key(name)));
        add(inputs, made);
    }

    /** Names for more pictures; those that have one keep it. */
    void add(List<InputFile> inputs, Map<String, String> made) {
        Set<Path> paths = new HashSet<>();
        inputs.forEach(input -> paths.add(Path.of(input.key())));
        for (InputFile input : inputs) {
            String before = made.get(input.key());
            if (before != null && before.startsWith(stem(plain(input)))) {
                names.put(input.key(), before);
            }
        }
        for (InputFile input : inputs) {
            names.computeIfAbsent(input.key(), key -> free(plain(input), paths));
        }
    }

    /** Where the overlay of a picture goes. */
    String of(InputFile input) {
        return names.get(input.key());
    }

    private String free(String plain, Set<Path> inputs) {
        String name = stem(plain) + ending(plain);
        for (int number = 1; ; number++) {
            boolean input = inputs.contains(output.resolve(name).normalize());
            if (!input && taken.add(key(name))) {
                return name;
            }
            // shot.webp beside shot.png.
            name = plain + (number == 1 ? "" : "-" + number) + ending(plain);
        }
    }

    /** The path below the output folder, with the ending of the picture. */
    private String plain(InputFile input) {
        Path file = input.path().toAbsolutePath().normalize();
        Path relative;
        if (onlyRoot.isPresent() && file.startsWith(onlyRoot.get())) {
            relative = onlyRoot.get().relativize(file);
        } else {
            Path here = Path.of("").toAbsolutePath().normalize();
            relative = file.startsWith(here)
                    ? here.relativize(file)
                    : file.getRoot().relativize(file);
        }
        StringBuilder name = new StringBuilder();
        for (Path part : relative) {
            name.append(name.isEmpty() ? "" : "/").append(part.toString().equals(UP) ? "up" : part);
        }
        return name.toString();
    }

    private static String ending(String plain) {
        return DrawnNames.SOLVED + DrawnNames.ending(plain);
    }

    private static String stem(String plain) {
        int dot = plain.lastIndexOf('.');
        return dot > plain.lastIndexOf('/') + 1 ? plain.substring(0, dot) : plain;
    }

    /** Some file systems take names that differ in case alone for the same. */
    private static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }
}
