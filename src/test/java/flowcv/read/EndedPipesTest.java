package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class EndedPipesTest {
    private final LinedGrid grid = new LinedGrid(3, 4);

    private Optional<String> ended() {
        return EndedPipes.in(grid.with(LineWeights.ALIKE));
    }

    @Test
    void pipesThatCrossDoNotEnd() {
        grid.vertical[1][2] = LinedGrid.CROSSED;
        grid.horizontal[1][2] = LinedGrid.CROSSED;
        assertThat(ended()).isEmpty();
    }

    @Test
    void aPipeThatEndsBetweenTwoCellsIsNoticed() {
        grid.vertical[1][2] = LinedGrid.ENDED;
        assertThat(ended()).hasValue("a pipe or a dot comes to a line of row 2, column 2 and does not cross it");
    }

    @Test
    void soIsOneThatEndsBetweenACellAndTheNextBelow() {
        grid.horizontal[2][3] = LinedGrid.ENDED;
        assertThat(ended()).hasValueSatisfying(reason -> assertThat(reason).contains("row 2, column 4"));
    }

    @Test
    void atBordersAndHolesPipesMayEnd() {
        grid.vertical[1][0] = LinedGrid.ENDED;
        grid.vertical[1][4] = LinedGrid.ENDED;
        grid.horizontal[0][1] = LinedGrid.ENDED;
        grid.horizontal[3][1] = LinedGrid.ENDED;
        grid.present[0][2] = false;
        grid.vertical[0][2] = LinedGrid.ENDED;
        grid.vertical[0][3] = LinedGrid.ENDED;
        grid.horizontal[1][2] = LinedGrid.ENDED;
        assertThat(ended()).isEmpty();
    }
}
