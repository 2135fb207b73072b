package flowcv.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flowcv.Flowcv;
import flowcv.TimeLimit;
import flowcv.format.FlowFormat;
import flowcv.read.Reading;
import flowcv.read.Stage;
import flowcv.read.StageObserver;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Random;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A reading may be stopped at any moment: it ends, gives its memory back, and leaves its thread as it was. */
@Timeout(300)
class StoppedReadingTest {
    private static final int TIMES = 20;

    @ParameterizedTest
    @ValueSource(strings = {"samples/9x9-half-drawn.png", "samples/hexes.png", "testdata/01-galaxy-s22-5x5.jpg"})
    void givesAllBack(String file) throws Exception {
        Random random = new Random(5);
        try (Picture picture = Images.decode(Files.readAllBytes(Path.of(file)), file)) {
            long held = Mats.held();
            long begun = System.nanoTime();
            Reading whole = read(picture);
            long took = System.nanoTime() - begun;
            assertThat(whole).isInstanceOf(Reading.Read.class);
            assertThat(Mats.held()).isEqualTo(held);

            for (int i = 0; i < TIMES; i++) {
                TimeLimit limit = TimeLimit.of(Duration.ofNanos((long) (random.nextDouble() * took)));
                Reading reading = limit.reading(() -> read(picture));
                assertThat(Mats.held()).isEqualTo(held);
                assertThat(Thread.currentThread().isInterrupted()).isFalse();
                // Where the machine was faster this time, it came to its end.
                if (reading instanceof Reading.Refused refused) {
                    assertThat(refused.stage()).isEqualTo(Stage.TIME);
                } else {
                    assertThat(text(reading)).isEqualTo(text(whole));
                }
            }
            assertThat(text(read(picture))).isEqualTo(text(whole));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = "samples/7x7.png")
    void doesNotBeginOnAnInterruptedThread(String file) throws Exception {
        try (Picture picture = Images.decode(Files.readAllBytes(Path.of(file)), file)) {
            long held = Mats.held();
            Thread.currentThread().interrupt();
            try {
                assertThatThrownBy(() -> read(picture)).isInstanceOf(StoppedException.class);
            } finally {
                assertThat(Thread.interrupted()).isTrue();
            }
            assertThat(Mats.held()).isEqualTo(held);
        }
    }

    private static String text(Reading reading) {
        return FlowFormat.write(((Reading.Read) reading).board());
    }

    private static Reading read(Picture picture) {
        return Flowcv.recognize(picture, StageObserver.NONE);
    }
}
