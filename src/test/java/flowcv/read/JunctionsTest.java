package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class JunctionsTest {
    private static final int SIZE = 60;
    private static final double CELL = 30;

    /** Gives each pixel the number of its face. */
    private interface Tiling {
        int face(int x, int y);
    }

    private static List<Junctions.Straight> straight(Tiling tiling) {
        int[] labels = new int[SIZE * SIZE];
        for (int at = 0; at < labels.length; at++) {
            labels[at] = tiling.face(at % SIZE, at / SIZE);
        }
        return straight(labels, borders(labels));
    }

    private static List<Junctions.Straight> straight(int[] labels, byte[] lines) {
        byte[] none = new byte[labels.length];
        return Junctions.of(
                new Segments(0, 0, SIZE, SIZE, 1, labels, none, lines, none, new float[labels.length], new byte[0], 4),
                CELL);
    }

    /** Lines wherever faces meet. */
    private static byte[] borders(int[] labels) {
        byte[] lines = new byte[labels.length];
        for (int at = 0; at < labels.length - SIZE; at++) {
            boolean isRow = at % SIZE < SIZE - 1 && labels[at] != labels[at + 1];
            lines[at] = (byte) (isRow || labels[at] != labels[at + SIZE] ? 1 : 0);
        }
        return lines;
    }

    @Test
    void aFaceThatRunsOnToTheLineBetweenTwoOthersIsOpen() {
        int[] labels = new int[SIZE * SIZE];
        for (int at = 0; at < labels.length; at++) {
            int x = at % SIZE;
            int y = at / SIZE;
            boolean isTip = y < 20 || y < 28 && Math.abs(x - 29.5) < 28 - y;
            labels[at] = isTip ? 1 : x < 30 ? 2 : 3;
        }
        byte[] lines = borders(labels);
        assertThat(straight(labels, lines)).isEmpty();
        Arrays.fill(lines, 0, 29 * SIZE, (byte) 0);
        assertThat(straight(labels, lines)).anyMatch(found -> found.face() == 1 && found.isOpen());
    }

    @Test
    void aLineBetweenTwoFacesEndsAtTheStraightSideOfAThird() {
        List<Junctions.Straight> found = straight((x, y) -> y >= 30 ? 1 : x < 30 ? 2 : 3);
        assertThat(found).hasSize(1);
        assertThat(found.get(0).face()).isEqualTo(1);
        assertThat(found.get(0).others()).containsExactly(1, 2, 3);
        BitSet cells = new BitSet();
        cells.set(1, 3);
        assertThat(found.get(0).isAmong(cells)).isFalse();
        cells.set(3);
        assertThat(found.get(0).isAmong(cells)).isTrue();
    }

    @Test
    void twoFacesOfACubeInOneHaveACornerThatTurnsIn() {
        assertThat(straight((x, y) -> x < 30 && y < 30 ? (x < y ? 2 : 3) : 1))
                .extracting(Junctions.Straight::face)
                .containsExactly(1);
    }

    @Test
    void squaresAndHexagonsHaveCornersWhereTheyMeet() {
        assertThat(straight((x, y) -> 1 + (x < 30 ? 0 : 1) + (y < 30 ? 0 : 2))).isEmpty();
        assertThat(straight((x, y) -> {
                    double angle = Math.atan2(y - 29.5, x - 29.5) + Math.PI;
                    return 1 + (int) Math.min(2, angle / (2 * Math.PI / 3));
                }))
                .isEmpty();
    }
}
