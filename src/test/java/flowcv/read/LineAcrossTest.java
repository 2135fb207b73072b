package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A line of a few levels, with soft edges, on what is dark on its one side and lighter on the other. */
class LineAcrossTest {
    private static final double PITCH = 80;
    private static final double DARK = 29;
    private static final double FAINT = 3;

    private static LineAcross across(double line, double step, double leastContrast) {
        int reach = LineAcross.reach(PITCH);
        double[] profile = IntStream.rangeClosed(-reach, reach)
                .mapToDouble(at -> DARK + step / (1 + Math.exp(-2.0 * at)) + line * Math.exp(-at * at / 4.0))
                .toArray();
        return new LineAcross(profile, PITCH, leastContrast);
    }

    private static Side.Kind kind(LineAcross across) {
        return across.line(across.top()).kind();
    }

    @ParameterizedTest
    @CsvSource({"0, 3", "2, 3", "7, 3", "-7, 3", "0, 8"})
    void aLineStandsOut(double step, double leastContrast) {
        assertThat(kind(across(9, step, leastContrast))).isEqualTo(Side.Kind.LINE);
    }

    /** Where a screen ends, a board's border has little left of its contrast: enough where all lines have few levels. */
    @Test
    void onAStepFaintLinesAreTakenAlone() {
        LineAcross faint = across(4.5, 8, FAINT);
        Side side = faint.line(faint.top());

        assertThat(side.kind()).isEqualTo(Side.Kind.LINE);
        assertThat(side.contrast()).isLessThan(FAINT);
        assertThat(kind(across(2.5, 0, FAINT))).isEqualTo(Side.Kind.MISSING);
        assertThat(kind(across(4.5, 8, SideReader.LEAST_CONTRAST))).isEqualTo(Side.Kind.MISSING);
    }

    @ParameterizedTest
    @CsvSource({"7, 0", "7, 0.5", "20, 1", "-20, 1"})
    void aStepAloneIsNoLine(double step, double overshoot) {
        assertThat(kind(across(overshoot, step, FAINT))).isEqualTo(Side.Kind.MISSING);
    }
}
