package flowcv.corpus;

import flowcv.Flowcv;
import flowcv.board.Board;
import flowcv.board.SameBoard;
import flowcv.board.Solution;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.Scene;
import flowcv.format.BoardEntry;
import flowcv.format.FlowFormat;
import flowcv.format.SolutionsFormat;
import flowcv.image.OpenCv;
import flowcv.read.Reading;
import flowcv.read.StageObserver;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** Paints levels on random devices, reads them back, and prints what became of each. */
final class PaintedRun {
    public static void main(String[] args) throws Exception {
        OpenCv.load();
        Path folder = Path.of(args[0]);
        String only = args[1];
        int count = Integer.parseInt(args[2]);
        long seed = Long.parseLong(args[3]);
        Map<String, int[]> totals = new TreeMap<>();
        for (String pack : only.split(",")) {
            Path file = folder.resolve("official_" + pack + ".flows");
            List<BoardEntry> entries = FlowFormat.read(Files.readString(file), pack);
            Map<String, Board> boards = new LinkedHashMap<>();
            entries.forEach(e -> boards.put(e.id().orElseThrow(), e.board()));
            Map<String, Solution> solutions = SolutionsFormat.read(
                    Files.readString(folder.resolve("official_" + pack + ".solutions")), pack, boards);
            for (int i = 0; i < count; i++) {
                long s = seed + i;
                Random random = new Random(s);
                String id = entries.get(random.nextInt(entries.size())).id().orElseThrow();
                Board board = boards.get(id);
                Solution solution = solutions.get(id);
                boolean partial = random.nextInt(3) == 0;
                Progress progress = partial ? Progress.some(solution, random.nextDouble(), s) : Progress.INITIAL;
                Scene scene = Scene.random(s);
                try (Painted painted = GameScreen.paint(board, progress, scene)) {
                    Reading reading = Flowcv.recognize(painted.picture(), StageObserver.NONE);
                    int slot = !(reading instanceof Reading.Read r) ? 2 : SameBoard.test(r.board(), board) ? 0 : 1;
                    totals.computeIfAbsent(pack + (partial ? " partial" : " initial"), k -> new int[3])[slot]++;
                    if (slot != 0) {
                        String what = reading instanceof Reading.Refused x
                                ? x.stage() + ": " + x.reason()
                                : "\n" + FlowFormat.write(((Reading.Read) reading).board()) + FlowFormat.write(board);
                        System.out.printf(
                                "%s %s seed %d %s cell %.0f %s %s%n",
                                pack,
                                id,
                                s,
                                scene.device(),
                                painted.placement().cellSize(),
                                slot == 1 ? "WRONG" : "refused",
                                what);
                        if (args.length > 4) {
                            Files.write(Path.of(args[4], pack + "-" + s + "." + painted.extension()), painted.file());
                        }
                    }
                }
            }
        }
        totals.forEach((k, v) -> System.out.printf("%-30s exact %3d wrong %3d refused %3d%n", k, v[0], v[1], v[2]));
    }
}
