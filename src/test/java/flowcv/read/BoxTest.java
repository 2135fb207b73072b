package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BoxTest {
    private static final List<Place> PLACES = List.of(new Place(-1, 4), new Place(2, 3), new Place(0, 7));
    private static final Box BOX = Box.around(PLACES);

    @Test
    void reachesFromTheFirstToTheLastPlace() {
        assertThat(BOX).isEqualTo(new Box(-1, 2, 3, 7));
        assertThat(BOX.rows()).isEqualTo(4);
        assertThat(BOX.columns()).isEqualTo(5);
    }

    @Test
    void countsWhatLiesInIt() {
        assertThat(BOX.count(PLACES)).isEqualTo(3);
        assertThat(new Box(-1, 0, 4, 6).count(PLACES)).isEqualTo(1);
        assertThat(BOX.count(List.of(new Place(3, 3), new Place(-2, 3), new Place(0, 2), new Place(0, 8))))
                .isZero();
    }

    @Test
    void stripsAreItsOutermostRowsAndColumns() {
        assertThat(BOX.strip(Box.Edge.TOP)).isEqualTo(new Box(-1, -1, 3, 7));
        assertThat(BOX.strip(Box.Edge.BOTTOM)).isEqualTo(new Box(2, 2, 3, 7));
        assertThat(BOX.strip(Box.Edge.LEFT)).isEqualTo(new Box(-1, 2, 3, 3));
        assertThat(BOX.strip(Box.Edge.RIGHT)).isEqualTo(new Box(-1, 2, 7, 7));
    }

    @Test
    void growsAtOneEdge() {
        assertThat(BOX.grown(Box.Edge.TOP, 1)).isEqualTo(new Box(-2, 2, 3, 7));
        assertThat(BOX.grown(Box.Edge.BOTTOM, -1)).isEqualTo(new Box(-1, 1, 3, 7));
        assertThat(BOX.grown(Box.Edge.LEFT, 2)).isEqualTo(new Box(-1, 2, 1, 7));
        assertThat(BOX.grown(Box.Edge.RIGHT, 1)).isEqualTo(new Box(-1, 2, 3, 8));
    }
}
