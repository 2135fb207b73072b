package flowcv.read;

import flowcv.board.Board;
import flowcv.image.Picture;
import flowcv.read.disc.DiscFinder;
import flowcv.read.disc.DotSizes;
import flowcv.read.pixel.Brightness;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Ranks;
import flowcv.read.pixel.Thresholds;
import flowcv.read.pose.Lamps;
import flowcv.read.pose.Leveled;
import flowcv.read.pose.SeenDot;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The way from a photograph to a board of any tiling. As {@link FacesWay}, but boards are turned, so pipes run in any
 * direction; light lies unevenly on lines; and dots and pipes are told face by face, because no one brightness tells
 * those of all faces from what is behind. What no look reads may be told by what they agree on, and how
 * large cells are by what lines enclose, where dots do not tell it.
 */
final class PhotographedFaces {
    /**
     * Those at which lines stand out; in light, which photographs have, what is behind is brighter rather than darker.
     */
    private static final List<Integer> THRESHOLDS = List.of(Thresholds.USUAL, Thresholds.BRIGHT, Thresholds.DARK);

    /** Dots of long cells are those of smaller cells, by this ratio of their sides (met: a tower whose dots take 0.22). */
    private static final double DOTS_OF_LONG_CELLS = 0.8;

    /** Whose middle is nearer to the edge of the picture, in cells, may be cut: what lies beyond was leveled as black. */
    private static final double LEAST_FROM_EDGE = 0.7;

    private final Picture picture;
    private final Pixels pixels;
    private final DiscFinder finder;
    private final StageObserver observer;

    PhotographedFaces(Picture picture, Pixels pixels, DiscFinder finder, StageObserver observer) {
        this.picture = picture;
        this.pixels = pixels;
        this.finder = finder;
        this.observer = observer;
    }

    /**
     * Reads the board; without the mark of a finger first, where there is one.
     *
     * @param belief turns down readings that cannot be right
     */
    Found<Reading.Read> read(Belief belief) {
        Optional<TiltedMark> mark = mark();
        Found<Reading.Read> found = readAsSeen(mark, belief);
        // Where no dots lie in what lines enclose, not even below a lamp or in a corner, there is hardly a board.
        boolean mayBeMore =
                mark.isEmpty() && found instanceof Found.Not<Reading.Read> not && not.stage() != Stage.BOARD;
        return mayBeMore ? found.or(() -> readUnderGlare(belief)).or(() -> readLeveled(belief)) : found;
    }

    /** The same without looks under glare and leveled. */
    Found<Reading.Read> readAsSeen(Belief belief) {
        return readAsSeen(mark(), belief);
    }

    private Found<Reading.Read> readAsSeen(Optional<TiltedMark> mark, Belief belief) {
        return mark.map(each -> readWithout(each, belief)).orElseGet(() -> readAsIs(belief));
    }

    private Optional<TiltedMark> mark() {
        Optional<TiltedMark> mark = TiltedMark.find(pixels, finder);
        mark.filter(each -> observer.watches()).ifPresent(each -> observer.tell("photographed faces: " + each.words()));
        return mark;
    }

    private Found<Reading.Read> readWithout(TiltedMark mark, Belief belief) {
        try (Picture clear = mark.removedFrom(picture)) {
            // What was taken for a mark may be none.
            return readIn(clear, belief).or(() -> readAsIs(belief));
        }
    }

    /** The same without lamps that the screen mirrors, where there are any: among them no one brightness tells dots. */
    private Found<Reading.Read> readUnderGlare(Belief belief) {
        return THRESHOLDS.stream()
                .flatMap(t -> DotSizes.photographed(pixels, finder.find(t), finder.ovals(t)).stream())
                .findFirst()
                .flatMap(cell -> Lamps.removedFrom(picture, cell))
                .map(less -> readWithout(less, belief))
                .orElse(DotGuess.NONE);
    }

    private Found<Reading.Read> readWithout(Picture less, Belief belief) {
        try (less) {
            if (observer.watches()) {
                observer.tell("photographed faces: looking again without the lamps that the screen mirrors");
                observer.show("photographed-without-glare", less.pixels());
            }
            Found<Reading.Read> read = readLikeliestIn(less, belief);
            return read instanceof Found.Yes<Reading.Read> yes ? LostDots.refute(yes.value(), pixels, finder) : read;
        }
    }

    /** The same as if all of the board were as far away. */
    private Found<Reading.Read> readLeveled(Belief belief) {
        Optional<Leveled> found = Leveled.of(picture, seenDots());
        if (found.isEmpty()) {
            return DotGuess.NONE;
        }
        try (Leveled leveled = found.get()) {
            if (observer.watches()) {
                observer.tell("photographed faces: looking again as if all of the board were as far away");
                observer.show("photographed-leveled", leveled.picture().pixels());
            }
            Found<Reading.Read> read = readLikeliestIn(leveled.picture(), belief);
            return read instanceof Found.Yes<Reading.Read> yes ? inOriginal(yes.value(), leveled) : read;
        }
    }

    private List<SeenDot> seenDots() {
        return Stream.concat(
                        finder.find(Thresholds.USUAL).stream()
                                .map(d -> new SeenDot(d.x(), d.y(), Math.PI * d.radius() * d.radius())),
                        finder.ovals(Thresholds.USUAL).stream().map(o -> new SeenDot(o.x(), o.y(), o.area())))
                .toList();
    }

    private Found<Reading.Read> inOriginal(Reading.Read read, Leveled leveled) {
        Placement placement = read.placement();
        double scale = Ranks.median(placement.centers().stream().mapToDouble(leveled::originalPixels));
        Placement there = placement.in(leveled::original, scale);
        double edge = LEAST_FROM_EDGE * there.cellSize();
        boolean isWhole = there.centers().stream()
                .allMatch(c -> Math.min(c.x(), pixels.width() - c.x()) >= edge
                        && Math.min(c.y(), pixels.height() - c.y()) >= edge);
        Board board = GraphInPicture.of(read.board(), there.centers(), leveled::original);
        return isWhole
                ? LostDots.refute(new Reading.Read(board, there, read.confidence(), read.drawn()), pixels, finder)
                : new Found.Not<>(Stage.CELLS, "some cells lie at the edge of the picture, which may cut others off");
    }

    /** Reads the same board, as it is, in a picture that was made of this one. */
    private Found<Reading.Read> readIn(Picture other, Belief belief) {
        return readWith(other, faces -> faces.readAsIs(belief));
    }

    /**
     * The same without {@link Order#end}, after all lines of the picture it was made of (measured: of 61 guesses none
     * read a board by it, and it took 23 and 29 % of the time in which two pictures were refused).
     */
    private Found<Reading.Read> readLikeliestIn(Picture other, Belief belief) {
        return readWith(other, faces -> faces.byGuesses(
                        belief, looks -> looks.readLikeliest().found())
                .or(() -> faces.readBySizeOfFaces(belief)));
    }

    private Found<Reading.Read> readWith(Picture other, Function<PhotographedFaces, Found<Reading.Read>> way) {
        try (Brightness brightness = Brightness.of(other);
                DiscFinder dots = DiscFinder.in(brightness)) {
            return way.apply(new PhotographedFaces(other, Pixels.of(other, brightness), dots, observer));
        }
    }

    private Found<Reading.Read> readAsIs(Belief belief) {
        Order order = new Order();
        return byGuesses(belief, order::begin).or(order::end).or(() -> readBySizeOfFaces(belief));
    }

    private Found<Reading.Read> byGuesses(Belief belief, Function<GuessLooks, Found<Reading.Read>> look) {
        return Found.first(
                DotGuess.NONE,
                thresholds(),
                threshold -> DotGuess.eachPhotographed(
                        pixels, finder, threshold, guess -> look.apply(looks(guess, belief))));
    }

    /**
     * In which order looks are taken: by the likeliest lines with each guess, then by their others. Of 97 photographs of 12
     * megapixels five are read by the likeliest lines of a later guess, two by other lines of the first.
     */
    private static final class Order {
        private final List<Pending> pending = new ArrayList<>();

        Found<Reading.Read> begin(GuessLooks looks) {
            GuessLooks.Likeliest likeliest = looks.readLikeliest();
            if (likeliest.found() instanceof Found.Not<Reading.Read> not && GuessLooks.isWorthOthers(not)) {
                pending.add(new Pending(looks, not, likeliest.looks()));
            }
            return likeliest.found();
        }

        Found<Reading.Read> end() {
            return Found.first(DotGuess.NONE, pending, Pending::readOthers);
        }
    }

    /**
     * Looks by a guess of which those by the likeliest lines have been taken.
     *
     * @param end how they ended
     * @param taken those looks where they were kept
     */
    private record Pending(GuessLooks looks, Found.Not<Reading.Read> end, List<FaceLook> taken) {
        Found<Reading.Read> readOthers() {
            return looks.readOthers(end, taken);
        }
    }

    private GuessLooks looks(DotGuess guess, Belief belief) {
        return new GuessLooks(picture, pixels, guess, belief, observer);
    }

    /** With the size of cells that lines tell, where something is as large as dots would be in them. */
    private Found<Reading.Read> readBySizeOfFaces(Belief belief) {
        List<Double> byDots = THRESHOLDS.stream()
                .flatMap(threshold -> DotSizes.ofEach(finder.find(threshold), finder.ovals(threshold)).stream())
                .toList();
        return new FaceSizes(picture, pixels, byDots)
                .likeliest()
                .map(size -> {
                    Found<Reading.Read> found = readBySize(size, belief);
                    return DotGuess.NONE.equals(found) ? readBySize(DOTS_OF_LONG_CELLS * size, belief) : found;
                })
                .orElse(DotGuess.NONE);
    }

    /** @param size of cells as dots of that size would tell it, in pixels */
    private Found<Reading.Read> readBySize(double size, Belief belief) {
        return Found.first(
                DotGuess.NONE,
                THRESHOLDS,
                threshold -> DotGuess.other(size, pixels, finder, threshold, guess -> looks(guess, belief)
                        .readIfLikely()));
    }

    private Set<Integer> thresholds() {
        Set<Integer> all = new LinkedHashSet<>(THRESHOLDS);
        Thresholds.ifDimmed(pixels.brightest()).ifPresent(all::add);
        return all;
    }
}
