package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How sure a board of a picture has to be, and what is told of boards that are no levels of the game. */
class MinConfidenceTest {
    private static final Pattern CONFIDENCE = Pattern.compile("\"confidence\":([0-9.]+)");
    /** Pairs that would have to cross. */
    private static final String NONE = "A...B\n.....\n.....\n.....\n.....\nB...A\n";
    /** A board of hexagons with several solutions. */
    private static final String HEXAGONS = "topology: hex\n\nA...B\n.....\n.....\n.....\nA...B\n";

    @TempDir
    private Path folder;

    private static double confidence(Run run) {
        Matcher matcher = CONFIDENCE.matcher(run.out());
        assertThat(matcher.find()).isTrue();
        return Double.parseDouble(matcher.group(1));
    }

    @Test
    void aBoardWithSeveralSolutionsIsReadWithALowerConfidenceAndANote() throws IOException {
        Path picture = Samples.drawn(folder, Samples.LOOK_ALIKE);
        Run run = Run.of("recognize", picture, "--min-confidence", "0.6");
        assertThat(run.exitCode()).isZero();
        assertThat(run.out().replaceAll("[A-Za-z]", "x")).isEqualTo(Samples.LOOK_ALIKE.replaceAll("[A-Z]", "x"));
        assertThat(run.err()).contains(" % sure, as the board has several solutions");
        Run json = Run.of("recognize", picture, "--json", "--min-confidence", "0.6");
        assertThat(json.out()).contains("\"unique\":false");
        Run level = Run.of("recognize", Samples.PICTURE, "--json");
        assertThat(level.out()).contains("\"unique\":true", "\"cause\":null");
        assertThat(confidence(json)).isLessThan(confidence(level));
    }

    @Test
    void oneOfItsSolutionsIsShownAndTheOthersAreNamed() throws IOException {
        Path picture = Samples.drawn(folder, Samples.LOOK_ALIKE);
        Run run = Run.of("solve", picture, "--min-confidence", "0.6");
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).contains("there are other solutions; --max-solutions all prints them");
        assertThat(folder.resolve("board.solved.png")).isNotEmptyFile();
        assertThat(Run.of("solve", picture, "--no-overlay", "--json", "--min-confidence", "0.6")
                        .out())
                .contains("\"status\":\"solved\"", "\"unique\":false");
        assertThat(Run.of("solve", picture, "--no-overlay", "--unique", "--min-confidence", "0.6")
                        .out())
                .endsWith("there are other solutions\n");
        assertThat(Run.of("count", picture, "--min-confidence", "0.6").out())
                .isEqualTo(Run.of("count", folder.resolve("board.flow")).out());
        assertThat(Run.of("grade", picture, "--min-confidence", "0.6").err()).contains("it has several solutions");
    }

    @Test
    void whatIsLessSureIsRefusedAndTheRefusalSaysWhatAcceptsIt() throws IOException {
        Path picture = Samples.drawn(folder, Samples.LOOK_ALIKE);
        for (String command : new String[] {"recognize", "solve", "hint", "count", "grade", "play"}) {
            Run run = Run.of(command, "--min-confidence", "1", picture);
            assertThat(run.exitCode()).as(command).isEqualTo(1);
            assertThat(run.err())
                    .containsPattern("only [0-9]+ % sure, as it has several solutions.*; --min-confidence 0[.][0-9]{2}"
                            + " accepts it");
        }
        assertThat(Run.of("recognize", "--json", "--min-confidence", "1", picture)
                        .out())
                .contains("\"stage\":\"cells\"", "\"cause\":\"unsure\"", "\"board\":null", "\"doubts\":[");
        Path output = folder.resolve("solved");
        assertThat(Run.of("batch", "--min-confidence", "1", picture, "-o", output)
                        .exitCode())
                .isEqualTo(1);
        assertThat(Files.readString(output.resolve("results.jsonl"))).contains("\"cause\":\"unsure\"");
        assertThat(Run.of("batch", "--min-confidence", "0.6", picture, "-o", output)
                        .exitCode())
                .as("other results are made for another confidence")
                .isZero();
        assertThat(Files.readString(output.resolve("results.jsonl"))).contains("\"unique\":false");
    }

    @Test
    void hexagonsWithSeveralSolutionsAreReadAsSquaresAre() throws IOException {
        Path picture = Samples.drawn(folder, HEXAGONS);
        Run run = Run.of("recognize", picture, "--json", "--min-confidence", "0.5");
        assertThat(run.out()).contains("\"status\":\"recognized\"", "\"unique\":false");
        assertThat(confidence(run)).isLessThan(1);
    }

    @Test
    void aBoardWithoutASolutionIsNeverBelieved() throws IOException {
        Path picture = Samples.drawn(folder, NONE);
        Run run = Run.of("solve", picture, "--min-confidence", "0", "--json");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.out()).contains("\"stage\":\"solution\"", "\"cause\":\"no-solution\"");
        assertThat(folder.resolve("board.solved.png")).doesNotExist();
        assertThat(Run.of("recognize", picture).err()).doesNotContain("--min-confidence");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.01", "-0.5", "0,5", "80%", "high", "NaN"})
    void wrongConfidencesAreTold(String value) {
        for (String command : new String[] {"solve", "batch"}) {
            Run run = Run.of(command, "--min-confidence=" + value, Samples.PICTURE, "-o", folder.resolve("out/"));
            assertThat(run.exitCode()).isEqualTo(2);
            assertThat(run.err()).contains("'" + value + "': expected a number of 0 to 1, as 0.8");
        }
    }
}
