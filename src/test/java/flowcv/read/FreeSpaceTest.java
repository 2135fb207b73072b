package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.read.disc.Disc;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.opencv.core.Rect;

class FreeSpaceTest {
    private static final int WIDTH = 1000;
    private static final int HEIGHT = 800;
    private static final List<Disc> DOTS = List.of(new Disc(600, 300, 20, 1), new Disc(700, 400, 20, 1));

    @Test
    void withoutBoardsItIsTheWholePicture() {
        assertThat(FreeSpace.around(DOTS, List.of(), WIDTH, HEIGHT)).hasValue(new Rect(0, 0, WIDTH, HEIGHT));
    }

    @Test
    void itEndsAtTheBoardsOnAllSides() {
        List<Rect> taken = List.of(
                new Rect(100, 200, 300, 300),
                new Rect(800, 200, 200, 300),
                new Rect(500, 0, 200, 150),
                new Rect(500, 500, 200, 300));
        assertThat(FreeSpace.around(DOTS, taken, WIDTH, HEIGHT)).hasValue(new Rect(400, 150, 400, 350));
    }

    @Test
    void whatIsNeitherBesideNorAboveLeavesIt() {
        assertThat(FreeSpace.around(DOTS, List.of(new Rect(0, 0, 500, 200)), WIDTH, HEIGHT))
                .hasValue(new Rect(0, 200, WIDTH, 600));
    }

    @Test
    void thereIsNoneAroundABoardThatWasRead() {
        assertThat(FreeSpace.around(DOTS, List.of(new Rect(640, 310, 50, 50)), WIDTH, HEIGHT))
                .isEmpty();
    }
}
