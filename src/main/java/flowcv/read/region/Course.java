package flowcv.read.region;

import java.util.List;

/**
 * Where a cell and what lies beside it meet, from one point where more than two things meet to the next.
 *
 * @param cell on the right of somebody who walks along it
 * @param other the cell on the left; -1 for none
 * @param points corners of pixels, each its number in {@link Courses#at}
 */
record Course(int cell, int other, List<Integer> points) {
    /** Of no cell. */
    static final int NONE = -1;

    Course {
        points = List.copyOf(points);
    }

    int first() {
        return points.get(0);
    }

    int last() {
        return points.get(points.size() - 1);
    }
}
