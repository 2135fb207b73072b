package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.draw.screen.Devices;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.image.Images;
import flowcv.image.Mats;
import flowcv.image.OpenCv;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.opencv.core.Core;
import org.opencv.core.Mat;

/** A split screen shows two boards; each command says what becomes of each. */
class SeveralBoardsCommandsTest {
    @TempDir
    static Path painted;

    @TempDir
    Path folder;

    private Path split;

    @BeforeAll
    static void paint() throws Exception {
        OpenCv.load();
        try (Mats mats = new Mats()) {
            Mat both = mats.mat();
            Core.hconcat(List.of(screen(mats, 1), screen(mats, 2)), both);
            Images.write(both, painted.resolve("split.png"), false);
        }
    }

    @BeforeEach
    void copy() throws Exception {
        split = Files.copy(painted.resolve("split.png"), folder.resolve("split.png"));
    }

    private static Mat screen(Mats mats, int seed) {
        RandomBoards.Solved solved = RandomBoards.unique(seed).plain(6, 6);
        try (Painted painted = GameScreen.paint(solved.board(), Scene.plain(Devices.PHONE, seed))) {
            return mats.keep(painted.picture().pixels().clone());
        }
    }

    @Test
    void solveTellsBothAndDrawsOnePicture() throws Exception {
        Run run = Run.of("solve", split, "--json");
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines()).hasSize(2);
        assertThat(run.outLines().get(0)).contains("\"id\":\"1\"").contains("\"status\":\"solved\"");
        assertThat(run.outLines().get(1)).contains("\"id\":\"2\"").contains("split.solved.png");
        assertThat(Files.list(folder)).hasSize(2);
    }

    @Test
    void recognizeAndCountNumberThem() {
        assertThat(Run.of("recognize", split, "--json").outLines())
                .hasSize(2)
                .allMatch(line -> line.contains("\"status\":\"recognized\""));
        Run counted = Run.of("count", split);
        assertThat(counted.exitCode()).isZero();
        assertThat(counted.outLines()).hasSize(2).allMatch(line -> line.contains("1"));
    }

    @Test
    void hintsAreGivenForBothAndDrawnInOnePicture() throws Exception {
        Run run = Run.of("hint", split, "--json");
        assertThat(run.exitCode()).isZero();
        assertThat(run.outLines()).hasSize(2);
        assertThat(run.outLines().get(0)).contains("\"id\":\"1\"").contains("split.hint.png");
        assertThat(run.outLines().get(1)).contains("\"id\":\"2\"");
        assertThat(Files.list(folder)).hasSize(2);
    }

    @Test
    void batchTellsBothInOneLine() throws Exception {
        Path out = folder.resolve("out");
        Run run = Run.of("batch", split, "-o", out, "-q");
        assertThat(run.exitCode()).isZero();
        assertThat(Files.readAllLines(out.resolve("results.jsonl")))
                .singleElement()
                .asString()
                .contains("\"id\":\"1\"")
                .contains("\"others\":[{")
                .contains("\"id\":\"2\"")
                .doesNotContain("\"solution\":null");
        assertThat(Files.readString(out.resolve("results.csv"))).contains("2 boards, 2 of them solved");
    }
}
