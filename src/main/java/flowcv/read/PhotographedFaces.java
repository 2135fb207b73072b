package flowcv.read;

import flowcv.image.Picture;
import flowcv.read.disc.Disc;
import flowcv.read.disc.DiscFinder;
import flowcv.read.disc.DotSizes;
import flowcv.read.line.LineContrast;
import flowcv.read.pixel.Brightness;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Thresholds;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

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

    /**
     * Levels by which lines stand out at least, in gray: sensors and JPEG keep colors worse (measured: of 98 pictures
     * colors read none that gray does not, gray three more). The likeliest of photographs first. Pieces of lines in
     * dark exposures and light stand out by 3, where noise leaves room by 1.5. Blue lines are faint in gray.
     */
    private static final List<LineContrast> CONTRASTS = List.of(
            new LineContrast(14).inGray(),
            new LineContrast(12, 0, 3).inGray(),
            new LineContrast(12, 0, 1.5).inGray(),
            new LineContrast(9, 0.06).inGray(),
            new LineContrast(20).inGray(),
            new LineContrast(18, 0, 4),
            new LineContrast(12, 0, 3).inGray().ledOn(),
            new LineContrast(12, 0, 1.5).inGray().ledOn());

    /**
     * If by so many of the likeliest lines join no four dots, they do by none: boards that are read mostly come
     * farther by the first already.
     */
    private static final int LIKELIEST = 3;

    /** Marks of the brightest pipes are brighter than dots need be; in dark pictures nothing is. */
    private static final int[] MARKED = {150, 200, 112};

    /** Looks at more pixels are not kept until all have been taken: eight of four million have 160 MB. */
    private static final int MOST_AGREED = 4_000_000;

    /** Two pairs are the least that makes a puzzle. */
    private static final int LEAST_DOTS = 4;

    /** Dots of long cells are those of smaller cells, by this ratio of their sides (met: a tower whose dots take 0.22). */
    private static final double DOTS_OF_LONG_CELLS = 0.8;

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
        if (mark.isEmpty()) {
            return readAsIs(belief);
        }
        try (Picture clear = mark.get().removedFrom(picture);
                Brightness brightness = Brightness.of(clear);
                DiscFinder dots = DiscFinder.in(brightness)) {
            // What was taken for a mark may be none.
            return new PhotographedFaces(clear, Pixels.of(clear, brightness), dots, observer)
                    .readAsIs(belief)
                    .or(() -> readAsIs(belief));
        }
    }

    private Optional<TiltedMark> mark() {
        for (int threshold : MARKED) {
            Optional<TiltedMark> mark = TiltedMark.find(pixels, heads(threshold));
            if (mark.isPresent()) {
                if (observer.watches()) {
                    observer.tell("photographed faces: the mark of a finger lies at "
                            + Math.round(mark.get().edge().x()) + ", "
                            + Math.round(mark.get().edge().y()));
                }
                return mark;
            }
        }
        return Optional.empty();
    }

    private List<Disc> heads(int threshold) {
        List<Disc> heads = new ArrayList<>(finder.find(threshold));
        finder.ovals(threshold).forEach(oval -> heads.add(new Disc(oval.x(), oval.y(), oval.minor(), 1)));
        return heads;
    }

    private Found<Reading.Read> readAsIs(Belief belief) {
        Found<Reading.Read> found = Found.first(
                DotGuess.NONE,
                thresholds(),
                threshold ->
                        DotGuess.eachPhotographed(pixels, finder, threshold, guess -> read(guess, LIKELIEST, belief)));
        return found.or(() -> readBySizeOfFaces(belief));
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
                threshold -> DotGuess.other(size, pixels, finder, threshold, guess -> read(guess, 1, belief)));
    }

    private Set<Integer> thresholds() {
        Set<Integer> all = new LinkedHashSet<>(THRESHOLDS);
        Thresholds.ifDimmed(pixels.brightest()).ifPresent(all::add);
        return all;
    }

    /** @param likeliest by so many looks lines join four dots of a board */
    private Found<Reading.Read> read(DotGuess guess, int likeliest, Belief belief) {
        Found.Not<Reading.Read> furthest = DotGuess.NONE;
        Glare glare = Glare.on(picture, guess.cellSize());
        try (FaceSegmenter segmenter = FaceSegmenter.ofPhotograph(picture, pixels, guess)) {
            List<FaceLook> looks = new ArrayList<>();
            for (int i = 0; i < CONTRASTS.size(); i++) {
                LineContrast contrast = CONTRASTS.get(i);
                Look look = Look.at(segmenter, guess, contrast);
                Segments segments = look.segments();
                if (segments.labels().length <= MOST_AGREED) {
                    looks.add(FaceLook.of(segments));
                }
                FaceNetwork faces = FaceNetwork.photographed(pixels, look.inked(), guess.cellSize(), observer);
                Found<Reading.Read> found = board(faces, segments, glare, belief);
                if (found instanceof Found.Yes<Reading.Read>) {
                    return found;
                }
                Found.Not<Reading.Read> not = (Found.Not<Reading.Read>) found;
                guess.tell(observer, "photographed faces by lines of " + contrast.words(), not);
                furthest = furthest.further(not);
                // Without dots in what lines enclose there is nothing that clearer lines could mend.
                boolean isHopeless = i >= likeliest - 1 || !holdsDots(faces, guess);
                if (furthest.isSettled() || furthest.stage() == Stage.BOARD && isHopeless) {
                    return furthest;
                }
            }
            boolean areAllKept = looks.size() == CONTRASTS.size();
            return areAllKept ? furthest.or(() -> agreed(guess, segmenter.agreed(looks), glare, belief)) : furthest;
        }
    }

    /**
     * Faces by lines of one contrast.
     *
     * @param segments with all that ends at edges as dots do
     * @param inked with what is drawn in each face
     */
    private record Look(Segments segments, Segments inked) {
        static Look at(Segments segments, DotGuess guess) {
            return new Look(segments, FaceInk.in(segments, guess.cellSize()));
        }

        /**
         * A look, and another one where dots and pipes are found in faces that no brightness of the picture tells: their
         * rims and letters looked like lines, and hid some.
         */
        static Look at(FaceSegmenter segmenter, DotGuess guess, LineContrast contrast) {
            Look first = at(segmenter.segment(contrast), guess);
            return segmenter
                    .segmentAgain(contrast, first.inked)
                    .map(again -> at(again, guess))
                    .orElse(first);
        }
    }

    /** The board of the faces that looks agree on. */
    private Found<Reading.Read> agreed(DotGuess guess, Segments segments, Glare glare, Belief belief) {
        Segments inked = FaceInk.in(segments, guess.cellSize());
        FaceNetwork faces = FaceNetwork.agreed(pixels, inked, guess.cellSize(), observer);
        Found<Reading.Read> found = board(faces, segments, glare, belief);
        if (found instanceof Found.Not<Reading.Read> not) {
            guess.tell(observer, "photographed faces that looks agree on", not);
        }
        return found;
    }

    /** @param segments with all that ends at edges as dots do, in cells or not */
    private static Found<Reading.Read> board(FaceNetwork faces, Segments segments, Glare glare, Belief belief) {
        Found<Reading.Read> found = OneBoard.of(grids(faces), glare, belief);
        return found instanceof Found.Yes<Reading.Read> yes
                ? StrayDots.refutePhotographed(yes.value(), segments)
                : found;
    }

    /** Whether some dots lie in faces, however large. */
    private static boolean holdsDots(FaceNetwork faces, DotGuess guess) {
        return guess.places().stream()
                        .filter(faces::isEnclosed)
                        .limit(LEAST_DOTS)
                        .count()
                == LEAST_DOTS;
    }

    private static List<Found<FaceGrid>> grids(FaceNetwork faces) {
        List<Found<FaceGrid>> grids = new ArrayList<>(faces.grids(FacePremise.PHOTOGRAPHED));
        grids.addAll(faces.inEvenLight().grids(FacePremise.PHOTOGRAPHED));
        return grids;
    }
}
