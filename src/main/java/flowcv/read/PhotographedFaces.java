package flowcv.read;

import flowcv.image.Picture;
import java.util.ArrayList;
import java.util.List;

/**
 * The way from a photograph to a board of any tiling. As {@link FacesWay}, but boards are turned, so pipes run in any
 * direction; light lies unevenly on lines; and dots and pipes are told face by face, because no one brightness tells
 * those of all faces from what is behind.
 */
final class PhotographedFaces {
    /** As {@link FacesWay} has them. */
    private static final int[] THRESHOLDS = {112, 150, 76};

    /** Levels by which lines stand out at least: as {@link FacesWay}, the likeliest of photographs first. */
    private static final List<FaceSegmenter.Contrast> CONTRASTS = List.of(
            new FaceSegmenter.Contrast(18),
            new FaceSegmenter.Contrast(26),
            new FaceSegmenter.Contrast(16, 0.14),
            new FaceSegmenter.Contrast(10),
            new FaceSegmenter.Contrast(36));

    /** Cells are looked at with this many pixels, if the picture has them: boards may be small parts of photographs. */
    private static final double LEAST_CELL = 36;

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

    /** @param belief turns down readings that cannot be right */
    Found<Reading.Read> read(Belief belief) {
        Found.Not<Reading.Read> furthest = DotGuess.NONE;
        for (int threshold : THRESHOLDS) {
            Found<Reading.Read> found = DotGuess.each(pixels, finder, threshold, guess -> read(guess, belief));
            if (found instanceof Found.Yes<Reading.Read>) {
                return found;
            }
            furthest = furthest.further(found);
            if (furthest.isAmbiguous()) {
                return furthest;
            }
        }
        return furthest;
    }

    private Found<Reading.Read> read(DotGuess guess, Belief belief) {
        Found.Not<Reading.Read> furthest = DotGuess.NONE;
        Glare glare = Glare.on(picture, guess.cellSize());
        try (FaceSegmenter segmenter =
                new FaceSegmenter(picture, pixels, guess, workingSize(guess.cellSize()), Ink.Shape.ROUND)) {
            for (FaceSegmenter.Contrast contrast : CONTRASTS) {
                Found<Reading.Read> found =
                        OneBoard.of(grids(segmenter.segment(contrast), guess.cellSize()), glare, belief);
                if (found instanceof Found.Yes<Reading.Read>) {
                    return found;
                }
                Found.Not<Reading.Read> not = (Found.Not<Reading.Read>) found;
                guess.tell(observer, "photographed faces", contrast, not);
                furthest = furthest.further(not);
                // Without dots in cells there is nothing that clearer lines could mend.
                if (furthest.isAmbiguous() || furthest.stage() == Stage.BOARD) {
                    return furthest;
                }
            }
        }
        return furthest;
    }

    private double workingSize(double cellSize) {
        double shorter = Math.min(picture.width(), picture.height());
        return Math.max(FaceSegmenter.WORKING_SIZE, shorter * LEAST_CELL / cellSize);
    }

    private List<Found<FaceGrid>> grids(Segments segments, double cellSize) {
        FaceNetwork faces = FaceNetwork.of(pixels, FaceInk.in(segments, cellSize), cellSize, observer);
        List<Found<FaceGrid>> grids = new ArrayList<>(faces.grids(false));
        grids.addAll(faces.inEvenLight().grids(false));
        // Blur makes walls of lines that are all alike; free tilings have an outline that is thicker.
        grids.removeIf(
                grid -> grid instanceof Found.Yes<FaceGrid> yes && yes.value().weights() == LineWeights.ALIKE);
        return grids.isEmpty() ? List.of(new Found.Not<>(Stage.CELLS, "no line is thick as an outline is")) : grids;
    }
}
