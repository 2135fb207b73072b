package flowcv.format;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flowcv.format.text.FormatException;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every fault of a text is named with its file, line and column, and with what was expected. */
class FlowErrorsTest {
    static List<Arguments> plain() {
        return List.of(
                fault("", "1:1: the text is empty, expected a board"),
                fault(" \n\t\n", "1:1: the text is empty, expected a board"),
                fault("R.R\nGRG", "1:1: dot R stands 3 times, expected twice"),
                fault("R.R\nGB.\n..G", "2:2: dot B stands once, expected twice"),
                fault("...\n...", "1:1: the board has no dots"),
                fault("###\n###", "1:1: the board has no dots"),
                fault("R.R\nG.", "2:3: a row of 2 cells, expected 3 as in the first row"),
                fault("R.R\nG.G.\n", "2:4: a row of 4 cells, expected 3 as in the first row"),
                fault("  R.R\n  G.", "2:5: a row of 2 cells, expected 3 as in the first row"),
                fault("R.R\nG*G", "2:2: '*', expected '.', a letter or digit, '+' or '#'"),
                fault("R.R\n  G*G", "2:4: '*', expected '.', a letter or digit, '+' or '#'"),
                fault("R\u00E4R", "1:2: '\u00E4', expected '.', a letter or digit, '+' or '#'"),
                fault("R\u0660R", "1:2: '\u0660', expected '.', a letter or digit, '+' or '#'"),
                fault("\uD835\uDC00-\uD835\uDC00", "1:2: '-', expected '.', a letter or digit, '+' or '#'"));
    }

    static List<Arguments> headers() {
        return List.of(
                fault("id: a\n", "2:1: the text ends after a header, expected a grid"),
                fault("id: a\nR.R\n", "2:1: expected 'key: value' or a blank line before the grid"),
                fault("id: a\nid: b\n\nRR", "2:1: header 'id' stands twice"),
                fault("id: a\nsize: 2x3\n\nR.R", "2:1: size says 2x3, but the grid is 1x3"),
                fault("size: five\n\nR.R", "1:1: size 'five', expected rows x columns such as 5x5"),
                fault("size: 99999x99999\n\nR.R", "1:1: size '99999x99999', expected rows x columns such as 5x5"),
                fault("topology: round\n\nR.R", "1:1: topology 'round', expected square, hex or graph"),
                fault("topology: hex\n\nR+R", "3:2: a bridge '+', but a hex board has none"),
                fault("a: b\nwalls: 0,0\n\nR.R", "2:1: '0,0', expected row,column-row,column"),
                fault("walls: -1,0-0,0\n\nR.R", "1:1: '-1,0-0,0', expected row,column-row,column"),
                fault(
                        "walls: 0,0-0,2\n\nR.R",
                        "1:1: a wall between row 1, column 1 and row 1, column 3, which are no neighbors"),
                fault(
                        "walls: 0,1-0,1\n\nR.R",
                        "1:1: a wall between row 1, column 2 and row 1, column 2, which are no neighbors"),
                fault("walls: 0,2-0,3\n\nR.R", "1:1: row 1, column 4 lies outside the 1x3 board"),
                fault("links: 0,0-0,0\n\nR.R", "1:1: a link from row 1, column 1 to itself"),
                fault(
                        "links: 0,0-0,1\n\nR.R",
                        "1:1: a link between row 1, column 1 and row 1, column 2, which are neighbors already"),
                fault(
                        "id: a\n\nRR\n\nGG\n",
                        "5:1: another board, expected a line 'id: NAME' and a blank line before each board where there are several"),
                fault(
                        "RR\n\nGG\n",
                        "3:1: another board, expected a line 'id: NAME' and a blank line before each board where there are several"),
                fault("id: a\n\nRR\n\nid: b\n\nG.\n", "7:1: dot G stands once, expected twice"));
    }

    static List<Arguments> framed() {
        return List.of(
                fault("+-+-+\n|R R|\n", "2:1: a frame of 2 lines, expected 2 x rows + 1"),
                fault("+-+-\n|R R\n+-+-", "1:5: a frame of 4 columns, expected 2 x columns + 1"),
                fault("+-+-+\n|R R|\n+-+-", "3:5: a line of 4 characters, expected 5 as in the first line"),
                fault("+-+-+\n|R R||\n+-+-+", "2:6: a line of 6 characters, expected 5 as in the first line"),
                fault("+-+-+\n|R\n+-+-+", "2:3: a line of 2 characters, expected 5 as in the first line"),
                fault("+-+-+\n R R|\n+-+-+", "2:1: an opening without its opposite"),
                fault("+-+-+\n|R R\n+-+-+", "2:5: an opening without its opposite"),
                fault("+-+ +\n|R R|\n+-+-+", "1:4: an opening without its opposite"),
                fault("+-+-+\n|R R|\n+ +-+", "3:2: an opening without its opposite"),
                fault("+-+-+\n|R-R|\n+-+-+", "2:3: '-', expected '|' or a space between two cells of a row"),
                fault("+-+-+\n|R R|\n+|+-+", "3:2: '|', expected '-' or a space between two cells of a column"),
                fault("+-*-+\n|R R|\n+-+-+", "1:3: '*', expected '+' at a corner of the frame"),
                fault("+-+-+\n|R  |\n+-+-+", "2:4: ' ', expected '.', a letter or digit, '+' or '#'"),
                fault("+-+-+\n|R .|\n+-+-+", "2:2: dot R stands once, expected twice"),
                fault("size: 2x2\n\n+-+-+\n|R R|\n+-+-+", "1:1: size says 2x2, but the grid is 1x2"));
    }

    static List<Arguments> graphs() {
        String head = "topology: graph\n\n";
        return List.of(
                fault(head + "cell a 0 0 A\nknot a b", "4:1: 'knot', expected 'cell' or 'link'"),
                fault(head + "cell a 0", "3:1: expected 'cell NAME X Y' or 'cell NAME X Y LABEL'"),
                fault(head + "cell a 0 0 A more", "3:1: expected 'cell NAME X Y' or 'cell NAME X Y LABEL'"),
                fault(head + "cell a zero 0", "3:1: 'zero 0', expected two numbers"),
                fault(head + "cell a NaN 0", "3:1: cell a at NaN, 0.0, expected finite coordinates"),
                fault(head + "cell a 1e999 0", "3:1: cell a at Infinity, 0.0, expected finite coordinates"),
                fault(head + "cell a 0 0\ncell a 1 1", "4:1: cell a stands twice"),
                fault(head + "cell a 0 0\nlink a", "4:1: expected 'link NAME NAME'"),
                fault(head + "link a b\ncell a 0 0", "3:1: no cell is named b"),
                fault(head + "link a a\ncell a 0 0", "3:1: a link from a to itself"),
                fault(head + "cell a 0 0 A\ncell b 1 0", "3:1: dot A stands 1 times, expected twice"),
                fault(head + "cell a 0 0\ncell b 1 0\nlink a b", "3:1: the board has no dots"));
    }

    @ParameterizedTest
    @MethodSource({"plain", "headers", "framed", "graphs"})
    void faultIsNamedWithItsPlace(String text, String message) {
        assertThatThrownBy(() -> FlowFormat.read(text, "some.flow"))
                .isInstanceOf(FormatException.class)
                .hasMessage("some.flow:" + message);
        if (!text.isBlank()) {
            assertThatThrownBy(() -> FlowFormat.read("\uFEFF" + text.replace("\n", "\r\n"), "some.flow"))
                    .isInstanceOf(FormatException.class)
                    .hasMessage("some.flow:" + message);
        }
    }

    private static Arguments fault(String text, String message) {
        return Arguments.of(text, message);
    }
}
