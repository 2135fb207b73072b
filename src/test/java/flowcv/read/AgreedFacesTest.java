package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.Mats;
import flowcv.image.OpenCv;
import java.util.List;
import java.util.function.IntBinaryOperator;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.Mat;

/** Three cells beside each other, with room around, as looks by different lines see them. */
class AgreedFacesTest {
    private static final int CELL = 20;
    private static final int WIDTH = 5 * CELL;
    private static final int HEIGHT = 3 * CELL;
    private static final int OUTSIDE = 1;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** A look at a part of the picture; labels by column and row of the whole picture. */
    private static Segments look(int left, int top, int count, IntBinaryOperator label) {
        int width = WIDTH - 2 * left;
        int height = HEIGHT - 2 * top;
        int n = width * height;
        int[] labels = new int[n];
        for (int i = 0; i < n; i++) {
            labels[i] = label.applyAsInt(left + i % width, top + i / width);
        }
        return new Segments(
                left,
                top,
                width,
                height,
                1,
                labels,
                new byte[n],
                new byte[n],
                new byte[n],
                new float[n],
                new byte[3 * n],
                count);
    }

    /** Number 1 to 3 of the cell at a place; 0 outside. */
    private static int cell(int x, int y) {
        boolean isInside = y >= CELL && y < 2 * CELL && x >= CELL && x < 4 * CELL;
        return isInside ? x / CELL : 0;
    }

    private static Segments allCells(int left, int top) {
        return look(left, top, 4, (x, y) -> OUTSIDE + cell(x, y));
    }

    /** The first two cells as one. */
    private static Segments joined() {
        return look(0, 0, 4, (x, y) -> OUTSIDE + (cell(x, y) == 1 ? 2 : cell(x, y)));
    }

    /** The last cell as two, of which each is large enough for a cell. */
    private static Segments cut() {
        return look(0, 0, 5, (x, y) -> OUTSIDE + cell(x, y) + (cell(x, y) == 3 && y < 3 * CELL / 2 ? 1 : 0));
    }

    /** The faces that looks agree on, by the middles of the cells and a place outside. */
    private static int[] agreed(List<Segments> looks) {
        try (Mats mats = new Mats()) {
            AgreedFaces agreed = AgreedFaces.of(looks, CELL);
            Mat lines = mats.mat();
            agreed.drawBorders(lines);
            int[] labels = FaceGrowth.between(lines, CELL).labels();
            int[] found = new int[4];
            for (int i = 0; i < found.length; i++) {
                int x = i * CELL + CELL / 2 - agreed.left();
                int y = 3 * CELL / 2 - agreed.top();
                found[i] = labels[y * lines.cols() + x];
            }
            return found;
        }
    }

    @Test
    void whatEitherOfTwoLooksLosesAnotherHas() {
        int[] faces = agreed(List.of(joined(), cut(), allCells(0, 0)));

        assertThat(faces).doesNotHaveDuplicates().doesNotContain(0);
    }

    @Test
    void looksAtPartsOfThePictureAreLaidOverEachOther() {
        int[] faces = agreed(List.of(joined(), cut(), allCells(6, 4)));

        assertThat(faces).doesNotHaveDuplicates().doesNotContain(0);
    }

    @Test
    void whatMoreLooksSeeWins() {
        int[] faces = agreed(List.of(joined(), joined(), joined(), allCells(0, 0), allCells(0, 0)));

        assertThat(faces[1]).isEqualTo(faces[2]);
        assertThat(faces[3]).isNotEqualTo(faces[2]);
    }

    @Test
    void whatOneLookAloneSeesIsNoFace() {
        Segments nothing = look(0, 0, 1, (x, y) -> OUTSIDE);

        int[] faces = agreed(List.of(nothing, allCells(0, 0), nothing));

        assertThat(faces).containsOnly(faces[0]);
    }

    @Test
    void aLookAloneAgreesWithNobody() {
        assertThat(agreed(List.of(allCells(0, 0)))).containsOnly(1);
    }
}
