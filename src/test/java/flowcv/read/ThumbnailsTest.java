package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ThumbnailsTest {
    private static final Reading.Read WHOLE =
            read(BoardBuilder.square(1, 2).dot("A", 0, 0).dot("A", 0, 1).build(), 50);

    private static Reading.Read read(Board board, double cell) {
        List<Point> corners =
                List.of(new Point(0, 0), new Point(2 * cell, 0), new Point(2 * cell, cell), new Point(0, cell));
        List<Point> centers = List.of(new Point(cell / 2, cell / 2), new Point(1.5 * cell, cell / 2));
        return new Reading.Read(board, new Placement(corners, centers, cell, 0.7 * cell, Map.of("A", 0xDC0000)), 1);
    }

    private static List<Reading.Read> added(Reading.Read first, Reading.Read second) {
        List<Reading.Read> boards = new ArrayList<>(List.of(first));
        Thumbnails.add(boards, second);
        return boards;
    }

    @Test
    void ofABoardAndItsThumbnailTheBoardIsKept() {
        // Its border is taken for open, as what is thin is easily lost.
        Board board = BoardBuilder.square(1, 2)
                .dot("B", 0, 1)
                .dot("B", 0, 0)
                .openRow(0)
                .build();
        Reading.Read thumbnail = read(board, 10);
        assertThat(added(thumbnail, WHOLE)).containsExactly(WHOLE);
        assertThat(added(WHOLE, thumbnail)).containsExactly(WHOLE);
    }

    @Test
    void theSameBoardAsLargeIsAnotherOne() {
        assertThat(added(WHOLE, read(WHOLE.board(), 45))).hasSize(2);
    }

    @Test
    void aSmallerBoardOfOtherDotsIsAnotherOne() {
        Board other = BoardBuilder.square(2, 2).dot("B", 0, 1).dot("B", 1, 0).build();
        assertThat(added(WHOLE, read(other, 10))).hasSize(2);
    }
}
