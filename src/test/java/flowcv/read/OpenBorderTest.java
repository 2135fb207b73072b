package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An outline of ten sides around lines that are all alike. */
class OpenBorderTest {
    private static final List<Side> LINES = Collections.nCopies(4, line(100, 2));

    private static Side line(double contrast, double width) {
        return new Side(Side.Kind.LINE, contrast, width, true);
    }

    /** @param last the last of the sides around the cells */
    private static List<Side> outlineWith(Side last) {
        List<Side> outline = new ArrayList<>(Collections.nCopies(9, line(100, 6)));
        outline.add(last);
        return outline;
    }

    @Test
    void anOutlineAllAroundIsClosed() {
        assertThat(OpenBorder.doubt(outlineWith(line(100, 6)), LINES, true)).isEmpty();
        assertThat(OpenBorder.doubt(outlineWith(line(60, 6)), LINES, false)).isEmpty();
    }

    @Test
    void whereItIsNoMoreThanALineCellsWereLeftOut() {
        assertThat(OpenBorder.doubt(outlineWith(line(100, 2)), LINES, true)).isPresent();
        assertThat(OpenBorder.doubt(outlineWith(line(80, 3)), LINES, true)).isPresent();
    }

    /** Glow beside it takes its contrast, and leaves its width. */
    @Test
    void anOutlineThatIsWideIsOneHoweverFaint() {
        assertThat(OpenBorder.doubt(outlineWith(line(30, 5)), LINES, true)).isEmpty();
        assertThat(OpenBorder.doubt(outlineWith(line(30, 4.5)), LINES, true)).isPresent();
        assertThat(OpenBorder.doubt(outlineWith(line(30, 6)), LINES, false)).isPresent();
    }

    @Test
    void whereLinesAreHardlyNarrowerWidthsTellNothing() {
        List<Side> wide = Collections.nCopies(4, line(40, 3));
        assertThat(OpenBorder.doubt(outlineWith(line(20, 6)), wide, true)).isPresent();
    }

    @Test
    void linesThatAreAllAlikeAreOpenNowhere() {
        assertThat(OpenBorder.doubt(Collections.nCopies(10, line(100, 2)), LINES, true))
                .isEmpty();
        assertThat(OpenBorder.doubt(List.of(), List.of(), true)).isEmpty();
    }
}
