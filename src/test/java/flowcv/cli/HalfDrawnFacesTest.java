package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.Flowcv;
import flowcv.draw.screen.Device;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.Drawn;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.image.OpenCv;
import flowcv.image.Point;
import flowcv.read.Reading;
import flowcv.read.StageObserver;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Pipes on hexagons and on boards of free shapes are read, and hints go on from them. */
class HalfDrawnFacesTest {
    private static final Device PHONE = Devices.PHONE;

    @TempDir
    Path folder;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    static Stream<Arguments> boards() {
        return Stream.of(
                Arguments.of("hexes", RandomBoards.unique(3).hex(2)),
                Arguments.of("star", RandomBoards.unique(3).star(5, 2)),
                Arguments.of("ring", RandomBoards.unique(4).ring(11, 2)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("boards")
    void drawnPipesAreRead(String name, RandomBoards.Solved solved) {
        Progress progress = Progress.some(solved.solution(), 0.6, 1);
        try (Painted painted = GameScreen.paint(solved.board(), progress, Scene.plain(PHONE, 1))) {
            Reading.Read read = (Reading.Read) Flowcv.recognize(painted.picture(), StageObserver.NONE);
            List<Point> truth = painted.placement().centers();
            Set<Set<Integer>> seen = new HashSet<>();
            read.drawn()
                    .forEach(link -> seen.add(Set.of(
                            nearest(truth, read.placement().centers().get(link.first())),
                            nearest(truth, read.placement().centers().get(link.second())))));
            Set<Set<Integer>> expected = new HashSet<>();
            for (Drawn flow : progress.flows()) {
                for (int i = 1; i < flow.places().size(); i++) {
                    expected.add(Set.of(flow.places().get(i - 1), flow.places().get(i)));
                }
            }
            assertThat(seen).isEqualTo(expected).isNotEmpty();
        }
    }

    private static int nearest(List<Point> centers, Point point) {
        int nearest = 0;
        for (int i = 1; i < centers.size(); i++) {
            if (distance(centers.get(i), point) < distance(centers.get(nearest), point)) {
                nearest = i;
            }
        }
        return nearest;
    }

    private static double distance(Point a, Point b) {
        return Math.hypot(a.x() - b.x(), a.y() - b.y());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("boards")
    void hintsGoOnFromThere(String name, RandomBoards.Solved solved) throws Exception {
        Progress progress = Progress.some(solved.solution(), 0.6, 1);
        Path initial = paint(solved, Progress.INITIAL);
        Path drawn = paint(solved, progress);
        Run fromThere = Run.of("hint", drawn, "--no-overlay", "--steps", 1000);
        Run fromTheBeginning = Run.of("hint", initial, "--no-overlay", "--steps", 1000);
        assertThat(fromThere.exitCode()).isZero();
        assertThat(fromThere.err()).isEqualTo(drawn + ": that completes the board\n");
        // What is drawn already is not told again.
        assertThat(fromThere.outLines())
                .isNotEmpty()
                .hasSizeLessThan(fromTheBeginning.outLines().size());
        assertThat(fromThere.out()).doesNotContain("is wrong");
    }

    private Path paint(RandomBoards.Solved solved, Progress progress) throws Exception {
        try (Painted painted = GameScreen.paint(solved.board(), progress, Scene.plain(PHONE, 1))) {
            Path file = folder.resolve((progress.flows().isEmpty() ? "initial." : "drawn.") + painted.extension());
            return Files.write(file, painted.file());
        }
    }
}
