package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files of the project that commands are tried on. */
final class Samples {
    static final Path PICTURE = Path.of("samples", "7x7.png");
    static final Path BOARD = Path.of("samples", "7x7.flow");

    /** A board with one solution, which the letters show. */
    static final String TEXT = "R.G.Y\n..B.O\n.....\n.G.Y.\n.RBO.\n";

    static final String SOLVED = "RGGYY\nRGBYO\nRGBYO\nRGBYO\nRRBOO\n";

    /** A board without a solution: the flows of two pairs would have to cross. */
    static final String CROSSED = "RG\nGR\n";

    /** A board with two solutions: along the rows and along the columns. */
    static final String AMBIGUOUS = "R..\n...\n..R\n";

    /** Two pairs with many ways to join them: a legal puzzle of a look-alike, no level of the game. */
    static final String LOOK_ALIKE = "A...B\n.....\n.....\n.....\n.....\nA...B\n";

    private Samples() {}

    /** A picture of a board in a folder. */
    static Path drawn(Path folder, String text) throws IOException {
        Path board = Files.writeString(folder.resolve("board.flow"), text);
        Path picture = folder.resolve("board.png");
        assertThat(Run.of("draw", board, "-o", picture).exitCode()).isZero();
        return picture;
    }
}
