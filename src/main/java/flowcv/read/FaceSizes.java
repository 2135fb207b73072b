package flowcv.read;

import flowcv.image.Picture;
import flowcv.read.disc.AlikeAreas;
import flowcv.read.disc.DotSizes;
import flowcv.read.line.LineContrast;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Thresholds;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * How large the cells of a photographed board may be, from what lines enclose. Where pipes leave nearly all dots, too
 * few are seen as discs or ellipses to tell it.
 */
final class FaceSizes {
    /**
     * Sides of cells, as shares of the shorter side of the picture, that lines are looked for by. What lines enclose is
     * found where cells differ by less than a ratio of 1.3 (met: all of 12 at 0.84 to 1.08, five at 0.63 and 1.45). The
     * largest boards have smaller cells, but many dots.
     */
    private static final double[] SHARES = {0.2, 0.12, 0.07, 0.042};
    /** By how much cells may be smaller or larger than those that lines are looked for by, by ratio. */
    private static final double REACH = 1.7;
    /** Half of the cells of the smallest boards (met: 12 to 21 faces). */
    private static final int LEAST_FACES = 6;
    /** The likeliest of photographs. */
    private static final LineContrast CONTRAST = new LineContrast(14).inGray();

    private final Picture picture;
    private final Pixels pixels;
    private final List<Double> byDots;

    /** @param byDots sizes of cells, in pixels, in which something round would be a dot; others are not looked for */
    FaceSizes(Picture picture, Pixels pixels, List<Double> byDots) {
        this.picture = picture;
        this.pixels = pixels;
        this.byDots = List.copyOf(byDots);
    }

    /** The size of cells, the square root of their area in pixels, whose faces take most room. */
    Optional<Double> likeliest() {
        double shorter = Math.min(picture.width(), picture.height());
        return Arrays.stream(SHARES)
                .map(share -> share * shorter)
                .filter(this::isWorthALook)
                .mapToObj(this::faces)
                .flatMap(Optional::stream)
                .max(Comparator.comparingDouble(faces -> faces.count() * faces.middle()))
                .map(faces -> Math.sqrt(faces.middle()));
    }

    private boolean isWorthALook(double cellSize) {
        return byDots.stream().anyMatch(size -> size <= REACH * cellSize && cellSize <= REACH * size);
    }

    /** The most faces that are alike in area, as cells of one board and its dots are, by lines around such cells. */
    private Optional<AlikeAreas> faces(double cellSize) {
        // Discs that are as large as dots of a wrong size would tell wrong rows.
        DotGuess guess = new DotGuess(List.of(), List.of(), List.of(), cellSize, Thresholds.USUAL);
        try (FaceSegmenter segmenter = FaceSegmenter.ofPhotograph(picture, pixels, guess)) {
            DoubleStream areas = FaceMeasures.of(segmenter.segment(CONTRAST), cellSize).stream()
                    .skip(1)
                    .filter(face -> CellAreas.PHOTOGRAPHED.isLikeCell(face, cellSize))
                    .mapToDouble(Face::area);
            return AlikeAreas.groups(areas, DotSizes.TILTED_SPREAD, LEAST_FACES).stream()
                    .max(Comparator.comparingInt(AlikeAreas::count));
        }
    }
}
