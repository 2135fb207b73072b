package flowcv.fit;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.BoardException;
import flowcv.board.GameColor;
import flowcv.board.Link;
import flowcv.draw.screen.Drawn;
import flowcv.draw.screen.Progress;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/**
 * A board for its looks alone: of squares with any mixture of holes, walls, warps and bridges, or of hexagons, with flows
 * that cover most of it. It is no puzzle: nobody knows how many solutions it has.
 *
 * @param progress how far its flows are drawn
 */
record SketchedBoard(Board board, Progress progress) {
    private static final int ATTEMPTS = 50;
    /** Of a hundred boards so many are of hexagons. */
    private static final int HEXES = 25;

    private static final String MORE_LABELS = "DEFHIJKLNQSUVXZadefhijklnoqrstuvxyz";

    /** The same for the same seed. */
    static SketchedBoard random(long seed) {
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            Random random = new Random(31 * seed + attempt);
            try {
                Sketch sketch = new Sketch(random);
                if (sketch.flows.size() > 1) {
                    return new SketchedBoard(sketch.board(), progress(sketch, random));
                }
            } catch (BoardException none) {
                continue;
            }
        }
        throw new IllegalStateException("no board for seed " + seed + " in " + ATTEMPTS + " attempts");
    }

    private static Progress progress(Sketch sketch, Random random) {
        int kind = random.nextInt(10);
        if (kind < 4) {
            return Progress.INITIAL;
        }
        double share = kind < 6 ? 1 : random.nextDouble();
        double part = kind < 6 ? 0 : 0.5;
        List<Drawn> drawn = new ArrayList<>();
        for (int i = 0; i < sketch.flows.size(); i++) {
            List<Integer> places = sketch.flows.get(i);
            if (random.nextDouble() >= share) {
                continue;
            }
            boolean isPart = places.size() > 2 && random.nextDouble() < part;
            int length = isPart ? 2 + random.nextInt(places.size() - 2) : places.size();
            drawn.add(new Drawn(sketch.label(i), places.subList(0, length), !isPart));
        }
        return new Progress(drawn);
    }

    /** The making of one. */
    private static final class Sketch {
        final List<List<Integer>> flows = new ArrayList<>();
        final BitSet bridges = new BitSet();
        private final List<String> labels = new ArrayList<>();
        private final BitSet holes = new BitSet();
        private final List<Consumer<BoardBuilder>> parts = new ArrayList<>();
        private final Random random;
        private final boolean isHex;
        private final int rows;
        private final int columns;

        Sketch(Random random) {
            this.random = random;
            isHex = random.nextInt(100) < HEXES;
            rows = side();
            columns = random.nextInt(3) > 0 ? rows : side();
            for (GameColor color : GameColor.values()) {
                labels.add(color.label());
            }
            if (random.nextInt(2) == 0) {
                Collections.shuffle(labels, random);
            }
            MORE_LABELS.chars().forEach(c -> labels.add(String.valueOf((char) c)));
            if (isHex) {
                hexes();
            } else {
                squares();
            }
            flows(shape());
        }

        private void squares() {
            // A quarter is plain; a quarter of the others is of several kinds. Few lines tell what those of warps are
            // like.
            int kind = random.nextInt(100);
            boolean isMixed = kind >= 82;
            if (kind >= 25 && kind < 33) {
                corridors();
            }
            if (kind >= 33 && kind < 42 || isMixed && random.nextBoolean()) {
                holes();
            }
            if (kind >= 42 && kind < 50 || isMixed && random.nextBoolean()) {
                bridges();
            }
            if (kind >= 50 && kind < 65 || isMixed && random.nextBoolean()) {
                walls();
            }
            if (kind >= 65 && kind < 82 || isMixed && random.nextBoolean()) {
                warps();
            }
        }

        /** Most lie in a hexagon themselves, as those of the game do. */
        private void hexes() {
            int kind = random.nextInt(10);
            if (kind < 4) {
                Board whole = BoardPlane.of(
                                builder().dot("0", 0, 0).dot("0", 0, 1).build())
                        .board();
                double radius = Math.min(rows, columns) / 2.0 + 0.3 * random.nextDouble();
                for (int place = 0; place < rows * columns; place++) {
                    double x = Math.abs(whole.x(place) - mean(whole.x(0), whole.x(rows * columns - 1)));
                    double y = Math.abs(whole.y(place) - (rows + 0.5) / 2);
                    holes.set(place, y > radius - x / Math.sqrt(3) || x > radius);
                }
            } else if (kind < 6) {
                holes();
            } else if (kind < 8) {
                corridors();
            }
            if (random.nextInt(kind >= 6 && kind < 8 ? 2 : 8) == 0) {
                hexWalls();
            }
        }

        private static double mean(double one, double other) {
            return (one + other) / 2;
        }

        private void hexWalls() {
            List<Link> links = shape().links();
            for (int i = 1 + random.nextInt(Math.max(1, links.size() / 4)); i > 0; i--) {
                Link link = links.get(random.nextInt(links.size()));
                wall(link.first() / columns, link.first() % columns, link.second() / columns, link.second() % columns);
            }
        }

        String label(int flow) {
            return labels.get(flow);
        }

        private int side() {
            int dice = random.nextInt(8);
            if (isHex) {
                return 3 + random.nextInt(8);
            }
            return dice == 0 ? 12 + random.nextInt(8) : 5 + random.nextInt(dice < 4 ? 3 : 8);
        }

        private void holes() {
            boolean isMirrored = random.nextBoolean();
            for (int i = 1 + random.nextInt(4); i > 0; i--) {
                int height = 1 + random.nextInt(Math.max(1, rows / 4));
                int width = 1 + random.nextInt(Math.max(1, columns / 4));
                boolean isCorner = random.nextBoolean();
                int top = isCorner ? 0 : random.nextInt(rows - height);
                int left = isCorner ? 0 : random.nextInt(columns - width);
                boolean isBelow = isCorner && random.nextBoolean();
                boolean isRight = isCorner && random.nextBoolean();
                for (int r = top; r < top + height; r++) {
                    for (int c = left; c < left + width; c++) {
                        int row = isBelow ? rows - 1 - r : r;
                        int column = isRight ? columns - 1 - c : c;
                        holes.set(row * columns + column);
                        if (isMirrored) {
                            holes.set(row * columns + columns - 1 - column);
                        }
                    }
                }
            }
        }

        /** Leaves only ways of one cell's width, as of stars and snowflakes: most of their lines are outlines. */
        private void corridors() {
            List<List<Integer>> near = near(shape());
            holes.set(0, rows * columns);
            List<Integer> cells = new ArrayList<>(List.of(rows / 2 * columns + columns / 2));
            for (int i = 4 + random.nextInt(2 * (rows + columns)); i > 0; i--) {
                int at = cells.get(random.nextInt(cells.size()));
                for (int length = 1 + random.nextInt(rows); length > 0; length--) {
                    at = near.get(at).get(random.nextInt(near.get(at).size()));
                    cells.add(at);
                }
            }
            cells.forEach(holes::clear);
        }

        /** Away from each other, from holes and from the border. */
        private void bridges() {
            for (int i = 1 + random.nextInt(1 + rows * columns / 20); i > 0; i--) {
                int row = 1 + random.nextInt(rows - 2);
                int column = 1 + random.nextInt(columns - 2);
                boolean isFree = true;
                for (int dy = -1; dy <= 1; dy++) {
                    for (int dx = -1; dx <= 1; dx++) {
                        int place = (row + dy) * columns + column + dx;
                        isFree &= !holes.get(place) && !bridges.get(place);
                    }
                }
                if (isFree) {
                    bridges.set(row * columns + column);
                }
            }
        }

        private void walls() {
            boolean isLong = random.nextBoolean();
            for (int i = 1 + random.nextInt(1 + rows * columns / 8); i > 0; i--) {
                boolean isUpright = random.nextBoolean();
                int length = isLong ? 1 + random.nextInt((isUpright ? rows : columns) / 2) : 1;
                int row = random.nextInt(rows - (isUpright ? length - 1 : 1));
                int column = random.nextInt(columns - (isUpright ? 1 : length - 1));
                for (int k = 0; k < length; k++) {
                    int r = isUpright ? row + k : row;
                    int c = isUpright ? column : column + k;
                    wall(r, c, isUpright ? r : r + 1, isUpright ? c + 1 : c);
                }
            }
        }

        private void wall(int row, int column, int otherRow, int otherColumn) {
            int place = row * columns + column;
            int other = otherRow * columns + otherColumn;
            if (!holes.get(place) && !holes.get(other) && !bridges.get(place) && !bridges.get(other)) {
                parts.add(builder -> builder.wall(row, column, otherRow, otherColumn));
            }
        }

        private void warps() {
            double share = random.nextDouble();
            for (int row = 0; row < rows; row++) {
                int open = row;
                if (random.nextDouble() < share && !holes.get(row * columns) && !holes.get((row + 1) * columns - 1)) {
                    parts.add(builder -> builder.openRow(open));
                }
            }
            for (int column = 0; column < columns; column++) {
                int open = column;
                if (random.nextDouble() < share && !holes.get(column) && !holes.get((rows - 1) * columns + column)) {
                    parts.add(builder -> builder.openColumn(open));
                }
            }
        }

        private BoardBuilder builder() {
            BoardBuilder builder = isHex ? BoardBuilder.hex(rows, columns) : BoardBuilder.square(rows, columns);
            holes.stream().forEach(hole -> builder.hole(hole / columns, hole % columns));
            bridges.stream().forEach(bridge -> builder.bridge(bridge / columns, bridge % columns));
            parts.forEach(part -> part.accept(builder));
            return builder;
        }

        private Board shape() {
            int[] ends = IntStream.range(0, rows * columns)
                    .filter(place -> !holes.get(place) && !bridges.get(place))
                    .limit(2)
                    .toArray();
            return dots(List.of(List.of(ends[0], ends[1])));
        }

        Board board() {
            return dots(flows);
        }

        private Board dots(List<List<Integer>> ways) {
            BoardBuilder builder = builder();
            for (int i = 0; i < ways.size(); i++) {
                List<Integer> way = ways.get(i);
                for (int end : new int[] {way.get(0), way.get(way.size() - 1)}) {
                    builder.dot(labels.get(i), end / columns, end % columns);
                }
            }
            return builder.build();
        }

        private static List<List<Integer>> near(Board shape) {
            List<List<Integer>> near = new ArrayList<>();
            for (int place = 0; place < shape.size(); place++) {
                near.add(new ArrayList<>());
            }
            for (Link link : shape.links()) {
                near.get(link.first()).add(link.second());
                near.get(link.second()).add(link.first());
            }
            return near;
        }

        private void flows(Board shape) {
            List<List<Integer>> near = near(shape);
            List<Integer> starts = new ArrayList<>();
            for (int place = 0; place < shape.size(); place++) {
                if (!holes.get(place) && !bridges.get(place)) {
                    starts.add(place);
                }
            }
            Collections.shuffle(starts, random);
            Set<Integer> free = new HashSet<>(starts);
            Set<List<Integer>> lanes = new HashSet<>();
            int most = 3 + random.nextInt(labels.size() - 3);
            int longest = 4 + random.nextInt(2 * (rows + columns));
            for (int start : starts) {
                if (free.contains(start) && flows.size() < most) {
                    List<Integer> way = way(start, longest, near, free, lanes);
                    if (way.size() > 1) {
                        flows.add(way);
                    }
                }
            }
        }

        private List<Integer> way(
                int start, int longest, List<List<Integer>> near, Set<Integer> free, Set<List<Integer>> lanes) {
            List<Integer> way = new ArrayList<>(List.of(start));
            free.remove(start);
            int at = start;
            while (way.size() < longest) {
                List<Integer> next = new ArrayList<>();
                for (int place : near.get(at)) {
                    int beyond = 2 * place - at;
                    boolean isBridge = bridges.get(place);
                    if (isBridge && free.contains(beyond) && !lanes.contains(List.of(place, Math.abs(place - at)))
                            || !isBridge && free.contains(place)) {
                        next.add(place);
                    }
                }
                if (next.isEmpty()) {
                    break;
                }
                int place = next.get(random.nextInt(next.size()));
                way.add(place);
                if (bridges.get(place)) {
                    lanes.add(List.of(place, Math.abs(place - at)));
                    int beyond = 2 * place - at;
                    way.add(beyond);
                    at = beyond;
                } else {
                    at = place;
                }
                free.remove(at);
            }
            return way;
        }
    }
}
