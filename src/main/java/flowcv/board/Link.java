package flowcv.board;

/**
 * Two places that touch. Links have no direction; {@code first} is the smaller index.
 *
 * @param first index of a place, from 0
 * @param second index of another place, greater than {@code first}
 * @param lane the direction of the link
 */
public record Link(int first, int second, Lane lane) implements Comparable<Link> {

    /** Checks that the ends are in order. */
    public Link {
        if (first < 0 || first >= second) {
            throw new IllegalArgumentException("link " + first + "-" + second + " is not in order");
        }
    }

    /** The link between two different places, whichever comes first. */
    public static Link between(int a, int b, Lane lane) {
        return new Link(Math.min(a, b), Math.max(a, b), lane);
    }

    /** The other end of this link, seen from {@code place}. */
    public int other(int place) {
        return place == first ? second : first;
    }

    /** In order of the places, then of the lanes. */
    @Override
    public int compareTo(Link other) {
        int byFirst = Integer.compare(first, other.first);
        int byPlaces = byFirst != 0 ? byFirst : Integer.compare(second, other.second);
        return byPlaces != 0 ? byPlaces : lane.compareTo(other.lane);
    }

    // The methods that a record gets by itself are put together by method handles at their first use, which
    // takes 20 ms of every start; links are what the program hashes first.

    @Override
    public boolean equals(Object other) {
        return other instanceof Link link && first == link.first && second == link.second && lane == link.lane;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * first + second) + lane.ordinal();
    }
}
