package flowcv.fit;

import flowcv.board.Family;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.Drawn;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Look;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Scene;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.tiling.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A painted picture of which everything is known. Owns the picture; close it.
 *
 * @param kind how it was taken, and whether it is light
 * @param shown what its cells and borders look like
 * @param pose how the board lies, a cell being 1 by 1 and the board's corner the origin
 */
record TrainingPicture(Kind kind, int rows, int columns, Picture picture, Shown shown, Pose pose)
        implements AutoCloseable {
    /** How a picture came about. */
    enum Kind {
        UPRIGHT,
        WARPED,
        PHOTO,
        LIGHT
    }

    /** The same for the same seed. */
    static TrainingPicture random(long seed) {
        Random random = new Random(seed);
        SketchedBoard sketch = SketchedBoard.random(seed);
        int rows = sketch.board().rows();
        int columns = sketch.board().columns();
        Scene scene = scene(sketch, random);
        Shown shown =
                new Shown(sketch.board(), sketch.progress(), scene.device().look() == Look.SITE);
        boolean isLight = random.nextInt(100) < 15;
        int way = random.nextInt(100);
        Kind kind = isLight ? Kind.LIGHT : way < 45 ? Kind.UPRIGHT : way < 75 ? Kind.WARPED : Kind.PHOTO;
        Painted screen = GameScreen.paint(sketch.board(), sketch.progress(), scene);
        if (isLight) {
            // A camera exposes a light screen for a shorter time.
            int white = way < 75 ? 200 + random.nextInt(56) : 100 + random.nextInt(80);
            Darkroom.lighten(screen.picture().pixels(), screen.placement(), white, random);
        }
        List<Point> plane = new ArrayList<>(
                List.of(new Point(0, 0), new Point(columns, 0), new Point(columns, rows), new Point(0, rows)));
        List<Point> seen = new ArrayList<>(screen.placement().corners());
        if (way < 10) {
            try (screen) {
                Darkroom.Developed cut = Darkroom.cut(screen.picture().pixels(), seen, columns, random);
                return of(kind, rows, columns, cut.picture(), shown, plane, cut.corners());
            }
        }
        if (way < 45) {
            return of(kind, rows, columns, screen.picture(), shown, plane, seen);
        }
        try (screen) {
            if (way < 75) {
                Darkroom.Developed warped = Darkroom.warp(screen.picture().pixels(), seen, random);
                return of(kind, rows, columns, warped.picture(), shown, plane, warped.corners());
            }
            Painted photo = Camera.photograph(screen, Shot.random(random.nextLong()));
            seen = new ArrayList<>(photo.placement().corners());
            for (int place = 0; place < rows * columns; place++) {
                plane.add(new Point(place % columns + 0.5, place / columns + 0.5));
                seen.add(photo.placement().centers().get(place));
            }
            Picture picture = photo.picture();
            Pose pose = PoseOfPoints.bent(plane, seen, picture.width(), picture.height());
            return new TrainingPicture(kind, rows, columns, picture, shown, pose);
        }
    }

    /** Pages of solutions are one screen of many, but nearly all pictures of solved boards. */
    private static Scene scene(SketchedBoard sketch, Random random) {
        Family family = Family.of(sketch.board());
        boolean isSolved =
                sketch.progress().flows().size() == sketch.board().pairs().size()
                        && sketch.progress().flows().stream().allMatch(Drawn::complete);
        boolean isShown = family == Family.PLAIN || family == Family.BRIDGES;
        return isSolved && isShown && random.nextInt(3) == 0
                ? Scene.random(Devices.named("solution page").orElseThrow(), random.nextLong())
                : Scene.random(sketch.board(), sketch.progress(), random.nextLong());
    }

    private static TrainingPicture of(
            Kind kind, int rows, int columns, Picture picture, Shown shown, List<Point> plane, List<Point> seen) {
        Pose pose = PoseOfPoints.flat(plane, seen, picture.width(), picture.height());
        return new TrainingPicture(kind, rows, columns, picture, shown, pose);
    }

    @Override
    public void close() {
        picture.close();
    }
}
