package flowcv.read;

import flowcv.board.SameBoard;
import flowcv.image.Picture;
import flowcv.read.disc.DiscFinder;
import flowcv.read.pixel.Pixels;
import java.util.Optional;

/**
 * The way from a photograph to a board of squares. Of walls that a finger's mark lies over the brightest channel may show
 * nothing (met: 0.15 of the contrast that others have, as much as lines): what is read below one counts if it is read
 * without it, too, and what is in doubt below one may be read without it.
 */
final class TurnedWay {
    private final Picture picture;
    private final Pixels pixels;
    private final DiscFinder finder;
    private final Belief belief;
    private final int thickCells;
    private final StageObserver observer;
    private final TurnedReader reader;

    /**
     * A way.
     *
     * @param finder of the same picture
     * @param belief turns down readings that cannot be right
     * @param thickCells around so many cells thick lines were seen in the picture as it is
     */
    TurnedWay(
            Picture picture, Pixels pixels, DiscFinder finder, Belief belief, int thickCells, StageObserver observer) {
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
        Found<Reading.Read> seen = reader.read(picture);
        if (seen instanceof Found.Not<Reading.Read> not && (not.isAmbiguous() || !reader.isCovered())) {
            return seen;
        }
        Optional<TiltedMark> mark = TiltedMark.find(pixels, finder);
        if (mark.isEmpty()) {
            return seen;
        }
        if (observer.watches()) {
            observer.tell(mark.get().words() + "; looking again without it");
        }
        try (Picture clear = mark.get().removedFrom(picture)) {
            Found<Reading.Read> read = new TurnedReader(belief, thickCells, observer).read(clear);
            if (seen instanceof Found.Yes<Reading.Read> yes && !isSame(yes.value(), read)) {
                return Found.Not.drawnOver("a finger's mark lies over lines that may be walls");
            }
            return read.isSettled() ? read : seen;
        }
    }

    private static boolean isSame(Reading.Read seen, Found<Reading.Read> clear) {
        return clear instanceof Found.Yes<Reading.Read> yes
                && SameBoard.test(seen.board(), yes.value().board());
    }
}
