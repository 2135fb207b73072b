package flowcv.read;

import flowcv.read.pixel.Lab;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells the free ends of pipes that blur has made as large as dots: there are three dots of one color then, and of
 * the two that a pipe joins the one that is smaller than both others is where it ends.
 */
final class FreeEnds {
    /**
     * Dots of one color are of one size, however blurred (0.94 of each other and more); free ends are up to 0.88 of the
     * dot that their pipe begins at.
     */
    private static final double GREATEST = 0.91;

    private static final double LEAST_DOT = 0.94;

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
            List<Dot> others = dots.stream()
                    .filter(dot -> dot != end && dot != begin && !isJoined(dots, joined, dot))
                    .filter(dot -> areAlike(dot, begin))
                    .toList();
            // Two others may be a pair of a color that light makes alike.
            if (others.size() == 1 && isEnd(end, begin) && isDot(others.get(0), begin) && isEnd(end, others.get(0))) {
                ends.add(end);
            }
        }
        return ends;
    }

    private static boolean isEnd(Dot dot, Dot other) {
        return dot.disc().radius() <= GREATEST * other.disc().radius();
    }

    private static boolean isDot(Dot dot, Dot other) {
        return dot.disc().radius() >= LEAST_DOT * other.disc().radius();
    }

    private static boolean isJoined(List<Dot> dots, List<PipeTracer.Joined> joined, Dot dot) {
        return joined.stream().anyMatch(pipe -> dots.get(pipe.first()) == dot || dots.get(pipe.second()) == dot);
    }

    private static boolean areAlike(Dot dot, Dot other) {
        return Lab.of(dot.rgb()).distance(Lab.of(other.rgb())) <= DotPairing.WIDEST;
    }
}
