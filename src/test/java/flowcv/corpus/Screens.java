package flowcv.corpus;

import flowcv.board.Board;
import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.testing.Shared;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The real pictures of a folder with a manifest. */
final class Screens {

    /**
     * One picture.
     *
     * @param group variant, kind, state and what is expected, joined by dashes
     * @param board the board that it shows, where somebody has written it down
     * @param expect {@code read}, {@code refuse} or {@code unannotated}
     */
    record Screen(String id, Path file, String group, Optional<Board> board, String expect) {

        Picture picture() throws Exception {
            return Images.decode(Files.readAllBytes(file), file.toString());
        }

        /** Reads the picture. */
        Verdict verdict() throws Exception {
            try (Picture picture = picture()) {
                if (board.isPresent()) {
                    return Verdict.on(picture, board.get());
                }
                return expect.equals("refuse") ? Verdict.withoutBoard(picture) : Verdict.unjudged(picture);
            }
        }
    }

    private Screens() {}

    /** All pictures that a folder's {@code manifest.tsv} names. */
    static List<Screen> of(Path folder) throws Exception {
        List<String> lines = Files.readAllLines(folder.resolve("manifest.tsv"));
        String[] head = lines.get(0).split("\t");
        List<Screen> screens = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] fields = line.split("\t");
            Map<String, String> row = new HashMap<>();
            for (int i = 0; i < fields.length; i++) {
                row.put(head[i], fields[i]);
            }
            Path flow = folder.resolve(row.get("id") + ".flow");
            Optional<Board> board =
                    Files.exists(flow) ? Optional.of(Shared.boards(flow).get(0).board()) : Optional.empty();
            String group = String.join("-", row.get("variant"), row.get("kind"), row.get("state"), row.get("expect"));
            screens.add(new Screen(row.get("id"), folder.resolve(row.get("file")), group, board, row.get("expect")));
        }
        return screens;
    }
}
