package flowcv.read;

import flowcv.image.Picture;
import flowcv.read.disc.DiscFinder;
import flowcv.read.pixel.Pixels;
import java.util.Optional;
import java.util.function.BiFunction;

/**
 * The way from a photograph to a board of squares. Of walls that a finger's mark lies over the brightest channel may show
 * nothing (met: 0.15 of the contrast that others have, as much as lines): what is read below one counts if it is read
 * without it, too, and what is in doubt below one may be read without it; so may dots of whose rims it hides a part.
 */
final class TurnedWay {
    private final Picture picture;
    private final Pixels pixels;
    private final DiscFinder finder;
    private final Belief belief;
    private final ThickCells thickCells;
    private final StageObserver observer;
    private final TurnedReader reader;

    /**
     * A way.
     *
     * @param finder of the same picture
     * @param belief turns down readings that cannot be right
     * @param thickCells of the picture as it is
     */
    TurnedWay(
            Picture picture,
            Pixels pixels,
            DiscFinder finder,
            Belief belief,
            ThickCells thickCells,
            StageObserver observer) {
        this.picture = picture;
        this.pixels = pixels;
        this.finder = finder;
        this.belief = belief;
        this.thickCells = thickCells;
        this.observer = observer;
        this.reader = new TurnedReader(belief, thickCells, observer);
    }

    /** The reader of the picture as it is. */
    TurnedReader reader() {
        return reader;
    }

    Found<Reading.Read> read() {
        return confirmed(TurnedReader::read);
    }

    /** Reads where lamps that the screen mirrors hide lines of the lattice. */
    Found<Reading.Read> readUnderGlare() {
        return confirmed(TurnedReader::readUnderGlare);
    }

    /** @param how to read a picture by a reader */
    private Found<Reading.Read> confirmed(BiFunction<TurnedReader, Picture, Found<Reading.Read>> how) {
        Found<Reading.Read> seen = how.apply(reader, picture);
        if (seen instanceof Found.Not<Reading.Read> not
                && (not.isAmbiguous() || !reader.mayHideWalls() && !lacksDots(not))) {
            return seen;
        }
        Optional<TiltedMark> mark = seen instanceof Found.Yes<Reading.Read> yes
                ? TiltedMark.find(pixels, finder)
                        .filter(each -> each.liesOver(yes.value()))
                        .or(() -> TiltedMark.over(yes.value(), pixels))
                : TiltedMark.find(pixels, finder).or(() -> TiltedMark.find(pixels, reader.heads()));
        if (mark.isEmpty()) {
            return seen;
        }
        if (observer.watches()) {
            observer.tell(mark.get().words() + "; looking again without it");
        }
        try (Picture clear = mark.get().removedFrom(picture)) {
            TurnedReader again = new TurnedReader(belief, thickCells, observer);
            Found<Reading.Read> read = how.apply(again, clear);
            boolean isAmbiguous = read instanceof Found.Not<Reading.Read> not && not.isAmbiguous();
            if (seen instanceof Found.Yes && !isAmbiguous) {
                return WithoutMark.isSame(seen, read) ? seen : Found.Not.belowMark();
            }
            // What nothing else confirms counts if no look was in doubt.
            boolean isSure = read.isSettled()
                    && (isAmbiguous || !again.mayHideWalls())
                    && (!(read instanceof Found.Yes<Reading.Read> yes)
                            || mark.get().liesOver(yes.value()));
            return isSure ? read : seen;
        }
    }

    /** Whether cells were found, but not all of their dots: the edge of a mark hides a part of their rims. */
    private static boolean lacksDots(Found.Not<Reading.Read> not) {
        return not.stage() == Stage.DOTS || not.stage() == Stage.PAIRS;
    }
}
