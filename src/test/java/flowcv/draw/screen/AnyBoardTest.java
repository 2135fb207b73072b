package flowcv.draw.screen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.GraphBoardBuilder;
import flowcv.draw.layout.UndrawableBoardException;
import flowcv.image.OpenCv;
import java.util.List;
import java.util.Random;
import org.jgrapht.Graph;
import org.jgrapht.alg.planar.BoyerMyrvoldPlanarityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever can be built as a board can be painted, however little sense it makes as a picture. */
class AnyBoardTest {
    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    static List<Board> oddBoards() {
        BoardBuilder crowd = BoardBuilder.square(10, 10);
        for (int i = 0; i < 50; i++) {
            crowd.dot(String.valueOf((char) (0x100 + i)), i / 10, i % 10);
            crowd.dot(String.valueOf((char) (0x100 + i)), 9 - i / 10, i % 10);
        }
        return List.of(
                BoardBuilder.square(1, 2).dot("R", 0, 0).dot("R", 0, 1).build(),
                BoardBuilder.square(2, 90).dot("R", 0, 0).dot("R", 1, 89).build(),
                BoardBuilder.square(90, 2).dot("R", 0, 0).dot("R", 89, 1).build(),
                crowd.build(),
                BoardBuilder.hex(1, 3).dot("R", 0, 0).dot("R", 0, 2).build(),
                graph(new double[] {0, 0, 0, 0}),
                graph(new double[] {5, 5, 6, 5}),
                graph(new double[] {0, 0, 1, 0, 2, 0, 3, 0}),
                graph(new double[] {-1e6, 0, 1e6, 0, 0, 3}));
    }

    @ParameterizedTest
    @MethodSource("oddBoards")
    void oddBoardsArePainted(Board board) {
        paint(board, 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void anyPlanarGraphIsPaintedAndNoOther(int seed) {
        Random random = new Random(seed);
        int cells = 4 + random.nextInt(20);
        GraphBoardBuilder builder = new GraphBoardBuilder();
        for (int i = 0; i < cells; i++) {
            builder.cell("c" + i, random.nextInt(500), random.nextInt(500));
        }
        for (int i = 0; i < 2 * cells; i++) {
            int a = random.nextInt(cells);
            builder.link("c" + a, "c" + (a + 1 + random.nextInt(cells - 1)) % cells);
        }
        Board board = builder.dot("R", "c0").dot("R", "c1").build();
        if (isPlanar(board)) {
            paint(board, seed);
        } else {
            assertThatThrownBy(() -> paint(board, seed))
                    .isInstanceOf(UndrawableBoardException.class)
                    .hasMessageContaining("planar");
        }
    }

    private static boolean isPlanar(Board board) {
        Graph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
        for (int place = 0; place < board.size(); place++) {
            graph.addVertex(place);
        }
        board.links().forEach(link -> graph.addEdge(link.first(), link.second()));
        return new BoyerMyrvoldPlanarityInspector<>(graph).isPlanar();
    }

    private static Board graph(double[] centers) {
        GraphBoardBuilder builder = new GraphBoardBuilder();
        for (int i = 0; i < centers.length / 2; i++) {
            builder.cell("c" + i, centers[2 * i], centers[2 * i + 1]);
        }
        for (int i = 1; i < centers.length / 2; i++) {
            builder.link("c" + (i - 1), "c" + i);
        }
        return builder.dot("R", "c0").dot("R", "c1").build();
    }

    private static void paint(Board board, long seed) {
        Scene scene = Scenes.with(
                new Marks(true, true, true, true, true),
                Scene.random(Devices.named("Moto E").orElseThrow(), seed));
        try (Painted painted = GameScreen.paint(board, scene)) {
            assertThat(painted.placement().centers())
                    .hasSize(board.size())
                    .allMatch(p -> Double.isFinite(p.x()) && Double.isFinite(p.y()));
        }
    }
}
