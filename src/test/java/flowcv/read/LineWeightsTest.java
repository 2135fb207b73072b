package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LineWeightsTest {
    private static Side line(double width, double contrast, double beside) {
        return new Side(Side.Kind.LINE, contrast, width, true, beside, 0);
    }

    @Test
    void twoThickLinesDrawNoThinOnesIn() {
        List<Side> lines = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            lines.add(line(3.2 + 0.005 * i, 122, 4));
        }
        lines.add(line(9.4, 255, 0));
        lines.add(line(9.4, 255, 0));
        assertThat(LineWeights.of(lines.toArray(Side[]::new))).containsExactly(LineWeights.ALIKE);
    }

    @Test
    void tintsAndStraddledPixelsDoNotHideADarkOutline() {
        List<Side> lines = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            lines.add(line(1.0 + 0.01 * i, 118, 2));
            lines.add(line(2.1 + 0.01 * i, 48, 22));
            lines.add(line(1.1, 28 + 3.2 * i, 68 - 3.2 * i));
        }
        List<Side> outline = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            outline.add(line(2.8, 122, 1));
            outline.add(line(2.4, 57, 66));
        }
        lines.addAll(outline);
        List<LineWeights> weights = LineWeights.of(lines.toArray(Side[]::new));
        assertThat(weights).hasSize(1);
        assertThat(lines.stream().filter(weights.get(0)::isThick)).containsExactlyElementsOf(outline);
    }

    /** Measured on a photograph; the inner part of the outline was twice as thick as its outer part. */
    @Test
    void wallsThickerThanTheOutlineDoNotMakeItThin() {
        List<Side> lines = new ArrayList<>();
        List<Side> outer = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            lines.add(line(4 + 0.007 * i, 121 + 0.15 * i, 0));
        }
        for (int i = 0; i < 40; i++) {
            outer.add(line(6 + 0.05 * i, 201 + 0.2 * i, 0));
        }
        List<Side> thick = new ArrayList<>(outer);
        for (int i = 0; i < 20; i++) {
            thick.add(line(9.8 + 0.05 * i, 206 + 0.6 * i, 0));
        }
        lines.addAll(thick);
        List<LineWeights> weights = LineWeights.of(lines.toArray(Side[]::new));
        assertThat(weights).doesNotContain(LineWeights.ALIKE);
        assertThat(weights).allSatisfy(each -> assertThat(lines.stream().filter(each::isThick))
                .containsAll(lines.stream().filter(weights.get(0)::isThick).toList()));
        assertThat(weights).anySatisfy(each -> assertThat(lines.stream().filter(each::isThick))
                .containsExactlyElementsOf(thick));
    }

    /** Measured on a small screenshot, where walls are brighter than the outline and lines. */
    @Test
    void brightWallsOnBlackAreAsThickAsThoseOnTints() {
        List<Side> lines = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            lines.add(line(1.05 + 0.01 * i, 78 - 0.9 * i, 8 + 0.9 * i));
            lines.add(line(2.1 + 0.004 * i, 34, 40 + 0.5 * i));
        }
        List<Side> walls = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            walls.add(line(2.8, 211 - 3 * i, 19 + 3 * i));
            walls.add(line(2.7 + 0.05 * i, 165 - 6 * i, 67 + 5 * i));
        }
        lines.addAll(walls);
        for (int i = 0; i < 40; i++) {
            lines.add(line(3, 102 - 0.5 * i, 10 + 0.5 * i));
        }
        List<LineWeights> weights = LineWeights.of(lines.toArray(Side[]::new));
        assertThat(lines.stream().filter(weights.get(0)::isThick)).containsExactlyElementsOf(walls);
        assertThat(weights)
                .allSatisfy(each ->
                        assertThat(walls.stream().filter(each::isThick).count()).isIn(0L, (long) walls.size()));
    }
}
