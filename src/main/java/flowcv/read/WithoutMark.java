package flowcv.read;

import flowcv.board.SameBoard;
import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import java.util.Optional;
import java.util.function.Function;

/**
 * Looks for the mark of a finger over the cells of a board that was read: walls below one may look like lines, and
 * what is left may have one solution (met: a magenta mark over two white walls between hexagons). What is read
 * without it, too, counts.
 */
final class WithoutMark {
    private final Picture picture;
    private final Pixels pixels;
    private final StageObserver observer;

    /** @param pixels of the picture */
    WithoutMark(Picture picture, Pixels pixels, StageObserver observer) {
        this.picture = picture;
        this.pixels = pixels;
        this.observer = observer;
    }

    /**
     * The same, or where something else is read without the mark.
     *
     * @param reader of the picture without it
     */
    Found<Reading.Read> confirm(Found<Reading.Read> found, Function<Picture, Found<Reading.Read>> reader) {
        Optional<TiltedMark> mark =
                found instanceof Found.Yes<Reading.Read> yes ? TiltedMark.over(yes.value(), pixels) : Optional.empty();
        if (mark.isEmpty()) {
            return found;
        }
        if (observer.watches()) {
            observer.tell(mark.get().words() + "; looking again without it");
        }
        try (Picture clear = mark.get().removedFrom(picture)) {
            return isSame(found, reader.apply(clear)) ? found : Found.Not.belowMark();
        }
    }

    /** Whether two looks have read the same board. */
    static boolean isSame(Found<Reading.Read> seen, Found<Reading.Read> again) {
        return seen instanceof Found.Yes<Reading.Read> one
                && again instanceof Found.Yes<Reading.Read> other
                && SameBoard.test(one.value().board(), other.value().board());
    }
}
