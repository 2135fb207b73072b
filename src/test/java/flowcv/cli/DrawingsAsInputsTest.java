package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A picture that flowcv drew itself is read as the board that it shows. */
class DrawingsAsInputsTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"samples/7x7.png", "samples/holes.png", "samples/9x9-half-drawn.png"})
    void aDrawingThatIsNamedAloneIsReadLikeAnyPicture(Path sample) throws Exception {
        Path shot = Files.copy(sample, folder.resolve("shot.png"));
        String board = Run.of("recognize", shot).out();
        assertThat(Run.of("solve", shot, "-q").exitCode()).isZero();
        assertThat(Run.of("hint", shot, "--steps", 3, "-q").exitCode()).isZero();
        for (String drawn : new String[] {"shot.solved.png", "shot.hint.png"}) {
            assertThat(Run.of("recognize", folder.resolve(drawn)).out())
                    .as(drawn)
                    .isEqualTo(board);
        }
        assertThat(Run.of("solve", folder.resolve("shot.solved.png"), "--no-overlay")
                        .exitCode())
                .isZero();
    }
}
