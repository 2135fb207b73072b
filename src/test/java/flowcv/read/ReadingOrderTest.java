package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.draw.screen.RandomBoards;
import flowcv.image.Point;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ReadingOrderTest {
    private static Reading.Read board(double x, double y, double width, double height) {
        List<Point> corners = List.of(
                new Point(x, y), new Point(x + width, y), new Point(x + width, y + height), new Point(x, y + height));
        Placement placement = new Placement(corners, corners, width / 2, width / 4, Map.of());
        return new Reading.Read(RandomBoards.of(1).plain(4, 4).board(), placement, 1, List.of());
    }

    @Test
    void rowByRowEachFromTheLeft() {
        Reading.Read first = board(10, 30, 100, 200);
        Reading.Read second = board(150, 0, 100, 100);
        Reading.Read third = board(300, 20, 100, 120);
        Reading.Read below = board(0, 240, 100, 100);
        assertThat(ReadingOrder.of(List.of(below, third, first, second))).containsExactly(first, second, third, below);
    }

    @Test
    void whatBeginsBelowTheMiddleOfTheHighestIsInTheNextRow() {
        Reading.Read high = board(300, 0, 100, 100);
        Reading.Read lower = board(0, 60, 100, 100);
        assertThat(ReadingOrder.of(List.of(lower, high))).containsExactly(high, lower);
    }
}
