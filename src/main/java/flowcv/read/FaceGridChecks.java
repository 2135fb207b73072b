package flowcv.read;

import java.util.List;

/** What tells whether the cells that were found can be those of a board. */
final class FaceGridChecks {
    /** Areas of cells of one kind differ by less, by ratio. */
    private static final double ALIKE_AREA = 1.1;
    /** Two cells and the line between them, in cells. */
    private static final double LEAST_TWICE = 1.8;

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

    /** The median area of the cells around one; without end where there are none. */
    static double neighborsArea(List<Face> board, List<FaceSide> sides, int cell) {
        double[] areas = sides.stream()
                .filter(s -> s.touches(cell))
                .mapToDouble(s -> board.get(s.other(cell)).area())
                .sorted()
                .toArray();
        return areas.length == 0 ? Double.MAX_VALUE : areas[areas.length / 2];
    }

    /** Whether the lines between cells, taken for alike, are not: then some may be walls. */
    static boolean hasInkier(List<FaceSide> sides) {
        double[] inks = sides.stream()
                .map(FaceSide::side)
                .filter(s -> s.kind() == Side.Kind.LINE)
                .mapToDouble(Side::ink)
                .sorted()
                .toArray();
        return inks.length > 0 && inks[inks.length - 1] > FaceFinder.GREATEST_ALIKE * inks[inks.length / 2];
    }

    /**
     * A cell that a pipe crosses and that is as large as two cells like a neighbor, where no cell without a pipe is as
     * large; -1 without one. On rings outer cells are so much larger than those two rows further in, and all alike.
     */
    static int merged(List<Face> board, List<FaceSide> sides) {
        boolean[] piped = piped(board.size(), sides);
        for (int i = 0; i < piped.length; i++) {
            double area = board.get(i).area();
            int cell = i;
            boolean isTwice = piped[i]
                    && sides.stream()
                            .filter(s -> s.touches(cell))
                            .mapToDouble(s -> area / board.get(s.other(cell)).area())
                            .anyMatch(ratio -> ratio >= LEAST_TWICE);
            if (isTwice) {
                boolean isUsual = false;
                for (int j = 0; j < piped.length; j++) {
                    double ratio = board.get(j).area() / area;
                    isUsual |= !piped[j] && ratio >= 1 / ALIKE_AREA && ratio <= ALIKE_AREA;
                }
                if (!isUsual) {
                    return i;
                }
            }
        }
        return -1;
    }

    static boolean[] piped(int cells, List<FaceSide> sides) {
        boolean[] piped = new boolean[cells];
        for (FaceSide side : sides) {
            if (side.side().kind() == Side.Kind.CROSSED) {
                piped[side.first()] = true;
                piped[side.second()] = true;
            }
        }
        return piped;
    }
}
