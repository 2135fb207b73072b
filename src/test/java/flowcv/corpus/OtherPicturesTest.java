package flowcv.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where there is no board of the game, none is read, however much the picture looks like one. */
class OtherPicturesTest {
    private static final int SEEDS = 6;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    static Set<String> names() {
        return OtherPictures.all().keySet();
    }

    @ParameterizedTest
    @MethodSource("names")
    void noBoardIsRead(String name) {
        Tally tally = new Tally();
        for (int seed = 0; seed < SEEDS; seed++) {
            tally.add(name, "seed " + seed, OtherPictures.verdict(name, seed));
        }
        assertThat(tally.wrong()).isEmpty();
        assertThat(tally.count(Verdict.Kind.REFUSED)).isEqualTo(SEEDS);
    }
}
