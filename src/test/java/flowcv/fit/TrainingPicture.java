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
import org.opencv.core.Mat;

/**
 * A painted picture of which everything is known. Owns the picture; close it.
 *
 * @param kind how it was taken, and whether it is light
 * @param shown what its cells and borders look like
 * @param covers what lies over the board
 * @param pose how the board lies, a cell being 1 by 1 and the board's corner the origin
 */
record TrainingPicture(Kind kind, int rows, int columns, Picture picture, Shown shown, Covers covers, Pose pose)
        implements AutoCloseable {
    /** Of a hundred pictures the first ones have other dots, if nothing is drawn yet. */
    private static final int OTHER_DOTS = 12;
    /** The next ones have strokes drawn over them. */
    private static final int STROKES = 26;
    /** The next ones have a bar over a part. */
    private static final int BARS = 36;

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
        Covers covers = covers(screen, sketch, random);
        List<Point> plane = new ArrayList<>(
                List.of(new Point(0, 0), new Point(columns, 0), new Point(columns, rows), new Point(0, rows)));
        List<Point> seen = new ArrayList<>(screen.placement().corners());
        if (way < 10) {
            try (screen) {
                Darkroom.Developed cut = Darkroom.cut(screen.picture().pixels(), seen, columns, random);
                return of(kind, rows, columns, cut.picture(), shown, covers, plane, cut.corners());
            }
        }
        if (way < 45) {
            return of(kind, rows, columns, screen.picture(), shown, covers, plane, seen);
        }
        try (screen) {
            if (way < 75) {
                Darkroom.Developed warped = Darkroom.warp(screen.picture().pixels(), seen, random);
                return of(kind, rows, columns, warped.picture(), shown, covers, plane, warped.corners());
            }
            Painted photo = Camera.photograph(screen, Shot.random(random.nextLong()));
            seen = new ArrayList<>(photo.placement().corners());
            for (int place = 0; place < rows * columns; place++) {
                plane.add(new Point(place % columns + 0.5, place / columns + 0.5));
                seen.add(photo.placement().centers().get(place));
            }
            Picture picture = photo.picture();
            Pose pose = PoseOfPoints.bent(plane, seen, picture.width(), picture.height());
            return new TrainingPicture(kind, rows, columns, picture, shown, covers, pose);
        }
    }

    private static Covers covers(Painted screen, SketchedBoard sketch, Random random) {
        Mat pixels = screen.picture().pixels();
        int rows = sketch.board().rows();
        int columns = sketch.board().columns();
        int dice = random.nextInt(100);
        if (dice < OTHER_DOTS && sketch.progress().flows().isEmpty()) {
            Darkroom.redot(pixels, screen.placement(), sketch.board(), random);
        }
        return dice < OTHER_DOTS || dice >= BARS
                ? Covers.NONE
                : dice < STROKES
                        ? Covers.strokes(pixels, screen.placement(), rows, columns, random)
                        : Covers.bar(pixels, screen.placement(), rows, columns, random);
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
            Kind kind,
            int rows,
            int columns,
            Picture picture,
            Shown shown,
            Covers covers,
            List<Point> plane,
            List<Point> seen) {
        Pose pose = PoseOfPoints.flat(plane, seen, picture.width(), picture.height());
        return new TrainingPicture(kind, rows, columns, picture, shown, covers, pose);
    }

    @Override
    public void close() {
        picture.close();
    }
}
