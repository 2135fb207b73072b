package flowcv.format;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.SameBoard;
import flowcv.board.Topology;
import flowcv.format.text.BoardEntry;
import flowcv.format.text.FormatException;
import flowcv.testing.AnyBoard;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is written reads back as the same board, with the same labels, and is written the same again. */
class FlowRoundTripTest {
    @Property
    void boardsOfEveryFamilyComeBack(@ForAll long seed) throws FormatException {
        Board board = AnyBoard.of(seed);
        String text = FlowFormat.write(board);
        Board again = only(text);
        assertThat(SameBoard.test(again, board)).as(text).isTrue();
        assertThat(again.pairs()).isEqualTo(board.pairs());
        assertThat(again.walls()).isEqualTo(board.walls());
        assertThat(again.extraLinks()).isEqualTo(board.extraLinks());
        assertThat(FlowFormat.write(again)).isEqualTo(text);
    }

    @Property(tries = 300)
    void lineEndsByteOrderMarksAndMissingSpacesAtTheEndOfLinesDoNotMatter(@ForAll long seed) throws FormatException {
        Board board = AnyBoard.square(seed);
        String text = FlowFormat.write(Map.of("id", "x"), board);
        String stripped = text.replaceAll("(?m) +$", "");
        assertThat(SameBoard.test(only("\uFEFF" + text.replace("\n", "\r\n")), board))
                .as(text)
                .isTrue();
        assertThat(SameBoard.test(only(stripped), board)).as(stripped).isTrue();
        assertThat(SameBoard.test(only(text + "\n\n"), board)).as(text).isTrue();
    }

    @Property(tries = 200)
    void manyBoardsInOneTextComeBackInTheirOrder(@ForAll long seed) throws FormatException {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < 4; i++) {
            Map<String, String> headers = new LinkedHashMap<>(Map.of("id", "board " + i));
            headers.put("title", "a title: with a colon");
            headers.put("size", "is made anew");
            text.append(FlowFormat.write(headers, AnyBoard.of(seed + i))).append('\n');
        }
        List<BoardEntry> entries = FlowFormat.read(text.toString(), "many");
        assertThat(entries).hasSize(4);
        for (int i = 0; i < 4; i++) {
            BoardEntry entry = entries.get(i);
            Board board = AnyBoard.of(seed + i);
            assertThat(entry.id()).contains("board " + i);
            assertThat(entry.headers()).containsEntry("title", "a title: with a colon");
            if (board.topology() != Topology.GRAPH) {
                assertThat(entry.headers()).containsEntry("size", board.rows() + "x" + board.columns());
            }
            assertThat(SameBoard.test(entry.board(), board)).isTrue();
            assertThat(text.toString().lines().toList().get(entry.line() - 1)).isEqualTo("id: board " + i);
        }
    }

    private static Board only(String text) throws FormatException {
        List<BoardEntry> entries = FlowFormat.read(text, "again");
        assertThat(entries).hasSize(1);
        return entries.get(0).board();
    }
}
