package flowcv.draw.layout;

import flowcv.board.Board;
import flowcv.board.Link;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jgrapht.alg.interfaces.PlanarityTestingAlgorithm;
import org.jgrapht.alg.planar.BoyerMyrvoldPlanarityInspector;
import org.jgrapht.graph.SimpleGraph;

/**
 * A rotation system: the neighbors of each cell in their order around it, clockwise on the screen, such that no two
 * links cross when they are drawn so.
 *
 * @param around for each cell its neighbors
 */
record Rotation(List<List<Integer>> around) {

    /**
     * That by the angles at which the centers of neighbors lie where these fit a plane, else any (Boyer and Myrvold
     * 2004); empty where the board is not planar.
     */
    static Optional<Rotation> of(Board board) {
        Rotation byAngle = byAngle(board, link -> true);
        return byAngle.isPlanar() ? Optional.of(byAngle) : byLinks(board);
    }

    /**
     * The order by the angles at which neighbors lie, whether it fits a plane or not.
     *
     * @param isDrawn which links join neighbors
     */
    static Rotation byAngle(Board board, Predicate<Link> isDrawn) {
        List<List<Integer>> around = new ArrayList<>();
        for (int cell = 0; cell < board.size(); cell++) {
            around.add(new ArrayList<>());
        }
        board.links().stream().filter(isDrawn).forEach(link -> {
            around.get(link.first()).add(link.second());
            around.get(link.second()).add(link.first());
        });
        for (int cell = 0; cell < board.size(); cell++) {
            int from = cell;
            around.get(cell).sort(Comparator.comparingDouble(to -> DualFaces.angle(board, from, to)));
        }
        return new Rotation(around);
    }

    private static Optional<Rotation> byLinks(Board board) {
        SimpleGraph<Integer, Link> graph = new SimpleGraph<>(Link.class);
        for (int cell = 0; cell < board.size(); cell++) {
            graph.addVertex(cell);
        }
        board.links().forEach(link -> graph.addEdge(link.first(), link.second(), link));
        PlanarityTestingAlgorithm<Integer, Link> inspector = new BoyerMyrvoldPlanarityInspector<>(graph);
        if (!inspector.isPlanar()) {
            return Optional.empty();
        }
        PlanarityTestingAlgorithm.Embedding<Integer, Link> embedding = inspector.getEmbedding();
        List<List<Integer>> around = new ArrayList<>();
        for (int cell = 0; cell < board.size(); cell++) {
            int from = cell;
            around.add(embedding.getEdgesAround(cell).stream()
                    .map(link -> link.other(from))
                    .toList());
        }
        return Optional.of(new Rotation(around));
    }

    /** Euler's formula: cells - links + faces = 2 for each component; no link walks around the face of a lone cell. */
    private boolean isPlanar() {
        int links = around.stream().mapToInt(List::size).sum() / 2;
        int lone = (int) around.stream().filter(List::isEmpty).count();
        int components = components().size();
        return around.size() - links + new Darts(around).walks().size() + lone == 2 * components;
    }

    /** The cells of each part of the board that no link joins to another. */
    List<List<Integer>> components() {
        List<List<Integer>> components = new ArrayList<>();
        boolean[] seen = new boolean[around.size()];
        for (int start = 0; start < seen.length; start++) {
            if (seen[start]) {
                continue;
            }
            List<Integer> cells = new ArrayList<>(List.of(start));
            seen[start] = true;
            for (int i = 0; i < cells.size(); i++) {
                for (int next : around.get(cells.get(i))) {
                    if (!seen[next]) {
                        seen[next] = true;
                        cells.add(next);
                    }
                }
            }
            components.add(cells);
        }
        return components;
    }

    /** A part of this one, whose cells are numbered as they are listed. */
    Rotation part(List<Integer> cells) {
        int[] number = new int[around.size()];
        Arrays.setAll(number, i -> -1);
        for (int i = 0; i < cells.size(); i++) {
            number[cells.get(i)] = i;
        }
        return new Rotation(cells.stream()
                .map(cell -> around.get(cell).stream().map(next -> number[next]).toList())
                .toList());
    }
}
