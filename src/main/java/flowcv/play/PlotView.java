package flowcv.play;

import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.board.Topology;
import java.util.List;

/** Hexagons and any other tiling: a letter or point for every cell, a line for every link. */
final class PlotView implements View {
    /** Columns and lines from one stack of hexagons to the next, and from one to the one below. */
    private static final int HEX_DX = 4;

    private static final int HEX_DY = 2;

    /** Linked cells lie so many columns apart on average, so that a line shows between them. */
    private static final double MEAN_DISTANCE = 7;

    private final Ground ground;
    private final Board board;
    private final int[] xs;
    private final int[] ys;
    private int width;
    private int height;

    PlotView(Ground ground) {
        this.ground = ground;
        board = ground.board;
        xs = new int[board.size()];
        ys = new int[board.size()];
        double scale = board.topology() == Topology.HEX ? 0 : scale();
        for (int place = 0; place < board.size(); place++) {
            if (board.topology() == Topology.HEX) {
                int column = place % board.columns();
                xs[place] = 1 + HEX_DX * column;
                ys[place] = HEX_DY * (place / board.columns()) + (column % 2 == 0 ? 1 : 0);
            } else {
                // Characters are about twice as high as wide.
                xs[place] = 1 + (int) Math.round((board.x(place) - least(true)) * scale);
                ys[place] = (int) Math.round((board.y(place) - least(false)) * scale / 2);
            }
            width = Math.max(width, xs[place] + 2);
            height = Math.max(height, ys[place] + 1);
        }
    }

    private double scale() {
        double distance = board.links().stream()
                .mapToDouble(link -> Math.hypot(
                        board.x(link.first()) - board.x(link.second()), board.y(link.first()) - board.y(link.second())))
                .average()
                .orElse(1);
        return MEAN_DISTANCE / Math.max(distance, 1e-9);
    }

    private double least(boolean across) {
        double least = Double.MAX_VALUE;
        for (int place = 0; place < board.size(); place++) {
            least = Math.min(least, across ? board.x(place) : board.y(place));
        }
        return least;
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public int height() {
        return height;
    }

    @Override
    public int placeAt(int x, int y) {
        int best = -1;
        int least = 3;
        for (int place = 0; place < board.size(); place++) {
            int distance = Math.abs(xs[place] - x) + 2 * Math.abs(ys[place] - y);
            if (!board.isHole(place) && distance < least) {
                least = distance;
                best = place;
            }
        }
        return best;
    }

    @Override
    public int towards(int place, double dx, double dy) {
        int best = place;
        // Nothing at more than some 60 degrees from the direction of the key.
        double most = 0.45;
        for (int other = 0; other < board.size(); other++) {
            double x = xs[other] - xs[place];
            double y = 2.0 * (ys[other] - ys[place]);
            boolean near = ground.link(place, other).isPresent() || Math.hypot(x, y) <= 1.5 * HEX_DX;
            double cosine = (x * dx + y * dy) / (Math.hypot(x, y) * Math.hypot(dx, dy));
            if (other != place && near && !board.isHole(other) && cosine > most) {
                most = cosine;
                best = other;
            }
        }
        return best;
    }

    @Override
    public void paint(Canvas canvas, int left, int top, Shown shown) {
        // Hexagons touch all around; there the walls are the exception.
        boolean hex = board.topology() == Topology.HEX;
        for (Link link : hex ? board.extraLinks() : board.links()) {
            line(canvas, left, top, link.first(), link.second(), Ink.FAINT, "·");
        }
        for (Link wall : board.walls()) {
            line(canvas, left, top, wall.first(), wall.second(), Ink.PLAIN, "×");
        }
        for (int pair = 0; pair < board.pairs().size(); pair++) {
            List<Integer> flow = shown.position().flow(pair);
            for (int i = 1; i < flow.size(); i++) {
                line(canvas, left, top, flow.get(i - 1), flow.get(i), Ink.of(Colors.of(board, pair)), "•");
            }
        }
        board.cells().forEach(place -> canvas.put(left + xs[place], top + ys[place], "·", Ink.FAINT));
        for (int pair = 0; pair < board.pairs().size(); pair++) {
            int color = Colors.of(board, pair);
            List<Integer> flow = shown.position().flow(pair);
            for (int i = 0; flow.size() > 1 && i < flow.size(); i++) {
                canvas.put(left + xs[flow.get(i)], top + ys[flow.get(i)], "●", Ink.of(color));
            }
            String label = board.pairs().get(pair).label();
            for (int dot : List.of(
                    board.pairs().get(pair).first(), board.pairs().get(pair).second())) {
                String glyph =
                        label.codePointCount(0, label.length()) == 1 && label.codePointAt(0) < 0x1100 ? label : "●";
                canvas.put(left + xs[dot], top + ys[dot], glyph, Ink.on(color));
            }
        }
        for (int place : shown.marked()) {
            canvas.ground(left + xs[place], top + ys[place], 1, Colors.MARK);
        }
        int color = shown.drawn() >= 0 ? Colors.of(board, shown.drawn()) : 0xFFFFFF;
        canvas.put(left + xs[shown.cursor()] - 1, top + ys[shown.cursor()], "[", Ink.of(color));
        canvas.put(left + xs[shown.cursor()] + 1, top + ys[shown.cursor()], "]", Ink.of(color));
    }

    private void line(Canvas canvas, int left, int top, int from, int to, Ink ink, String slanted) {
        boolean turned = xs[from] > xs[to];
        int a = turned ? to : from;
        int b = turned ? from : to;
        int dx = xs[b] - xs[a];
        int dy = ys[b] - ys[a];
        if (board.topology() == Topology.HEX && dx == HEX_DX && Math.abs(dy) == 1) {
            // Two lines leave a hexagon to the right; each has a column of its own.
            int x = left + xs[a] + (dy < 0 ? 1 : 2);
            canvas.put(x, top + ys[a], slanted.equals("×") ? slanted : dy < 0 ? "╱" : "╲", ink);
            return;
        }
        int steps = Math.max(dx, Math.abs(dy));
        String glyph = slanted.equals("•") && dx == 0 ? "┃" : slanted.equals("•") && dy == 0 ? "━" : slanted;
        for (int i = 1; i < steps; i++) {
            canvas.put(
                    left + xs[a] + (int) Math.round((double) i * dx / steps),
                    top + ys[a] + (int) Math.round((double) i * dy / steps),
                    glyph,
                    ink);
        }
    }
}
