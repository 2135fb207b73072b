package flowcv.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flowcv.board.Board;
import flowcv.board.Pair;
import flowcv.board.SameBoard;
import flowcv.format.CoveredBoards.Family;
import flowcv.format.matrix.MatrixFormat;
import flowcv.format.text.FormatException;
import flowcv.format.text.Puzzle;
import flowcv.format.text.UnfitException;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Matrices as people paste them. Lines are parted by / here, and by nothing else. */
class MatrixFormatTest {
    /** 1 at both ends of the first row, 2 at both ends of the last. */
    private static final String BOARD = "1..1/..../2..2";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 0 0 1/0 0 0 0/2 0 0 2",
                "  1  0 0 1  /  0  0 0 0/  2  0 0 2/",
                "1 . . 1/. . . ./2 . . 2",
                "1 _ _ 1/_ _ _ _/2 _ _ 2",
                "1 - - 1/- - - -/2 - - 2",
                "1 * * 1/* * * */2 * * 2",
                "1001/0000/2002",
                "1__1/____/2__2",
                "1--1/----/2--2",
                "01 00 00 01/00 00 00 00/12 00 00 12",
                "10 0 0 10/0 0 0 0/11 0 0 11",
                "a 0 0 a/0 0 0 0/b 0 0 b",
                "0 . . 0/. . . ./10 . . 10",
                "1,0,0,1/0,0,0,0/2,0,0,2",
                "1, 0, 0, 1,/0, 0, 0, 0,/2, 0, 0, 2",
                "1;0;0;1/0;0;0;0/2;0;0;2",
                "1|0|0|1/0|0|0|0/2|0|0|2",
                "| 1 | 0 | 0 | 1 |/| 0 | 0 | 0 | 0 |/| 2 | 0 | 0 | 2 |",
                "|1| | |1|/| | | | |/|2| | |2|",
                "1\t0\t0\t1/0\t0\t0\t0/2\t0\t0\t2",
                "1\t\t\t1/\t\t\t/2\t\t\t2",
                "1,,,1/,,,/2,,,2",
                "[[1, 0, 0, 1],/ [0, 0, 0, 0],/ [2, 0, 0, 2]]",
                "[[1,0,0,1],[0,0,0,0],[2,0,0,2]]",
                "{{1,0,0,1},{0,0,0,0},{2,0,0,2}};",
                "[['1', '', '', '1'], ['', '', '', ''], ['2', '', '', '2']]",
                "\"1..1\",/\"....\",/\"2..2\"",
                "// from a book/1 0 0 1 // first/0 0 0 0/2 0 0 2",
                "# from a book/1 0 0 1/# the middle/0 0 0 0/2 0 0 2",
                "#1/1001/0000/2002",
                "3 4/1 0 0 1/0 0 0 0/2 0 0 2",
                "4 3/1001/0000/2002",
                "3x4/1,0,0,1/0,0,0,0/2,0,0,2",
                "3 4//1 0 0 1/0 0 0 0/2 0 0 2",
                "1 0 0 1//0 0 0 0//2 0 0 2"
            })
    void allOfThemAreTheSameBoard(String text) throws Exception {
        Board expected = MatrixFormat.read(BOARD.replace('/', '\n'), "m").get(0).board();
        assertThat(FlowFormat.write(expected)).isEqualTo("1..1\n....\n2..2\n");
        // Comments have two slashes; only what is alone is a line end.
        String lines = text.contains("// ") ? text.replaceAll("(?<!/)/(?!/)", "\n") : text.replace('/', '\n');
        List<Puzzle> puzzles = MatrixFormat.read(lines, "m");
        assertThat(puzzles).hasSize(1);
        assertThat(SameBoard.test(puzzles.get(0).board(), expected)).isTrue();
        assertThat(SameBoard.test(BoardText.read(lines, "m").get(0).board(), expected))
                .isTrue();
    }

    @Test
    void labelsStay() throws Exception {
        Board board =
                MatrixFormat.read("A 10 9 . 11\nA 10 9 . 11\n", "m").get(0).board();
        assertThat(board.pairs().stream().map(Pair::label)).containsExactly("A", "10", "9", "11");
        String flow = FlowFormat.write(board);
        assertThat(flow).isEqualTo("labels: B=10 C=11\n\nAB9.C\nAB9.C\n");
        assertThat(FlowFormat.write(FlowFormat.read(flow, "f").get(0).board())).isEqualTo(flow);
        assertThat(MatrixFormat.write(
                        MatrixFormat.read("12 9 .\n12 9 .\n", "m").get(0).board()))
                .isEqualTo("12 9 .\n12 9 .\n");
    }

    @Test
    void holesAndBridgesAreThoseOfTheOwnForm() throws Exception {
        assertThat(flow("# 0 1 #/2 + 0 2/# 0 1 #")).isEqualTo("#.1#\n2+.2\n#.1#\n");
        assertThat(flow("#..#/1..1")).isEqualTo("#..#\n1..1\n");
        // More cells than the rows have.
        assertThat(flow("#.....#/1..1")).isEqualTo("1..1\n");
    }

    @Test
    void severalBoardsStandBetweenBlankLines() throws Exception {
        List<Puzzle> puzzles = MatrixFormat.read("1 0 1\n0 0 0\n\n3 2\n1 0\n0 0\n1 0\n", "m");
        assertThat(puzzles.stream().map(Puzzle::board).map(FlowFormat::write))
                .containsExactly("1.1\n...\n", "1.\n..\n1.\n");
    }

    @Property
    void whatIsWrittenIsReadAgain(@ForAll long seed) throws Exception {
        Board board = CoveredBoards.of(Family.PLAIN, seed, false).board();
        assertSame(board, MatrixFormat.write(board));
        // The same cells in other clothes.
        Random random = new Random(seed);
        String separator = List.of(", ", ",", ";", " ; ", "|", "\t", "   ").get(random.nextInt(7));
        String written = MatrixFormat.write(board).replace(" ", separator);
        if (random.nextBoolean()) {
            written = written.replaceAll("\\b0\\b", List.of(".", "_", "-", "*").get(random.nextInt(4)));
        }
        if (random.nextBoolean()) {
            written = board.rows() + " " + board.columns() + "\n" + written;
        }
        assertSame(board, written);
    }

    private static void assertSame(Board board, String written) throws FormatException {
        assertThat(SameBoard.test(MatrixFormat.read(written, "m").get(0).board(), board))
                .as(written)
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                // Zeros that are a pair, or two empty cells.
                "1 0 1/2 0 2 ! with '0' as a label or with '0' as an empty cell; write '.' in empty cells, or a letter for the label",
                "10/10 ! with '0' as a label or with '0' as an empty cell",
                // Tabs or commas with blank cells behind them.
                "1,/1, ! with no blank cell at the end of rows or with a blank cell at the end of rows",
                // A size as wide as the rows.
                "2 2/1 ./1 . ! with the first row as cells or with the first row as the size; leave out",
                // Blank lines between rows or between boards.
                "1 . 1//2 . 2 ! with a board between blank lines or with one board across the blank lines; "
                        + "leave out the blank lines"
            })
    void whatMayBeTwoBoardsIsRefused(String text, String message) {
        assertThatThrownBy(() -> MatrixFormat.read(text.replace('/', '\n'), "m"))
                .isInstanceOf(FormatException.class)
                .hasMessageContaining(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "1 0 0/0 0 0 ! m:1:1: label 1 stands once, expected twice",
                "1 0 0/1 0 1 ! m:1:1: label 1 stands 3 times, expected twice",
                "1 0 0/1 0 ! m:2:4: a row of 2 cells, expected 3 as in the first row",
                "1 0 0/1 0 x0 ! m:2:5: 'x0', expected a number, a letter, '#' for a hole, or one of '.', '0'",
                "1 . 0/1 0 0 ! m:1:5: label 0 stands 3 times, expected twice, since '.' is the empty cell here",
                "1 . _/1 . . ! m:1:5: '_' beside '.', expected one of them in all empty cells",
                ",,./1,,1 ! m:1:3: '.' beside nothing, expected one of them",
                "1 + 1 ! m:1:3: '+' may be a bridge or an empty cell here, expected '.' or '0' in empty cells",
                "01 0 1 ! m:1:6: '1' beside '01', expected one of them in both dots",
                "1,0;1 ! m:1:4: ';' beside ',', expected one of them between cells",
                "0 0/0 0 ! m:1:1: the board has no dots",
                "4 3/1 0 0/0 0 1/0 0 0/2 0 0 ! m:5:1: label 2 stands once",
                "-1 0 1 ! m:1:1: '-1', expected",
                "'' ! m:1:1: the text is empty, expected rows of cells"
            })
    void faultsNameTheirPlace(String text, String message) {
        assertThatThrownBy(() -> MatrixFormat.read(text.replace('/', '\n'), "m"))
                .isInstanceOf(FormatException.class)
                .hasMessageStartingWith(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '!',
            value = {
                "A#A ! a hole at row 1, column 2, but a matrix holds plain cells alone",
                "A/B/C/D/E/F/G/H/I/J/A/B/C/D/E/F/G/H/I/J ! a pair 10 in one column, but a matrix of one column has"
            })
    void whatDoesNotFitIsNotWritten(String rows, String message) throws Exception {
        Board board = FlowFormat.read(rows.replace('/', '\n'), "f").get(0).board();
        assertThatThrownBy(() -> MatrixFormat.write(board))
                .isInstanceOf(UnfitException.class)
                .hasMessageStartingWith(message);
    }

    private static String flow(String text) throws FormatException {
        return FlowFormat.write(
                MatrixFormat.read(text.replace('/', '\n'), "m").get(0).board());
    }

    /** Blanks as empty cells would be lost without a word. */
    @ParameterizedTest
    @ValueSource(strings = {"A  B\n    \nA  B\n", "A B C\n     \nA B C\n", "A B\n  C\nA B\n  C\n", "AB\n\nAB\n"})
    void blanksThatMayBeCellsAreRefused(String text) {
        assertThatThrownBy(() -> BoardText.read(text, "t")).isInstanceOf(FormatException.class);
    }
}
