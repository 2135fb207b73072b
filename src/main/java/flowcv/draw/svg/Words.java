package flowcv.draw.svg;

import flowcv.board.Board;
import flowcv.board.Family;
import flowcv.board.GameColor;
import flowcv.board.Topology;
import flowcv.board.Trail;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What a drawing shows, in words. */
final class Words {
    private Words() {}

    static String title(Drawing drawing) {
        Board board = drawing.board();
        String size = board.topology() == Topology.GRAPH
                ? "Board of " + board.size() + " cells"
                : "Board of " + board.rows() + "x" + board.columns();
        String family =
                switch (Family.of(board)) {
                    case PLAIN -> "";
                    case HEX -> ", hexagons";
                    case GRAPH -> ", free shape";
                    default -> ", " + Family.of(board).word();
                };
        int steps = drawing.steps().size();
        String state = steps > 0 ? ", " + count(steps, "step") : drawing.flows().isEmpty() ? "" : ", solved";
        return size + family + ", " + count(board.pairs().size(), "flow") + state;
    }

    /** Such as "R, red, 12 cells"; the color where it has a name, and the cells where any flow is drawn. */
    static String flow(String label, int rgb, List<Trail> trails) {
        String color = Arrays.stream(GameColor.values())
                .filter(each -> each.rgb() == rgb)
                .findFirst()
                .map(each -> ", " + each.spokenName())
                .orElse("");
        Set<Integer> cells = new HashSet<>();
        trails.forEach(trail -> cells.addAll(trail.places()));
        return label + color + (cells.isEmpty() ? "" : ", " + count(cells.size(), "cell"));
    }

    private static String count(int number, String what) {
        return number + " " + what + (number == 1 ? "" : "s");
    }
}
