package flowcv.cli.output;

import flowcv.board.Trail;
import flowcv.draw.HintOverlay;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.Drawn;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.Scene;
import flowcv.draw.svg.Drawing;
import flowcv.image.Images;
import flowcv.image.OpenCv;
import flowcv.image.Picture;
import flowcv.image.UnwritableException;
import java.nio.file.Path;
import java.util.List;

/** Draws boards that are no part of a picture: as the game shows them, as pixels. */
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
        try (Painted screen = GameScreen.paint(drawing.board(), new Progress(flows), SCENE)) {
            if (drawing.steps().isEmpty() && drawing.wrong().isEmpty()) {
                return Images.encode(screen.picture(), file);
            }
            try (Picture drawn = HintOverlay.draw(
                    screen.picture(), drawing.board(), screen.placement(), drawing.steps(), drawing.wrong())) {
                return Images.encode(drawn, file);
            }
        }
    }

    private static boolean isWhole(Drawing drawing, Trail trail) {
        int last = trail.places().get(trail.places().size() - 1);
        return drawing.board().pairs().stream().anyMatch(pair -> pair.first() == last || pair.second() == last);
    }
}
