package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class WallPaintTest {
    private static final int[] BLUE = {192, 149, 102};
    private static final int[] PALE = {241, 214, 240};
    private static final int[] WHITE = {255, 255, 255};

    private static WallPaint of(int[]... walls) {
        return paint(List.of(walls), List.of(walls), true);
    }

    private static WallPaint paint(List<int[]> walls, List<int[]> all, boolean isLit) {
        return new WallPaint(onBlack(walls), onBlack(all), isLit);
    }

    private static List<SeenColor> onBlack(List<int[]> colors) {
        return colors.stream().map(SeenColor::onBlack).toList();
    }

    /** Of four blue ones, and some of another color. */
    private static WallPaint someOf(int others) {
        List<int[]> all = new ArrayList<>(List.of(BLUE, BLUE, BLUE, BLUE));
        all.addAll(Collections.nCopies(others, PALE));
        return paint(List.of(BLUE, BLUE, BLUE, BLUE), all, true);
    }

    private static int[] near(int[] color, int by) {
        return new int[] {color[0] - by, color[1] + by, color[2] - by};
    }

    @Test
    void aWallIsPaintedAsMostAre() {
        assertThat(of(BLUE, BLUE, near(BLUE, 20), near(BLUE, -20)).isOf(near(BLUE, 30)))
                .isTrue();
        assertThat(of(PALE, PALE, near(PALE, 6), near(PALE, -6)).isOf(near(PALE, 8)))
                .isTrue();
    }

    @Test
    void strokesOfOtherColorsAreNot() {
        WallPaint paint = of(BLUE, BLUE, BLUE, BLUE);
        assertThat(paint.isOf(new int[] {32, 32, 255})).isFalse();
        assertThat(paint.isOf(new int[] {201, 10, 255})).isFalse();
        assertThat(paint.isOf(WHITE)).isFalse();
        int[] red = {30, 30, 200};
        assertThat(of(red, red, red, red).isOf(new int[] {30, 86, 200})).isFalse();
        assertThat(of(PALE, PALE, PALE, PALE).isOf(new int[] {254, 234, 254})).isFalse();
    }

    @Test
    void whatIsWhiteMayBeOverExposed() {
        assertThat(of(WHITE, WHITE, WHITE, WHITE).isOf(WHITE)).isFalse();
    }

    @Test
    void overExposedWallsHaveTheColorThatIsLeftOfThem() {
        int[] washed = {239, 253, 254};
        WallPaint paint = of(washed, washed, washed, washed);

        assertThat(paint.isOf(new int[] {241, 253, 254})).isTrue();
        assertThat(paint.isOf(new int[] {244, 253, 254})).as("white, in noise").isFalse();
        assertThat(paint.isOf(new int[] {239, 240, 241})).as("gray").isFalse();
        int[] white = {245, 253, 254};
        assertThat(of(white, white, white, white).isOf(white)).isFalse();
    }

    @Test
    void wallsThatTellNoHueAreOfThePaint() {
        assertThat(paint(
                                List.of(BLUE, BLUE, BLUE, BLUE),
                                List.of(BLUE, BLUE, BLUE, BLUE, BLUE, BLUE, PALE, PALE, PALE),
                                true)
                        .isOf(BLUE))
                .isTrue();
        assertThat(paint(List.of(BLUE, BLUE, BLUE, BLUE), Collections.nCopies(11, BLUE), true)
                        .isOf(BLUE))
                .as("most of them speak for themselves alone")
                .isFalse();
    }

    @Test
    void aFewWallsOrSuchOfSeveralColorsTellNothing() {
        assertThat(of(BLUE, BLUE, BLUE).isOf(BLUE)).isFalse();
        assertThat(of(BLUE, BLUE, BLUE, BLUE, PALE, PALE, PALE).isOf(BLUE)).isFalse();
        assertThat(someOf(2).isOf(BLUE)).isTrue();
        assertThat(someOf(3).isOf(BLUE))
                .as("most of what looks like walls is of other colors")
                .isFalse();
    }

    @Test
    void whereWhiteIsSeenDarkerGrayIsNoPaint() {
        int[] dim = {69, 118, 69};
        WallPaint paint = paint(List.of(dim, dim, dim, dim), List.of(dim, dim, dim, dim), false);

        assertThat(paint.isOf(near(dim, 8))).isTrue();
        assertThat(paint.isOf(new int[] {80, 80, 80})).isFalse();
        assertThat(paint(List.of(dim, dim, dim, dim), List.of(dim, dim, dim, dim), true)
                        .isOf(new int[] {80, 80, 80}))
                .isTrue();
    }

    @Test
    void lightMayWhitenAWallLess() {
        int[] whitened = {230, 255, 255};
        WallPaint paint = of(whitened, whitened, whitened, whitened);

        assertThat(paint.isOf(new int[] {218, 255, 255})).isTrue();
        assertThat(paint.isOf(new int[] {205, 255, 255})).isTrue();
        assertThat(paint.isOf(new int[] {200, 255, 255})).as("yellow").isFalse();
        assertThat(paint.isOf(new int[] {218, 255, 225})).as("green").isFalse();
    }

    @Test
    void whatNoLightWhitensIsAsDeepAsTheOthers() {
        int[] orange = {0, 140, 255};
        assertThat(of(orange, orange, orange, orange).isOf(new int[] {0, 40, 255}))
                .isFalse();
        assertThat(of(BLUE, BLUE, BLUE, BLUE).isOf(new int[] {192, 100, 40})).isFalse();
    }

    @Test
    void aWallInAPhotographMayBeSeenALittleDarker() {
        int[] usual = {236, 219, 230};
        List<int[]> walls = Collections.nCopies(4, usual);

        assertThat(paint(walls, walls, false).isOf(new int[] {226, 210, 220})).isTrue();
        assertThat(paint(walls, walls, false).isOf(new int[] {226, 226, 226}))
                .as("a white stroke, darker as well")
                .isFalse();
        assertThat(paint(walls, walls, false).isOf(new int[] {218, 202, 212}))
                .as("far darker")
                .isFalse();
        assertThat(paint(walls, walls, true).isOf(new int[] {226, 210, 220}))
                .as("in a screenshot nothing is darker")
                .isFalse();
    }

    @Test
    void grayIsNoPaintOfWallsThatAreNearlyWhite() {
        List<int[]> walls = Collections.nCopies(6, new int[] {246, 244, 245});

        assertThat(paint(walls, walls, false).isOf(new int[] {236, 236, 236})).isFalse();
        assertThat(paint(walls, walls, false).isOf(new int[] {225, 225, 225})).isFalse();
    }

    @Test
    void amongManyWallsInAPhotographOneMayBeALittleOff() {
        int[] usual = {176, 164, 146};
        int[] off = {164, 158, 149};
        List<int[]> few = Collections.nCopies(19, usual);
        List<int[]> many = Collections.nCopies(20, usual);

        assertThat(paint(few, few, false).isOf(off)).isFalse();
        assertThat(paint(many, many, false).isOf(off)).isTrue();
        assertThat(paint(many, many, false).isOf(new int[] {176, 176, 176}))
                .as("white")
                .isFalse();
        List<int[]> red = Collections.nCopies(20, new int[] {0, 0, 255});
        assertThat(paint(red, red, false).isOf(new int[] {0, 60, 255}))
                .as("orange")
                .isFalse();
    }

    @Test
    void aTintLiesOverAWallAndBesideIt() {
        int[] pale = {255, 207, 255};
        int[] orange = {0, 32, 64};
        SeenColor tinted = new SeenColor(new int[] {191, 187, 255}, orange, orange);

        assertThat(of(pale, pale, pale, pale).isOf(tinted)).isTrue();
        assertThat(of(pale, pale, pale).isOf(tinted)).as("too few").isFalse();
        assertThat(paint(List.of(pale, pale, pale, pale), List.of(pale, pale, pale, pale), false)
                        .isOf(tinted))
                .as("a photograph")
                .isFalse();
        assertThat(of(pale, pale, pale, pale).isOf(SeenColor.onBlack(tinted.color())))
                .as("no tint beside it")
                .isFalse();
    }

    @Test
    void wallsBelowTintsTellThePaintToo() {
        int[] green = {0, 64, 0};
        SeenColor tinted = new SeenColor(new int[] {191, 219, 191}, green, green);
        SeenColor wall = SeenColor.onBlack(new int[] {255, 207, 255});
        List<SeenColor> all = List.of(wall, wall, wall, wall, tinted, tinted, tinted);

        assertThat(new WallPaint(List.of(wall, wall, wall, wall), all, true).isOf(tinted))
                .isTrue();
        SeenColor stroke = new SeenColor(new int[] {219, 219, 219}, green, green);
        assertThat(new WallPaint(List.of(wall, wall, wall, wall), List.of(wall, wall, wall, wall, stroke), true)
                        .isOf(stroke))
                .as("gray")
                .isFalse();
    }

    @Test
    void aWallWhoseChromaJpegHalvesIsOneAmongOthers() {
        int[] pink = {255, 222, 255};
        SeenColor paler = SeenColor.onBlack(new int[] {255, 236, 255});
        int[][] most = {pink, pink, pink, pink, paler.color()};
        assertThat(of(most).isSubsampled(paler)).isTrue();
        assertThat(of(most).isSubsampled(SeenColor.onBlack(WHITE))).isFalse();
        assertThat(paint(List.of(most), List.of(most), false).isSubsampled(paler))
                .as("a photograph")
                .isFalse();
        List<int[]> few = new ArrayList<>(Collections.nCopies(4, pink));
        few.addAll(Collections.nCopies(3, WHITE));
        assertThat(paint(few, few, true).isSubsampled(paler))
                .as("others differ")
                .isFalse();
    }

    @Test
    void soManyWhiteWallsInAPhotographAreNoStrokes() {
        List<int[]> many = Collections.nCopies(20, WHITE);
        assertThat(paint(many, many, false).isOf(WHITE)).isTrue();
        assertThat(paint(many, many, true).isOf(WHITE)).as("a screenshot").isFalse();
        List<int[]> few = Collections.nCopies(19, WHITE);
        assertThat(paint(few, few, false).isOf(WHITE)).isFalse();
        List<int[]> blue = new ArrayList<>(Collections.nCopies(24, BLUE));
        blue.add(WHITE);
        assertThat(paint(blue, blue, false).isOf(WHITE)).isFalse();
    }

    /** Walls that were met on a photograph: in one channel more of their color is left here than there. */
    @Test
    void lightLeavesOfManyWhiteWallsMoreHereAndLessThere() {
        List<int[]> many = whitened(238, 252);
        WallPaint paint = paint(many, many, false);
        assertThat(paint.isOf(new int[] {255, 255, 235})).isTrue();
        assertThat(paint.isOf(new int[] {255, 255, 228})).isFalse();
        assertThat(paint.isOf(new int[] {239, 239, 239})).as("gray").isFalse();
        List<int[]> apart = whitened(225, 252);
        assertThat(paint(apart, apart, false).isOf(new int[] {255, 255, 235}))
                .as("among walls of several colors")
                .isFalse();
    }

    /** @param least level of red, which grows from wall to wall up to the most */
    private static List<int[]> whitened(int least, int most) {
        return IntStream.rangeClosed(0, 20)
                .mapToObj(i -> new int[] {255, 255, least + i * (most - least) / 20})
                .toList();
    }
}
