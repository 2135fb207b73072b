package flowcv.read;

import flowcv.image.Picture;
import flowcv.read.disc.Disc;
import flowcv.read.disc.DiscFinder;
import flowcv.read.pixel.Brightness;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Thresholds;
import java.util.ArrayList;
import java.util.List;

/** Reads a board of upright squares as it is below the marks of a finger. */
final class UnmarkedSquares {
    private final Picture picture;
    private final Pixels pixels;
    private final DiscFinder finder;
    private final LatticeReader squares;
    private final StageObserver observer;

    /**
     * A reader.
     *
     * @param finder of the same picture
     * @param squares has read the picture as it is
     */
    UnmarkedSquares(Picture picture, Pixels pixels, DiscFinder finder, LatticeReader squares, StageObserver observer) {
        this.picture = picture;
        this.pixels = pixels;
        this.finder = finder;
        this.squares = squares;
        this.observer = observer;
    }

    /**
     * The board without the mark that a finger left on it, which takes color and ink of walls, at any brightness; what
     * was seen where there is no mark. Where there is one, and no board below it, somebody drew over the board.
     *
     * @param seen how reading the picture as it is ended
     * @param cell its side, in pixels
     * @param threshold brightness that parts dots from what is behind
     */
    Found<Reading.Read> read(Found<Reading.Read> seen, double cell, int threshold) {
        // Bright marks hide the heads that they lie around.
        List<Disc> heads = new ArrayList<>(finder.find(Thresholds.BRIGHT));
        heads.addAll(finder.find(threshold));
        List<FingerMark> marks = FingerMark.find(pixels, heads, cell);
        if (marks.isEmpty()) {
            return seen;
        }
        if (observer.watches()) {
            observer.tell("brightness " + threshold + ": "
                    + (seen instanceof Found.Not<Reading.Read> not ? not.reason() : "some lines may be walls")
                    + "; looking again without the marks of a finger: " + marks.size());
        }
        try (Picture clear = FingerMark.without(picture, marks);
                Brightness brightness = Brightness.of(clear);
                DiscFinder dots = DiscFinder.in(brightness)) {
            LatticeReader reader = squares.withoutMarks();
            Pixels clearPixels = Pixels.of(clear, brightness);
            Found<Reading.Read> read = new Found.Not<>(Stage.BOARD, "found no disc");
            // What is dark elsewhere on the board may need another brightness; a lost wall shows in its solutions.
            for (int each : Thresholds.from(threshold)) {
                StageSheets sheets = new StageSheets(observer, clear, "without marks", each);
                read = read.or(
                        () -> SquaresWay.read(reader, clearPixels, dots.find(each), group -> true, each, sheets));
                boolean isTurnedDown = read instanceof Found.Not<Reading.Read> not && not.stage() == Stage.SOLUTION;
                if (isTurnedDown || reader.coveredCellSize().isPresent()) {
                    break;
                }
            }
            boolean isSure = read.isSettled() && reader.coveredCellSize().isEmpty();
            if (!isSure && observer.watches() && read instanceof Found.Not<Reading.Read> not) {
                observer.tell("brightness " + threshold + ", without the marks: " + not.words());
            }
            return isSure ? read : Found.Not.belowMark();
        }
    }
}
