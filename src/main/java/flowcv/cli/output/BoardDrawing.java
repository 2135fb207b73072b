package flowcv.cli.output;

import flowcv.board.Board;
import flowcv.board.Trail;
import flowcv.draw.HintOverlay;
import flowcv.draw.layout.UndrawableBoardException;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.Drawn;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.Scene;
import flowcv.draw.svg.Drawing;
import flowcv.draw.svg.SvgDrawing;
import flowcv.image.Images;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.UnwritableException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/** Draws boards that are no part of a picture: as the game shows them, as pixels or as SVG. */
public final class BoardDrawing {
    private static final Scene SCENE = Scene.plain(Devices.PHONE, 1).cutToBoard();

    private BoardDrawing() {}

    /**
     * The bytes of a picture.
     *
     * @param file tells the form by its ending
     */
    static byte[] pixels(Drawing drawing, Path file) throws UnwritableException {
        OpenCv.load();
        List<Drawn> flows = drawing.flows().stream()
                .map(trail -> new Drawn(trail.label(), trail.places(), isWhole(drawing, trail)))
                .toList();
        try (Painted screen = paint(drawing.board(), new Progress(flows), SCENE, file)) {
            if (drawing.steps().isEmpty() && drawing.wrong().isEmpty()) {
                return Images.encode(screen.picture(), file);
            }
            try (Picture drawn = HintOverlay.draw(
                    screen.picture(), drawing.board(), screen.placement(), drawing.steps(), drawing.wrong())) {
                return Images.encode(drawn, file);
            }
        }
    }

    /**
     * Paints a board as the game shows it.
     *
     * @param file for messages
     * @throws UnwritableException if the cells of the board fit no plane
     */
    public static Painted paint(Board board, Progress progress, Scene scene, Path file) throws UnwritableException {
        try {
            return GameScreen.paint(board, progress, scene);
        } catch (UndrawableBoardException e) {
            throw new UnwritableException(file.toString(), e.getMessage());
        }
    }

    /**
     * The bytes of an SVG.
     *
     * @param animated whether one flow is drawn after the other
     * @param file for messages
     * @throws UnwritableException if the cells of a board fit no plane
     */
    public static byte[] svg(List<Drawing> drawings, boolean animated, Path file) throws UnwritableException {
        try {
            return SvgDrawing.write(drawings, animated).getBytes(StandardCharsets.UTF_8);
        } catch (UndrawableBoardException e) {
            throw new UnwritableException(file.toString(), e.getMessage());
        }
    }

    private static boolean isWhole(Drawing drawing, Trail trail) {
        int last = trail.places().get(trail.places().size() - 1);
        return drawing.board().pairs().stream().anyMatch(pair -> pair.first() == last || pair.second() == last);
    }
}
