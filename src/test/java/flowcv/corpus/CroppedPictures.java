package flowcv.corpus;

import flowcv.board.Board;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.read.Placement;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Rect;
import org.opencv.imgproc.Imgproc;

/**
 * Boards of which the picture does not show all. What a crop on all four sides takes, up to a third of a cell, and
 * corners that lean out of the picture are completed; boards cut on one side, cells whose center is not seen, and
 * borders that may be open beyond the picture are refused.
 */
final class CroppedPictures {
    /** Depth of a crop that keeps so much around the board, in cells. */
    private static final double AROUND = -1;
    /** By which leaning pictures are turned, in degrees. */
    private static final double LEAN = 6;

    private CroppedPictures() {}

    /** Packs of a row: all-sides, one-side, leaning, leaning-far, all-sides-of-walls. */
    static List<Case> cases(Row row) {
        return row.each((pack, seed) -> Optional.of(sample(pack, seed)));
    }

    private static Sample sample(String pack, long seed) {
        Random random = new Random(seed);
        Board board = RandomBoards.first(seed, each -> {
                    RandomBoards boards = RandomBoards.unique(each);
                    return pack.endsWith("walls") ? boards.walls(6, 6) : boards.plain(7, 7);
                })
                .board();
        try (Painted whole = GameScreen.paint(board, Scene.plain(Devices.PHONE, seed))) {
            Truth truth = pack.equals("all-sides") || pack.equals("leaning") ? Truth.board(board) : new Truth.NoBoard();
            Mat pixels =
                    switch (pack) {
                        case "all-sides", "all-sides-of-walls" -> {
                            double depth = random.nextDouble(board.walls().isEmpty() ? 0 : 0.2, 0.3);
                            yield cropped(whole, depth, depth, depth, depth);
                        }
                        case "one-side" -> {
                            double depth = random.nextDouble(0.1, 2.4);
                            yield random.nextBoolean()
                                    ? cropped(whole, depth, AROUND, AROUND, AROUND)
                                    : cropped(whole, AROUND, AROUND, AROUND, depth);
                        }
                        case "leaning" -> turned(whole, random.nextDouble(0.2, 0.45));
                        case "leaning-far" -> turned(whole, random.nextDouble(0.8, 1.5));
                        default -> throw new IllegalArgumentException("unknown kind of crop: " + pack);
                    };
            return Sample.of(pack, new Picture(pack, pixels), truth);
        }
    }

    /** The picture without what lies farther out than some cells within each border. */
    private static Mat cropped(Painted whole, double left, double top, double right, double bottom) {
        Placement placement = whole.placement();
        double cell = placement.cellSize();
        flowcv.image.Point first = placement.corners().get(0);
        flowcv.image.Point last = placement.corners().get(2);
        int x = (int) Math.max(0, Math.round(first.x() + left * cell));
        int y = (int) Math.max(0, Math.round(first.y() + top * cell));
        int endX = (int) Math.min(whole.picture().width(), Math.round(last.x() - right * cell));
        int endY = (int) Math.min(whole.picture().height(), Math.round(last.y() - bottom * cell));
        Mat part = whole.picture().pixels().submat(new Rect(x, y, endX - x, endY - y));
        try {
            return part.clone();
        } finally {
            Mats.release(part);
        }
    }

    /** The picture turned around the center of its board, whose first corner is left so many cells beyond its edge. */
    private static Mat turned(Painted whole, double beyond) {
        Placement placement = whole.placement();
        flowcv.image.Point first = placement.corners().get(0);
        flowcv.image.Point last = placement.corners().get(2);
        Point center = new Point((first.x() + last.x()) / 2, (first.y() + last.y()) / 2);
        Mat turn = Imgproc.getRotationMatrix2D(center, LEAN, 1);
        double x = turn.get(0, 0)[0] * first.x() + turn.get(0, 1)[0] * first.y() + turn.get(0, 2)[0];
        turn.put(0, 2, turn.get(0, 2)[0] - x - beyond * placement.cellSize());
        Mat pixels = new Mat();
        Mat from = whole.picture().pixels();
        Imgproc.warpAffine(from, pixels, turn, from.size(), Imgproc.INTER_LINEAR);
        Mats.release(turn);
        return pixels;
    }
}
