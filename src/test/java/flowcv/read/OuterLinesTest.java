package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class OuterLinesTest {
    private static final List<Side> LINES = Collections.nCopies(40, line(100));
    private static final List<Side> OUTLINE = Collections.nCopies(20, line(180));

    private static Side line(double ink) {
        return new Side(Side.Kind.LINE, ink / 4, 4, true);
    }

    private static List<Side> with(List<Side> lines, double... inks) {
        return Stream.concat(lines.stream(), DoubleStream.of(inks).mapToObj(OuterLinesTest::line))
                .toList();
    }

    private static LineWeights only(List<LineWeights> weights) {
        assertThat(weights).isNotEmpty();
        return weights.get(0);
    }

    @Test
    void anOutlineIsHeavierThanAllLinesWithin() {
        LineWeights weights = only(new OuterLines(OUTLINE, with(LINES, 140, 80)).weights(0));

        assertThat(weights.isThick(line(180))).isTrue();
        assertThat(weights.isThick(line(140))).isFalse();
    }

    @Test
    void wallsWithinAreAsHeavyOrHeavier() {
        LineWeights weights = only(new OuterLines(OUTLINE, with(LINES, 400, 420, 200)).weights(0));

        assertThat(weights.isThick(line(200))).isTrue();
        assertThat(weights.isThick(line(400))).isTrue();
        assertThat(weights.isThick(line(100))).isFalse();
    }

    @Test
    void whereNothingPartsThemNothingIsTold() {
        assertThat(new OuterLines(OUTLINE, with(LINES, 172)).weights(0))
                .as("no gap")
                .isEmpty();
        assertThat(new OuterLines(with(OUTLINE, 105), LINES).weights(0))
                .as("one faint line of the outline")
                .isEmpty();
        assertThat(new OuterLines(Collections.nCopies(20, line(130)), LINES).weights(0))
                .as("hardly heavier")
                .isEmpty();
        assertThat(new OuterLines(OUTLINE.subList(0, 8), LINES).weights(0))
                .as("too few")
                .isEmpty();
        assertThat(new OuterLines(OUTLINE, Collections.nCopies(40, line(200))).weights(0))
                .as("lighter than what is within")
                .isEmpty();
        assertThat(new OuterLines(List.of(), List.of()).weights(0)).isEmpty();
    }

    @Test
    void aFewLinesOfAnOutlineMayBeFaint() {
        OuterLines lines = new OuterLines(with(OUTLINE, 105, 90), LINES);

        assertThat(lines.weights(0.05)).isEmpty();
        assertThat(only(lines.weights(0.1)).isThick(line(180))).isTrue();
    }

    /** Light over a few lines: those of the outline have as much ink as some within, but are wider. */
    @Test
    void whereInkDoesNotTellWidthAndInkDo() {
        List<Side> outline = with(Collections.nCopies(19, new Side(Side.Kind.LINE, 24, 7.5, true)));
        List<Side> faint = Stream.concat(outline.stream(), Stream.of(new Side(Side.Kind.LINE, 14, 7.5, true)))
                .toList();
        List<Side> lines = with(LINES, 104);
        List<LineWeights> weights = new OuterLines(faint, lines).weights(0);

        assertThat(weights).hasSize(2).allSatisfy(each -> {
            assertThat(each.isThick(faint.get(19))).isTrue();
            assertThat(lines).noneMatch(each::isThick);
        });
    }

    /** Light takes half of their ink from some lines, but leaves them as wide. */
    @Test
    void whereLightIsUnevenWidthTells() {
        List<Side> outline = new ArrayList<>();
        List<Side> within = new ArrayList<>();
        for (int contrast = 30; contrast < 70; contrast += 2) {
            outline.add(new Side(Side.Kind.LINE, contrast, 7.2, true));
            within.add(new Side(Side.Kind.LINE, contrast, 5.8, true));
        }
        within.add(new Side(Side.Kind.LINE, 150, 7.8, true));
        LineWeights weights = only(new OuterLines(outline, within).weights(0));

        assertThat(outline).allMatch(weights::isThick);
        assertThat(within.stream().filter(weights::isThick)).hasSize(1);
        within.add(new Side(Side.Kind.LINE, 40, 7, true));
        assertThat(new OuterLines(outline, within).weights(0))
                .as("a line as wide, nearly")
                .isEmpty();
    }
}
