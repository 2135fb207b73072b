package flowcv.draw.svg;

import flowcv.board.Board;
import flowcv.board.Pair;
import flowcv.board.Topology;
import flowcv.board.Trail;
import flowcv.draw.HintOverlay;
import flowcv.draw.Stroke;
import flowcv.draw.Strokes;
import flowcv.draw.canvas.Box;
import flowcv.draw.geometry.BoardGeometry;
import flowcv.draw.screen.Palette;
import flowcv.image.Point;
import flowcv.read.Placement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A drawing as shapes.
 *
 * @param flows what is drawn of each pair; those with pipes first, in the order in which they are drawn
 * @param numbers where the number of each step stands
 */
record BoardShapes(Drawing drawing, BoardGeometry geometry, List<Flow> flows, List<Point> numbers) {
    /** The side of a square cell: its half and most of its parts are whole numbers, which keeps texts short. */
    static final double CELL = 60;
    /** Around a board, in cells. */
    private static final double MARGIN = 0.2;
    /** The same where flows leave it, for their arrows. */
    private static final double ARROW_MARGIN = 0.7;
    /** Between the lower lane of a bridge and the edge of the upper one, in cells. */
    private static final double BRIDGE_GAP = 0.09;

    /**
     * All that is drawn of a pair.
     *
     * @param rgb 0xRRGGBB
     * @param trails the parts of its flow; none where only its dots are drawn
     */
    record Flow(Pair pair, int rgb, List<Trail> trails, List<Stroke> strokes) {
        /** The last place of a part that ends on no dot. */
        List<Integer> freeEnds() {
            return trails.stream()
                    .map(trail -> trail.places().get(trail.places().size() - 1))
                    .filter(place -> place != pair.first() && place != pair.second())
                    .toList();
        }
    }

    static BoardShapes of(Drawing drawing) {
        Board board = drawing.board();
        boolean leaves = board.topology() != Topology.GRAPH
                && !(board.border().isClosed() && board.extraLinks().isEmpty());
        BoardGeometry geometry = BoardGeometry.of(board, CELL, CELL * (leaves ? ARROW_MARGIN : MARGIN));
        List<Point> centers =
                IntStream.range(0, board.size()).mapToObj(geometry::center).toList();
        Placement placement = new Placement(List.of(), centers, geometry.cell(), 0, Map.of());
        Strokes strokes = new Strokes(board, placement, geometry.pipe() + BRIDGE_GAP * CELL, geometry::between);
        Map<String, Integer> colors = Palette.NEW.colors(board);
        Map<String, List<Trail>> trails = new LinkedHashMap<>();
        Stream.concat(drawing.flows().stream(), drawing.steps().stream())
                .forEach(trail -> trails.computeIfAbsent(trail.label(), label -> new ArrayList<>())
                        .add(trail));
        board.pairs().forEach(pair -> trails.putIfAbsent(pair.label(), List.of()));
        Map<String, Pair> pairs = new LinkedHashMap<>();
        board.pairs().forEach(pair -> pairs.put(pair.label(), pair));
        List<Flow> flows = trails.entrySet().stream()
                .map(entry -> new Flow(
                        pairs.get(entry.getKey()),
                        colors.get(entry.getKey()),
                        entry.getValue(),
                        entry.getValue().stream()
                                .flatMap(trail -> strokes.of(trail).stream())
                                .toList()))
                .toList();
        return new BoardShapes(drawing, geometry, flows, HintOverlay.numbers(board, placement, drawing.steps()));
    }

    Board board() {
        return drawing.board();
    }

    Box extent() {
        return geometry.extent();
    }
}
