package flowcv.read;

import flowcv.read.disc.Disc;
import flowcv.read.pixel.Lab;
import java.util.List;
import java.util.Locale;
import org.opencv.core.Scalar;

/** Draws which dots belong together, with the name of their color and their distance in it. */
final class PairSheet {
    /** Height of the names, in radii of the dots: a letter and a distance are as wide as a dot. */
    private static final double NAME = 0.45;

    private PairSheet() {}

    /** @param stage what the picture is called */
    static void show(WatchedLook look, String stage, DotPairing.Paired paired) {
        List<DotPairing.DotPair> pairs = paired.pairs();
        String what = pairs.size() + " pairs by color; sure by " + Math.round(100 * paired.confidence())
                + " % that no other pairing is as good";
        look.show(stage, what, sheet -> {
            for (DotPairing.DotPair pair : pairs) {
                line(sheet, pair.first().disc(), pair.second().disc(), Sheet.color(pair.first()));
            }
            // Above all lines, which cross dots of others.
            pairs.forEach(pair -> name(sheet, pair));
        });
    }

    /** From rim to rim: the names of the dots stay legible. */
    private static void line(Sheet sheet, Disc from, Disc to, Scalar color) {
        double length = Math.hypot(to.x() - from.x(), to.y() - from.y());
        double x = (to.x() - from.x()) / length;
        double y = (to.y() - from.y()) / length;
        sheet.line(
                from.x() + x * from.radius(),
                from.y() + y * from.radius(),
                to.x() - x * to.radius(),
                to.y() - y * to.radius(),
                color,
                2);
    }

    private static void name(Sheet sheet, DotPairing.DotPair pair) {
        double distance =
                Lab.of(pair.first().rgb()).distance(Lab.of(pair.second().rgb()));
        String name = pair.label() + " " + String.format(Locale.ROOT, "%.1f", distance);
        for (Disc disc : List.of(pair.first().disc(), pair.second().disc())) {
            sheet.circle(disc, Sheet.FOUND);
            sheet.centered(name, disc.x(), disc.y(), disc.radius() * NAME, Sheet.TEXT);
        }
    }
}
