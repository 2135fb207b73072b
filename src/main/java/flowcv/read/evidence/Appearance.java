package flowcv.read.evidence;

import flowcv.read.frame.Frame;
import flowcv.read.tiling.Border;
import flowcv.read.tiling.Cell;
import flowcv.read.tiling.CellComplex;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Tells what the borders and places of a complex look like, by nets fitted on painted boards. */
public final class Appearance {
    /**
     * A place or border of which less lies within the picture may look like anything; nets are fitted on others. Of a
     * border so much is seen whose line lies a hundredth of a cell beyond the picture.
     */
    public static final double LEAST_SHARE = 0.485;
    /** No look is less likely than this: paint has not everything that pictures have. */
    private static final double LEAST = 1e-5;

    private Appearance() {}

    /**
     * The evidence of a picture for the looks of a complex. Places beyond the board look like {@link CellLook#OUTSIDE}.
     */
    public static Evidence of(Frame frame, CellComplex complex) {
        Samples samples = Samples.of(frame, complex);
        List<Evidence.Seen> borders = new ArrayList<>();
        for (int i = 0; i < complex.borders().size(); i++) {
            double share = samples.borderShare(i);
            double[] logs = logs(Nets.BORDERS, samples.border(i), share, BorderLook.values().length);
            borders.add(new Evidence.Seen(logs, share, samples.borderRgb(i)));
        }
        List<List<Border>> crossed = crossed(complex, borders);
        List<Evidence.Seen> cells = new ArrayList<>();
        Map<Integer, Glyph> glyphs = new HashMap<>();
        for (int i = 0; i < complex.cells().size(); i++) {
            Cell cell = complex.cells().get(i);
            double share = samples.cellShare(i);
            int looks = CellLook.values().length;
            double[] logs = cell.isBeyond() ? beyond(looks) : logs(Nets.CELLS, samples.cell(i), share, looks);
            Evidence.Seen seen = new Evidence.Seen(logs, share, 0);
            CellLook look = CellLook.values()[seen.likeliest()];
            BitSet covered = new BitSet();
            if (look == CellLook.GLYPH || look == CellLook.DOT || look == CellLook.DOT_WITH_PIPE) {
                crossed.get(i).forEach(border -> covered.or(arm(cell, border)));
                glyphs.put(i, samples.glyph(i, covered));
            }
            cells.add(new Evidence.Seen(logs, share, samples.cellRgb(i, look, covered)));
        }
        return new Evidence(borders, cells, glyphs);
    }

    /** The borders of each place that a pipe crosses. */
    private static List<List<Border>> crossed(CellComplex complex, List<Evidence.Seen> borders) {
        List<List<Border>> crossed = new ArrayList<>();
        complex.cells().forEach(cell -> crossed.add(new ArrayList<>()));
        for (int i = 0; i < borders.size(); i++) {
            if (borders.get(i).likeliest() == BorderLook.CROSSED.ordinal()) {
                Border border = complex.borders().get(i);
                crossed.get(border.first()).add(border);
                crossed.get(border.second()).add(border);
            }
        }
        return crossed;
    }

    /** The samples of a cell on which a pipe lies that crosses a border. */
    private static BitSet arm(Cell cell, Border border) {
        double x = (border.from().x() + border.to().x()) / 2 - cell.center().x();
        double y = (border.from().y() + border.to().y()) / 2 - cell.center().y();
        double determinant = cell.right().x() * cell.down().y()
                - cell.right().y() * cell.down().x();
        return CellPatches.arm(
                (x * cell.down().y() - y * cell.down().x()) / determinant,
                (y * cell.right().x() - x * cell.right().y()) / determinant);
    }

    private static double[] logs(SoftmaxNet net, float[] features, double share, int looks) {
        double[] logs = new double[looks];
        if (share < LEAST_SHARE) {
            Arrays.fill(logs, -Math.log(looks));
            return logs;
        }
        double[] sure = net.logs(features);
        for (int i = 0; i < looks; i++) {
            logs[i] = Math.log((1 - looks * LEAST) * Math.exp(sure[i]) + LEAST);
        }
        return logs;
    }

    private static double[] beyond(int looks) {
        double[] logs = new double[looks];
        Arrays.fill(logs, Math.log(LEAST));
        logs[CellLook.OUTSIDE.ordinal()] = Math.log1p(-(looks - 1) * LEAST);
        return logs;
    }

    /** Read when a picture is first looked at. */
    private static final class Nets {
        static final SoftmaxNet BORDERS = net("borders.net");
        static final SoftmaxNet CELLS = net("cells.net");

        private static SoftmaxNet net(String name) {
            try (InputStream in = Appearance.class.getResourceAsStream(name)) {
                return SoftmaxNet.read(in);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
