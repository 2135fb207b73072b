package flowcv.draw.svg;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Lines that are taken one by one, found by their ends. */
final class LineEnds {
    /** The lines that are left, in their order, each in one direction. */
    private final Set<List<Point>> left = new LinkedHashSet<>();
    /** The lines from each tile of the plane, in both directions; a tile is as large as ends of one point differ. */
    private final Map<Tile, List<List<Point>>> ways = new HashMap<>();

    /** Lines of at least two points; what stands there twice counts once. */
    LineEnds(List<List<Point>> lines) {
        for (List<Point> line : lines) {
            List<Point> back = reversed(line);
            if (!left.contains(back) && left.add(line)) {
                for (List<Point> way : List.of(line, back)) {
                    ways.computeIfAbsent(Tile.of(way.get(0)), tile -> new ArrayList<>())
                            .add(way);
                }
            }
        }
    }

    /** Takes the first line that is left. */
    Optional<List<Point>> takeFirst() {
        Optional<List<Point>> first = left.stream().findFirst();
        first.ifPresent(this::remove);
        return first;
    }

    /** Takes the line from a point on that is least by a measure, turned so that it begins there. */
    Optional<List<Point>> take(Point from, ToDoubleFunction<List<Point>> measure) {
        Optional<List<Point>> best = Tile.of(from)
                .around()
                .flatMap(tile -> ways.getOrDefault(tile, List.of()).stream())
                .filter(way -> PathData.isSame(way.get(0), from))
                .min(Comparator.comparingDouble(measure));
        best.ifPresent(this::remove);
        return best;
    }

    private void remove(List<Point> line) {
        List<Point> back = reversed(line);
        left.remove(line);
        left.remove(back);
        ways.get(Tile.of(line.get(0))).remove(line);
        ways.get(Tile.of(back.get(0))).remove(back);
    }

    private static List<Point> reversed(List<Point> line) {
        List<Point> reversed = new ArrayList<>(line);
        Collections.reverse(reversed);
        return reversed;
    }

    private record Tile(long column, long row) {
        static Tile of(Point point) {
            return new Tile((long) Math.floor(point.x() / PathData.SAME), (long) Math.floor(point.y() / PathData.SAME));
        }

        /** This and its eight neighbors. */
        Stream<Tile> around() {
            return LongStream.rangeClosed(-1, 1).boxed().flatMap(down -> LongStream.rangeClosed(-1, 1)
                    .mapToObj(right -> new Tile(column + right, row + down)));
        }
    }
}
