package flowcv.corpus;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.image.Mats;
import flowcv.image.Picture;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/**
 * A row below that is cut off or covered, without which the board has one solution, too: its lines show that there is
 * more.
 */
final class CutPictures {
    private static final int SIDE = 5;
    private static final Scalar DARK = new Scalar(48, 44, 40);
    private static final Scalar LIGHT = new Scalar(245, 245, 245);
    private static final Scalar DESK = Scalar.all(30);
    /** In cells: a light cover begins within the last whole row, over all of its border. */
    private static final double OVER_BORDER = -0.12;
    /** So much smaller all of a screen is seen when it is turned by some degrees. */
    private static final double TURNED_SCALE = 0.9;

    private CutPictures() {}

    /** Packs of a row: edge, dark-bar, dark-bar-walls, light-bar-walls, light-bar-turned. */
    static List<Case> cases(Row row) {
        return row.each((pack, seed) -> Optional.of(sample(pack, seed)));
    }

    private static Sample sample(String pack, long seed) {
        Random random = new Random(seed);
        Mat pixels =
                switch (pack) {
                    case "edge" -> edge(plain(seed), seed, random.nextDouble(0.05, 0.6));
                    case "dark-bar" -> covered(plain(seed), seed, random.nextDouble(0.07, 0.6), DARK, 0);
                    case "dark-bar-walls" -> covered(walls(SIDE, seed), seed, random.nextDouble(0.15, 0.6), DARK, 0);
                    case "light-bar-walls" -> covered(walls(SIDE, seed), seed, OVER_BORDER, LIGHT, 0);
                    case "light-bar-turned" ->
                        covered(walls(SIDE + 1, seed), seed, OVER_BORDER, LIGHT, random.nextInt(1, 6));
                    default -> throw new IllegalArgumentException("unknown kind of cut: " + pack);
                };
        return Sample.of(pack, new Picture(pack, pixels), new Truth.NoBoard());
    }

    private static RandomBoards.Solved plain(long seed) {
        return RandomBoards.first(seed, each -> RandomBoards.unique(each).plain(SIDE, SIDE));
    }

    private static RandomBoards.Solved walls(int side, long seed) {
        return RandomBoards.first(seed, each -> RandomBoards.unique(each).walls(side, side));
    }

    /** @param seen how much of the added row is to be seen, in cells */
    private static Mat edge(RandomBoards.Solved solved, long seed, double seen) {
        try (Painted painted = paint(solved, seed)) {
            Mat upper = painted.picture().pixels().rowRange(0, at(painted, seen));
            try {
                return upper.clone();
            } finally {
                Mats.release(upper);
            }
        }
    }

    /**
     * What is below lies under a cover.
     *
     * @param degrees by which the picture is turned counterclockwise
     */
    private static Mat covered(RandomBoards.Solved solved, long seed, double seen, Scalar cover, double degrees) {
        try (Painted painted = paint(solved, seed)) {
            Mat pixels = painted.picture().pixels();
            Mat lower = pixels.rowRange(at(painted, seen), pixels.rows());
            lower.setTo(cover);
            Mats.release(lower);
            return turned(pixels, degrees);
        }
    }

    private static Painted paint(RandomBoards.Solved solved, long seed) {
        return GameScreen.paint(withRow(solved.board()), Scene.plain(Devices.PHONE, seed));
    }

    private static int at(Painted painted, double seen) {
        double bottom = painted.placement().corners().get(2).y();
        return (int) Math.round(bottom - (1 - seen) * painted.placement().cellSize());
    }

    private static Mat turned(Mat pixels, double degrees) {
        Point center = new Point(pixels.cols() / 2.0, pixels.rows() / 2.0);
        Mat rotation = Imgproc.getRotationMatrix2D(center, degrees, degrees == 0 ? 1 : TURNED_SCALE);
        Mat turned = new Mat();
        Imgproc.warpAffine(pixels, turned, rotation, pixels.size(), Imgproc.INTER_LINEAR, Core.BORDER_CONSTANT, DESK);
        Mats.release(rotation);
        return turned;
    }

    /** The same with a row below, and a flow that fills it. */
    private static Board withRow(Board board) {
        int columns = board.columns();
        BoardBuilder builder = BoardBuilder.square(board.rows() + 1, columns);
        for (Link wall : board.walls()) {
            builder.wall(
                    wall.first() / columns, wall.first() % columns, wall.second() / columns, wall.second() % columns);
        }
        for (Pair pair : board.pairs()) {
            builder.dot(pair.label(), pair.first() / columns, pair.first() % columns);
            builder.dot(pair.label(), pair.second() / columns, pair.second() % columns);
        }
        builder.dot("extra", board.rows(), 0).dot("extra", board.rows(), columns - 1);
        return builder.build();
    }
}
