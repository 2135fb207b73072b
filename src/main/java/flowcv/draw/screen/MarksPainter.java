package flowcv.draw.screen;

import flowcv.board.Board;
import flowcv.board.Pair;
import flowcv.draw.canvas.Canvas;
import flowcv.draw.canvas.Lettering;
import flowcv.draw.canvas.Shape;
import flowcv.image.Point;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/** Letters and ticks on dots. */
record MarksPainter(Board board, Scene scene, IntFunction<Point> center, double dot, Map<String, Integer> colors) {
    /** Height of a letter by the dot's diameter, measured on a colored hex board. */
    private static final double LETTER = 0.6;

    void paint(Canvas canvas, Progress progress) {
        if (scene.marks().letters()) {
            for (int i = 0; i < board.pairs().size(); i++) {
                Pair pair = board.pairs().get(i);
                String letter = String.valueOf((char) ('A' + i));
                letter(canvas, letter, center.apply(pair.first()), colors.get(pair.label()));
                letter(canvas, letter, center.apply(pair.second()), colors.get(pair.label()));
            }
        }
        if (scene.marks().hint()) {
            progress.flows().stream().filter(Drawn::complete).findFirst().ifPresent(flow -> {
                tick(canvas, center.apply(flow.places().get(0)));
                tick(canvas, center.apply(flow.places().get(flow.places().size() - 1)));
            });
        }
    }

    private void letter(Canvas canvas, String letter, Point at, int rgb) {
        Lettering face = new Lettering(LETTER * dot, 0.12);
        boolean light = (rgb >> 16 & 255) * 0.3 + (rgb >> 8 & 255) * 0.59 + (rgb & 255) * 0.11 > 140;
        face.writeCentered(canvas, letter, at.x(), at.y() + LETTER * dot / 2, light ? 0 : 0xFFFFFF, 1);
    }

    private void tick(Canvas canvas, Point at) {
        List<Point> path = List.of(
                new Point(at.x() - 0.27 * dot, at.y()),
                new Point(at.x() - 0.07 * dot, at.y() + 0.2 * dot),
                new Point(at.x() + 0.27 * dot, at.y() - 0.22 * dot));
        canvas.fill(Shape.stroke(path, 0.08 * dot), 0);
    }
}
