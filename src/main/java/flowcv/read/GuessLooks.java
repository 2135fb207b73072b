package flowcv.read;

import flowcv.image.Picture;
import flowcv.read.line.LineContrast;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.List;

/** Looks at the faces of a photograph by lines of several contrasts, with one guess of what its dots are. */
final class GuessLooks {
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

    /** Looks at more pixels are not kept until all have been taken: eight of four million have 160 MB. */
    private static final int MOST_AGREED = 4_000_000;

    /** Looks by the likeliest lines at so few pixels are kept for later: those of one guess have up to 15 MB. */
    private static final int MOST_KEPT = 1_000_000;

    /** Two pairs are the least that makes a puzzle. */
    private static final int LEAST_DOTS = 4;

    private final Picture picture;
    private final Pixels pixels;
    private final DotGuess guess;
    private final Glare glare;
    private final Belief belief;
    private final StageObserver observer;

    GuessLooks(Picture picture, Pixels pixels, DotGuess guess, Belief belief, StageObserver observer) {
        this.picture = picture;
        this.pixels = pixels;
        this.guess = guess;
        this.glare = Glare.on(picture, guess.cellSize());
        this.belief = belief;
        this.observer = observer;
    }

    /**
     * Reads by all lines, and then by what the looks agree on, where dots do not tell the size of cells: if the first lines
     * join no four dots, others do not.
     */
    Found<Reading.Read> readIfLikely() {
        try (FaceSegmenter segmenter = FaceSegmenter.ofPhotograph(picture, pixels, guess)) {
            List<FaceLook> looks = new ArrayList<>();
            Found<Reading.Read> found = read(segmenter, CONTRASTS.subList(0, 1), DotGuess.NONE, looks);
            if (!(found instanceof Found.Not<Reading.Read> not) || !isWorthOthers(not)) {
                return found;
            }
            List<LineContrast> others = CONTRASTS.subList(1, CONTRASTS.size());
            return read(segmenter, others, not, looks).or(() -> readAgreed(segmenter, looks));
        }
    }

    /**
     * How looks by the likeliest lines ended.
     *
     * @param looks all of them where they are few enough pixels to be kept, else none
     */
    record Likeliest(Found<Reading.Read> found, List<FaceLook> looks) {}

    /** Reads by the likeliest lines alone. */
    Likeliest readLikeliest() {
        try (FaceSegmenter segmenter = FaceSegmenter.ofPhotograph(picture, pixels, guess)) {
            List<FaceLook> looks = new ArrayList<>();
            Found<Reading.Read> found = read(segmenter, CONTRASTS.subList(0, LIKELIEST), DotGuess.NONE, looks);
            boolean areKept =
                    looks.size() == LIKELIEST && looks.stream().allMatch(look -> look.labels().length <= MOST_KEPT);
            return new Likeliest(found, areKept ? looks : List.of());
        }
    }

    /**
     * Reads by all but the likeliest lines, and then by what all looks agree on. Those by the likeliest that were not
     * kept are taken once more for that.
     *
     * @param likeliest how reading by the likeliest ended; {@linkplain #isWorthOthers worth others}
     * @param kept looks by those lines, or none
     */
    Found<Reading.Read> readOthers(Found.Not<Reading.Read> likeliest, List<FaceLook> kept) {
        try (FaceSegmenter segmenter = FaceSegmenter.ofPhotograph(picture, pixels, guess)) {
            List<FaceLook> looks = new ArrayList<>();
            List<LineContrast> others = CONTRASTS.subList(LIKELIEST, CONTRASTS.size());
            Found<Reading.Read> found = read(segmenter, others, likeliest, looks);
            return looks.size() < others.size()
                    ? found
                    : found.or(() -> readAgreed(segmenter, withLikeliest(segmenter, kept, looks)));
        }
    }

    private List<FaceLook> withLikeliest(FaceSegmenter segmenter, List<FaceLook> kept, List<FaceLook> others) {
        List<FaceLook> looks = new ArrayList<>(kept);
        CONTRASTS
                .subList(looks.size(), LIKELIEST)
                .forEach(contrast -> keep(Look.at(segmenter, guess, contrast), looks));
        looks.addAll(others);
        return looks;
    }

    /** Whether others than the likeliest lines may read more. */
    static boolean isWorthOthers(Found.Not<Reading.Read> likeliest) {
        return !likeliest.isSettled() && likeliest.stage() != Stage.BOARD;
    }

    /**
     * Reads by lines of some contrasts.
     *
     * @param before how other looks ended
     * @param looks where those at few enough pixels are added
     */
    private Found<Reading.Read> read(
            FaceSegmenter segmenter,
            List<LineContrast> contrasts,
            Found.Not<Reading.Read> before,
            List<FaceLook> looks) {
        Found.Not<Reading.Read> furthest = before;
        for (LineContrast contrast : contrasts) {
            Look look = Look.at(segmenter, guess, contrast);
            keep(look, looks);
            FaceSheets sheets = sheets("faces by lines of " + contrast.words());
            FaceNetwork faces = FaceNetwork.photographed(pixels, look.inked(), guess.cellSize(), sheets);
            Found<Reading.Read> found = board(faces, look.segments(), sheets);
            if (found instanceof Found.Yes<Reading.Read>) {
                return found;
            }
            Found.Not<Reading.Read> not = (Found.Not<Reading.Read>) found;
            furthest = furthest.further(not);
            // Without dots in what lines enclose there is nothing that clearer lines could mend.
            if (furthest.isSettled() || furthest.stage() == Stage.BOARD && !holdsDots(faces)) {
                return furthest;
            }
        }
        return furthest;
    }

    private static void keep(Look look, List<FaceLook> looks) {
        if (look.segments().labels().length <= MOST_AGREED) {
            looks.add(FaceLook.of(look.segments()));
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

    /** The board of the faces that all looks agree on; none where some had too many pixels to be kept. */
    private Found<Reading.Read> readAgreed(FaceSegmenter segmenter, List<FaceLook> looks) {
        if (looks.size() < CONTRASTS.size()) {
            return DotGuess.NONE;
        }
        Segments segments = segmenter.agreed(looks);
        Segments inked = FaceInk.in(segments, guess.cellSize());
        FaceSheets sheets = sheets("faces that looks agree on");
        FaceNetwork faces = FaceNetwork.agreed(pixels, inked, guess.cellSize(), sheets);
        return board(faces, segments, sheets);
    }

    private FaceSheets sheets(String look) {
        return guess.sheets(observer, picture, "photographed-", "photographed " + look);
    }

    /** @param segments with all that ends at edges as dots do, in cells or not */
    private Found<Reading.Read> board(FaceNetwork faces, Segments segments, FaceSheets sheets) {
        List<Found<FaceGrid>> grids = grids(faces);
        sheets.faces(faces, grids);
        Found<Reading.Read> found = OneBoard.of(grids, glare, belief, sheets);
        if (found instanceof Found.Yes<Reading.Read> yes) {
            found = StrayDots.refutePhotographed(yes.value(), segments);
        }
        sheets.end(found);
        return found;
    }

    /** Whether some dots lie in faces, however large. */
    private boolean holdsDots(FaceNetwork faces) {
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
