package flowcv.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class BuildersTest {
    private static void assertFault(String message, ThrowingCallable parts) {
        assertThatThrownBy(parts).isInstanceOf(BoardException.class).hasMessage(message);
    }

    private static BoardBuilder square() {
        return BoardBuilder.square(2, 3);
    }

    private static GraphBoardBuilder graph() {
        return new GraphBoardBuilder().cell("a", 0, 0).cell("b", 1, 0);
    }

    @Test
    void sizes() {
        assertFault("a board of 0x3 cells, expected at least 1x1", () -> BoardBuilder.square(0, 3));
        assertFault("a board of 3x-1 cells, expected at least 1x1", () -> BoardBuilder.hex(3, -1));
        assertFault(
                "a board of 65536x65536 cells, expected at most 100000 cells",
                () -> BoardBuilder.square(65_536, 65_536));
    }

    @Test
    void cellsOutside() {
        String message = "row 3, column 1 lies outside the 2x3 board";
        assertFault(message, () -> square().dot("R", 2, 0));
        assertFault(message, () -> square().hole(2, 0));
        assertFault(message, () -> square().bridge(2, 0));
        assertFault(message, () -> square().wall(1, 0, 2, 0));
        assertFault(message, () -> square().link(2, 0, 0, 0));
        assertFault(message, () -> square().openRow(2));
        assertFault("row 1, column 4 lies outside the 2x3 board", () -> square().openColumn(3));
        assertThatThrownBy(() -> square().dot("R", 0, 0).dot("R", 0, 1).build().place(0, 3))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("no cell 0,3 on 2x3");
    }

    @Test
    void dots() {
        assertFault("the board has no dots", () -> square().build());
        assertFault("dot R stands 1 times, expected twice", () -> square().dot("R", 0, 0)
                .build());
        assertFault(
                "dot R stands 3 times, expected twice",
                () -> square().dot("R", 0, 0).dot("R", 0, 1).dot("R", 0, 2).build());
        assertFault("two dots at row 1, column 1, expected one", () -> square().dot("R", 0, 0)
                .dot("R", 0, 1)
                .dot("G", 0, 0)
                .dot("G", 0, 2)
                .build());
        assertFault(
                "dot R on the hole at row 1, column 2, expected a plain cell",
                () -> square().hole(0, 1).dot("R", 0, 0).dot("R", 0, 1).build());
        assertFault(
                "dot R on the bridge at row 1, column 2, expected a plain cell",
                () -> square().bridge(0, 1).dot("R", 0, 0).dot("R", 0, 1).build());
        assertThatThrownBy(() -> square().dot("R", 0, 0).dot("R", 0, 0).build())
                .hasMessage("dot R stands twice in one cell, expected two cells");
    }

    @Test
    void partsThatContradictEachOther() {
        assertFault("row 2, column 2 is a hole and a bridge", () -> square().hole(1, 1)
                .bridge(1, 1)
                .dot("R", 0, 0)
                .dot("R", 0, 1)
                .build());
        assertFault("a bridge at row 2, column 2, but only square boards have bridges", () -> BoardBuilder.hex(2, 3)
                .bridge(1, 1));
        assertFault("a wall between row 1, column 1 and row 2, column 2, which are no neighbors", () -> square().wall(
                        0, 0, 1, 1));
        assertFault("a wall between row 1, column 3 and row 2, column 1, which are no neighbors", () -> square().wall(
                        0, 2, 1, 0));
        assertFault("a link from row 1, column 1 to itself", () -> square().link(0, 0, 0, 0));
        assertFault(
                "a link between row 1, column 1 and row 2, column 1, which are neighbors already",
                () -> square().link(0, 0, 1, 0));
    }

    @Test
    void hexagonsTouchSixOthers() {
        Board hex = BoardBuilder.hex(3, 3).dot("R", 0, 0).dot("R", 2, 2).build();
        int middle = hex.place(1, 1);
        assertThat(hex.links().stream()
                        .filter(l -> l.first() == middle || l.second() == middle)
                        .map(l -> hex.name(l.other(middle))))
                .containsExactlyInAnyOrder("0,1", "2,1", "1,0", "1,2", "0,0", "0,2");
        for (Link link : hex.links()) {
            assertThat(Math.hypot(
                            hex.x(link.first()) - hex.x(link.second()), hex.y(link.first()) - hex.y(link.second())))
                    .isCloseTo(1, org.assertj.core.data.Offset.offset(1e-9));
        }
    }

    @Test
    void wallsAndLinksAtHolesAreLeftOut() {
        Board board = square().hole(0, 1)
                .wall(0, 0, 0, 1)
                .link(0, 1, 1, 2)
                .dot("R", 0, 0)
                .dot("R", 1, 1)
                .build();
        assertThat(board.walls()).isEmpty();
        assertThat(board.extraLinks()).isEmpty();
        assertThat(board.links()).extracting(Link::toString).hasSize(4);
    }

    @Test
    void theWayAroundTheBorderPassesNoWallWithin() {
        Board board = BoardBuilder.square(1, 2)
                .wall(0, 0, 0, 1)
                .openRow(0)
                .dot("R", 0, 0)
                .dot("R", 0, 1)
                .build();
        assertThat(board.links()).containsExactly(new Link(0, 1, Lane.HORIZONTAL));
        assertThat(board.walls()).hasSize(1);
    }

    @Test
    void graphs() {
        assertFault("the board has no cells", () -> new GraphBoardBuilder().build());
        assertFault("the board has no dots", () -> graph().build());
        assertFault("cell a stands twice", () -> graph().cell("a", 2, 0));
        assertFault("cell c at NaN, 0.0, expected finite coordinates", () -> graph().cell("c", Double.NaN, 0));
        assertFault("no cell is named c", () -> graph().dot("R", "c"));
        assertFault("no cell is named c", () -> graph().link("a", "c"));
        assertFault("a link from a to itself", () -> graph().link("a", "a"));
        assertFault("two dots on cell a, expected one", () -> graph().dot("R", "a")
                .dot("R", "b")
                .dot("G", "a")
                .dot("G", "b")
                .build());
    }

    @Test
    void boardsDoNotChangeWithTheirBuilders() {
        BoardBuilder builder = square().dot("R", 0, 0).dot("R", 1, 2);
        Board before = builder.build();
        builder.hole(0, 1).openRow(0);
        assertThat(before.isHole(1)).isFalse();
        assertThat(before.border().isClosed()).isTrue();
        assertThat(before.links()).hasSize(7);
    }
}
