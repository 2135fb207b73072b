package flowcv.read;

import flowcv.image.Picture;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * How large the cells of a photographed board may be, from what lines enclose. Where pipes leave nearly all dots, too
 * few are seen as discs or ellipses to tell it.
 */
final class FaceSizes {
    /**
     * Sides of cells, as shares of the shorter side of the picture, that lines are looked for by: what they enclose is
     * found where cells are smaller or larger by a half. The largest boards have less, but many dots.
     */
    private static final double[] SHARES = {0.2, 0.12, 0.07, 0.042};

    /** Most cells of one board differ by less in area, by ratio, as its dots do ({@link DotSizes}). */
    private static final double SPREAD = 1.9;
    /** Half of the cells of the smallest boards, of which most looks find all. */
    private static final int LEAST_FACES = 6;
    /** Two sizes that differ by less give the same cells, by ratio; by what lines enclose they are known to this. */
    private static final double SAME = 1.12;
    /** What takes less room is buttons and letters. */
    private static final int MOST = 1;
    /** The likeliest of photographs. */
    private static final LineContrast CONTRAST = new LineContrast(14).inGray();

    /** By how much cells may be smaller or larger than those that lines are looked for by, by ratio. */
    private static final double REACH = 1.7;

    private final Picture picture;
    private final Pixels pixels;
    private final List<Double> byDots;

    /** @param byDots sizes of cells, in pixels, in which something round would be a dot; others are not looked for */
    FaceSizes(Picture picture, Pixels pixels, List<Double> byDots) {
        this.picture = picture;
        this.pixels = pixels;
        this.byDots = List.copyOf(byDots);
    }

    /** A size that some faces have. */
    private record Candidate(double cellSize, int faces) {
        double area() {
            return faces * cellSize * cellSize;
        }

        boolean isLike(Candidate other) {
            return Math.max(cellSize, other.cellSize) <= SAME * Math.min(cellSize, other.cellSize);
        }
    }

    /** Sizes of cells, the square root of their area in pixels, those whose faces take most room first. */
    List<Double> all() {
        List<Candidate> found = new ArrayList<>();
        for (double share : SHARES) {
            double cellSize = share * Math.min(picture.width(), picture.height());
            if (byDots.stream().anyMatch(size -> size <= REACH * cellSize && cellSize <= REACH * size)) {
                find(cellSize).ifPresent(found::add);
            }
        }
        found.sort(Comparator.comparingDouble(Candidate::area).reversed());
        List<Candidate> others = new ArrayList<>();
        for (Candidate candidate : found) {
            if (others.stream().noneMatch(candidate::isLike)) {
                others.add(candidate);
            }
        }
        return others.stream().limit(MOST).map(Candidate::cellSize).toList();
    }

    private Optional<Candidate> find(double cellSize) {
        // Discs that are as large as dots of a wrong size would tell wrong rows.
        DotGuess guess = new DotGuess(List.of(), List.of(), List.of(), cellSize, Thresholds.USUAL);
        try (FaceSegmenter segmenter = FaceSegmenter.ofPhotograph(picture, pixels, guess)) {
            double[] areas = FaceMeasures.of(segmenter.segment(CONTRAST), cellSize).stream()
                    .skip(1)
                    .filter(face -> CellAreas.PHOTOGRAPHED.isLikeCell(face, cellSize))
                    .mapToDouble(Face::area)
                    .sorted()
                    .toArray();
            return usual(areas);
        }
    }

    /** The middle of most of some areas that are alike. */
    private static Optional<Candidate> usual(double[] areas) {
        int most = 0;
        int middle = 0;
        for (int start = 0, end = 0; start < areas.length; start++) {
            while (end < areas.length && areas[end] <= SPREAD * areas[start]) {
                end++;
            }
            if (end - start > most) {
                most = end - start;
                middle = (start + end) / 2;
            }
        }
        return most >= LEAST_FACES ? Optional.of(new Candidate(Math.sqrt(areas[middle]), most)) : Optional.empty();
    }
}
