package flowcv.read;

import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds lines that one channel shows as walls. All else is told by the brightest one, in which a wall below a blue mark
 * may be no brighter than the mark (met: 0.15 of the contrast of other walls, as much as lines have), while red shows all
 * that the mark, being translucent, leaves of it. Walls are known by those that no mark lies over: where there is none,
 * or more than a tenth of what looks like lines are walls below a mark, this finds nothing.
 */
final class WallsInChannels {
    /** Channels in which walls stand out from lines by less tell nothing, in levels. */
    private static final int LEAST_TELLING = 40;
    /** Nor do those in which it is less than this share of what it is in another: tints beside most walls take the rest. */
    private static final double LEAST_OF_MOST = 0.5;

    /**
     * Of what walls stand out from lines by in a channel a mark leaves more, as long as lines have less than 0.4 of the
     * walls' contrast and the mark 0.35 of what is seen (met: 0.5 in a photograph); lines below one have less than where
     * there is none.
     */
    private static final double LEAST_OF_WALLS = 0.4;

    /** This share of a board's lines stands out by less than some that no mark lies over; tints lie beside most of some boards. */
    private static final double STRONGEST = 0.9;

    private final LatticeSides sides;
    private final Set<Place> present;

    /** @param present the cells of the board */
    WallsInChannels(LatticeSides sides, Set<Place> present) {
        this.sides = sides;
        this.present = present;
    }

    /** What is doubtful about the lines of some cells, if anything is. */
    Optional<String> among(CellGrid grid, Box box) {
        List<InnerSide> between = sides.between(present);
        // Most boards have no walls: then no color is taken.
        if (between.stream().noneMatch(each -> grid.isWall(each.side()))) {
            return Optional.empty();
        }
        List<int[]> walls = new ArrayList<>();
        List<Seen> lines = new ArrayList<>();
        for (InnerSide each : between) {
            if (each.side().kind() == Side.Kind.LINE) {
                int[] contrast = each.color().get().contrast();
                if (grid.isWall(each.side())) {
                    walls.add(contrast);
                } else {
                    lines.add(new Seen(each.place(), contrast));
                }
            }
        }
        if (lines.isEmpty()) {
            return Optional.empty();
        }
        int[] wall = LineColor.median(walls);
        int[] line = strongest(lines);
        return lines.stream()
                .filter(seen -> mayBeWall(seen.contrast(), wall, line))
                .map(seen -> "found " + grid.rows() + "x" + grid.columns() + " cells, but "
                        + CellGrid.name(
                                seen.place().row() - box.top(), seen.place().column() - box.first())
                        + " has a side that is a line in one color and a wall in another")
                .findFirst();
    }

    /**
     * A line between two cells.
     *
     * @param place the cell below it, or behind it
     * @param contrast per channel, in levels
     */
    private record Seen(Place place, int[] contrast) {}

    /** What lines have in each channel where neither tint nor mark takes some of it. */
    private static int[] strongest(List<Seen> lines) {
        int[] strongest = new int[Pixels.CHANNELS];
        for (int channel = 0; channel < strongest.length; channel++) {
            int which = channel;
            int[] sorted = lines.stream()
                    .mapToInt(seen -> seen.contrast()[which])
                    .sorted()
                    .toArray();
            strongest[channel] = sorted[(int) (STRONGEST * (sorted.length - 1))];
        }
        return strongest;
    }

    private static boolean mayBeWall(int[] contrast, int[] wall, int[] line) {
        int[] spans = new int[Pixels.CHANNELS];
        Arrays.setAll(spans, channel -> wall[channel] - line[channel]);
        double telling = Math.max(
                LEAST_TELLING, LEAST_OF_MOST * Arrays.stream(spans).max().orElse(0));
        for (int channel = 0; channel < Pixels.CHANNELS; channel++) {
            int span = spans[channel];
            if (span >= telling && contrast[channel] >= line[channel] + LEAST_OF_WALLS * span) {
                return true;
            }
        }
        return false;
    }
}
