package flowcv.cli.output;

import flowcv.cli.console.UsageException;
import flowcv.cli.input.Extensions;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Scene;
import flowcv.format.FlowFormat;
import flowcv.format.SolutionsFormat;
import flowcv.generate.Puzzle;
import flowcv.image.Images;
import flowcv.image.OpenCv;
import flowcv.image.UnwritableException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.io.FilenameUtils;

/**
 * Where new puzzles go: a text of boards with a text of solutions beside it, or a folder of pictures.
 *
 * @param isFolder whether each gets a picture
 */
public record PuzzleFiles(Path path, boolean isFolder) {

    /**
     * The place that {@code -o} names.
     *
     * @throws UsageException if it is no place for so many puzzles
     */
    public static PuzzleFiles of(String output, int count) {
        Path path = OutputPlan.path(output);
        if (OutputPlan.isFolder(output)) {
            return new PuzzleFiles(path, true);
        }
        String ending = Extensions.of(output);
        if (ending.equals("flow") && count > 1) {
            throw new UsageException("-o " + output + " holds one puzzle, not " + count + "; name it " + output + "s");
        }
        if (ending.equals("flows") || ending.equals("flow")) {
            return new PuzzleFiles(path, false);
        }
        throw new UsageException("-o " + output + ": expected a name that ends in .flows, .flow for one puzzle, or a"
                + " folder that ends with / for pictures");
    }

    /** All files that will be written for puzzles of these names. */
    public List<Path> all(List<String> ids) {
        return isFolder ? ids.stream().map(this::boardFile).toList() : List.of(path, solutions());
    }

    /** The file that gets the board of a puzzle. */
    public Path boardFile(String id) {
        return isFolder ? path.resolve(id + ".png") : path;
    }

    /** Takes the bytes of a file. */
    @FunctionalInterface
    public interface Taker {
        void take(Path file, byte[] bytes) throws UnwritableException;
    }

    /** Makes the files of puzzles, which are given by their names, one after the other. */
    public void each(Map<String, Puzzle> puzzles, Taker taker) throws UnwritableException {
        if (isFolder) {
            OpenCv.load();
            for (Map.Entry<String, Puzzle> puzzle : puzzles.entrySet()) {
                try (Painted painted = GameScreen.paint(puzzle.getValue().board(), Scene.plain(Devices.PHONE, 1))) {
                    Path file = boardFile(puzzle.getKey());
                    taker.take(file, Images.encode(painted.picture(), file));
                }
            }
            return;
        }
        StringBuilder boards = new StringBuilder();
        StringBuilder solutions = new StringBuilder();
        puzzles.forEach((id, puzzle) -> {
            boards.append(boards.isEmpty() ? "" : "\n").append(text(id, puzzle));
            solutions.append(SolutionsFormat.write(id, puzzle.board(), puzzle.solution()));
        });
        taker.take(path, boards.toString().getBytes(StandardCharsets.UTF_8));
        taker.take(solutions(), solutions.toString().getBytes(StandardCharsets.UTF_8));
    }

    /** A puzzle as text, with its name and difficulty. */
    public static String text(String id, Puzzle puzzle) {
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("id", id);
        headers.put("difficulty", puzzle.grade().difficulty().toString());
        return FlowFormat.write(headers, puzzle.board());
    }

    private Path solutions() {
        return Path.of(FilenameUtils.removeExtension(path.toString()) + ".solutions");
    }
}
