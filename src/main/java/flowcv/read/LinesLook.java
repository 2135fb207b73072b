package flowcv.read;

import flowcv.read.line.LineContrast;
import java.util.List;

/**
 * By which lines the faces of a picture are looked for.
 *
 * @param pass that it belongs to
 * @param workingSize the shorter side of the picture that lines are looked for in, in pixels
 * @param contrasts of lines, the likeliest first
 * @param isFirst whether what dots alone tell is to be looked at
 */
record LinesLook(Pass pass, double workingSize, List<LineContrast> contrasts, boolean isFirst) {
    /** What a picture is searched by, at all brightnesses before the next. */
    enum Pass {
        USUAL,
        OTHER,
        RIDGES
    }

    /**
     * Faint grid lines stand out by 20 levels, glow differs by 10 at most over their width; what poor JPEGs leave
     * along pipes is a share of those.
     */
    static final LinesLook USUAL = new LinesLook(
            Pass.USUAL, FaceSegmenter.WORKING_SIZE, List.of(new LineContrast(18), new LineContrast(16, 0.14)), true);

    /** The likeliest of these lines once more. */
    static final LinesLook DARK =
            new LinesLook(Pass.USUAL, FaceSegmenter.WORKING_SIZE, List.of(new LineContrast(18)), true);

    /**
     * The thinnest lines on tints have 12; what JPEG leaves along pipes stays below the greatest, and in gray below a
     * smaller share of what is brightest. The last two are for waves that a poor JPEG leaves in gray, too (measured:
     * 5 of 34 refused pictures of free shapes).
     */
    static final LinesLook OTHER = new LinesLook(
            Pass.OTHER,
            FaceSegmenter.WORKING_SIZE,
            List.of(
                    new LineContrast(10),
                    new LineContrast(26),
                    new LineContrast(36),
                    new LineContrast(9, 0.06).inGray(),
                    new LineContrast(16, 0.1).inGray(),
                    new LineContrast(18, 0.14).inGray()),
            false);

    /**
     * Waves that a poor JPEG leaves are clearer than lines on tints, but seldom as long: as ridges most have 2 to 4
     * levels, lines 8 to 10. Beside straight pipes waves are as long as those, and ridges of up to 12: what they cut
     * is told by the sizes of cells, and one contrast reads what another does not. Clear lines on black count by
     * themselves, by 28 levels, or by 60 where waves are clearer (measured: of 49 refused pictures of free shapes 13
     * are read).
     */
    static final LinesLook RIDGES = new LinesLook(
            Pass.RIDGES,
            FaceSegmenter.WORKING_SIZE,
            List.of(
                    new LineContrast(28).withRidges(8),
                    new LineContrast(60).withRidges(8),
                    new LineContrast(28).withRidges(6),
                    new LineContrast(60).withRidges(10)),
            false);

    /** In the picture's own size the thinnest lines have twice the contrast. */
    static final LinesLook FINE = new LinesLook(
            Pass.OTHER, FaceSegmenter.FINE_SIZE, List.of(new LineContrast(18), new LineContrast(26)), true);
}
