package flowcv.draw.screen;

import flowcv.board.Board;
import flowcv.board.Topology;
import flowcv.draw.canvas.Box;
import flowcv.draw.canvas.Canvas;
import flowcv.draw.geometry.Faces;
import flowcv.draw.geometry.Frame;
import flowcv.draw.part.AdBanner;
import flowcv.draw.part.Preview;
import flowcv.image.Point;
import flowcv.read.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Paints a board as the game shows it. Proportions and colors are measured on real screenshots; the
 * native library has to be loaded.
 */
public final class GameScreen {
    private GameScreen() {}

    /** Paints a board before the first move. */
    public static Painted paint(Board board, Scene scene) {
        return paint(board, Progress.INITIAL, scene);
    }

    /** Paints a board with what a player has drawn so far. The same arguments give the same picture. */
    public static Painted paint(Board board, Progress progress, Scene scene) {
        return paint(board, progress, scene, Faces.of(board));
    }

    /**
     * Paints a free board the outlines of whose cells are known.
     *
     * @param outlines the corners of each cell in the board's own unit; those that cells share are equal
     */
    public static Painted paint(Board board, List<List<Point>> outlines, Progress progress, Scene scene) {
        return paint(board, progress, scene, Faces.of(board, outlines));
    }

    private static Painted paint(Board board, Progress progress, Scene scene, Faces faces) {
        Box extent = faces.extent(board);
        double border = Lines.of(board, scene).border();
        Layout layout = Layout.of(scene, extent, border, new SplittableRandom(scene.seed()).nextDouble(-1, 1));
        Canvas canvas = new Backdrop(scene).paint();
        BoardPainter painter = new BoardPainter(board, scene, faces, layout.frame());
        painter.paint(canvas, progress);
        new Header(canvas, scene, layout).paint(board, progress);
        if (scene.device().look() != Look.SITE) {
            new FooterPainter(canvas, scene, layout).paint(progress);
        }
        if (layout.ad().height() > 0 && scene.device().look() != Look.SITE) {
            new AdBanner(canvas, layout.ad(), scene.seed()).paint(layout.chrome());
        }
        new SystemBars(canvas, scene).paint();
        if (scene.marks().preview() && portraitPhone(scene.device())) {
            Preview.paint(canvas, layout.board());
        }
        Placement placement = placement(board, faces, layout, painter);
        return new Development(scene.finish()).develop(canvas, placement, layout.board());
    }

    private static boolean portraitPhone(Device device) {
        return device.look() == Look.ANDROID || device.look() == Look.IPHONE;
    }

    private static Placement placement(Board board, Faces faces, Layout layout, BoardPainter painter) {
        Box box = board.topology() == Topology.SQUARE
                ? new Box(0, 0, board.columns(), board.rows())
                : faces.extent(board);
        Frame frame = layout.frame();
        List<Point> corners = List.of(
                frame.at(box.left(), box.top()),
                frame.at(box.right(), box.top()),
                frame.at(box.right(), box.bottom()),
                frame.at(box.left(), box.bottom()));
        List<Point> centers = new ArrayList<>();
        for (int place = 0; place < board.size(); place++) {
            centers.add(frame.at(faces.centers().get(place)));
        }
        return new Placement(corners, centers, painter.cell(), painter.dot(), painter.colors());
    }
}
