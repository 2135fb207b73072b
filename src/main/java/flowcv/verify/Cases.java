package flowcv.verify;

import flowcv.image.DrawnNames;
import flowcv.image.Images;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.io.FilenameUtils;

/**
 * Finds pictures with their boards: files of one name but for the ending, side by side.
 *
 * @param list in the order in which they were named; those of a folder by name
 * @param skipped pictures without a board file, of which no refusal is expected either
 */
public record Cases(List<Case> list, int skipped) {
    private static final List<String> BOARDS = List.of("flow", "flows", "txt");

    /**
     * The pictures of files and folders.
     *
     * @param paths folders, pictures, or board files
     * @throws IOException if one of them is not there or cannot be listed; its message is one line
     */
    public static Cases of(List<Path> paths) throws IOException {
        List<Case> cases = new ArrayList<>();
        Map<Path, Manifest> manifests = new HashMap<>();
        Set<Path> seen = new HashSet<>();
        int skipped = 0;
        for (Path path : paths) {
            for (Path picture : pictures(path)) {
                Path folder = picture.toAbsolutePath().getParent();
                if (!manifests.containsKey(folder)) {
                    manifests.put(folder, Manifest.of(folder));
                }
                Map<String, String> facts = manifests.get(folder).row(picture).orElse(Map.of());
                Optional<Path> truth = sibling(picture, BOARDS);
                Case found = new Case(picture, truth, facts);
                if (!seen.add(picture.toAbsolutePath().normalize())) {
                    continue;
                }
                if (truth.isPresent() || found.expectsRefusal()) {
                    cases.add(found);
                } else {
                    skipped++;
                }
            }
        }
        return new Cases(List.copyOf(cases), skipped);
    }

    private static List<Path> pictures(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            try (Stream<Path> files = Files.list(path)) {
                return files.filter(file -> isPicture(file) && Files.isRegularFile(file))
                        .sorted()
                        .toList();
            } catch (IOException e) {
                throw new IOException(path + ": the folder cannot be read: " + e.getMessage(), e);
            }
        }
        if (!Files.exists(path)) {
            throw new IOException(path + ": no such file or folder; check the spelling");
        }
        if (isPicture(path) || !hasEnding(path, BOARDS)) {
            return List.of(path);
        }
        return List.of(sibling(path, PICTURES)
                .orElseThrow(() -> new IOException(path + ": a board without a picture of the same name beside it")));
    }

    private static final List<String> PICTURES =
            Stream.concat(Images.ENDINGS.stream(), Stream.of("gif")).toList();

    private static boolean isPicture(Path file) {
        String name = file.getFileName().toString();
        return !name.startsWith(".") && !DrawnNames.isDrawn(name) && hasEnding(file, PICTURES);
    }

    private static boolean hasEnding(Path file, List<String> endings) {
        return FilenameUtils.isExtension(file.getFileName().toString().toLowerCase(Locale.ROOT), endings);
    }

    private static Optional<Path> sibling(Path file, List<String> endings) {
        String stem = FilenameUtils.removeExtension(file.getFileName().toString());
        return endings.stream()
                .map(ending -> file.resolveSibling(stem + "." + ending))
                .filter(Files::isRegularFile)
                .findFirst();
    }
}
