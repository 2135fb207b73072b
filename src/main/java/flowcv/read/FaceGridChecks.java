package flowcv.read;

import java.util.List;

/** What tells whether the lines between cells that were found can be those of a board. */
final class FaceGridChecks {
    private FaceGridChecks() {}

    /** How wide most lines are that are no walls, in pixels; 1 without any. */
    static double thinWidth(List<FaceSide> sides, LineWeights weights) {
        double[] widths = sides.stream()
                .map(FaceSide::side)
                .filter(s -> s.kind() == Side.Kind.LINE && !weights.isThick(s))
                .mapToDouble(Side::width)
                .sorted()
                .toArray();
        return widths.length == 0 ? 1 : widths[widths.length / 2];
    }

    /** Whether the lines between cells, taken for alike, are not: then some may be walls. */
    static boolean hasInkier(List<FaceSide> sides) {
        double[] inks = sides.stream()
                .map(FaceSide::side)
                .filter(s -> s.kind() == Side.Kind.LINE)
                .mapToDouble(Side::ink)
                .sorted()
                .toArray();
        return inks.length > 0 && inks[inks.length - 1] > FaceCells.GREATEST_ALIKE * inks[inks.length / 2];
    }
}
