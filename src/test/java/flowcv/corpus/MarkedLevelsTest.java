package flowcv.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.FingerScenes;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.format.BoardEntry;
import flowcv.format.FlowFormat;
import flowcv.format.SolutionsFormat;
import flowcv.image.OpenCv;
import flowcv.testing.Shared;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Photographs of half drawn official levels on which a finger rests. */
class MarkedLevelsTest {
    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** Walls and outlines in doubt below the mark; a corner of a border far off a lattice that was taken for upright. */
    @ParameterizedTest
    @CsvSource({"28_party, 345000165", "39_starField, 345000141", "27_warps, 348000033"})
    void whatIsInDoubtBelowAMarkIsReadWithoutIt(String pack, long seed) throws Exception {
        assertThat(verdict(pack, seed).kind()).isEqualTo(Verdict.Kind.EXACT);
    }

    /** A red mark lies over a cyan wall. */
    @ParameterizedTest
    @CsvSource("26_courtyard, 340000030")
    void whatIsStillInDoubtIsNotMisread(String pack, long seed) throws Exception {
        assertThat(verdict(pack, seed).kind()).isNotEqualTo(Verdict.Kind.WRONG);
    }

    private static Verdict verdict(String name, long seed) throws Exception {
        Path folder = Shared.folder("levels");
        String pack = "official_" + name;
        List<BoardEntry> entries = FlowFormat.read(Files.readString(folder.resolve(pack + ".flows")), pack);
        Map<String, Board> boards = new LinkedHashMap<>();
        entries.forEach(entry -> boards.put(entry.id().orElseThrow(), entry.board()));
        Map<String, Solution> solutions =
                SolutionsFormat.read(Files.readString(folder.resolve(pack + ".solutions")), pack, boards);
        Random random = new Random(seed);
        String id = entries.get(random.nextInt(entries.size())).id().orElseThrow();
        Board board = boards.get(id);
        Progress progress = Progress.some(solutions.get(id), random.nextDouble(), seed);
        try (Painted screen = GameScreen.paint(board, progress, FingerScenes.random(board, progress, seed));
                Painted photograph = Camera.photograph(screen, Shot.random(seed))) {
            return Verdict.onPhotograph(photograph.picture(), board);
        }
    }
}
