package flowcv.read;

import flowcv.image.Point;
import flowcv.read.pose.Straight;
import java.util.DoubleSummaryStatistics;
import java.util.Locale;
import java.util.stream.IntStream;

/** How a part of a picture was straightened, in words. */
final class StraightWords {
    /** Along the width and the height of the part cells are measured at so many places. */
    private static final int PLACES = 9;

    private StraightWords() {}

    /** The angle in the middle of the part, and the size of its cells. */
    static String of(Straight straight) {
        double right = straight.picture().width() - 1.0;
        double bottom = straight.picture().height() - 1.0;
        Point middle = new Point(right / 2, bottom / 2);
        Point from = straight.original(middle);
        Point to = straight.original(new Point(middle.x() + straight.cell(), middle.y()));
        double degrees = Math.toDegrees(Math.atan2(from.y() - to.y(), to.x() - from.x()));
        // Corners may lie outside the picture, where cells would be as large as anything.
        DoubleSummaryStatistics cells = IntStream.range(0, PLACES * PLACES)
                .mapToObj(i -> new Point(right * (i % PLACES) / (PLACES - 1), bottom * (i / PLACES) / (PLACES - 1)))
                .filter(straight::shows)
                .mapToDouble(straight::originalCell)
                .summaryStatistics();
        String seen = cells.getCount() == 0
                ? tenths(straight.originalCell(middle))
                : range(tenths(cells.getMin()), tenths(cells.getMax()));
        return "turned by " + turn(degrees) + ", cells of " + tenths(straight.cell()) + " pixels, of " + seen
                + " in the picture";
    }

    private static String range(String least, String greatest) {
        return least.equals(greatest) ? least : least + " to " + greatest;
    }

    /** @param degrees counterclockwise */
    static String turn(double degrees) {
        return tenths(Math.abs(degrees)) + " degrees " + (degrees < 0 ? "clockwise" : "counterclockwise");
    }

    private static String tenths(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
