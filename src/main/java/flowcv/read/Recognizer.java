package flowcv.read;

import flowcv.image.Picture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The way from a picture to a board. */
public final class Recognizer {
    /**
     * Brightness that parts dots from what is behind, in the order in which it is tried. Tinted cells
     * reach 102, the darkest dots have 128; pictures taken dark or bright need another.
     */
    private static final int[] THRESHOLDS = {112, 76, 150, 48};

    /** Pipes are brighter than this even where a picture is dark. */
    private static final int DARKEST = 48;

    /** One disc is found at several brightnesses, its middle and radius differing by this share of its radius. */
    private static final double SAME_PLACE = 0.1;

    private final Belief belief;
    private final StageObserver observer;

    /**
     * A recognizer.
     *
     * @param witness is asked about every board before it is believed
     * @param observer is shown the stages
     */
    public Recognizer(Witness witness, StageObserver observer) {
        this.belief = new Belief(witness, observer);
        this.observer = observer;
    }

    /**
     * Reads the board of a picture, and others beside it, as on split screens; what cannot be read surely is refused,
     * and so are pictures with a board that is read beside one that is not.
     */
    public Reading recognize(Picture picture) {
        Reduction reduction = Reduction.of(picture);
        if (!reduction.isNone()) {
            try (Picture smaller = reduction.apply(picture)) {
                if (recognizeAsIs(smaller) instanceof Reading.Read read) {
                    Reading.Read whole = reduction.undo(read);
                    // What little of a cut board is left may be lost in the smaller picture.
                    if (whole.all().stream().allMatch(each -> CutOff.refute(picture, each) instanceof Found.Yes)) {
                        return whole;
                    }
                }
            }
        }
        return recognizeAsIs(picture);
    }

    private Reading recognizeAsIs(Picture picture) {
        try (Brightness brightness = Brightness.of(picture);
                DiscFinder finder = DiscFinder.in(brightness)) {
            return recognize(picture, Pixels.of(picture, brightness), finder);
        }
    }

    private Reading recognize(Picture picture, Pixels pixels, DiscFinder finder) {
        List<Disc> discs = new ArrayList<>();
        Reading reading = recognize(picture, pixels, finder, discs);
        if (!(reading instanceof Reading.Read read) || !read.others().isEmpty()) {
            return reading;
        }
        Reading all = OtherBoards.beside(read, belief, picture, pixels, discs, THRESHOLDS[0], observer);
        if (all instanceof Reading.Refused) {
            Optional<Reading.Read> tiles = new TiledReader(belief, picture, THRESHOLDS[0], observer).read(discs);
            return tiles.<Reading>map(t -> t)
                    .orElseGet(() -> whole(picture, read).orElse(all));
        }
        return all;
    }

    /** The tilted board of which what was read upright is a part. */
    private Optional<Reading> whole(Picture picture, Reading.Read part) {
        Found<Reading.Read> found = new TurnedReader(new LatticeReader(belief), observer).read(picture);
        tell("turned or tilted", found);
        return found instanceof Found.Yes<Reading.Read> yes && OtherBoards.isPart(part, yes.value())
                ? Optional.of(yes.value())
                : Optional.empty();
    }

    /** @param everywhere takes all discs that are found */
    private Reading recognize(Picture picture, Pixels pixels, DiscFinder finder, List<Disc> everywhere) {
        Found.Not<Reading.Read> furthest = new Found.Not<>(Stage.BOARD, "found no disc");
        LatticeReader reader = new LatticeReader(belief);
        FacesWay faces = new FacesWay(picture, pixels, finder, observer);
        for (int threshold : THRESHOLDS) {
            List<Disc> discs = finder.find(threshold);
            discs.stream().filter(disc -> !isAmong(everywhere, disc)).forEach(everywhere::add);
            Found<Reading.Read> found = read(reader, picture, pixels, discs, threshold);
            if (found instanceof Found.Yes<Reading.Read> yes) {
                return yes.value();
            }
            tell("brightness " + threshold, found);
            if (reader.tilt().isPresent()) {
                Found<Reading.Read> turnedBack =
                        new LeaningReader(picture, reader.tilt().getAsDouble(), observer).read(belief, threshold);
                if (turnedBack instanceof Found.Yes<Reading.Read> yes) {
                    return yes.value();
                }
                tell("turned back, brightness " + threshold, turnedBack);
            }
            // What the usual threshold says is worth more than what happens at the others.
            if (furthest.stage() == Stage.BOARD) {
                furthest = (Found.Not<Reading.Read>) found;
            }
            // Boards that are no squares rarely need another brightness, and have no cells of squares to look into.
            if (threshold == THRESHOLDS[0] && furthest.stage().compareTo(Stage.CELLS) <= 0) {
                Found<Reading.Read> free = faces.readUsual(belief);
                if (free instanceof Found.Yes<Reading.Read> yes) {
                    return yes.value();
                }
            }
        }
        if (furthest.stage() == Stage.DOTS || furthest.stage() == Stage.PAIRS) {
            StageSheets sheets = new StageSheets(observer, picture, DARKEST);
            Found<Reading.Read> found =
                    SquaresWay.readByColor(reader, pixels, finder.find(THRESHOLDS[0]), DARKEST, sheets);
            if (found instanceof Found.Yes<Reading.Read> yes) {
                return yes.value();
            }
            tell("by color", found);
        }
        // A finger's mark may lie around one dot that is brighter, and letters on another that is darker than most.
        if (furthest.stage() == Stage.DOTS || furthest.stage() == Stage.PAIRS) {
            Found<Reading.Read> found = read(reader, picture, pixels, everywhere, THRESHOLDS[0]);
            if (found instanceof Found.Yes<Reading.Read> yes) {
                return yes.value();
            }
            tell("all brightnesses", found);
        }
        Found<Reading.Read> turned = new TurnedReader(new LatticeReader(belief), observer).read(picture);
        if (turned instanceof Found.Yes<Reading.Read> yes) {
            return yes.value();
        }
        tell("turned or tilted", turned);
        if (!reader.hasSquares()) {
            Found<Reading.Read> hexagons = new TurnedHexReader(observer).read(picture, belief);
            if (hexagons instanceof Found.Yes<Reading.Read> yes) {
                return yes.value();
            }
            tell("turned or tilted hexagons", hexagons);
        }
        // Some dots of a board of hexagons may lie on a lattice of squares by chance, and upright edges of a cube look
        // like lines of one.
        boolean mayBeFree = !reader.hasSquares() && furthest.stage().compareTo(Stage.PAIRS) <= 0;
        if (mayBeFree) {
            Found<Reading.Read> found = faces.read(belief);
            if (found instanceof Found.Yes<Reading.Read> yes) {
                return yes.value();
            }
            tell("without a lattice", found);
            furthest = furthest.orFurther(found);
            if (furthest.isAmbiguous()) {
                return new Reading.Refused(furthest.stage(), furthest.reason());
            }
        }
        if (furthest.stage() != Stage.BOARD) {
            Optional<Reading.Read> tiles = new TiledReader(belief, picture, THRESHOLDS[0], observer).read(everywhere);
            if (tiles.isPresent()) {
                return tiles.get();
            }
        }
        if (furthest.stage() == Stage.BOARD) {
            furthest = furthest.orFurther(turned);
        }
        if (mayBeFree) {
            Found<Reading.Read> free = new PhotographedFaces(picture, pixels, finder, observer).read(belief);
            if (free instanceof Found.Yes<Reading.Read> yes) {
                return yes.value();
            }
            tell("without a lattice, photographed", free);
        }
        return new Reading.Refused(furthest.stage(), furthest.reason());
    }

    private void tell(String how, Found<Reading.Read> found) {
        if (observer.watches() && found instanceof Found.Not<Reading.Read> not) {
            observer.tell(how + ": no board (" + not.stage().word() + "): " + not.reason());
        }
    }

    private static boolean isAmong(List<Disc> discs, Disc disc) {
        return discs.stream()
                .anyMatch(other -> Math.hypot(other.x() - disc.x(), other.y() - disc.y()) <= SAME_PLACE * disc.radius()
                        && Math.abs(other.radius() - disc.radius()) <= SAME_PLACE * disc.radius());
    }

    private Found<Reading.Read> read(
            LatticeReader reader, Picture picture, Pixels pixels, List<Disc> discs, int threshold) {
        StageSheets sheets = new StageSheets(observer, picture, threshold);
        sheets.discs(discs);
        return SquaresWay.read(reader, pixels, discs, group -> true, threshold, sheets);
    }
}
