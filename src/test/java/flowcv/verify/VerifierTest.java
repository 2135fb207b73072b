package flowcv.verify;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.TimeLimit;
import flowcv.board.Board;
import flowcv.board.Difference;
import flowcv.board.QuarterTurn;
import flowcv.format.FlowFormat;
import flowcv.testing.Shared;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifierTest {
    private static final Path PICTURE = Path.of("samples", "7x7.png");
    private static final Path BOARD = Path.of("samples", "7x7.flow");

    @TempDir
    Path folder;

    @BeforeEach
    void copyPicture() throws IOException {
        Files.copy(PICTURE, folder.resolve("shot.png"));
    }

    private void board(String text) throws IOException {
        Files.writeString(folder.resolve("shot.flow"), text);
    }

    private void manifest(String... lines) throws IOException {
        Files.write(folder.resolve("manifest.tsv"), List.of(lines));
    }

    private Checked only() throws IOException {
        Cases cases = Cases.of(List.of(folder));
        assertThat(cases.list()).hasSize(1);
        return new Verifier(Verifier.Viewer.NONE, TimeLimit.USUAL, 1)
                .check(cases.list().get(0));
    }

    @Test
    void theSameBoardIsExactWhateverItsPairsAreCalled() throws Exception {
        board(Files.readString(BOARD).replace('R', 'x').replace('O', 'R'));
        Checked checked = only();
        assertThat(checked.verdict()).isEqualTo(Verdict.EXACT);
        assertThat(checked.right()).isTrue();
        assertThat(checked.differences()).isEmpty();
    }

    @Test
    void anotherBoardIsWrongAndSaysWhere() throws Exception {
        String grid = Files.readString(BOARD).replaceFirst("(?s).*\n\n", "").strip();
        List<String> lines = grid.lines().toList();
        // The dot at the lower right of the sample moves one cell to the right.
        assertThat(lines.get(6)).isEqualTo("...B..B");
        board(grid.replace("...B..B", "...BB.."));
        Checked checked = only();
        assertThat(checked.verdict()).isEqualTo(Verdict.WRONG);
        assertThat(checked.right()).isFalse();
        assertThat(checked.differences())
                .extracting(Difference::words)
                .containsExactly(
                        "row 7, column 5: dot B expected, nothing found",
                        "row 7, column 7: nothing expected, dot B found");
    }

    @Test
    void aTurnedBoardIsExactInAPhotoAlone() throws Exception {
        Board truth = Shared.boards(BOARD).get(0).board();
        board(FlowFormat.write(QuarterTurn.of(truth, 1).orElseThrow()));
        assertThat(only().verdict()).isEqualTo(Verdict.WRONG);
        manifest("file\tkind", "shot.png\tphoto");
        Checked photo = only();
        assertThat(photo.verdict()).isEqualTo(Verdict.EXACT);
        assertThat(photo.turn()).hasValue(270);
        assertThat(photo.words()).contains("270 degrees");
    }

    @Test
    void aRefusalIsRightWhereItIsExpected() throws Exception {
        Files.move(folder.resolve("shot.png"), folder.resolve("half.png"));
        manifest("file\texpect", "half.png\trefuse");
        Checked read = only();
        assertThat(read.verdict()).isEqualTo(Verdict.WRONG);
        assertThat(read.differences()).hasSize(1);
        writeBlack(folder.resolve("half.png"));
        Checked refused = only();
        assertThat(refused.verdict()).isEqualTo(Verdict.REFUSED);
        assertThat(refused.right()).isTrue();
        assertThat(refused.words()).isEqualTo("refused as expected");
    }

    /** A picture in which there is nothing. */
    private static void writeBlack(Path file) throws IOException {
        ImageIO.write(new BufferedImage(300, 400, BufferedImage.TYPE_INT_RGB), "png", file.toFile());
    }

    @Test
    void damagedPicturesAndBoardsAreUnreadable() throws Exception {
        board("R.x\n");
        assertThat(only().verdict()).isEqualTo(Verdict.UNREADABLE);
        board(Files.readString(BOARD));
        Files.write(folder.resolve("shot.png"), new byte[] {1, 2, 3});
        Checked checked = only();
        assertThat(checked.verdict()).isEqualTo(Verdict.UNREADABLE);
        assertThat(checked.reason()).isNotEmpty();
    }

    @Test
    void picturesWithoutABoardAreCountedAndLeftOut() throws Exception {
        Cases cases = Cases.of(List.of(folder));
        assertThat(cases.list()).isEmpty();
        assertThat(cases.skipped()).isEqualTo(1);
    }

    @Test
    void aBoardFileStandsForItsPicture() throws Exception {
        assertThat(Cases.of(List.of(BOARD, PICTURE)).list())
                .extracting(Case::picture)
                .containsExactly(PICTURE);
    }
}
