package flowcv.fit;

import flowcv.board.Family;
import flowcv.board.Solution;
import flowcv.board.Trail;
import flowcv.draw.Overlay;
import flowcv.draw.camera.Camera;
import flowcv.draw.camera.Shot;
import flowcv.draw.screen.Devices;
import flowcv.draw.screen.Drawn;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Look;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.Scene;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.tiling.Pose;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.opencv.core.Mat;

/**
 * A painted picture of which everything is known. Owns the picture; close it.
 *
 * @param kind how it was taken, and whether it is light
 * @param shown what its cells and borders look like
 * @param covers what lies over the board
 * @param plane in which the board lies
 * @param pose from there to the picture
 */
record TrainingPicture(Kind kind, BoardPlane plane, Picture picture, Shown shown, Covers covers, Pose pose)
        implements AutoCloseable {
    /** One of so many pictures with flows has them drawn by flowcv. */
    private static final int OVERLAYS = 4;
    /** Of a hundred pictures the first ones have other dots, if nothing is drawn yet. */
    private static final int OTHER_DOTS = 16;
    /** The next ones have strokes drawn over them. */
    private static final int STROKES = 30;
    /** The next ones have a bar over a part. */
    private static final int BARS = 40;

    /** Of a hundred pictures those from 10 up to this have few colors. */
    private static final int FEW_COLORS = 14;

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
        BoardPlane plane = BoardPlane.of(sketch.board());
        Scene scene = scene(sketch, random);
        Shown shown =
                Shown.ofGame(sketch.board(), sketch.progress(), scene.device().look() == Look.SITE);
        boolean isLight = random.nextInt(100) < 15;
        int way = random.nextInt(100);
        Kind kind = isLight ? Kind.LIGHT : way < 45 ? Kind.UPRIGHT : way < 75 ? Kind.WARPED : Kind.PHOTO;
        Painted screen = screen(sketch, scene, random);
        if (isLight) {
            // A camera exposes a light screen for a shorter time.
            int white = way < 75 ? 200 + random.nextInt(56) : 100 + random.nextInt(80);
            Darkroom.lighten(screen.picture().pixels(), screen.placement(), white, random);
        }
        Covers covers = covers(screen, plane, sketch.progress(), random);
        List<Point> seen = screen.placement().corners();
        if (way < 10) {
            try (screen) {
                double cell = screen.placement().cellSize();
                Darkroom.Developed cut = Darkroom.cut(screen.picture().pixels(), seen, cell, random);
                return of(kind, plane, cut.picture(), shown, covers, cut.corners());
            }
        }
        if (way < 45) {
            if (way < FEW_COLORS) {
                Darkroom.posterize(screen.picture().pixels(), random);
            }
            return of(kind, plane, screen.picture(), shown, covers, seen);
        }
        try (screen) {
            if (way < 75) {
                Darkroom.Developed warped = Darkroom.warp(
                        screen.picture().pixels(), seen, screen.placement().cellSize(), random);
                return of(kind, plane, warped.picture(), shown, covers, warped.corners());
            }
            Painted photo = Camera.photograph(screen, Shot.random(random.nextLong()));
            return photographed(kind, plane, photo, shown, covers);
        }
    }

    /** Takes over the picture of a photograph. */
    static TrainingPicture photographed(Kind kind, BoardPlane plane, Painted photo, Shown shown, Covers covers) {
        List<Point> inPlane = Stream.of(plane.corners(), plane.middles())
                .flatMap(List::stream)
                .toList();
        List<Point> inPicture = Stream.of(
                        photo.placement().corners(), photo.placement().centers())
                .flatMap(List::stream)
                .toList();
        Picture picture = photo.picture();
        Pose pose = PoseOfPoints.bent(inPlane, inPicture, picture.width(), picture.height());
        return new TrainingPicture(kind, plane, picture, shown, covers, pose);
    }

    /** The game's own pipes, or, of some pictures, the flows as flowcv draws them over a board at the start. */
    private static Painted screen(SketchedBoard sketch, Scene scene, Random random) {
        if (sketch.progress().flows().isEmpty() || random.nextInt(OVERLAYS) > 0) {
            return GameScreen.paint(sketch.board(), sketch.progress(), scene);
        }
        Painted start = GameScreen.paint(sketch.board(), Progress.INITIAL, scene);
        List<Trail> flows = sketch.progress().flows().stream()
                .map(flow -> new Trail(flow.label(), flow.places()))
                .toList();
        Overlay.drawOn(start.picture(), sketch.board(), start.placement(), new Solution(flows));
        return start;
    }

    private static Covers covers(Painted screen, BoardPlane plane, Progress progress, Random random) {
        Mat pixels = screen.picture().pixels();
        int dice = random.nextInt(100);
        if (dice < OTHER_DOTS && progress.flows().isEmpty()) {
            Darkroom.redot(pixels, screen.placement(), plane.board(), random);
        }
        return dice < OTHER_DOTS || dice >= BARS
                ? Covers.NONE
                : dice < STROKES
                        ? Covers.strokes(pixels, screen.placement(), plane, random)
                        : Covers.bar(pixels, screen.placement(), plane, random);
    }

    /** Pages of solutions are one screen of many, but nearly all pictures of solved boards. */
    private static Scene scene(SketchedBoard sketch, Random random) {
        Family family = Family.of(sketch.board());
        boolean isSolved =
                sketch.progress().flows().size() == sketch.board().pairs().size()
                        && sketch.progress().flows().stream().allMatch(Drawn::complete);
        boolean isShown = family == Family.PLAIN || family == Family.BRIDGES || family == Family.HEX;
        return isSolved && isShown && random.nextInt(3) == 0
                ? Scene.random(Devices.named("solution page").orElseThrow(), random.nextLong())
                : Scene.random(sketch.board(), sketch.progress(), random.nextLong());
    }

    static TrainingPicture of(
            Kind kind, BoardPlane plane, Picture picture, Shown shown, Covers covers, List<Point> seen) {
        Pose pose = PoseOfPoints.flat(plane.corners(), seen, picture.width(), picture.height());
        return new TrainingPicture(kind, plane, picture, shown, covers, pose);
    }

    @Override
    public void close() {
        picture.close();
    }
}
