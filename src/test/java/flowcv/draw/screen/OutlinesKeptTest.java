package flowcv.draw.screen;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.Flowcv;
import flowcv.board.Board;
import flowcv.board.Isomorphism;
import flowcv.board.SameBoard;
import flowcv.draw.geometry.Faces;
import flowcv.format.FlowFormat;
import flowcv.image.Images;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.Reading;
import flowcv.read.StageObserver;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A board of a free shape that was read from a picture is drawn so that it is read again. */
class OutlinesKeptTest {
    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @ParameterizedTest
    @ValueSource(strings = {"33-iphone-5-cube.png", "34-pixel-2-star.jpg", "35-galaxy-j3-ring.png"})
    void screenshotsAreDrawnAgain(String name) throws Exception {
        try (Picture picture = Images.decode(Files.readAllBytes(Path.of("testdata", name)), name)) {
            checkDrawnAgain(picture, name);
        }
    }

    static List<Arguments> tilings() {
        return List.of(
                Arguments.of("eight", Tilings.figureEight(2, 8)),
                Arguments.of("tower", Tilings.tower(3, new int[] {3, 2, 1}, 1, 2)),
                Arguments.of("mixed", Tilings.mixed(4, 6, 1, 1)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("tilings")
    void paintedShapesAreDrawnAgain(String name, List<List<Point>> cells) throws Exception {
        Board board = RandomBoards.first(1, seed -> RandomBoards.unique(seed).tiling(cells, 3 + cells.size() / 6))
                .board();
        try (Painted painted = GameScreen.paint(board, cells, Progress.INITIAL, Scene.plain(Devices.PHONE, 1))) {
            checkDrawnAgain(painted.picture(), name);
        }
    }

    static List<Arguments> shapes() {
        return List.of(
                Arguments.of("cube", Tilings.cube(2)),
                Arguments.of("eight", Tilings.figureEight(1, 7)),
                Arguments.of("mixed", Tilings.mixed(3, 4, 1, 1)));
    }

    /** Nothing but its links says how such a board looks. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("shapes")
    void shapesWithoutPlacesAreReadAgain(String name, List<List<Point>> cells) throws Exception {
        Board board = RandomBoards.first(1, seed -> RandomBoards.unique(seed).tiling(cells, 3 + cells.size() / 6))
                .board();
        String text = FlowFormat.write(board).replaceAll("(?m)^(cell \\S+) \\S+ \\S+", "$1 0 0");
        Board placeless = FlowFormat.read(text, name).get(0).board();
        try (Painted painted = GameScreen.paint(placeless, Scene.plain(Devices.PHONE, 2))) {
            assertThat(Isomorphism.test(read(painted.picture()), board)).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"0,0 1,0 2,0", "0,0 1e200,0 0,1e200", "0,0 1e308,0 -1e308,1e308", "0,0 1e-200,0 0,1e-200"})
    void outlinesOfNoUsableSizeAreDerived(String outline) throws Exception {
        String cells =
                "cell a 0 0 A\ncell b 1 0 A\ncell c 0 1 B\ncell d 1 1 B\n" + "link a b\nlink a c\nlink b d\nlink c d\n";
        String outlines = Stream.of("a", "b", "c", "d")
                .map(name -> name + " " + outline)
                .collect(Collectors.joining(" ; ", "outlines: ", "\n"));
        Board with = FlowFormat.read("topology: graph\n" + outlines + "\n" + cells, "with")
                .get(0)
                .board();
        Board without =
                FlowFormat.read("topology: graph\n\n" + cells, "without").get(0).board();
        assertThat(with.outlines()).hasSize(4);
        assertThat(Faces.of(with)).isEqualTo(Faces.of(without));
    }

    private static void checkDrawnAgain(Picture picture, String name) throws Exception {
        Board read = read(picture);
        assertThat(read.outlines()).hasSize(read.size());
        Board written = FlowFormat.read(FlowFormat.write(read), name).get(0).board();
        assertThat(written.outlines()).isEqualTo(read.outlines());
        try (Painted again = GameScreen.paint(written, Scene.plain(Devices.PHONE, 1))) {
            assertThat(SameBoard.test(read(again.picture()), read)).isTrue();
        }
    }

    private static Board read(Picture picture) {
        Reading reading = Flowcv.recognize(picture, StageObserver.NONE);
        assertThat(reading).isInstanceOf(Reading.Read.class);
        return ((Reading.Read) reading).board();
    }
}
