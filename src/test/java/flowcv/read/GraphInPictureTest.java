package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Corner;
import flowcv.board.GraphBoardBuilder;
import flowcv.board.SameBoard;
import flowcv.image.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

class GraphInPictureTest {
    @Test
    void cellsOfAnyTilingAreMoved() {
        Board board = new GraphBoardBuilder()
                .cell("c1", 10, 20)
                .cell("c2", 30, 20)
                .cell("c3", 20, 40)
                .link("c1", "c2")
                .link("c2", "c3")
                .dot("A", "c1")
                .dot("A", "c3")
                .outline("c1", List.of(new Corner(0, 10), new Corner(20, 10), new Corner(10.04, 30)))
                .outline("c2", List.of(new Corner(20, 10), new Corner(40, 10), new Corner(30, 30)))
                .outline("c3", List.of(new Corner(10.04, 30), new Corner(30, 30), new Corner(20, 50)))
                .build();

        Board moved = GraphInPicture.of(
                board,
                List.of(new Point(20.4, 41), new Point(60, 39.6), new Point(41, 80)),
                p -> new Point(2 * p.x(), 2 * p.y()));

        assertThat(SameBoard.test(moved, board)).isTrue();
        assertThat(moved.links()).isEqualTo(board.links());
        assertThat(moved.pairs()).isEqualTo(board.pairs());
        assertThat(List.of(moved.x(0), moved.x(1), moved.x(2))).containsExactly(20.0, 60.0, 41.0);
        assertThat(List.of(moved.y(0), moved.y(1), moved.y(2))).containsExactly(41.0, 40.0, 80.0);
        assertThat(moved.outlines().get(0))
                .containsExactly(new Corner(0, 20), new Corner(40, 20), new Corner(20.1, 60));
    }

    @Test
    void rowsAndColumnsStay() {
        Board board = BoardBuilder.square(1, 2).dot("A", 0, 0).dot("A", 0, 1).build();

        assertThat(GraphInPicture.of(board, List.of(new Point(7, 8), new Point(9, 8)), p -> p))
                .isSameAs(board);
    }
}
