package flowcv.corpus;

import flowcv.board.Board;
import flowcv.draw.screen.Device;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.image.Mats;
import flowcv.image.Picture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Split screens, contact sheets and pages of text: each of their boards is read, in the order in which a text is read. */
final class SeveralBoards {
    private static final Device TABLET = Devices.named("iPad").orElseThrow();
    private static final Scalar GRAY = new Scalar(40, 40, 40);
    private static final Scalar BLACK = new Scalar(0, 0, 0);
    /** Lines of a text, and their height in pixels. */
    private static final int LINES = 24;

    private static final int LINE = 34;
    private static final Scalar WHITE = new Scalar(255, 255, 255);

    private SeveralBoards() {}

    /** Packs of a row: two, unlike, sheet, page, hexes-squares, squares-hexes, hexes, thumbnail. */
    static List<Case> cases(Row row) {
        return row.each((pack, seed) -> Optional.of(sample(pack, seed)));
    }

    private static Sample sample(String pack, long seed) {
        try (Mats mats = new Mats()) {
            return switch (pack) {
                case "two" -> row(pack, mats, squares(seed, 7), Devices.PHONE, squares(seed + 1, 7), Devices.PHONE);
                case "unlike" -> row(pack, mats, squares(seed, 6), Devices.PHONE, squares(seed + 1, 9), TABLET);
                case "hexes-squares" ->
                    row(pack, mats, hexes(seed), Devices.PHONE, squares(seed + 1, 7), Devices.PHONE);
                case "squares-hexes" ->
                    row(pack, mats, squares(seed, 7), Devices.PHONE, hexes(seed + 1), Devices.PHONE);
                case "hexes" -> row(pack, mats, hexes(seed), Devices.PHONE, hexes(seed + 1), TABLET);
                case "sheet" -> sheet(pack, mats, seed);
                case "page" -> page(pack, mats, seed);
                case "thumbnail" -> thumbnail(pack, mats, seed);
                default -> throw new IllegalArgumentException("unknown kind of sheet: " + pack);
            };
        }
    }

    /** Two screens side by side. */
    private static Sample row(String pack, Mats mats, Board one, Device first, Board other, Device second) {
        List<Mat> screens = List.of(paint(mats, one, first, 1), paint(mats, other, second, 2));
        return sample(pack, row(mats, screens), List.of(one, other));
    }

    /** Six screens on white, in two rows. */
    private static Sample sheet(String pack, Mats mats, long seed) {
        List<Board> boards = new ArrayList<>();
        return sample(pack, sheet(mats, seed, 0.6, 8, boards), boards);
    }

    /** Six small screens below a text. */
    private static Sample page(String pack, Mats mats, long seed) {
        List<Board> boards = new ArrayList<>();
        Mat sheet = sheet(mats, seed, 0.35, 20, boards);
        Mat text = mats.keep(new Mat(LINES * LINE, sheet.cols(), CvType.CV_8UC3, WHITE));
        for (int line = 1; line < LINES; line++) {
            org.opencv.core.Point from = new org.opencv.core.Point(30, (double) line * LINE);
            String words = "Which way does the flow of line " + line + " go, if all cells are to be full at the end?";
            Imgproc.putText(text, words, from, Imgproc.FONT_HERSHEY_COMPLEX, 0.7, BLACK, 1, Imgproc.LINE_AA);
        }
        Mat page = mats.mat();
        Core.vconcat(List.of(text, sheet), page);
        return sample(pack, page, boards);
    }

    private static Mat sheet(Mats mats, long seed, double scale, int margin, List<Board> boards) {
        List<Mat> rows = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            List<Mat> parts = new ArrayList<>();
            for (int j = 0; j < 3; j++) {
                boards.add(squares(seed + 3 * i + j, 8));
                Mat screen = paint(mats, boards.get(boards.size() - 1), Devices.PHONE, 3 * i + j);
                Mat matted = mats.mat();
                Core.copyMakeBorder(
                        smaller(mats, screen, scale),
                        matted,
                        margin,
                        margin,
                        margin,
                        margin,
                        Core.BORDER_CONSTANT,
                        WHITE);
                parts.add(matted);
            }
            rows.add(row(mats, parts));
        }
        Mat sheet = mats.mat();
        Core.vconcat(rows, sheet);
        return sheet;
    }

    /** A thumbnail of a board is not another one. */
    private static Sample thumbnail(String pack, Mats mats, long seed) {
        Board board = squares(seed, 7);
        Mat screen = paint(mats, board, Devices.PHONE, seed);
        Mat small = smaller(mats, screen, 0.4);
        return sample(pack, row(mats, seed % 2 == 0 ? List.of(screen, small) : List.of(small, screen)), List.of(board));
    }

    private static Sample sample(String pack, Mat pixels, List<Board> boards) {
        return Sample.of(pack, new Picture(pack, pixels.clone()), new Truth.Boards(boards, false));
    }

    private static Board squares(long seed, int side) {
        return RandomBoards.first(seed, each -> RandomBoards.unique(each).plain(side, side))
                .board();
    }

    private static Board hexes(long seed) {
        return RandomBoards.first(seed, each -> RandomBoards.unique(each).hex(2))
                .board();
    }

    private static Mat paint(Mats mats, Board board, Device device, long seed) {
        try (Painted painted = GameScreen.paint(board, Scene.plain(device, seed))) {
            return mats.keep(painted.picture().pixels().clone());
        }
    }

    private static Mat smaller(Mats mats, Mat from, double scale) {
        Mat small = mats.mat();
        Imgproc.resize(from, small, new Size(), scale, scale, Imgproc.INTER_AREA);
        return small;
    }

    /** All parts in a row, as high as the highest, on gray. */
    private static Mat row(Mats mats, List<Mat> parts) {
        int height = parts.stream().mapToInt(Mat::rows).max().orElseThrow();
        List<Mat> same = new ArrayList<>();
        for (Mat part : parts) {
            Mat padded = mats.mat();
            Core.copyMakeBorder(part, padded, 0, height - part.rows(), 0, 0, Core.BORDER_CONSTANT, GRAY);
            same.add(padded);
        }
        Mat joined = mats.mat();
        Core.hconcat(same, joined);
        return joined;
    }
}
