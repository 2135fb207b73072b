package flowcv.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UnknownBorderTest {
    private static final LineWeights THICK = new LineWeights(4, 0, 0, LineWeights.Span.ANY, 50);

    private static Optional<String> unknown(LineWeights weights, Consumer<LinedGrid> change) {
        LinedGrid grid = new LinedGrid(3, 4);
        change.accept(grid);
        return UnknownBorder.in(grid.with(weights));
    }

    private static void cross(LinedGrid grid, String border) {
        switch (border) {
            case "left" -> grid.vertical[1][0] = LinedGrid.ENDED;
            case "right" -> grid.vertical[2][4] = LinedGrid.CROSSED;
            case "top" -> grid.horizontal[0][3] = LinedGrid.CROSSED;
            default -> grid.horizontal[3][0] = LinedGrid.ENDED;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"left", "right", "top", "bottom"})
    void wherePipesLeaveABoardOfLinesAllAlikeItsBorderIsUnknown(String border) {
        assertThat(unknown(LineWeights.ALIKE, grid -> cross(grid, border)))
                .hasValueSatisfying(reason -> assertThat(reason).contains("pipes leave the board"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"left", "right", "top", "bottom"})
    void thickLinesTellWhereABorderIsClosed(String border) {
        assertThat(unknown(THICK, grid -> cross(grid, border))).isEmpty();
    }

    @Test
    void pipesWithinABoardTellNothingOfItsBorder() {
        assertThat(unknown(LineWeights.ALIKE, grid -> {
                    grid.vertical[1][1] = LinedGrid.CROSSED;
                    grid.horizontal[2][3] = LinedGrid.CROSSED;
                }))
                .isEmpty();
    }
}
