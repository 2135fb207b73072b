package flowcv.web.call;

import flowcv.board.Board;
import flowcv.board.GameColor;
import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.board.Rules;
import flowcv.board.Topology;
import flowcv.board.Trail;
import flowcv.format.FlowFormat;
import flowcv.format.Json;
import flowcv.format.PuzzLinkFormat;
import flowcv.format.text.UnfitException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Boards as the page and other callers get them. Places are numbered as the cells are listed. */
public final class BoardJson {
    private BoardJson() {}

    /** Everything that is known of a board. */
    public static Json of(Board board) {
        Json json = new Json()
                .with("text", FlowFormat.write(board))
                .with("puzzlink", puzzLink(board))
                .with("topology", board.topology().name().toLowerCase(Locale.ROOT))
                .with("rows", board.rows())
                .with("columns", board.columns())
                .with("cells", IntStream.range(0, board.size()).mapToObj(place -> cell(board, place)))
                .with("pairs", board.pairs().stream().map(BoardJson::pair))
                .with("links", links(board.links()))
                .with("walls", links(board.walls()))
                .with("extraLinks", links(board.extraLinks()))
                .with("openRows", open(board, true))
                .with("openColumns", open(board, false));
        return board.topology() == Topology.GRAPH ? json.with("layout", LayoutJson.of(board)) : json;
    }

    /** Links as pairs of places. */
    public static Stream<List<Integer>> links(Collection<Link> links) {
        return links.stream().map(link -> List.of(link.first(), link.second()));
    }

    /** Flows, or parts of them. */
    public static Stream<Json> trails(Collection<Trail> trails) {
        return trails.stream()
                .map(trail -> new Json().with("label", trail.label()).with("places", trail.places()));
    }

    /** A color 0xRRGGBB as style sheets write it. */
    public static String color(int rgb) {
        return String.format(Locale.ROOT, "#%06x", rgb);
    }

    private static Json cell(Board board, int place) {
        return new Json()
                .with("name", board.name(place))
                .with("x", Json.decimal(board.x(place)))
                .with("y", Json.decimal(board.y(place)))
                .with("kind", board.isHole(place) ? "hole" : board.isBridge(place) ? "bridge" : "plain");
    }

    private static Json pair(Pair pair) {
        return new Json()
                .with("label", pair.label())
                .with("color", GameColor.ofLabel(pair.label()).map(color -> color(color.rgb())))
                .with("first", pair.first())
                .with("second", pair.second());
    }

    private static List<Integer> open(Board board, boolean rows) {
        List<Integer> open = new ArrayList<>();
        if (board.topology() == Topology.SQUARE) {
            for (int i = 0; i < (rows ? board.rows() : board.columns()); i++) {
                if (rows ? board.border().isRowOpen(i) : board.border().isColumnOpen(i)) {
                    open.add(i);
                }
            }
        }
        return open;
    }

    private static Optional<String> puzzLink(Board board) {
        try {
            return Optional.of(PuzzLinkFormat.write(board, Rules.FILL).strip());
        } catch (UnfitException e) {
            return Optional.empty();
        }
    }
}
