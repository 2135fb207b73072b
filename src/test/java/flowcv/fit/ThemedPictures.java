package flowcv.fit;

import flowcv.board.Board;
import flowcv.board.Family;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.Painted;
import flowcv.image.Point;
import flowcv.theme.Theme;
import flowcv.theme.ThemedBoard;
import java.util.List;
import java.util.Random;

/** Painted pictures of boards that do not look like the game's: of books, of puzzle sites, of other programs. */
final class ThemedPictures {
    /** Of a hundred boards so many are rectangles without anything. */
    private static final int PLAIN = 80;
    /** Of a hundred pictures so many are upright. */
    private static final int UPRIGHT = 60;
    /** The next ones are tilted and blurred, the others photographed. */
    private static final int WARPED = 80;

    private ThemedPictures() {}

    /** The same for the same seed; the caller's to close. */
    static TrainingPicture random(long seed) {
        Random random = new Random(seed);
        SketchedBoard sketch = sketch(random);
        Board board = sketch.board();
        Theme theme = theme(random, Family.of(board) == Family.PLAIN);
        BoardPlane plane = BoardPlane.of(board);
        Shown shown = Shown.ofTheme(board, sketch.progress(), theme);
        Painted screen = ThemedBoard.paint(board, sketch.progress(), theme, random.nextLong());
        List<Point> corners = screen.placement().corners();
        int way = random.nextInt(100);
        if (way < UPRIGHT) {
            return TrainingPicture.of(
                    TrainingPicture.Kind.UPRIGHT, plane, screen.picture(), shown, Covers.NONE, corners);
        }
        try (screen) {
            if (way < WARPED) {
                Darkroom.Developed warped = Darkroom.warp(
                        screen.picture().pixels(), corners, screen.placement().cellSize(), random);
                return TrainingPicture.of(
                        TrainingPicture.Kind.WARPED, plane, warped.picture(), shown, Covers.NONE, warped.corners());
            }
            Painted photo = Camera.photograph(screen, Shot.random(random.nextLong()));
            return TrainingPicture.photographed(TrainingPicture.Kind.PHOTO, plane, photo, shown, Covers.NONE);
        }
    }

    /** Boards with walls and holes have a frame as thick as these. */
    private static Theme theme(Random random, boolean isPlain) {
        Theme theme = Theme.random(random);
        while (!isPlain && !theme.hasThickFrame()) {
            theme = Theme.random(random);
        }
        return theme;
    }

    /** Of squares, most of them in a plain rectangle. */
    private static SketchedBoard sketch(Random random) {
        boolean isPlain = random.nextInt(100) < PLAIN;
        while (true) {
            SketchedBoard sketch = SketchedBoard.random(random.nextLong());
            Family family = Family.of(sketch.board());
            boolean isSquare = !BoardPlane.of(sketch.board()).isHex() && family != Family.WARPS;
            if (isSquare && (!isPlain || family == Family.PLAIN)) {
                return sketch;
            }
        }
    }
}
