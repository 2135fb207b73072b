package flowcv.read;

import flowcv.read.disc.Disc;
import java.util.List;
import java.util.Optional;
import org.opencv.core.Rect;

/** The part of a picture around some dots that no board which was read lies in. */
final class FreeSpace {
    private FreeSpace() {}

    /**
     * The part around dots that reaches to what was read, or to the picture's edge: first to their left and right, then
     * above and below.
     *
     * @param taken boxes around what was read
     * @return none where the dots lie around or in what was read
     */
    static Optional<Rect> around(List<Disc> dots, List<Rect> taken, int width, int height) {
        int left =
                (int) dots.stream().mapToDouble(d -> d.x() - d.radius()).min().orElseThrow();
        int top = (int) dots.stream().mapToDouble(d -> d.y() - d.radius()).min().orElseThrow();
        int right =
                (int) dots.stream().mapToDouble(d -> d.x() + d.radius()).max().orElseThrow() + 1;
        int bottom =
                (int) dots.stream().mapToDouble(d -> d.y() + d.radius()).max().orElseThrow() + 1;
        int first = 0;
        int last = width;
        int upper = 0;
        int lower = height;
        for (Rect box : taken) {
            boolean isBeside = box.y < bottom && box.y + box.height > top;
            boolean isLevel = box.x < right && box.x + box.width > left;
            if (isBeside && isLevel) {
                return Optional.empty();
            }
            first = isBeside && box.x < left ? Math.max(first, box.x + box.width) : first;
            last = isBeside && box.x > left ? Math.min(last, box.x) : last;
        }
        for (Rect box : taken) {
            boolean isLevel = box.x < last && box.x + box.width > first;
            upper = isLevel && box.y < top ? Math.max(upper, box.y + box.height) : upper;
            lower = isLevel && box.y > top ? Math.min(lower, box.y) : lower;
        }
        return Optional.of(new Rect(first, upper, last - first, lower - upper));
    }
}
