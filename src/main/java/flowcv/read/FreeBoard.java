package flowcv.read;

import flowcv.image.Picture;
import flowcv.read.disc.DiscFinder;
import flowcv.read.pixel.Brightness;
import flowcv.read.pixel.Pixels;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Reads one board of hexagons or free shapes, one way after the other, those that read most pictures first: faces by the
 * usual lines, hexagons that are turned, faces by any lines, photographed faces. In what is surely a photograph, and
 * shows no upright hexagons, these come before faces by any lines.
 */
final class FreeBoard {
    private final boolean isUnmarked;
    private final Picture picture;
    private final boolean isPhotograph;
    private final Pixels pixels;
    private final DiscFinder finder;
    private final Belief belief;
    private final StageObserver observer;
    private final FacesWay faces;
    private Found.Not<Reading.Read> furthest = new Found.Not<>(Stage.BOARD, "found no disc");

    /**
     * A reader of one picture.
     *
     * @param isPhotograph whether the picture had more pixels than any screen
     */
    FreeBoard(
            Picture picture,
            boolean isPhotograph,
            Pixels pixels,
            DiscFinder finder,
            Belief belief,
            StageObserver observer) {
        this(picture, isPhotograph, pixels, finder, belief, observer, false);
    }

    /** @param isUnmarked whether the mark of a finger has been taken away, where there was one */
    private FreeBoard(
            Picture picture,
            boolean isPhotograph,
            Pixels pixels,
            DiscFinder finder,
            Belief belief,
            StageObserver observer,
            boolean isUnmarked) {
        this.isUnmarked = isUnmarked;
        this.picture = picture;
        this.isPhotograph = isPhotograph;
        this.pixels = pixels;
        this.finder = finder;
        this.belief = belief;
        this.observer = observer;
        this.faces = new FacesWay(picture, pixels, finder, observer);
    }

    Found<Reading.Read> read() {
        return believed("faces", () -> unlessCleared(faces.readUsual(belief)))
                .or(() -> unlessSettled(this::otherwise))
                .<Found<Reading.Read>>map(Found.Yes::new)
                .orElse(furthest);
    }

    private Optional<Reading.Read> otherwise() {
        boolean isHexagonal = faces.hasHexagons();
        return (isHexagonal ? byAnyLines() : Optional.<Reading.Read>empty())
                .or(() -> unlessSettled(this::turnedHexagons))
                .or(() -> unlessSettled(() -> isHexagonal || isPhotograph ? Optional.empty() : byAnyLines()))
                .or(() -> unlessSettled(this::photographed))
                .or(() -> unlessSettled(() -> isPhotograph && !isHexagonal ? byAnyLines() : Optional.empty()))
                .or(() -> unlessSettled(() -> isPhotograph ? Optional.empty() : byRidges()))
                .or(() -> unlessSettled(() -> isPhotograph ? Optional.empty() : withoutLight()));
    }

    private Optional<Reading.Read> turnedHexagons() {
        return believed(
                "turned or tilted hexagons", () -> confirmed(new TurnedHexReader(observer).read(picture, belief)));
    }

    private Optional<Reading.Read> photographed() {
        return believed(
                "without a lattice, photographed",
                () -> confirmed(new PhotographedFaces(picture, pixels, finder, observer).read(belief)));
    }

    private Optional<Reading.Read> byAnyLines() {
        return believed("without a lattice", () -> unlessCleared(faces.readElse(belief)))
                .or(() -> unlessSettled(() -> believed(
                        "without a lattice, by other lines", () -> unlessCleared(faces.readByOtherLines(belief)))));
    }

    private Optional<Reading.Read> byRidges() {
        return believed("without a lattice, by ridges", () -> unlessCleared(faces.readByRidges(belief)));
    }

    private Optional<Reading.Read> withoutLight() {
        return believed("without a lattice and light", () -> unlessCleared(faces.readWithoutLight(belief)));
    }

    /** The next way's board; none after two that may both be the one, or one that is drawn over or covered. */
    private Optional<Reading.Read> unlessSettled(Supplier<Optional<Reading.Read>> way) {
        return furthest.isSettled() ? Optional.empty() : way.get();
    }

    private Optional<Reading.Read> believed(String how, Supplier<Found<Reading.Read>> look) {
        Found<Reading.Read> found = look.get();
        if (found instanceof Found.Yes<Reading.Read> yes) {
            return Optional.of(yes.value());
        }
        Found.Not<Reading.Read> not = (Found.Not<Reading.Read>) found;
        if (observer.watches()) {
            observer.tell(how + ": " + not.words());
        }
        furthest = not.isSettled() ? not : furthest.further(found);
        return Optional.empty();
    }

    /**
     * What was read, or why it does not count: faces that are not read without the mark of a finger over them, too.
     */
    private Found<Reading.Read> confirmed(Found<Reading.Read> found) {
        return isUnmarked ? found : new WithoutMark(picture, pixels, observer).confirm(found, this::readUnmarked);
    }

    /** The same of faces that may have been read without marks that are sharp, as on screenshots. */
    private Found<Reading.Read> unlessCleared(Found<Reading.Read> found) {
        return faces.isCleared() ? found : confirmed(found);
    }

    private Found<Reading.Read> readUnmarked(Picture clear) {
        try (Brightness brightness = Brightness.of(clear);
                DiscFinder dots = DiscFinder.in(brightness)) {
            return new FreeBoard(clear, isPhotograph, Pixels.of(clear, brightness), dots, belief, observer, true)
                    .read();
        }
    }
}
