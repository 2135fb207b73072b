package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import flowcv.image.Picture;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class StraightWordsTest {
    private static final Witness ALL = board -> Witness.Testimony.ONE_SOLUTION;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** What is told of a straightened part, from the first sentence on. */
    private static List<String> told(double degrees) {
        List<String> told = new ArrayList<>();
        try (Picture picture = DrawnSquares.plain().turned(degrees).picture()) {
            new Recognizer(ALL, Recognizer.LEAST_CONFIDENCE, StageObserver.NONE.telling(told::add)).recognize(picture);
        }
        return told.stream()
                .filter(sentence -> sentence.startsWith("straightened"))
                .toList();
    }

    @Test
    void itIsToldByHowMuchAPictureWasTurnedBeforeItsStagesAre() {
        List<String> told = told(17);
        assertThat(told.get(0))
                .matches("straightened: turned by 1[67]\\.\\d degrees counterclockwise, cells of \\d+\\.\\d pixels,"
                        + " of (79|80)\\.\\d.* in the picture");
        assertThat(told.get(1)).startsWith("straightened: found ");
        assertThat(told).anyMatch(sentence -> sentence.startsWith("straightened, brightness 112: found 5x5 cells"));
    }

    @Test
    void theOtherWayRoundItIsClockwise() {
        assertThat(told(-17).get(0)).matches("straightened: turned by 1[67]\\.\\d degrees clockwise, .*");
    }

    @Test
    void anglesAreToldWithoutASign() {
        assertThat(StraightWords.turn(-1.26)).isEqualTo("1.3 degrees clockwise");
        assertThat(StraightWords.turn(12)).isEqualTo("12.0 degrees counterclockwise");
    }
}
