package flowcv.draw.svg;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Writes boards as SVG. Colors and widths stand at each shape, no style sheet, script or font is needed, so that word
 * processors show what browsers show; titles say in words what is drawn.
 */
public final class SvgDrawing {
    private SvgDrawing() {}

    /**
     * The text of an SVG file.
     *
     * @param drawings one below the other, at least one
     * @param animated whether flows are drawn one after the other, once, where the viewer can; others show them all
     */
    public static String write(List<Drawing> drawings, boolean animated) {
        List<BoardShapes> boards = drawings.stream().map(BoardShapes::of).toList();
        double width = boards.stream()
                .mapToDouble(board -> board.extent().width())
                .max()
                .orElseThrow();
        double height =
                boards.stream().mapToDouble(board -> board.extent().height()).sum();
        Xml xml = new Xml();
        xml.root(
                "svg",
                "viewBox=0 0 " + PathData.number(width) + " " + PathData.number(height),
                "width=" + PathData.number(width),
                "height=" + PathData.number(height),
                "role=img");
        xml.text("title", drawings.stream().map(Words::title).collect(Collectors.joining("; ")));
        xml.empty("rect", "width=" + PathData.number(width), "height=" + PathData.number(height));
        Timeline timeline = animated ? timeline(boards) : Timeline.none();
        double top = 0;
        for (BoardShapes board : boards) {
            if (boards.size() > 1) {
                double left = (width - board.extent().width()) / 2;
                xml.open("g", "transform=translate(" + PathData.number(left) + " " + PathData.number(top) + ")");
            }
            new BoardWriter(xml, board, timeline).write();
            if (boards.size() > 1) {
                xml.close();
            }
            top += board.extent().height();
        }
        return xml.close().toString();
    }

    private static Timeline timeline(List<BoardShapes> boards) {
        List<List<Point>> all = new ArrayList<>();
        boards.forEach(board -> board.flows().stream()
                .flatMap(flow -> flow.strokes().stream())
                .forEach(stroke -> all.add(stroke.points())));
        return Timeline.of(all.stream().mapToDouble(Timeline::length).sum(), BoardShapes.CELL);
    }
}
