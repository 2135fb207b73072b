package flowcv.fit;

import flowcv.board.Board;
import flowcv.draw.screen.Progress;
import flowcv.image.Images;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.evidence.Appearance;
import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.CellLook;
import flowcv.read.evidence.Evidence;
import flowcv.read.frame.Frame;
import flowcv.read.tiling.Pose;
import flowcv.testing.Shared;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Shows how well borders and cells of real screenshots are told apart, whose places are known; run beside them. */
public final class RealScreens {
    private static final Set<String> SQUARES = Set.of("classic", "rectangle", "obstacles", "walls", "bridges", "hexes");

    private RealScreens() {}

    public static void main(String... args) throws Exception {
        OpenCv.callsUseOneThread();
        Path folder = Shared.folder("screens");
        List<String> lines = Files.readAllLines(folder.resolve("manifest.tsv"));
        List<String> head = List.of(lines.get(0).split("\t"));
        Errors initial = new Errors("real, at the start");
        Errors drawn = new Errors("real, drawn");
        for (String line : lines.subList(1, lines.size())) {
            Map<String, String> row = new HashMap<>();
            String[] fields = line.split("\t");
            for (int i = 0; i < fields.length; i++) {
                row.put(head.get(i), fields[i]);
            }
            if (row.get("expect").equals("read")
                    && SQUARES.contains(row.get("variant"))
                    && !row.get("kind").equals("photo")) {
                boolean isInitial = row.get("state").equals("initial");
                Errors errors = isInitial ? initial : drawn;
                int wrong = count(folder, row, isInitial, errors);
                if (wrong > 0) {
                    System.out.println(row.get("id") + " " + row.get("variant") + " " + row.get("kind") + ": " + wrong
                            + " " + errors.last());
                }
            }
        }
        System.out.println(initial.line());
        System.out.print(initial.tables());
        System.out.println(drawn.line());
        System.out.print(drawn.tables());
    }

    private static int count(Path folder, Map<String, String> row, boolean isInitial, Errors errors) throws Exception {
        Board board =
                Shared.boards(folder.resolve(row.get("id") + ".flow")).get(0).board();
        Path file = folder.resolve(row.get("file"));
        try (Picture picture = Images.decode(Files.readAllBytes(file), file.toString());
                Frame frame = Frame.of(picture)) {
            BoardPlane plane = BoardPlane.of(board);
            double width = Double.parseDouble(row.get("board_w")) / plane.width();
            double height = Double.parseDouble(row.get("board_h")) / plane.height();
            Point corner = new Point(Double.parseDouble(row.get("board_x")), Double.parseDouble(row.get("board_y")));
            Pose pose = Pose.upright(corner, width, height, picture.width(), picture.height());
            Shown shown = Shown.ofGame(board, Progress.INITIAL, false);
            Example example = Example.exact(
                    new TrainingPicture(TrainingPicture.Kind.UPRIGHT, plane, picture, shown, Covers.NONE, pose));
            Evidence evidence = Appearance.of(frame, example.complex());
            for (int i = 0; i < example.borders().size(); i++) {
                Evidence.Seen seen = evidence.borders().get(i);
                if (seen.share() >= Appearance.LEAST_SHARE) {
                    errors.border(
                            BorderLook.values()[
                                    likeliest(alike(example.borders().get(i), isInitial), seen.logs())],
                            seen.logs());
                }
            }
            for (int i = 0; i < example.cells().size(); i++) {
                Evidence.Seen seen = evidence.cells().get(i);
                if (seen.share() >= Appearance.LEAST_SHARE
                        && !example.complex().cells().get(i).isBeyond()) {
                    errors.cell(
                            CellLook.values()[likeliest(alike(example.cells().get(i), isInitial), seen.logs())],
                            seen.logs());
                }
            }
        }
        return errors.next();
    }

    /** Nobody wrote down what is drawn: what a look may have become. */
    private static List<Enum<?>> alike(Enum<?> look, boolean isInitial) {
        List<Enum<?>> looks = new ArrayList<>(List.of(look));
        if (!isInitial && look == BorderLook.THIN) {
            looks.add(BorderLook.CROSSED);
        } else if (!isInitial && look == CellLook.EMPTY) {
            looks.add(CellLook.PIPE);
            looks.add(CellLook.PIPE_END);
        } else if (!isInitial && look == CellLook.DOT) {
            looks.add(CellLook.DOT_WITH_PIPE);
        }
        return looks;
    }

    private static int likeliest(List<Enum<?>> looks, double[] logs) {
        int best = looks.get(0).ordinal();
        for (Enum<?> look : looks) {
            best = logs[look.ordinal()] > logs[best] ? look.ordinal() : best;
        }
        return best;
    }
}
