package flowcv.read;

import flowcv.read.pixel.Lab;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells the free ends of pipes that blur has made as large as dots: there are three dots of one color then, and the
 * smaller of the two that a pipe joins is where it ends.
 */
final class FreeEnds {
    /**
     * Dots of one color are of one size, however blurred (0.94 of each other and more); free ends are up to 0.88 of the
     * dot that their pipe begins at.
     */
    private static final double GREATEST = 0.91;
    /** Two dots of one color differ by this distance at most, in CIELAB; see {@link DotPairing}. */
    private static final double ALIKE = 16;

    private FreeEnds() {}

    /**
     * Those of some dots that are none.
     *
     * @param joined which of them a pipe joins
     */
    static List<Dot> among(List<Dot> dots, List<PipeTracer.Joined> joined) {
        List<Dot> ends = new ArrayList<>();
        for (PipeTracer.Joined pipe : joined) {
            Dot first = dots.get(pipe.first());
            Dot second = dots.get(pipe.second());
            boolean isFirst = first.disc().radius() < second.disc().radius();
            Dot end = isFirst ? first : second;
            Dot begin = isFirst ? second : first;
            boolean hasOther = dots.stream()
                    .filter(dot -> dot != end && dot != begin && !isJoined(dots, joined, dot))
                    .anyMatch(dot -> areAlike(dot, begin));
            if (hasOther && end.disc().radius() <= GREATEST * begin.disc().radius()) {
                ends.add(end);
            }
        }
        return ends;
    }

    private static boolean isJoined(List<Dot> dots, List<PipeTracer.Joined> joined, Dot dot) {
        return joined.stream().anyMatch(pipe -> dots.get(pipe.first()) == dot || dots.get(pipe.second()) == dot);
    }

    private static boolean areAlike(Dot dot, Dot other) {
        return Lab.of(dot.rgb()).distance(Lab.of(other.rgb())) <= ALIKE;
    }
}
