package flowcv.corpus;

import flowcv.board.Family;
import flowcv.format.text.BoardEntry;
import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.testing.Shared;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.apache.commons.io.FilenameUtils;

/** The pictures of the project itself, each with its board beside it. */
final class StoredPictures {

    /**
     * One picture.
     *
     * @param file the picture
     * @param entry the board beside it
     */
    record Stored(Path file, BoardEntry entry) {
        /** Family and state of the board, joined by a dash. */
        String group() {
            return Family.of(entry.board()).word() + "-" + entry.headers().get("state");
        }

        Picture picture() throws Exception {
            return Images.decode(Files.readAllBytes(file), file.toString());
        }
    }

    private StoredPictures() {}

    /** The pictures of the folders that a row names. */
    static List<Case> cases(Row row) throws Exception {
        List<Case> cases = new ArrayList<>();
        for (Stored stored : of(row.packs())) {
            cases.add(new Case(
                    row.corpus(),
                    stored.file().toString(),
                    () -> Optional.of(Sample.of(
                            stored.group(),
                            stored.picture(),
                            Truth.board(stored.entry().board())))));
        }
        return cases;
    }

    /** All pictures of some folders: each file that has a {@code .flow} file beside it. */
    static List<Stored> of(List<String> folders) throws Exception {
        List<Stored> pictures = new ArrayList<>();
        for (String folder : folders) {
            for (Path flow : files(Path.of(folder))) {
                if (FilenameUtils.isExtension(flow.toString(), "flow")) {
                    pictures.add(new Stored(beside(flow), Shared.boards(flow).get(0)));
                }
            }
        }
        return pictures;
    }

    private static Path beside(Path flow) throws IOException {
        String stem = FilenameUtils.getBaseName(flow.toString());
        return files(flow.getParent()).stream()
                .filter(file -> !file.equals(flow)
                        && FilenameUtils.getBaseName(file.toString()).equals(stem))
                .findFirst()
                .orElseThrow(() -> new IOException("no picture beside " + flow));
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> list = Files.list(folder)) {
            return list.sorted().toList();
        }
    }
}
