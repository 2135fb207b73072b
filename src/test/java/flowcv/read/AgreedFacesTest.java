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
    private static FaceLook look(int left, int top, int count, IntBinaryOperator label) {
        return look(left, top, count, label, (x, y) -> 0);
    }

    /** @param line where the look sees a line, 1, else 0 */
    private static FaceLook look(int left, int top, int count, IntBinaryOperator label, IntBinaryOperator line) {
        int width = WIDTH - left;
        int height = HEIGHT - top;
        int[] labels = new int[width * height];
        byte[] lines = new byte[labels.length];
        for (int i = 0; i < labels.length; i++) {
            labels[i] = label.applyAsInt(left + i % width, top + i / width);
            lines[i] = (byte) line.applyAsInt(left + i % width, top + i / width);
        }
        return new FaceLook(left, top, width, height, labels, lines, count);
    }

    /** Number 1 to 3 of the cell at a place; 0 outside. */
    private static int cell(int x, int y) {
        boolean isInside = y >= CELL && y < 2 * CELL && x >= CELL && x < 4 * CELL;
        return isInside ? x / CELL : 0;
    }

    private static FaceLook allCells(int left, int top) {
        return look(left, top, 4, (x, y) -> OUTSIDE + cell(x, y));
    }

    /** The first two cells as one. */
    private static FaceLook joined() {
        return look(0, 0, 4, (x, y) -> OUTSIDE + (cell(x, y) == 1 ? 2 : cell(x, y)));
    }

    /** The last cell as two, of which each is large enough for a cell. */
    private static FaceLook cut() {
        return look(0, 0, 5, (x, y) -> OUTSIDE + cell(x, y) + (cell(x, y) == 3 && y < 3 * CELL / 2 ? 1 : 0));
    }

    /** The faces that looks agree on, by the middles of the cells and a place outside. */
    private static int[] agreed(List<FaceLook> looks) {
        try (Mats mats = new Mats()) {
            AgreedFaces agreed = AgreedFaces.of(looks, CELL);
            Mat lines = mats.mat();
            agreed.drawBorders(lines);
            int[] labels = FaceGrowth.between(lines, CELL).labels();
            int[] found = new int[4];
            for (int i = 0; i < found.length; i++) {
                int x = Math.max(0, i * CELL + CELL / 2 - agreed.left());
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
        List<FaceLook> looks = List.of(allCells(6, 7), allCells(3, 9));

        AgreedFaces agreed = AgreedFaces.of(looks, CELL);

        assertThat(agreed.left()).isEqualTo(3);
        assertThat(agreed.top()).isEqualTo(7);
        assertThat(agreed.width()).isEqualTo(WIDTH - 3);
        assertThat(agreed.height()).isEqualTo(HEIGHT - 7);
        assertThat(agreed(looks)).doesNotHaveDuplicates().doesNotContain(0);
    }

    @Test
    void whatReachesTheEdgeOfALookMayGoOnBeyond() {
        // The first cell begins in the first column.
        int[] faces = agreed(List.of(allCells(CELL, 0), allCells(CELL, 0)));

        assertThat(faces[1]).isEqualTo(faces[0]);
        assertThat(faces[2]).isNotEqualTo(faces[0]);
    }

    @Test
    void linesAreThoseThatMostLooksSee() {
        FaceLook one = look(0, 0, 4, (x, y) -> OUTSIDE + cell(x, y), (x, y) -> x == 30 || x == 50 ? 1 : 0);
        FaceLook two = look(2, 0, 4, (x, y) -> OUTSIDE + cell(x, y), (x, y) -> x == 50 ? 1 : 0);
        FaceLook three = look(0, 3, 4, (x, y) -> OUTSIDE + cell(x, y));

        byte[] lines = AgreedFaces.of(List.of(one, two, three), CELL).lines();

        assertThat(lines[30 * WIDTH + 50]).isEqualTo((byte) 1);
        assertThat(lines[30 * WIDTH + 30]).isEqualTo((byte) 0);
    }

    @Test
    void whatMoreLooksSeeWins() {
        int[] faces = agreed(List.of(joined(), joined(), joined(), allCells(0, 0), allCells(0, 0)));

        assertThat(faces[1]).isEqualTo(faces[2]);
        assertThat(faces[3]).isNotEqualTo(faces[2]);
    }

    @Test
    void whatOneLookAloneSeesIsNoFace() {
        FaceLook nothing = look(0, 0, 1, (x, y) -> OUTSIDE);

        int[] faces = agreed(List.of(nothing, allCells(0, 0), nothing));

        assertThat(faces).containsOnly(faces[0]);
    }

    @Test
    void aLookAloneAgreesWithNobody() {
        assertThat(agreed(List.of(allCells(0, 0)))).containsOnly(1);
    }
}
