package flowcv.bench;

import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.image.OpenCv;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Fills a folder with painted screenshots of all families on random devices, two in a hundred of them damaged:
 *
 * <pre>{@code
 * java -cp ... flowcv.bench.PaintFolder FOLDER COUNT
 * }</pre>
 */
public final class PaintFolder {
    private static final int DAMAGED = 50;
    private static final int FAMILIES = 8;

    private PaintFolder() {}

    public static void main(String... args) throws Exception {
        OpenCv.load();
        Path folder = Files.createDirectories(Path.of(args[0]));
        IntStream.range(0, Integer.parseInt(args[1])).parallel().forEach(number -> paint(folder, number));
    }

    private static void paint(Path folder, int number) {
        RandomBoards.Solved solved = RandomBoards.first(number, seed -> board(number, seed));
        Progress progress = number % 3 == 0 ? Progress.some(solved.solution(), 0.5, number) : Progress.INITIAL;
        try (Painted painted =
                GameScreen.paint(solved.board(), progress, Scene.random(solved.board(), progress, number))) {
            byte[] file = painted.file();
            if (number % DAMAGED == DAMAGED - 1) {
                file = Arrays.copyOf(file, file.length / 2);
            }
            Path set = Files.createDirectories(folder.resolve("set" + number % 3));
            Files.write(set.resolve(String.format(Locale.ROOT, "shot%d.%s", number, painted.extension())), file);
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static RandomBoards.Solved board(int number, long seed) {
        Random random = new Random(seed);
        RandomBoards boards = RandomBoards.unique(seed);
        int rows = 5 + random.nextInt(4);
        int columns = 5 + random.nextInt(4);
        return switch (number % FAMILIES) {
            case 0 -> boards.holes(rows + 1, columns + 1);
            case 1 -> boards.walls(rows, columns);
            case 2 -> boards.warps(rows, columns);
            case 3 -> boards.bridges(rows, columns);
            case 4 -> boards.hex(2 + random.nextInt(2));
            case 5 -> boards.plain(rows, columns);
            default -> boards.plain(rows, rows);
        };
    }
}
