package flowcv.solve;

/**
 * A half-solved board of which only least solutions under the free rule are wanted: they have the
 * fewest cells, and of these the latest in a fixed order. So no flow touches itself, and where one
 * turns {@link Corners} says what else must be.
 *
 * <p>A node may stay empty, hence a way into it is closed as soon as no way out goes with it.
 */
final class LeastState extends State {
    private static final byte CORNER = Reason.CORNER.code();

    /** Ways of a node are told by the bits of one word. */
    private static final int MOST_WAYS = 31;

    private final Corners corners;
    /** Nodes whose ways have yet to be thought through. */
    private final int[] waiting;

    private final boolean[] waits;
    private int waitingCount;

    LeastState(Graph graph, Rings rings, Corners corners) {
        super(graph, rings, true, false);
        this.corners = corners;
        waiting = new int[graph.nodes()];
        waits = new boolean[graph.nodes()];
    }

    /** Whether a flow turns around a node. */
    @Override
    boolean mustBeCovered(int node) {
        int[] first = corners.ofCovered.first();
        for (int i = first[node], stop = first[node + 1]; i < stop; i++) {
            int corner = corners.ofCovered.corners()[i];
            if (links[corners.turn[2 * corner]] == TAKEN && links[corners.turn[2 * corner + 1]] == TAKEN) {
                return true;
            }
        }
        return false;
    }

    /** No flow turns around a node that stays empty. */
    @Override
    boolean staysEmpty(int node) {
        int[] first = corners.ofCovered.first();
        for (int i = first[node], stop = first[node + 1]; i < stop; i++) {
            int corner = corners.ofCovered.corners()[i];
            int a = corners.turn[2 * corner];
            int b = corners.turn[2 * corner + 1];
            if (links[a] == TAKEN && links[b] == TAKEN) {
                return false;
            }
            shut(corner);
        }
        return true;
    }

    /** Two states differ, too, where one of them could turn around an empty node and the other could not. */
    @Override
    int mark(int node) {
        if (need[node] != 2) {
            return 0;
        }
        if (open[node] > 0) {
            return mustBeCovered(node) ? 1 : 0;
        }
        int[] first = corners.ofCovered.first();
        for (int i = first[node], stop = first[node + 1]; i < stop; i++) {
            int corner = corners.ofCovered.corners()[i];
            if (links[corners.turn[2 * corner]] == OPEN && links[corners.turn[2 * corner + 1]] == OPEN) {
                return 1;
            }
        }
        return 0;
    }

    @Override
    void onStart(int node) {
        revisit(node);
    }

    @Override
    boolean onTaken(int link) {
        int[] first = corners.ofNear.first();
        for (int i = first[link], stop = first[link + 1]; i < stop; i++) {
            shut(corners.ofNear.corners()[i]);
        }
        first = corners.ofTurn.first();
        for (int i = first[link], stop = first[link + 1]; i < stop; i++) {
            int corner = corners.ofTurn.corners()[i];
            int other = corners.turn[2 * corner] ^ corners.turn[2 * corner + 1] ^ link;
            if (links[other] == BARRED) {
                continue;
            }
            if (!isPossible(corner)) {
                if (links[other] == TAKEN) {
                    return false;
                }
                bar(other, CORNER);
            } else if (links[other] == TAKEN) {
                int node = corners.covered[corner];
                if (node >= 0 && need[node] == 2 && open[node] == 2) {
                    takeAll(node);
                }
            }
        }
        return true;
    }

    @Override
    void onBarred(int link) {
        int[] first = corners.ofFar.first();
        for (int i = first[link], stop = first[link + 1]; i < stop; i++) {
            int corner = corners.ofFar.corners()[i];
            while (corner >= 0) {
                shut(corner);
                corner = corners.before[corner];
            }
        }
        revisit(from[link]);
        revisit(to[link]);
    }

    @Override
    void onEnd(int node) {
        for (int i = first[node], stop = first[node + 1]; i < stop; i++) {
            int link = incident[i];
            if (links[link] == OPEN) {
                revisit(from[link] ^ to[link] ^ node);
            }
        }
    }

    /** Whether a flow may turn at a corner, as far as the nodes ahead of it show. */
    private boolean isPossible(int begin) {
        for (int corner = begin; corner >= 0; corner = corners.next[corner]) {
            int at = 2 * corner;
            if (links[corners.near[at]] == TAKEN || links[corners.near[at + 1]] == TAKEN) {
                return false;
            }
            int node = corners.covered[corner];
            if (node < 0) {
                return true;
            }
            if (need[node] == 2 && open[node] < 2) {
                return false;
            }
            int far = corners.far[at];
            if (far < 0) {
                return far == Corners.ANY_WAY;
            }
            if (links[far] == BARRED || links[corners.far[at + 1]] == BARRED) {
                return false;
            }
        }
        return true;
    }

    /** What follows where no flow can turn at a corner. */
    private void shut(int corner) {
        int a = corners.turn[2 * corner];
        int b = corners.turn[2 * corner + 1];
        if (links[a] == TAKEN) {
            bar(b, CORNER);
        } else if (links[b] == TAKEN) {
            bar(a, CORNER);
        } else {
            revisit(corners.node[corner]);
        }
    }

    /** Thinks of the ways into an untouched node later. */
    private void revisit(int node) {
        if (need[node] == 2 && open[node] > 0 && !waits[node]) {
            waits[node] = true;
            waiting[waitingCount++] = node;
        }
    }

    @Override
    void drop() {
        while (waitingCount > 0) {
            waits[waiting[--waitingCount]] = false;
        }
    }

    @Override
    boolean decidesMore() {
        while (waitingCount > 0) {
            int node = waiting[--waitingCount];
            waits[node] = false;
            if (need[node] == 2 && open[node] > 0 && barsWays(node)) {
                return true;
            }
        }
        return false;
    }

    /** Bars every way into an untouched node that no other way leads on from; false where there is none. */
    private boolean barsWays(int node) {
        int begin = first[node];
        int degree = first[node + 1] - begin;
        if (degree > MOST_WAYS) {
            return false;
        }
        int ways = 0;
        for (int i = 0; i < degree; i++) {
            ways |= links[incident[begin + i]] == OPEN ? 1 << i : 0;
        }
        int leading = 0;
        for (int i = 0; i < degree; i++) {
            if ((ways & ~leading) >> i << 31 != 0) {
                leading |= leadingWith(node, degree, i, ways);
            }
        }
        for (int i = 0; i < degree; i++) {
            if ((ways & ~leading) >> i << 31 != 0) {
                decide(incident[begin + i], BARRED, CORNER);
            }
        }
        return ways != leading;
    }

    /** A way and another that may go with it, as bits; none if there is no other. */
    private int leadingWith(int node, int degree, int i, int ways) {
        // A square node's way straight on is most often free.
        int straight = degree - 1 - i;
        if (straight != i && (ways >> straight & 1) != 0 && isWay(node, degree, i, straight)) {
            return 1 << i | 1 << straight;
        }
        for (int j = 0; j < degree; j++) {
            if (j != i && j != straight && (ways >> j & 1) != 0 && isWay(node, degree, i, j)) {
                return 1 << i | 1 << j;
            }
        }
        return 0;
    }

    /** Whether a flow may run through a node from one of its links to another. */
    private boolean isWay(int node, int degree, int i, int j) {
        int corner = corners.between[corners.firstPair[node] + i * degree + j];
        if (corner == Corners.NEVER) {
            return false;
        }
        int linkA = incident[first[node] + i];
        int linkB = incident[first[node] + j];
        int a = from[linkA] ^ to[linkA] ^ node;
        int b = from[linkB] ^ to[linkB] ^ node;
        int colorA = color(a);
        int colorB = color(b);
        if (colorA >= 0 && colorB >= 0 ? colorA != colorB : end[a] == b && need[a] == 1) {
            return false;
        }
        for (; corner >= 0; corner = corners.same[corner]) {
            if (!isPossible(corner)) {
                return false;
            }
        }
        return true;
    }

    /** The pair to which the end of a branch belongs; -1 where that is not known or no branch ends. */
    private int color(int node) {
        return pair[node] >= 0 ? pair[node] : need[node] == 1 ? pair[end[node]] : -1;
    }
}
