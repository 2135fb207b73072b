package flowcv.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.Answer;
import flowcv.Flowcv;
import flowcv.board.Board;
import flowcv.board.SameBoard;
import flowcv.draw.screen.Device;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.read.Reading;
import flowcv.read.StageObserver;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Split screens and contact sheets: each of their boards is read. */
class SeveralBoardsTest {
    private static final Device TABLET = Devices.named("iPad").orElseThrow();

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    private static Board board(int seed, int rows, int columns) {
        return RandomBoards.unique(seed).plain(rows, columns).board();
    }

    private static Mat paint(Mats mats, Board board, Device device, int seed) {
        try (Painted painted = GameScreen.paint(board, Scene.plain(device, seed))) {
            return mats.keep(painted.picture().pixels().clone());
        }
    }

    /** All parts in a row, as high as the highest, on grey. */
    private static Mat row(Mats mats, List<Mat> parts) {
        int height = parts.stream().mapToInt(Mat::rows).max().orElseThrow();
        List<Mat> same = new ArrayList<>();
        for (Mat part : parts) {
            Mat padded = mats.mat();
            Core.copyMakeBorder(
                    part, padded, 0, height - part.rows(), 0, 0, Core.BORDER_CONSTANT, new Scalar(40, 40, 40));
            same.add(padded);
        }
        Mat joined = mats.mat();
        Core.hconcat(same, joined);
        return joined;
    }

    /** @param boards in the order in which a text is read */
    private static void assertReads(Mat pixels, List<Board> boards) {
        try (Picture picture = new Picture("sheet", pixels.clone())) {
            Reading reading = Flowcv.recognize(picture, StageObserver.NONE);
            assertThat(reading).isInstanceOf(Reading.Read.class);
            List<Reading.Read> all = ((Reading.Read) reading).all();
            assertThat(all).hasSameSizeAs(boards);
            for (int i = 0; i < boards.size(); i++) {
                assertThat(SameBoard.test(all.get(i).board(), boards.get(i))).isTrue();
            }
        }
    }

    @Test
    void twoScreensSideBySide() {
        try (Mats mats = new Mats()) {
            List<Board> boards = List.of(board(1, 7, 7), board(2, 7, 7));
            List<Mat> screens = IntStream.range(0, 2)
                    .mapToObj(i -> paint(mats, boards.get(i), Devices.PHONE, i))
                    .toList();
            assertReads(row(mats, screens), boards);
        }
    }

    @Test
    void screensOfUnlikeSizes() {
        try (Mats mats = new Mats()) {
            List<Board> boards = List.of(board(3, 6, 6), board(4, 9, 9));
            List<Mat> screens =
                    List.of(paint(mats, boards.get(0), Devices.PHONE, 3), paint(mats, boards.get(1), TABLET, 4));
            assertReads(row(mats, screens), boards);
        }
    }

    @Test
    void contactSheetOnWhite() {
        try (Mats mats = new Mats()) {
            List<Board> boards = new ArrayList<>();
            List<Mat> rows = new ArrayList<>();
            for (int i = 0; i < 2; i++) {
                List<Mat> parts = new ArrayList<>();
                for (int j = 0; j < 3; j++) {
                    Board board = board(10 + 3 * i + j, 8, 8);
                    boards.add(board);
                    Mat small = mats.mat();
                    Imgproc.resize(
                            paint(mats, board, Devices.PHONE, 3 * i + j),
                            small,
                            new Size(),
                            0.6,
                            0.6,
                            Imgproc.INTER_AREA);
                    Mat matted = mats.mat();
                    Core.copyMakeBorder(small, matted, 8, 8, 8, 8, Core.BORDER_CONSTANT, new Scalar(255, 255, 255));
                    parts.add(matted);
                }
                rows.add(row(mats, parts));
            }
            Mat sheet = mats.mat();
            Core.vconcat(rows, sheet);
            assertReads(sheet, boards);
        }
    }

    @Test
    void hexagonsBesideSquaresOnEitherSide() {
        try (Mats mats = new Mats()) {
            List<Board> boards = List.of(RandomBoards.unique(6).hex(2).board(), board(7, 7, 7));
            Mat hexagons = paint(mats, boards.get(0), Devices.PHONE, 6);
            Mat squares = paint(mats, boards.get(1), Devices.PHONE, 7);
            assertReads(row(mats, List.of(hexagons, squares)), boards);
            assertReads(row(mats, List.of(squares, hexagons)), List.of(boards.get(1), boards.get(0)));
        }
    }

    @Test
    void twoScreensOfHexagons() {
        try (Mats mats = new Mats()) {
            List<Board> boards = List.of(
                    RandomBoards.unique(8).hex(2).board(),
                    RandomBoards.unique(9).hex(2).board());
            assertReads(
                    row(
                            mats,
                            List.of(
                                    paint(mats, boards.get(0), Devices.PHONE, 8),
                                    paint(mats, boards.get(1), TABLET, 9))),
                    boards);
        }
    }

    @Test
    void aThumbnailIsNoSecondBoard() {
        try (Mats mats = new Mats()) {
            Board board = board(5, 7, 7);
            Mat screen = paint(mats, board, Devices.PHONE, 5);
            Mat small = mats.mat();
            Imgproc.resize(screen, small, new Size(), 0.4, 0.4, Imgproc.INTER_AREA);
            assertReads(row(mats, List.of(screen, small)), List.of(board));
            assertReads(row(mats, List.of(small, screen)), List.of(board));
        }
    }

    @Test
    void allAreSolvedAndDrawn() {
        try (Mats mats = new Mats()) {
            List<Mat> screens = List.of(
                    paint(mats, board(1, 7, 7), Devices.PHONE, 1), paint(mats, board(2, 7, 7), Devices.PHONE, 2));
            try (Picture picture = new Picture("split", row(mats, screens).clone());
                    Answer answer = Flowcv.solve(picture)) {
                assertThat(answer.others()).singleElement().satisfies(other -> assertThat(other.solutions())
                        .hasSize(1));
                Mat drawn = mats.mat();
                Core.absdiff(picture.pixels(), answer.overlay().orElseThrow().pixels(), drawn);
                int half = drawn.cols() / 2;
                for (Mat part :
                        List.of(mats.keep(drawn.colRange(0, half)), mats.keep(drawn.colRange(half, 2 * half)))) {
                    assertThat(Core.sumElems(part).val[0]).isPositive();
                }
            }
        }
    }
}
