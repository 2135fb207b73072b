package flowcv.draw;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.GraphBoardBuilder;
import flowcv.board.Solution;
import flowcv.board.Trail;
import flowcv.draw.TextDrawing.Style;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextDrawingTest {
    private static final Board BRIDGE = BoardBuilder.square(3, 3)
            .hole(0, 0)
            .bridge(1, 1)
            .dot("R", 1, 0)
            .dot("R", 0, 2)
            .dot("B", 0, 1)
            .dot("B", 2, 2)
            .build();
    private static final Solution BRIDGE_SOLUTION =
            new Solution(List.of(new Trail("B", List.of(1, 4, 7, 8)), new Trail("R", List.of(2, 5, 4, 3))));

    @Test
    void lettersShowTheFlowOfEachCell() {
        assertThat(TextDrawing.draw(BRIDGE, BRIDGE_SOLUTION, Style.PLAIN)).isEqualTo("#BR\nR+R\n.BB\n");
    }

    @Test
    void linesShowTheWayOfEachFlow() {
        assertThat(withoutColors(TextDrawing.draw(BRIDGE, BRIDGE_SOLUTION, Style.TERMINAL)))
                .isEqualTo("  B R\nR─┼─╯\n. ╰─B\n");
    }

    @Test
    void onABridgeTheLaneThatRunsUpAndDownLiesOnTop() {
        String text = TextDrawing.draw(BRIDGE, BRIDGE_SOLUTION, Style.TERMINAL);
        String blue = Ink.of("B", 0).write("┼");
        String red = Ink.of("R", 0).write("─");
        assertThat(text).contains(red + blue + red);
    }

    @Test
    void warpsEndAtTheBorderOfTheDrawing() {
        Board board = BoardBuilder.square(2, 3)
                .openRow(0)
                .dot("R", 0, 0)
                .dot("R", 1, 2)
                .dot("G", 1, 0)
                .dot("G", 1, 1)
                .build();
        Solution solution = new Solution(List.of(new Trail("R", List.of(0, 2, 5)), new Trail("G", List.of(3, 4))));
        assertThat(withoutColors(TextDrawing.draw(board, solution, Style.TERMINAL)))
                .isEqualTo("─R . ╭─\n G─G R \n");
    }

    @Test
    void stacksOfHexagonsStandHalfARowApart() {
        Board board = BoardBuilder.hex(2, 2)
                .dot("R", 0, 0)
                .dot("R", 1, 0)
                .dot("B", 0, 1)
                .dot("B", 1, 1)
                .build();
        Solution solution = new Solution(List.of(new Trail("R", List.of(0, 2)), new Trail("B", List.of(1, 3))));
        assertThat(TextDrawing.draw(board, solution, Style.PLAIN)).isEqualTo("  B\nR\n  B\nR\n");
    }

    @Test
    void boardsWithoutRowsAreListsOfFlows() {
        Board board = new GraphBoardBuilder()
                .cell("top", 0, 0)
                .cell("low", 0, 9)
                .dot("R", "top")
                .dot("R", "low")
                .link("top", "low")
                .build();
        Solution solution = new Solution(List.of(new Trail("R", List.of(0, 1))));
        assertThat(TextDrawing.draw(board, solution, Style.PLAIN)).isEqualTo("R: top low\n");
    }

    private static String withoutColors(String text) {
        return text.replaceAll("\u001B\\[[0-9;]*m", "");
    }
}
