package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class OddPaintTest {
    private static final int[] DARK = {30, 30, 30};
    private static final int[] TINT = {60, 30, 50};
    private static final SeenColor WALL = new SeenColor(new int[] {120, 170, 190}, DARK, DARK);
    private static final SeenColor YELLOW = new SeenColor(new int[] {70, 180, 200}, DARK, DARK);

    private static List<SeenColor> times(int count, SeenColor color) {
        return Collections.nCopies(count, color);
    }

    /** Of the same hue, so many times as bright above the dark. */
    private static SeenColor lit(double brightness) {
        int[] color = WALL.color().clone();
        for (int channel = 0; channel < color.length; channel++) {
            color[channel] = (int) Math.round(DARK[channel] + brightness * (color[channel] - DARK[channel]));
        }
        return new SeenColor(color, DARK, DARK);
    }

    private static boolean isOdd(SeenColor wall, List<SeenColor> others) {
        List<SeenColor> walls = new ArrayList<>(others);
        walls.add(wall);
        return new OddPaint(walls, List.of()).isOdd(wall);
    }

    @Test
    void aWallOfTheSameColorIsNotOdd() {
        assertThat(isOdd(WALL, times(6, WALL))).isFalse();
        assertThat(isOdd(lit(0.75), times(6, WALL))).isFalse();
        assertThat(isOdd(lit(1.23), times(6, WALL))).isFalse();
    }

    @Test
    void whatIsOfAnotherHueOrBrightnessIs() {
        assertThat(isOdd(YELLOW, times(6, WALL))).isTrue();
        assertThat(isOdd(lit(0.7), times(6, WALL))).isTrue();
        assertThat(isOdd(lit(1.27), times(6, WALL))).isTrue();
    }

    @Test
    void aVignetteDarkensWallsOneByOne() {
        List<SeenColor> walls = new ArrayList<>();
        for (double brightness = 0.8; brightness < 1.15; brightness += 0.05) {
            walls.add(lit(brightness));
        }
        OddPaint paint = new OddPaint(walls, List.of());
        assertThat(walls).noneMatch(paint::isOdd);
        walls.add(YELLOW);
        assertThat(new OddPaint(walls, List.of()).isOdd(YELLOW)).isTrue();
    }

    @Test
    void whereNearlyHalfOfTheWallsAreBrighterNoneIsOdd() {
        List<SeenColor> walls = new ArrayList<>(times(5, lit(0.6)));
        walls.addAll(times(4, WALL));
        OddPaint paint = new OddPaint(walls, List.of());
        assertThat(walls).noneMatch(paint::isOdd);
    }

    @Test
    void overTintsAWallMayBeDarkerInSomeChannels() {
        int[] tint = {110, 60, 30};
        SeenColor red = new SeenColor(new int[] {40, 40, 200}, tint, tint);
        SeenColor noisy = new SeenColor(new int[] {30, 30, 195}, tint, tint);
        assertThat(isOdd(noisy, times(6, red))).isFalse();
        assertThat(isOdd(new SeenColor(new int[] {200, 40, 200}, tint, tint), times(6, red)))
                .isTrue();
    }

    @Test
    void twoStrokesOfSevenAreTold() {
        List<SeenColor> walls = new ArrayList<>(times(5, WALL));
        walls.addAll(times(2, YELLOW));
        assertThat(new OddPaint(walls, List.of()).isOdd(YELLOW)).isTrue();
    }

    @Test
    void wallsBesideATintAreComparedWithSuch() {
        SeenColor tinted = new SeenColor(YELLOW.color(), DARK, TINT);
        assertThat(isOdd(tinted, times(6, WALL))).isFalse();
        SeenColor beside = new SeenColor(WALL.color(), DARK, TINT);
        assertThat(isOdd(tinted, times(6, beside))).isTrue();
        SeenColor under = new SeenColor(YELLOW.color(), TINT, TINT);
        assertThat(isOdd(under, times(6, beside))).isFalse();
    }

    @Test
    void besideATintAWallIsAsMuchBrighterAsTheTint() {
        int[] light = {30, 100, 60};
        int[] white = {200, 240, 220};
        SeenColor wall = new SeenColor(new int[] {120, 240, 220}, DARK, light);
        assertThat(isOdd(wall, times(6, WALL))).isFalse();
        assertThat(isOdd(new SeenColor(white, DARK, light), times(6, WALL))).isTrue();
        assertThat(isOdd(new SeenColor(white, DARK, light), times(3, WALL))).isFalse();
    }

    @Test
    void aFewWallsOrUnlikeOnesTellNothing() {
        assertThat(isOdd(YELLOW, times(3, WALL))).isFalse();
        assertThat(isOdd(YELLOW, times(4, WALL))).isTrue();
        List<SeenColor> mixed = new ArrayList<>(times(4, WALL));
        mixed.addAll(times(3, lit(0.5)));
        assertThat(isOdd(YELLOW, mixed)).isFalse();
    }

    @Test
    void faintWallsTellNothing() {
        SeenColor faint = new SeenColor(new int[] {45, 55, 60}, DARK, DARK);
        SeenColor other = new SeenColor(new int[] {60, 55, 45}, DARK, DARK);
        assertThat(isOdd(other, times(6, faint))).isFalse();
    }

    @Test
    void whereThereAreNoOthersTheOutlineTells() {
        OddPaint paint = new OddPaint(List.of(YELLOW), times(6, WALL));
        assertThat(paint.isOdd(YELLOW)).isTrue();
        assertThat(paint.isOdd(WALL)).isFalse();
        assertThat(paint.isOdd(lit(0.64))).isTrue();
    }

    @Test
    void wallsOfSeveralColorsDoNotAskTheOutline() {
        List<SeenColor> mixed = new ArrayList<>(times(3, YELLOW));
        mixed.addAll(times(3, lit(0.5)));
        assertThat(new OddPaint(mixed, times(6, WALL)).isOdd(YELLOW)).isFalse();
    }

    @Test
    void aDarkerOutlineTellsNothing() {
        assertThat(new OddPaint(List.of(WALL), times(6, lit(0.75))).isOdd(WALL)).isFalse();
        SeenColor other = new SeenColor(new int[] {200, 200, 250}, DARK, DARK);
        assertThat(new OddPaint(List.of(other), times(6, lit(0.6))).isOdd(other))
                .isFalse();
    }
}
