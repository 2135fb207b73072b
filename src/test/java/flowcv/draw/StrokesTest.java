package flowcv.draw;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.GraphBoardBuilder;
import flowcv.board.Trail;
import flowcv.image.Point;
import flowcv.read.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class StrokesTest {
    private static final double CELL = 10;

    @Test
    void aFlowIsOneStrokeWithItsBends() {
        Board board = BoardBuilder.square(2, 3).dot("R", 0, 0).dot("R", 1, 2).build();
        assertThat(strokes(board, 0, 1, 2, 5)).containsExactly(stroke(5, 5, 25, 5, 25, 15));
    }

    @Test
    void aWarpRunsOverTheBorderOnBothSides() {
        Board board = BoardBuilder.square(1, 4)
                .openRow(0)
                .dot("R", 0, 1)
                .dot("R", 0, 2)
                .build();
        assertThat(strokes(board, 1, 0, 3, 2)).containsExactly(stroke(15, 5, -2.5, 5), stroke(42.5, 5, 25, 5));
    }

    @Test
    void aWarpOfThreeCellsIsNoLineAcross() {
        Board board = BoardBuilder.square(3, 1)
                .openColumn(0)
                .dot("R", 0, 0)
                .dot("R", 2, 0)
                .build();
        assertThat(strokes(board, 0, 2)).containsExactly(stroke(5, 5, 5, -2.5), stroke(5, 32.5, 5, 25));
    }

    @Test
    void onBridgesTheLaneAlongTheRowIsCut() {
        Board board = BoardBuilder.square(3, 3)
                .bridge(1, 1)
                .dot("R", 1, 0)
                .dot("R", 1, 2)
                .dot("B", 0, 1)
                .dot("B", 2, 1)
                .build();
        assertThat(strokes(board, 3, 4, 5)).containsExactly(stroke(5, 15, 13, 15), stroke(17, 15, 25, 15));
        assertThat(strokes(board, 1, 4, 7)).containsExactly(stroke(15, 5, 15, 25));
    }

    @Test
    void aBridgeAtTheBorderIsCrossedOnTheWayAround() {
        Board board = BoardBuilder.square(1, 4)
                .openRow(0)
                .bridge(0, 0)
                .dot("R", 0, 1)
                .dot("R", 0, 2)
                .build();
        assertThat(strokes(board, 1, 0, 3, 2))
                .containsExactly(stroke(15, 5, 7, 5), stroke(3, 5, -2.5, 5), stroke(42.5, 5, 25, 5));
    }

    @Test
    void aLinkOfHexagonsAcrossTheBoardLeavesThroughAFreeSide() {
        Board board = BoardBuilder.hex(4, 1)
                .link(0, 0, 3, 0)
                .dot("R", 0, 0)
                .dot("R", 3, 0)
                .build();
        assertThat(strokes(board, 0, 3)).containsExactly(stroke(5, 10, 5, 2.5), stroke(5, 47.5, 5, 40));
    }

    /** Seen so that rows are eight times as far apart as columns. */
    @Test
    void neighborsOfAPhotographAreJoinedHoweverFarApart() {
        Board hexagons = BoardBuilder.hex(3, 2).dot("R", 0, 0).dot("R", 2, 0).build();
        assertThat(stretched(8, hexagons, 0, 2, 4)).hasSize(1);
        GraphBoardBuilder cells = new GraphBoardBuilder();
        cells.cell("a", 0, 0).cell("b", 1, 0).cell("c", 1, 1).cell("d", 0, 1);
        Board graph = cells.link("a", "b")
                .link("b", "c")
                .link("c", "d")
                .dot("R", "a")
                .dot("R", "d")
                .build();
        assertThat(stretched(8, graph, 0, 1, 2, 3)).hasSize(1);
    }

    @Test
    void cellsOfAnOuterRingAreNeighborsThoughFarApart() {
        Board board = new GraphBoardBuilder()
                .cell("a", 0, 0)
                .cell("b", 10, 0)
                .cell("c", 10, 21)
                .cell("d", 0, 21)
                .dot("R", "a")
                .dot("R", "d")
                .link("a", "b")
                .link("b", "c")
                .link("c", "d")
                .build();
        assertThat(strokes(board, 0, 1, 2, 3)).containsExactly(stroke(0, 0, 100, 0, 100, 210, 0, 210));
    }

    private static List<List<Point>> strokes(Board board, Integer... places) {
        return stretched(1, board, places);
    }

    /** @param down rows are so many times as far apart as columns */
    private static List<List<Point>> stretched(double down, Board board, Integer... places) {
        List<Point> centers = new ArrayList<>();
        for (int place = 0; place < board.size(); place++) {
            centers.add(new Point(board.x(place) * CELL, down * board.y(place) * CELL));
        }
        Placement placement = new Placement(List.of(), centers, CELL, 7, Map.of());
        return new Strokes(board, placement, 2)
                .of(new Trail("R", List.of(places))).stream()
                        .map(Stroke::points)
                        .toList();
    }

    private static List<Point> stroke(double... coordinates) {
        List<Point> points = new ArrayList<>();
        for (int i = 0; i < coordinates.length; i += 2) {
            points.add(new Point(coordinates[i], coordinates[i + 1]));
        }
        return points;
    }
}
