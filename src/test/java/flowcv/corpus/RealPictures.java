package flowcv.corpus;

import flowcv.Flowcv;
import flowcv.board.Board;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.Painted;
import flowcv.format.text.BoardEntry;
import flowcv.image.Images;
import flowcv.image.Picture;
import flowcv.read.Reading;
import flowcv.read.StageObserver;
import flowcv.testing.Shared;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Real pictures beside the checkout: folders with a manifest. */
final class RealPictures {
    /** Columns of a manifest that tell what kind of picture it is; each manifest has some of them. */
    private static final List<String> GROUP = List.of("variant", "kind", "look", "state", "expect");

    private RealPictures() {}

    /** The pictures of the folders that a row names; none where the folders are absent. */
    static List<Case> cases(Row row) throws Exception {
        List<Case> cases = new ArrayList<>();
        for (String folder : row.packs()) {
            for (Map<String, String> line : manifest(Shared.folder(folder))) {
                cases.add(new Case(row.corpus(), line.get("id"), () -> Optional.of(sample(folder, line))));
            }
        }
        return cases;
    }

    /**
     * The same as they would stand on a screen, photographed. Where a board lies tells what is read of the picture
     * itself; one that is not read is left out. A pack is a folder, or {@code FOLDER:ID} for one of its pictures.
     */
    static List<Case> photographed(Row row) throws Exception {
        List<Case> cases = new ArrayList<>();
        for (String pack : row.packs()) {
            String folder = pack.replaceAll(":.*", "");
            List<Map<String, String>> lines = manifest(Shared.folder(folder)).stream()
                    .filter(line -> pack.equals(folder) || pack.equals(folder + ":" + line.get("id")))
                    .toList();
            for (long seed : row.seeds()) {
                Map<String, String> line = lines.get(Math.floorMod(seed, lines.size()));
                String name = line.get("id") + " seed " + seed;
                cases.add(new Case(row.corpus(), name, () -> photograph(sample(folder, line), seed)));
            }
        }
        return cases;
    }

    private static Optional<Sample> photograph(Sample real, long seed) {
        try (Sample shown = real) {
            if (!(shown.truth() instanceof Truth.Boards truth)
                    || !(Flowcv.recognize(shown.picture(), StageObserver.NONE) instanceof Reading.Read read)
                    || truth.boards().size() != 1) {
                return Optional.empty();
            }
            // The picture stays whose it is: a Painted that is not closed owns nothing else.
            Painted photo =
                    Camera.photograph(new Painted(shown.picture(), read.placement(), new byte[0]), Shot.random(seed));
            return PaintedBoards.photographed(
                    shown.group(), photo, truth.boards().get(0));
        }
    }

    private static Sample sample(String folder, Map<String, String> line) throws Exception {
        Path file = Shared.folder(folder).resolve(line.get("file"));
        byte[] bytes = Files.readAllBytes(file);
        Picture picture = Images.decode(bytes, file.toString());
        String group = GROUP.stream().map(line::get).filter(Objects::nonNull).collect(Collectors.joining("-"));
        return new Sample(group, picture, truth(folder, line), () -> bytes);
    }

    private static Truth truth(String folder, Map<String, String> line) throws Exception {
        Path flow = Shared.folder(folder).resolve(line.get("id") + ".flow");
        if (Files.exists(flow)) {
            List<Board> boards =
                    Shared.boards(flow).stream().map(BoardEntry::board).toList();
            return new Truth.Boards(boards, false);
        }
        return "refuse".equals(line.get("expect")) ? new Truth.NoBoard() : new Truth.Unknown();
    }

    /** The lines of a manifest: each a value for each name in its first line. */
    private static List<Map<String, String>> manifest(Path folder) throws Exception {
        try (Stream<String> lines = Files.lines(folder.resolve("manifest.tsv"))) {
            List<String[]> fields = lines.map(line -> line.split("\t")).toList();
            return fields.stream().skip(1).map(line -> row(fields.get(0), line)).toList();
        }
    }

    private static Map<String, String> row(String[] head, String[] fields) {
        Map<String, String> row = new LinkedHashMap<>();
        for (int i = 0; i < fields.length; i++) {
            row.put(head[i], fields[i]);
        }
        return row;
    }
}
