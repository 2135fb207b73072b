package flowcv.read;

import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.pixel.Lab;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.opencv.core.Mat;

/**
 * A second look at the cells of a reading, which knows nothing of how they were read: the color in the middle of
 * each is compared with those of its partner, of the other dots and of the empty cells.
 */
final class Doubts {
    /** Nobody tells a color apart that is nearly as far from its like as from another; no real screenshot has one. */
    private static final double PARTNER_TO_OTHERS = 0.6;

    /**
     * CIELAB; the darkest dots are twice as far from a black cell. Glow from behind reaches it on few real
     * screenshots.
     */
    private static final double EMPTY = 35;

    /** Where the color is taken around the middle of a cell, in diameters of a dot: within every dot. */
    private static final double REACH = 0.15;

    private final Mat pixels;
    private final Placement placement;
    private final Board board;

    private Doubts(Picture picture, Reading.Read read) {
        pixels = picture.pixels();
        placement = read.placement();
        board = read.board();
    }

    /** Doubtful cells, in the order of their places. */
    static List<Doubt> of(Picture picture, Reading.Read read) {
        Doubts doubts = new Doubts(picture, read);
        List<Doubt> found = new ArrayList<>();
        doubts.dots(found);
        doubts.empty(read.drawn(), found);
        found.sort(Comparator.comparingInt(doubt -> doubt.places().get(0)));
        return found;
    }

    private void dots(List<Doubt> found) {
        for (Pair pair : board.pairs()) {
            Lab first = color(pair.first());
            Lab second = color(pair.second());
            double apart = first.distance(second);
            for (Pair other : board.pairs()) {
                if (other != pair && apart > PARTNER_TO_OTHERS * nearest(first, second, other)) {
                    String reason = String.format(
                            Locale.ROOT,
                            "its color is %.0f (CIELAB) from that of its partner and only %.0f from that of %s",
                            apart,
                            nearest(first, second, other),
                            other.label());
                    found.add(doubt(pair.first(), reason));
                    found.add(doubt(pair.second(), reason));
                    break;
                }
            }
        }
    }

    private double nearest(Lab first, Lab second, Pair other) {
        Lab one = color(other.first());
        Lab two = color(other.second());
        return Math.min(
                Math.min(first.distance(one), first.distance(two)),
                Math.min(second.distance(one), second.distance(two)));
    }

    private void empty(List<Link> drawn, List<Doubt> found) {
        BitSet covered = new BitSet();
        for (Link link : drawn) {
            covered.set(link.first());
            covered.set(link.second());
        }
        for (Pair pair : board.pairs()) {
            covered.set(pair.first());
            covered.set(pair.second());
        }
        List<Integer> places = new ArrayList<>();
        List<Lab> colors = new ArrayList<>();
        for (int place = 0; place < board.size(); place++) {
            if (!covered.get(place) && !board.isHole(place) && !board.isBridge(place)) {
                places.add(place);
                colors.add(color(place));
            }
        }
        if (places.isEmpty()) {
            return;
        }
        Lab usual = new Lab(
                median(colors.stream().mapToDouble(Lab::l).sorted().toArray()),
                median(colors.stream().mapToDouble(Lab::a).sorted().toArray()),
                median(colors.stream().mapToDouble(Lab::b).sorted().toArray()));
        for (int i = 0; i < places.size(); i++) {
            if (colors.get(i).distance(usual) > EMPTY) {
                found.add(doubt(places.get(i), "something lies in this cell, which was read as empty"));
            }
        }
    }

    private Doubt doubt(int place, String reason) {
        return new Doubt(List.of(place), board.where(place) + ": " + reason, List.of());
    }

    private static double median(double... sorted) {
        return sorted[sorted.length / 2];
    }

    /** The mean color around the middle of a cell. */
    private Lab color(int place) {
        Point center = placement.centers().get(place);
        int reach = (int) Math.round(REACH * placement.dotDiameter());
        double[] sum = new double[3];
        for (int dy = -1; dy <= 1; dy++) {
            for (int dx = -1; dx <= 1; dx++) {
                int x = Math.min(Math.max((int) Math.round(center.x()) + dx * reach, 0), pixels.cols() - 1);
                int y = Math.min(Math.max((int) Math.round(center.y()) + dy * reach, 0), pixels.rows() - 1);
                double[] bgr = pixels.get(y, x);
                for (int i = 0; i < 3; i++) {
                    sum[i] += bgr[i];
                }
            }
        }
        int blue = (int) Math.round(sum[0] / 9);
        int green = (int) Math.round(sum[1] / 9);
        int red = (int) Math.round(sum[2] / 9);
        return Lab.of(red << 16 | green << 8 | blue);
    }
}
