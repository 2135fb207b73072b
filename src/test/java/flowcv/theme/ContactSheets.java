package flowcv.theme;

import flowcv.board.Board;
import flowcv.draw.screen.Drawn;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.RandomBoards;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntFunction;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgcodecs.Imgcodecs;
import org.opencv.imgproc.Imgproc;

/**
 * Paints sheets of looks, to be looked at: random ones, and those of the table.
 *
 * <pre>{@code
 * java -cp ... flowcv.theme.ContactSheets FOLDER [SEED]
 * }</pre>
 */
public final class ContactSheets {
    private static final int TILE = 400;
    private static final int COLUMNS = 6;
    private static final int RANDOM = 24;
    private static final double HALF = 0.5;

    private ContactSheets() {}

    public static void main(String... args) throws Exception {
        OpenCv.load();
        Path folder = Files.createDirectories(Path.of(args[0]));
        long seed = args.length > 1 ? Long.parseLong(args[1]) : 1;
        for (State state : State.values()) {
            String name = state.name().toLowerCase(Locale.ROOT);
            write(folder.resolve("theme-random-" + name + ".png"), RANDOM, i -> {
                Theme theme = Theme.random(new Random(seed + i));
                return paint(theme, seed + i, state);
            });
            List<String> names = Theme.names();
            write(
                    folder.resolve("theme-named-" + name + ".png"),
                    names.size(),
                    i -> paint(Theme.named(names.get(i)), seed + i, state));
        }
    }

    /** How far boards are solved. */
    private enum State {
        INITIAL,
        HALF,
        SOLVED
    }

    private static Painted paint(Theme theme, long seed, State state) {
        Random random = new Random(seed);
        int rows = 5 + random.nextInt(6);
        RandomBoards boards = RandomBoards.of(seed);
        RandomBoards.Solved solved =
                switch (random.nextInt(8)) {
                    case 0 -> boards.walls(rows, rows);
                    case 1 -> boards.holes(rows, rows);
                    case 2 -> boards.warps(rows, rows);
                    case 3 -> boards.bridges(rows, rows);
                    default -> boards.plain(rows, random.nextBoolean() ? rows : 5 + random.nextInt(6));
                };
        Board board = solved.board();
        Progress progress =
                switch (state) {
                    case INITIAL -> Progress.INITIAL;
                    case HALF -> Progress.some(solved.solution(), HALF, seed);
                    case SOLVED ->
                        new Progress(solved.solution().trails().stream()
                                .map(trail -> new Drawn(trail.label(), trail.places(), true))
                                .toList());
                };
        return ThemedBoard.paint(board, progress, theme, seed);
    }

    private static void write(Path file, int count, IntFunction<Painted> painter) {
        if (count == 0) {
            return;
        }
        try (Mats mats = new Mats()) {
            int rows = (count + COLUMNS - 1) / COLUMNS;
            Mat sheet = mats.keep(new Mat(TILE * rows, TILE * COLUMNS, CvType.CV_8UC3, new Scalar(128, 0, 128)));
            for (int i = 0; i < count; i++) {
                try (Painted painted = painter.apply(i)) {
                    Mat pixels = painted.picture().pixels();
                    double scale = Math.min(1, (TILE - 6.0) / Math.max(pixels.cols(), pixels.rows()));
                    Mat small = mats.mat();
                    Size size = new Size(Math.floor(pixels.cols() * scale), Math.floor(pixels.rows() * scale));
                    Imgproc.resize(pixels, small, size, 0, 0, Imgproc.INTER_AREA);
                    Rect at = new Rect(i % COLUMNS * TILE, i / COLUMNS * TILE, small.cols(), small.rows());
                    small.copyTo(mats.keep(sheet.submat(at)));
                }
            }
            Imgcodecs.imwrite(file.toString(), sheet);
        }
    }
}
