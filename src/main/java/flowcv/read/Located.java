package flowcv.read;

import flowcv.board.Board;
import flowcv.board.GameColor;
import flowcv.board.Link;
import flowcv.image.Point;
import flowcv.read.decide.Decision;
import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.DotDiameter;
import flowcv.read.frame.Frame;
import flowcv.read.inference.Content;
import flowcv.read.matching.Lab;
import flowcv.read.tiling.BoardForm;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where a board that was decided lies in its picture, and which pipes are drawn on it. */
final class Located {
    private static final double HALF = 0.5;
    /** Colors this near are one, in CIELAB: ink of thin digits differs by some 10. */
    private static final double ALIKE = 15;

    private Located() {}

    /** The board with its place. */
    static Reading.Read board(Frame frame, Weighed weighed, Decision.Likeliest likeliest, List<Doubt> doubts) {
        return new Reading.Read(
                likeliest.board(),
                placement(frame, weighed, likeliest),
                likeliest.confidence(),
                drawn(weighed, likeliest.board()),
                List.of(),
                switch (likeliest.solutions()) {
                    case ONE -> Optional.of(true);
                    case SEVERAL -> Optional.of(false);
                    case NONE, UNKNOWN -> Optional.empty();
                },
                likeliest.testimony().rules(),
                doubts);
    }

    private static Placement placement(Frame frame, Weighed weighed, Decision.Likeliest likeliest) {
        CellComplex complex = weighed.complex();
        List<Integer> places = complex.form().places();
        List<Point> centers = places.stream()
                .map(place -> complex.pose().at(complex.cells().get(place).center()))
                .map(at -> inPicture(at, frame))
                .toList();
        int[] dots = likeliest.labeling().holding(Content.DOT).stream().toArray();
        return new Placement(
                corners(frame, weighed),
                centers,
                complex.cellSize(),
                DotDiameter.of(frame, complex, dots),
                colors(weighed, likeliest.dots()));
    }

    /** Of each pair; colors of the game where all are alike, as of digits. */
    private static Map<String, Integer> colors(Weighed weighed, List<BoardForm.Dots> pairs) {
        Map<String, Integer> colors = new HashMap<>();
        Map<String, Integer> others = new HashMap<>();
        for (BoardForm.Dots dots : pairs) {
            colors.put(
                    dots.label(), weighed.evidence().cells().get(dots.first()).rgb());
            others.put(dots.label(), GameColor.of(dots.label(), others.size()).rgb());
        }
        Lab first = Lab.of(colors.get(pairs.get(0).label()));
        return colors.values().stream().allMatch(rgb -> Lab.of(rgb).distance(first) < ALIKE) ? others : colors;
    }

    /** The outline of a board in the picture, of which its frame may be a part. */
    static List<Point> corners(Frame frame, Weighed weighed) {
        return weighed.corners().stream().map(at -> inPicture(at, frame)).toList();
    }

    private static Point inPicture(Point at, Frame frame) {
        return new Point(at.x() + frame.origin().x(), at.y() + frame.origin().y());
    }

    /** Links over which a pipe is seen. */
    private static List<Link> drawn(Weighed weighed, Board board) {
        CellComplex complex = weighed.complex();
        Map<Integer, Integer> indices = new HashMap<>();
        List<Integer> places = complex.form().places();
        for (int index = 0; index < places.size(); index++) {
            indices.put(places.get(index), index);
        }
        List<Link> drawn = new ArrayList<>();
        for (int border = 0; border < complex.borders().size(); border++) {
            Border at = complex.borders().get(border);
            if (weighed.evidence().borders().get(border).likelihood(BorderLook.CROSSED) > HALF) {
                link(board, indices.get(at.first()), indices.get(at.second())).ifPresent(drawn::add);
            }
        }
        return drawn;
    }

    private static Optional<Link> link(Board board, Integer first, Integer second) {
        return first == null || second == null
                ? Optional.empty()
                : board.links().stream()
                        .filter(link ->
                                link.first() == Math.min(first, second) && link.second() == Math.max(first, second))
                        .findFirst();
    }
}
