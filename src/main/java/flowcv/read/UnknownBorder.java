package flowcv.read;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Boards of photographs that pipes leave, with lines all alike: borders that are open somewhere are thick elsewhere,
 * and without a thick line nobody knows where else this one is open.
 */
final class UnknownBorder {
    private UnknownBorder() {}

    /** What is not known of a border, if a pipe crosses it. */
    static Optional<String> in(CellGrid grid) {
        Stream<Side> upright = IntStream.range(0, grid.rows())
                .boxed()
                .flatMap(row -> Stream.of(grid.vertical()[row][0], grid.vertical()[row][grid.columns()]));
        Stream<Side> level =
                Stream.of(grid.horizontal()[0], grid.horizontal()[grid.rows()]).flatMap(Arrays::stream);
        boolean isLeft = Stream.concat(upright, level).anyMatch(side -> side.kind() == Side.Kind.CROSSED);
        return isLeft && !grid.hasThickLines()
                ? Optional.of("pipes leave the board, but no thick line tells where its border is closed")
                : Optional.empty();
    }
}
