package flowcv.read;

import java.util.Collection;

/** A rectangle of places of a lattice, all bounds included. */
record Box(int top, int bottom, int first, int last) {

    /** The smallest box around some places. */
    static Box around(Collection<Place> places) {
        Box box = new Box(Integer.MAX_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE, Integer.MIN_VALUE);
        for (Place place : places) {
            box = new Box(
                    Math.min(box.top, place.row()),
                    Math.max(box.bottom, place.row()),
                    Math.min(box.first, place.column()),
                    Math.max(box.last, place.column()));
        }
        return box;
    }

    int rows() {
        return bottom - top + 1;
    }

    int columns() {
        return last - first + 1;
    }

    /** Whether a place lies in it. */
    boolean contains(Place place) {
        return place.row() >= top && place.row() <= bottom && place.column() >= first && place.column() <= last;
    }

    /** How many places of a collection lie in it. */
    int count(Collection<Place> places) {
        int count = 0;
        for (Place place : places) {
            count += contains(place) ? 1 : 0;
        }
        return count;
    }

    /** Its first or last row or column. */
    Box strip(Edge edge) {
        return switch (edge) {
            case TOP -> new Box(top, top, first, last);
            case BOTTOM -> new Box(bottom, bottom, first, last);
            case LEFT -> new Box(top, bottom, first, first);
            case RIGHT -> new Box(top, bottom, last, last);
        };
    }

    /** Moved outwards at all edges. */
    Box grown(int by) {
        return new Box(top - by, bottom + by, first - by, last + by);
    }

    /** Moved outwards (or, with -1, inwards) at one edge. */
    Box grown(Edge edge, int by) {
        return switch (edge) {
            case TOP -> new Box(top - by, bottom, first, last);
            case BOTTOM -> new Box(top, bottom + by, first, last);
            case LEFT -> new Box(top, bottom, first - by, last);
            case RIGHT -> new Box(top, bottom, first, last + by);
        };
    }

    /** One of the four edges of a box. */
    enum Edge {
        TOP,
        BOTTOM,
        LEFT,
        RIGHT
    }
}
