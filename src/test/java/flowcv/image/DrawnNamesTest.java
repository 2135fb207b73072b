package flowcv.image;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DrawnNamesTest {
    @ParameterizedTest
    @CsvSource({"shot.png, .png", "shot.webp, .png", "shot, .png", "shot.jpg, .jpg", "SHOT.JPEG, .jpg"})
    void picturesStayWhatTheyAre(String name, String ending) {
        assertThat(DrawnNames.ending(name)).isEqualTo(ending);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shot.solved.png",
                "shot.solved.jpg",
                "SHOT.SOLVED.JPG",
                "shot.solved-2.png",
                "shot.solved.2.png",
                "shot.solved-2.13.png",
                ".solved.png",
                "a\nb.solved.png"
            })
    void drawnPicturesAreKnown(String name) {
        assertThat(DrawnNames.isDrawn(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "shot.png",
                "solved.png",
                "unsolved.png",
                "shot.solved.png.png",
                "shot.solved",
                "shot.solved-.png"
            })
    void othersAreNone(String name) {
        assertThat(DrawnNames.isDrawn(name)).isFalse();
    }
}
