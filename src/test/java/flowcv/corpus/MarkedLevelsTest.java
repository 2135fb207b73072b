package flowcv.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.FingerScenes;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.image.OpenCv;
import flowcv.testing.Shared;
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

    /** A pipe that leaves it, or a mark that is as bright, hides that a head is round: the lattice tells where it is. */
    @ParameterizedTest
    @CsvSource({"15_bridges, 706000009", "26_courtyard, 640000019", "23_hexes, 706000000"})
    void aMarkAroundAHeadThatIsNotSeenRoundIsFound(String pack, long seed) throws Exception {
        assertThat(verdict(pack, seed).kind()).isEqualTo(Verdict.Kind.EXACT);
    }

    /** A pipe leaves no more than the rims of a bridge's strokes, which blur mixes with it. */
    @ParameterizedTest
    @CsvSource({"15_bridges, 375000027", "15_bridges, 375000039", "15_bridges, 375000066"})
    void bridgesUnderPipesAreRead(String pack, long seed) throws Exception {
        assertThat(verdict(pack, seed).kind()).isEqualTo(Verdict.Kind.EXACT);
    }

    /**
     * A red mark lies over a cyan wall; a magenta one over two white walls between hexagons, that looked like lines.
     */
    @ParameterizedTest
    @CsvSource({"26_courtyard, 340000030", "28_party, 712000015"})
    void whatIsStillInDoubtIsNotMisread(String pack, long seed) throws Exception {
        assertThat(verdict(pack, seed).kind()).isNotEqualTo(Verdict.Kind.WRONG);
    }

    private static Verdict verdict(String name, long seed) throws Exception {
        LevelPack pack = LevelPack.read(Shared.folder("levels"), "official_" + name);
        Random random = new Random(seed);
        String id = pack.any(random);
        Board board = pack.boards().get(id);
        Progress progress = Progress.some(pack.solutions().get(id), random.nextDouble(), seed);
        try (Painted screen = GameScreen.paint(board, progress, FingerScenes.random(board, progress, seed));
                Painted photograph = Camera.photograph(screen, Shot.random(seed))) {
            return Verdict.onPhotograph(photograph.picture(), board);
        }
    }
}
