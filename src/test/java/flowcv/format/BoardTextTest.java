package flowcv.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flowcv.board.Board;
import flowcv.board.SameBoard;
import flowcv.format.CoveredBoards.Family;
import flowcv.format.matrix.MatrixFormat;
import flowcv.format.text.FormatException;
import flowcv.format.text.Puzzle;
import flowcv.testing.AnyBoard;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts whose form nobody names. */
class BoardTextTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "R.R/... ! R.R/...",
                "id: one//R.R/... ! R.R/...",
                "3,0,1,2;0,1,2;3,4,5,8,7,6 ! R.R/G../G..",
                "https://puzz.link/p?numlin/3/2/1g1i ! A.A/...",
                "3 2/R.R/... ! R.R/...",
                "1 0 1/0 0 0 ! 1.1/..."
            })
    void formsAreToldByTheirContent(String text, String rows) throws Exception {
        Board board = FlowFormat.read(rows.replace('/', '\n'), "f").get(0).board();
        String lines = text.contains("puzz") ? text : text.replace('/', '\n');
        List<Puzzle> puzzles = BoardText.read(lines, "t");
        assertThat(puzzles).hasSize(1);
        assertThat(SameBoard.test(puzzles.get(0).board(), board)).isTrue();
    }

    @Property(tries = 300)
    void noOwnTextIsTakenForAnother(@ForAll long seed) throws Exception {
        Board board = AnyBoard.of(seed);
        String text = FlowFormat.write(board);
        try {
            assertThat(SameBoard.test(BoardText.read(text, "t").get(0).board(), board))
                    .isTrue();
        } catch (FormatException e) {
            // A board without an empty cell, two of whose dots are zeros.
            assertThat(e).hasMessageContaining("with '0' as an empty cell");
        }
    }

    /** It refuses some, since zeros may be a pair or empty; but it makes no other board of them. */
    @Property(tries = 300)
    void noMatrixIsTakenForAnother(@ForAll long seed) throws Exception {
        Board board = CoveredBoards.of(Family.PLAIN, seed, false).board();
        assertThat(SameBoard.test(
                        BoardText.read(MatrixFormat.write(board), "t").get(0).board(), board))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "1001 ! t:1:1: may be different boards, with '0' as a label or with '0' as an empty cell; write '.' in empty cells, or",
                "0+0/1B1/.B. ! ''",
                "0B0/1+1/2B2 ! t:1:1: may be flow or matrix with '0' as an empty cell, which are different boards",
                "1 2/0 0/1 2 ! t:1:1: may be different boards, with '0' as a label or with",
                "1 2/0 0/1 2/. . ! ''",
                "A.B/.../.../.../A.B ! ''",
                "A . B/. . ./. . ./. . ./A . B ! ''",
                "A B/. ./A B ! ''",
                "A B/B C/C A ! t:1:1: may be mzucker or matrix, which are different boards; 'flowcv convert --from FORM' writes"
            })
    void whatMayBeDifferentBoardsIsRefused(String text, String message) throws Exception {
        if (message.isEmpty()) {
            assertThat(BoardText.read(text.replace('/', '\n'), "t")).hasSize(1);
        } else {
            assertThatThrownBy(() -> BoardText.read(text.replace('/', '\n'), "t"))
                    .hasMessageStartingWith(message);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "hello world ! t:1:1: FORMS matrix: 'hello', expected a number, a letter,",
                "1 0 0/2 0 1/0 0 0 ! t:2:1: FORMS matrix: label 2 stands once, expected twice",
                "R.G/R.. ! t:1:3: FORMS matrix: label G stands once, expected twice",
                "topology: hex//R.G/R.. ! t:3:3: FORMS flow: dot G stands once, expected twice",
                "https:||puzz.link|p?numlin|3|2|1g1 ! t:1:32: FORMS puzzlink: 3 cells, expected 3x2",
                "3,0,1,2;0,1,2;3,4,5,8,7 ! t:1:9: FORMS level: ",
                "'' ! t:1:1: FORMS flow: the text is empty, expected a board"
            })
    void whatIsInNoFormIsToldAsTheLikeliest(String text, String message) {
        String lines = text.contains("||") ? text.replace('|', '/') : text.replace('/', '\n');
        assertThatThrownBy(() -> BoardText.read(lines, "t"))
                .isInstanceOf(FormatException.class)
                .hasMessageStartingWith(message.replace(
                        "FORMS", "in none of the forms flow, level, puzzlink, ahle, mzucker, matrix; read as"));
    }

    @Test
    void tooLargeIsToldAsSuch() {
        assertThatThrownBy(
                        () -> BoardText.read("1 0 ".repeat(200) + "\n" + ("0 0 ".repeat(200) + "\n").repeat(400), "t"))
                .hasMessageStartingWith("t:1:1: a board of 401x400 cells, expected at most 100000 cells");
    }

    @Test
    void formsHaveNamesAndEndings() {
        assertThat(NamedForm.named(BoardForm.values(), "Matrix")).contains(BoardForm.MATRIX);
        assertThat(NamedForm.named(BoardForm.values(), "lp")).isEmpty();
        assertThat(NamedForm.ofEnding(BoardForm.values(), "FLOWS")).contains(BoardForm.FLOW);
        assertThat(NamedForm.ofEnding(BoardForm.values(), "url")).contains(BoardForm.PUZZLINK);
        assertThat(NamedForm.ofEnding(BoardForm.values(), "txt")).isEmpty();
    }
}
