package flowcv.read.inference;

import flowcv.read.evidence.Appearance;
import flowcv.read.evidence.BorderLook;
import flowcv.read.evidence.CellLook;
import flowcv.read.evidence.Evidence;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.CellComplex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What it costs to say of each place and border what it is, in nats: the negative logarithm of how likely its look is
 * then.
 *
 * @param borders of the complex
 * @param openable borders that have an opposite one, each two by one of them
 * @param outside of each place that is no cell
 * @param content of each place that is a cell, by what it holds
 * @param nothing of each border that parts nothing
 * @param open of each border that a flow may pass
 * @param gap of each border where the board is open: the game draws no line there
 * @param thin of each border that is an outline as thin as the grid
 * @param thick of each border that is the outline
 * @param wall of each border that no flow passes between two cells
 * @param seen whether a border lies within the picture
 */
record Costs(
        List<Border> borders,
        int[] openable,
        double[] outside,
        double[][] content,
        double[] nothing,
        double[] open,
        double[] gap,
        double[] thin,
        double[] thick,
        double[] wall,
        boolean[] seen) {
    /** No look is less likely: a model is never surer than its pictures were many. */
    private static final double LEAST = 1e-4;
    /** Which share of the borders of two cells are walls where nobody sees what they are: about that of painted boards. */
    private static final double WALLS = 0.03;
    /** What is not seen costs as much whatever it is, in nats: a little more than what looks right. */
    private static final double UNSEEN = 0.2;
    /** Of a border so much is seen whose line, a twentieth of a cell wide, lies within the picture. */
    private static final double AT_EDGE = 0.53;
    /**
     * What a board costs that has openings, in nats beyond their looks: of 4,305 official levels 100 have some (3.8), and
     * these might be in any of some ten rows or columns (2.3).
     */
    static final double OPEN = 6;
    /** What two openings more cost on such a board, in nats. */
    private static final double OPENING = 0.5;

    static Costs of(CellComplex complex, Evidence evidence) {
        int places = complex.cells().size();
        int borders = complex.borders().size();
        double[] outside = new double[places];
        double[][] content = new double[places][Content.values().length];
        for (int place = 0; place < places; place++) {
            Evidence.Seen seen = evidence.cells().get(place);
            outside[place] = cost(seen, CellLook.OUTSIDE);
            for (Content held : Content.values()) {
                content[place][held.ordinal()] = cost(seen, held.looks().toArray(CellLook[]::new));
            }
        }
        addPipes(complex, evidence, content);
        if (!complex.form().mayHaveBridges()) {
            for (double[] each : content) {
                each[Content.BRIDGE.ordinal()] = Double.POSITIVE_INFINITY;
            }
        }
        double[] nothing = new double[borders];
        double[] open = new double[borders];
        double[] gap = new double[borders];
        double[] thin = new double[borders];
        double[] thick = new double[borders];
        double[] wall = new double[borders];
        boolean[] isSeen = new boolean[borders];
        for (int border = 0; border < borders; border++) {
            Evidence.Seen seen = evidence.borders().get(border);
            nothing[border] = cost(seen, BorderLook.NOTHING, BorderLook.HIDDEN);
            open[border] = cost(seen, BorderLook.THIN, BorderLook.CROSSED, BorderLook.HIDDEN);
            gap[border] = cost(seen, BorderLook.NOTHING, BorderLook.CROSSED, BorderLook.HIDDEN);
            thin[border] = outline(seen);
            thick[border] = cost(seen, BorderLook.THICK, BorderLook.HIDDEN);
            wall[border] = wall(seen) + complex.form().wallCost();
            isSeen[border] = seen.share() >= Appearance.LEAST_SHARE;
        }
        int[] openable = IntStream.range(0, borders)
                .filter(border -> complex.borders().get(border).opposite() > border)
                .toArray();
        return new Costs(complex.borders(), openable, outside, content, nothing, open, gap, thin, thick, wall, isSeen);
    }

    /**
     * A pipe that passes leaves a cell over two borders, one that ends in a dot over one; more of them make another
     * content necessary.
     */
    private static void addPipes(CellComplex complex, Evidence evidence, double[][] content) {
        List<List<Double>> crossed = Stream.generate(() -> (List<Double>) new ArrayList<Double>())
                .limit(content.length)
                .toList();
        for (int border = 0; border < complex.borders().size(); border++) {
            Border at = complex.borders().get(border);
            Evidence.Seen seen = evidence.borders().get(border);
            double share = seen.share() < Appearance.LEAST_SHARE ? 0 : seen.likelihood(BorderLook.CROSSED);
            crossed.get(at.first()).add(share);
            crossed.get(at.second()).add(share);
        }
        for (int place = 0; place < content.length; place++) {
            List<Double> shares = crossed.get(place);
            shares.sort(Comparator.reverseOrder());
            for (Content held : Content.values()) {
                if (shares.size() > held.mostPipes()) {
                    double notOneMore = Math.max(LEAST, 1 - shares.get(held.mostPipes()));
                    content[place][held.ordinal()] -= Math.log(notOneMore);
                }
            }
        }
    }

    private static double cost(Evidence.Seen seen, Enum<?>... looks) {
        if (seen.share() < Appearance.LEAST_SHARE) {
            return UNSEEN;
        }
        double sum = 0;
        for (Enum<?> look : looks) {
            sum += share(seen, look);
        }
        return -Math.log(Math.min(1, sum));
    }

    /** At the edge of a picture a thin outline that shows nothing may lie just beyond it. */
    private static double outline(Evidence.Seen seen) {
        double cost = cost(seen, BorderLook.THIN, BorderLook.HIDDEN);
        return seen.share() < AT_EDGE ? Math.min(cost, UNSEEN + cost(seen, BorderLook.NOTHING)) : cost;
    }

    private static double wall(Evidence.Seen seen) {
        return seen.share() < Appearance.LEAST_SHARE
                ? UNSEEN - Math.log(WALLS)
                : -Math.log(Math.min(1, share(seen, BorderLook.THICK) + WALLS * share(seen, BorderLook.HIDDEN)));
    }

    private static double share(Evidence.Seen seen, Enum<?> look) {
        return Math.max(LEAST, seen.likelihood(look));
    }

    /** What a place costs that is a cell, holding what is likeliest. */
    double cell(int place) {
        double[] each = content[place];
        return Math.min(each[0], Math.min(each[1], each[2]));
    }

    /** Of two cells: the cheaper of a wall and none. */
    double between(int border) {
        return Math.min(open[border], wall[border]);
    }

    /** What is saved, in nats, if the board is open at two opposite borders that are its outline else; may be negative. */
    double saving(int border) {
        int opposite = borders.get(border).opposite();
        return thick[border] + thick[opposite] - gap[border] - gap[opposite] - OPENING;
    }

    /** What is saved by all openings together, in nats, if a board of these cells has some; negative where it has none. */
    double saved(BitSet cells) {
        return Arrays.stream(openable)
                        .filter(border -> mayOpen(border, cells))
                        .mapToDouble(border -> Math.max(0, saving(border)))
                        .sum()
                - OPEN;
    }

    /** Whether a border is the outline where these places are cells. */
    boolean isOutline(int border, BitSet cells) {
        Border at = borders.get(border);
        return cells.get(at.first()) != cells.get(at.second());
    }

    /** Whether the board may be open at a border and the opposite one, of which one at least is seen. */
    boolean mayOpen(int border, BitSet cells) {
        int opposite = borders.get(border).opposite();
        return opposite != Border.NONE
                && (seen[border] || seen[opposite])
                && isOutline(border, cells)
                && isOutline(opposite, cells);
    }

    /** The whole cost where these places are the cells and everything else is as it is likeliest. */
    double total(BitSet cells) {
        double sum = 0;
        for (int place = 0; place < outside.length; place++) {
            sum += place(place, cells);
        }
        for (int border = 0; border < borders.size(); border++) {
            sum += border(border, cells);
        }
        return sum - Math.max(0, saved(cells));
    }

    /** What a place costs where these are the cells. */
    double place(int place, BitSet cells) {
        return cells.get(place) ? cell(place) : outside[place];
    }

    /** What a border costs where these are the cells, and it is no opening. */
    double border(int border, BitSet cells) {
        Border at = borders.get(border);
        boolean first = cells.get(at.first());
        boolean second = cells.get(at.second());
        return first && second ? between(border) : first || second ? thick[border] : nothing[border];
    }

    /** The whole cost where these places are the cells, without walls, and the outline is as thin as the grid. */
    double plain(BitSet cells) {
        double sum = 0;
        for (int place = 0; place < outside.length; place++) {
            sum += cells.get(place) ? cell(place) : outside[place];
        }
        for (int border = 0; border < borders.size(); border++) {
            boolean isInner = cells.get(borders.get(border).first());
            sum += isOutline(border, cells) ? thin[border] : isInner ? open[border] : nothing[border];
        }
        return sum;
    }

    /**
     * What each cell and each border of a cell costs: little on average where the complex is that of the board. What lies
     * outside may look like anything.
     */
    DoubleSummaryStatistics each(Labeling labeling, boolean isPlain) {
        BitSet cells = labeling.cells();
        DoubleSummaryStatistics each = new DoubleSummaryStatistics();
        cells.stream().mapToDouble(this::cell).forEach(each);
        for (int border = 0; border < borders.size(); border++) {
            Border at = borders.get(border);
            boolean first = cells.get(at.first());
            boolean second = cells.get(at.second());
            if (first || second) {
                double outline = isPlain ? thin[border] : labeling.openings().get(border) ? gap[border] : thick[border];
                each.accept(first && second ? isPlain ? open[border] : between(border) : outline);
            }
        }
        return each;
    }
}
