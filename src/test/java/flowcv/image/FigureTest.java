package flowcv.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class FigureTest {
    private static final List<Point> KITE =
            List.of(new Point(5, 0), new Point(9, 4), new Point(5, 10), new Point(1, 4));

    @Test
    void pointsWithinAndBesideAreToldWhicheverWayTheCornersRun() {
        List<Point> other = new ArrayList<>(KITE);
        Collections.reverse(other);
        for (List<Point> figure : List.of(KITE, other)) {
            assertThat(Figure.contains(figure, new Point(5, 5))).isTrue();
            assertThat(Figure.contains(figure, new Point(2, 4))).isTrue();
            assertThat(Figure.contains(figure, new Point(2, 1))).isFalse();
            assertThat(Figure.contains(figure, new Point(5, 11))).isFalse();
        }
    }
}
