package flowcv.read.region;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flowcv.board.Board;
import flowcv.board.BoardException;
import flowcv.board.Lane;
import flowcv.board.Link;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.draw.screen.Tilings;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.frame.Frame;
import flowcv.read.tiling.BoardForm;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** Closed regions of a picture become cells, and the lines between them borders. */
class RegionTilingTest {
    /** A cell's middle is found this near, in cells. */
    private static final double NEAR = 0.15;

    private static final Scalar BLACK = new Scalar(0, 0, 0);

    @BeforeAll
    static void load() {
        OpenCv.load();
    }

    private static Painted painted(RandomBoards.Solved solved, List<List<Point>> outlines, Progress progress) {
        Scene scene = Scene.random(solved.board(), progress, 2);
        return outlines.isEmpty()
                ? GameScreen.paint(solved.board(), progress, scene)
                : GameScreen.paint(solved.board(), outlines, progress, scene);
    }

    private static List<List<Point>> outlines(String kind) {
        return switch (kind) {
            case "eight" -> Tilings.figureEight(2, 7);
            case "tower" -> Tilings.tower(3, new int[] {3, 2}, 1);
            case "mixed" -> Tilings.mixed(4, 4, 1, 1);
            default -> List.of();
        };
    }

    private static RandomBoards.Solved board(String kind) {
        RandomBoards boards = RandomBoards.of(2);
        return switch (kind) {
            case "cube" -> boards.cube(4);
            case "star" -> boards.star(6, 3);
            case "ring" -> boards.ring(13, 3);
            default -> boards.tiling(outlines(kind), 9);
        };
    }

    /** For each cell of the board its place in a complex, where exactly one lies at its middle. */
    private static int[] places(List<Point> centers, CellComplex complex) {
        return centers.stream()
                .mapToInt(center -> {
                    int[] near = complex.form().places().stream()
                            .filter(place -> {
                                Point at = complex.pose()
                                        .at(complex.cells().get(place).center());
                                return Math.hypot(at.x() - center.x(), at.y() - center.y()) < NEAR * complex.cellSize();
                            })
                            .mapToInt(place -> place)
                            .toArray();
                    assertThat(near).as("places at %s", center).hasSize(1);
                    return near[0];
                })
                .toArray();
    }

    private static void assertSame(Board board, List<Point> centers, CellComplex complex) {
        int[] places = places(centers, complex);
        Set<Link> links = new HashSet<>();
        for (Border border : complex.borders()) {
            int first = indexOf(places, border.first());
            int second = indexOf(places, border.second());
            if (first >= 0 && second >= 0) {
                links.add(Link.between(first, second, Lane.OTHER));
            }
        }
        assertThat(links).isEqualTo(new HashSet<>(board.links()));
    }

    private static int indexOf(int[] places, int place) {
        return IntStream.range(0, places.length)
                .filter(i -> places[i] == place)
                .findFirst()
                .orElse(-1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"cube", "star", "ring", "eight", "tower", "mixed"})
    void cellsAndTheirNeighborsAreThoseOfThePaintedBoard(String kind) {
        RandomBoards.Solved solved = board(kind);
        try (Painted painted = painted(solved, outlines(kind), Progress.INITIAL);
                Frame frame = Frame.of(painted.picture())) {
            CellComplex complex = RegionTiling.outside(frame, List.of()).orElseThrow();
            assertSame(solved.board(), painted.placement().centers(), complex);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"cube", "ring", "eight", "tower", "mixed"})
    void linesGoOnBelowPipes(String kind) {
        RandomBoards.Solved solved = board(kind);
        try (Painted painted = painted(solved, outlines(kind), Progress.some(solved.solution(), 0.4, 1));
                Frame frame = Frame.of(painted.picture())) {
            CellComplex complex = RegionTiling.outside(frame, List.of()).orElseThrow();
            assertSame(solved.board(), painted.placement().centers(), complex);
        }
    }

    @Test
    void squaresAndHexagonsAreLeftToTheirLattices() {
        for (RandomBoards.Solved solved :
                List.of(RandomBoards.of(1).plain(6, 6), RandomBoards.of(1).hex(2))) {
            try (Painted painted = painted(solved, List.of(), Progress.INITIAL);
                    Frame frame = Frame.of(painted.picture())) {
                assertThat(RegionTiling.outside(frame, List.of())).isEmpty();
            }
        }
    }

    @Test
    void aPictureWithoutLinesHasNoCells() {
        Mat gray = new Mat(800, 600, CvType.CV_8UC3, new Scalar(90, 90, 90));
        try (Picture picture = new Picture("gray.png", gray);
                Frame frame = Frame.of(picture)) {
            assertThat(RegionTiling.outside(frame, List.of())).isEmpty();
        }
    }

    @Test
    void whatIsTakenIsNotFoundAgain() {
        try (Painted painted = painted(board("cube"), List.of(), Progress.INITIAL);
                Frame frame = Frame.of(painted.picture())) {
            assertThat(RegionTiling.outside(frame, List.of(painted.placement().corners())))
                    .isEmpty();
        }
    }

    @Test
    void twoCellsWhoseLineIsNotSeenMakeNoBoard() {
        RandomBoards.Solved solved = board("mixed");
        try (Painted painted = painted(solved, outlines("mixed"), Progress.INITIAL)) {
            // Two of the squares, side by side.
            Point first = painted.placement().centers().get(5);
            Point second = painted.placement().centers().get(9);
            // Across the middle of the way from one to the other, nearly as far as the corners.
            double x = (second.x() - first.x()) * 0.45;
            double y = (second.y() - first.y()) * 0.45;
            double middleX = (first.x() + second.x()) / 2;
            double middleY = (first.y() + second.y()) / 2;
            Imgproc.line(
                    painted.picture().pixels(),
                    new org.opencv.core.Point(middleX - y, middleY + x),
                    new org.opencv.core.Point(middleX + y, middleY - x),
                    BLACK,
                    (int) (0.3 * Math.hypot(x, y)));
            try (Frame frame = Frame.of(painted.picture())) {
                CellComplex complex = RegionTiling.outside(frame, List.of()).orElseThrow();
                assertThatThrownBy(() -> board(complex))
                        .isInstanceOf(BoardException.class)
                        .hasMessageContaining("a line ends at the side of a cell");
            }
        }
    }

    @Test
    void aSmallerComplexHasTheRestOfTheCells() {
        try (Painted painted = painted(board("tower"), outlines("tower"), Progress.INITIAL);
                Frame frame = Frame.of(painted.picture())) {
            CellComplex complex = RegionTiling.outside(frame, List.of()).orElseThrow();
            BitSet cells = new BitSet();
            complex.form().places().stream().skip(3).forEach(cells::set);
            CellComplex smaller = complex.form().within(complex, cells);
            assertThat(smaller.form().places()).isEqualTo(cells.stream().boxed().toList());
            assertThat(smaller.borders()).noneMatch(smaller::isStub);
            assertThat(smaller.form().within(smaller, cells)).isSameAs(smaller);
            assertThat(board(smaller).size()).isEqualTo(cells.cardinality());
        }
    }

    /** A board of all places without walls, and with two dots. */
    private static Board board(CellComplex complex) {
        List<Integer> places = complex.form().places();
        BitSet cells = new BitSet();
        places.forEach(cells::set);
        List<BoardForm.Dots> dots = List.of(new BoardForm.Dots("R", places.get(0), places.get(1)));
        return complex.form().board(cells, new BitSet(), new BitSet(), new BitSet(), dots);
    }

    @Test
    void aBoardHasTheOutlinesOfItsCells() {
        try (Painted painted = painted(board("ring"), List.of(), Progress.INITIAL);
                Frame frame = Frame.of(painted.picture())) {
            Optional<CellComplex> complex = RegionTiling.outside(frame, List.of());
            int[] places = places(painted.placement().centers(), complex.orElseThrow());
            BitSet cells = new BitSet();
            IntStream.of(places).forEach(cells::set);
            Board board = board(complex.get().form().within(complex.get(), cells));
            // Four corners, and a point in the middle of both arcs.
            assertThat(board.outlines()).allMatch(outline -> outline.size() == 6);
        }
    }
}
