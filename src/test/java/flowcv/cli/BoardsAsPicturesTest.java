package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.DrawnNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code -o} makes of texts, and of any board as SVG. */
class BoardsAsPicturesTest {
    @TempDir
    Path folder;

    private Path board;

    @BeforeEach
    void copyBoard() throws IOException {
        board = Files.writeString(folder.resolve("board.flow"), Samples.TEXT);
    }

    @Test
    void aSolvedTextIsDrawnInTheFormThatItsNameEndsIn() throws IOException {
        for (String name : List.of("x.svg", "x.png", "x.jpg", "x.webp")) {
            Path drawn = folder.resolve(name);
            Run run = Run.of("solve", board, "-o", drawn);
            assertThat(run.exitCode()).isZero();
            assertThat(run.out()).isEqualTo(Samples.SOLVED);
            assertThat(run.err()).isEqualTo(board + ": solution drawn in " + drawn + "\n");
            assertThat(Files.size(drawn)).isGreaterThan(1000);
        }
        assertThat(folder.resolve("x.svg")).content().contains("<title>R, red, 6 cells</title>");
    }

    @Test
    void withoutAPlaceATextIsNotDrawn() throws IOException {
        assertThat(Run.of("solve", board).exitCode()).isZero();
        assertThat(names()).containsExactly("board.flow");
    }

    @Test
    void theDrawnSolutionOfATextIsReadAsItsBoard() throws IOException {
        Path drawn = folder.resolve("x.png");
        Run.of("solve", board, "-o", drawn);
        assertThat(Run.of("recognize", drawn).out()).isEqualTo(Samples.TEXT);
    }

    @Test
    void aFolderTakesTheBoardsOfATextByTheirNumbers() throws IOException {
        Path two = Files.writeString(folder.resolve("two.flows"), "id: a\n\n" + Samples.TEXT + "\nid: b\n\nAB\nAB\n");
        assertThat(Run.of("solve", board, two, "-o", folder + "/out/").exitCode())
                .isZero();
        assertThat(names(folder.resolve("out")))
                .containsExactly("board.solved.png", "two.solved.1.png", "two.solved.2.png");
        Run run = Run.of("solve", two, "-o", folder.resolve("x.svg"));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("one picture for 2 boards").contains("x/");
        assertThat(folder.resolve("x.svg")).doesNotExist();
    }

    @Test
    void textsOfOneNameLoseNoBoard() throws IOException {
        String two = "id: a\n\nAB\nAB\n\nid: b\n\nAB\nAB\n";
        Path first =
                Files.writeString(Files.createDirectory(folder.resolve("a")).resolve("x.flows"), two);
        Path second =
                Files.writeString(Files.createDirectory(folder.resolve("b")).resolve("x.flows"), two);
        Path third =
                Files.writeString(Files.createDirectory(folder.resolve("c")).resolve("x.flows"), "AB\nAB\n");
        assertThat(Run.of("solve", first, second, third, "-f", "-o", folder + "/out/")
                        .exitCode())
                .isZero();
        assertThat(names(folder.resolve("out")))
                .containsExactly(
                        "x.solved-2.1.png", "x.solved-2.2.png", "x.solved-3.png", "x.solved.1.png", "x.solved.2.png")
                .allMatch(DrawnNames::isDrawn);
    }

    @Test
    void theBoardOfAPictureIsDrawnWithoutIt() {
        Path drawn = folder.resolve("x.svg");
        Run run = Run.of("solve", Samples.PICTURE, "--animate", "-o", drawn);
        assertThat(run.exitCode()).isZero();
        assertThat(drawn).content().contains("Board of 7x7, 7 flows, solved").contains("<animate ");
    }

    @Test
    void stepsAreDrawn() throws IOException {
        for (Object input : List.of(board, Samples.PICTURE)) {
            Path drawn = folder.resolve("x.svg");
            assertThat(Run.of("hint", input, "--steps", 2, "-f", "-o", drawn).exitCode())
                    .isZero();
            assertThat(drawn).content().contains(">1</text>").contains(">2</text>");
        }
        assertThat(Run.of("hint", board, "-o", folder.resolve("x.png")).exitCode())
                .isZero();
        assertThat(Files.size(folder.resolve("x.png"))).isGreaterThan(1000);
    }

    @Test
    void anUnsolvedBoardIsDrawn() {
        Path drawn = folder.resolve("x.svg");
        assertThat(Run.of("draw", board, "-o", drawn).exitCode()).isZero();
        assertThat(drawn).content().contains("Board of 5x5, 5 flows<").doesNotContain("cells");
    }

    @Test
    void nothingIsOverwritten() throws IOException {
        Path drawn = Files.writeString(folder.resolve("x.svg"), "mine");
        Run run = Run.of("solve", board, "-o", drawn);
        assertThat(run.exitCode()).isEqualTo(3);
        assertThat(run.out()).isEqualTo(Samples.SOLVED);
        assertThat(run.err()).contains("exists already");
        assertThat(drawn).hasContent("mine");
    }

    @ParameterizedTest
    @CsvSource({
        "solve board.flow -o x.txt, .svg",
        "hint board.flow -o x.pdf, .svg",
        "draw board.flow -o x.txt, .svg",
        "solve board.flow --animate, only SVG moves",
        "solve board.flow --animate -o x.png, only SVG moves",
        "draw board.flow -o x.svg --camera 1, --camera",
        "draw board.flow -o x.svg --seed 1, --seed"
    })
    void wrongPlacesAreTold(String line, String reason) throws IOException {
        Object[] words = Stream.of(line.split(" "))
                .map(word -> word.contains(".") ? folder.resolve(word).toString() : word)
                .toArray();
        Run run = Run.of(words);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).hasSize(1);
        assertThat(run.err()).contains(reason);
        assertThat(names()).containsExactly("board.flow");
    }

    private List<String> names() throws IOException {
        return names(folder);
    }

    private static List<String> names(Path of) throws IOException {
        try (Stream<Path> files = Files.list(of)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}
