package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Pictures of boards that are no levels of the game: those without a solution, and those with several. */
class NoWitnessTest {
    private static final Pattern CONFIDENCE = Pattern.compile("\"confidence\":([0-9.]+)");
    /** Pairs that would have to cross. */
    private static final String NONE = "A...B\n.....\n.....\n.....\n.....\nB...A\n";

    private static final String ADVICE = "; if it is the board of a look-alike, --no-witness accepts it";

    @TempDir
    private Path folder;

    private static double confidence(Run run) {
        Matcher matcher = CONFIDENCE.matcher(run.out());
        assertThat(matcher.find()).isTrue();
        return Double.parseDouble(matcher.group(1));
    }

    @Test
    void whatNobodyIsAskedAboutIsNotSure() throws IOException {
        for (String board : new String[] {Samples.LOOK_ALIKE, NONE}) {
            Path picture = Samples.drawn(folder, board);
            Run run = Run.of("recognize", picture, "--no-witness", "--json");
            assertThat(run.out()).contains("\"status\":\"recognized\"", "\"witness\":\"not asked\"");
            assertThat(confidence(run)).isPositive().isLessThanOrEqualTo(0.5);
            assertThat(Run.of("recognize", picture, "--no-witness", "-v").err()).contains("without asking");
            Files.delete(picture);
        }
    }

    @Test
    void theSameBoardIsHalfAsSureWithoutTheWitness() {
        Run witnessed = Run.of("recognize", Samples.PICTURE, "--json");
        assertThat(witnessed.out()).contains("\"witness\":\"one solution\"");
        Run unwitnessed = Run.of("recognize", Samples.PICTURE, "--json", "--no-witness");
        assertThat(confidence(unwitnessed)).isEqualTo(confidence(witnessed) / 2);
        assertThat(Run.of("recognize", Samples.BOARD, "--json").out()).contains("\"witness\":null");
    }

    @Test
    void refusalsSayWhoBelievesTheBoard() throws IOException {
        for (String command : new String[] {"recognize", "solve", "hint", "count", "grade", "play"}) {
            Run run = Run.of(command, "--time-limit", "5m", Samples.drawn(folder, NONE));
            assertThat(run.exitCode()).isEqualTo(1);
            assertThat(run.err()).contains("has no solution" + ADVICE);
            Files.delete(folder.resolve("board.png"));
        }
    }

    @Test
    void aBoardWithSeveralSolutionsIsSolvedAsOneOfATextIs() throws IOException {
        Path picture = Samples.drawn(folder, Samples.LOOK_ALIKE);
        assertThat(Run.of("solve", picture, "--no-overlay").exitCode()).isEqualTo(1);
        Run run = Run.of("solve", picture, "--no-witness");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).endsWith("there are other solutions\n");
        assertThat(folder.resolve("board.solved.png")).isNotEmptyFile();
        assertThat(Run.of("solve", picture, "--no-witness", "--no-overlay", "--json")
                        .out())
                .contains("\"status\":\"solved\"", "\"witness\":\"not asked\"", "\"unique\":false");
        assertThat(Run.of("hint", picture, "--no-witness", "--no-overlay").exitCode())
                .isEqualTo(Run.of("hint", folder.resolve("board.flow")).exitCode());
    }

    @Test
    void solutionsOfALookAlikeAreCounted() throws IOException {
        Path picture = Samples.drawn(folder, Samples.LOOK_ALIKE);
        assertThat(Run.of("count", picture).exitCode()).isEqualTo(1);
        assertThat(Run.of("count", picture, "--no-witness").out())
                .isEqualTo(Run.of("count", folder.resolve("board.flow")).out());
        assertThat(Run.of("grade", picture, "--no-witness").err()).contains("it has several solutions");
    }

    @Test
    void aBoardWithoutASolutionIsReadButNotSolved() throws IOException {
        Run run = Run.of("solve", Samples.drawn(folder, NONE), "--no-witness", "--json");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains("\"status\":\"no-solution\"");
        assertThat(folder.resolve("board.solved.png")).doesNotExist();
    }
}
