package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.read.OpenBorder.Widths;
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
        assertThat(OpenBorder.doubt(outlineWith(line(100, 6)), LINES, Widths.PAINTED))
                .isEmpty();
        assertThat(OpenBorder.doubt(outlineWith(line(60, 6)), LINES, Widths.UNKNOWN))
                .isEmpty();
    }

    @Test
    void whereItIsNoMoreThanALineCellsWereLeftOut() {
        assertThat(OpenBorder.doubt(outlineWith(line(100, 2)), LINES, Widths.PAINTED))
                .isPresent();
        assertThat(OpenBorder.doubt(outlineWith(line(80, 3)), LINES, Widths.PAINTED))
                .isPresent();
    }

    /** Glow beside it takes its contrast, and leaves its width. */
    @Test
    void anOutlineThatIsWideIsOneHoweverFaint() {
        assertThat(OpenBorder.doubt(outlineWith(line(30, 5)), LINES, Widths.PAINTED))
                .isEmpty();
        assertThat(OpenBorder.doubt(outlineWith(line(30, 4.5)), LINES, Widths.PAINTED))
                .isPresent();
        assertThat(OpenBorder.doubt(outlineWith(line(30, 6)), LINES, Widths.UNKNOWN))
                .isPresent();
    }

    @Test
    void inAPhotographAnOutlineBesideALampHasItsWidthAndMoreInkThanALine() {
        List<Side> blurred = Collections.nCopies(4, line(50, 4));
        assertThat(OpenBorder.doubt(outlineWith(line(42, 6)), blurred, Widths.BLURRED))
                .isEmpty();
        assertThat(OpenBorder.doubt(outlineWith(line(42, 6)), blurred, Widths.UNKNOWN))
                .isPresent();
        assertThat(OpenBorder.doubt(outlineWith(line(46, 5.5)), blurred, Widths.BLURRED))
                .isPresent();
        assertThat(OpenBorder.doubt(outlineWith(line(36, 6)), blurred, Widths.BLURRED))
                .isPresent();
        List<Side> oneWider = new ArrayList<>(blurred);
        oneWider.add(line(35, 5.9));
        assertThat(OpenBorder.doubt(outlineWith(line(42, 6)), oneWider, Widths.BLURRED))
                .as("a grid line is as wide")
                .isPresent();
        List<Side> hardlyNarrower = Collections.nCopies(4, line(50, 4.6));
        assertThat(OpenBorder.doubt(outlineWith(line(46, 6)), hardlyNarrower, Widths.BLURRED))
                .isPresent();
    }

    @Test
    void whatIsThickAndWiderThanAnyLineNeedsNoMoreInk() {
        List<Side> blurred = new ArrayList<>(Collections.nCopies(4, line(50, 4)));
        blurred.add(line(35, 5.1));
        assertThat(OpenBorder.doubt(outlineWith(line(32, 6)), blurred, Widths.BLURRED_AND_THICK))
                .isEmpty();
        assertThat(OpenBorder.doubt(outlineWith(line(28, 6)), blurred, Widths.BLURRED_AND_THICK))
                .as("with less ink than a grid line")
                .isPresent();
        blurred.add(line(35, 5.3));
        assertThat(OpenBorder.doubt(outlineWith(line(32, 6)), blurred, Widths.BLURRED_AND_THICK))
                .as("hardly wider than one of them")
                .isPresent();
    }

    @Test
    void whereLinesAreHardlyNarrowerWidthsTellNothing() {
        List<Side> wide = Collections.nCopies(4, line(40, 3));
        assertThat(OpenBorder.doubt(outlineWith(line(20, 6)), wide, Widths.PAINTED))
                .isPresent();
    }

    @Test
    void linesThatAreAllAlikeAreOpenNowhere() {
        assertThat(OpenBorder.doubt(Collections.nCopies(10, line(100, 2)), LINES, Widths.PAINTED))
                .isEmpty();
        assertThat(OpenBorder.doubt(List.of(), List.of(), Widths.PAINTED)).isEmpty();
    }
}
