package flowcv.corpus;

import flowcv.board.Board;
import flowcv.board.Family;
import flowcv.format.BoardEntry;
import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.testing.Shared;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The pictures of the project itself, each with its board beside it. */
final class StoredPictures {

    /**
     * One picture.
     *
     * @param group family and state of its board, joined by a dash
     */
    record Stored(Path file, String group, Board board) {
        Picture picture() throws Exception {
            return Images.decode(Files.readAllBytes(file), file.toString());
        }
    }

    private StoredPictures() {}

    /** All pictures of a folder: each file that has a {@code .flow} file beside it. */
    static List<Stored> of(Path folder) throws Exception {
        List<Stored> pictures = new ArrayList<>();
        for (Path flow : files(folder)) {
            if (flow.toString().endsWith(".flow")) {
                BoardEntry entry = Shared.boards(flow).get(0);
                String group =
                        Family.of(entry.board()).word() + "-" + entry.headers().get("state");
                pictures.add(new Stored(picture(folder, flow), group, entry.board()));
            }
        }
        return pictures;
    }

    private static Path picture(Path folder, Path flow) throws IOException {
        String stem = flow.getFileName().toString().replace(".flow", ".");
        return files(folder).stream()
                .filter(file ->
                        !file.equals(flow) && file.getFileName().toString().startsWith(stem))
                .findFirst()
                .orElseThrow(() -> new IOException("no picture beside " + flow));
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> list = Files.list(folder)) {
            return list.sorted().toList();
        }
    }
}
