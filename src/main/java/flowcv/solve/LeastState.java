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
    static final int MOST_WAYS = 31;

    private final Corners corners;
    /** Nodes whose ways have yet to be thought through. */
    private final int[] waiting;

    private final boolean[] waits;
    private int waitingCount;

    /** For each node the pair whose branch covers it, or -1. */
    private final int[] hue;
    /** The nodes that got their color, in that order. */
    private final int[] colored;
    /** How many links were thought through when each got it. */
    private final int[] coloredAt;

    private int coloredCount;

    /** For each corner whether no flow can turn there. */
    private final boolean[] isShut;
    /** The corners where none can, in the order in which that was found. */
    private final int[] shutCorners;
    /** How many links were thought through when it was. */
    private final int[] shutAt;

    private int shutCount;

    LeastState(Graph graph, Rings rings, Corners corners) {
        super(graph, rings, true, false);
        this.corners = corners;
        waiting = new int[graph.nodes()];
        waits = new boolean[graph.nodes()];
        hue = graph.pair.clone();
        colored = new int[graph.nodes()];
        coloredAt = new int[graph.nodes()];
        int count = corners.node.length;
        isShut = new boolean[count];
        shutCorners = new int[count];
        shutAt = new int[count];
        for (int corner = 0; corner < count; corner++) {
            if (corners.far[2 * corner] == Corners.NO_WAY) {
                shut(corner);
            }
        }
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
        return isPassed(node);
    }

    /** A covered node costs more than all that can be gained by covering later ones instead. */
    @Override
    long cost() {
        long cost = 0;
        for (int node = 0; node < need.length; node++) {
            if (need[node] < 2) {
                cost += (1L << 32) - corners.rank[node];
            }
        }
        return cost;
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
            if (isShut[corner]) {
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
    boolean onBarred(int link) {
        if (hue[from[link]] >= 0 && hue[from[link]] == hue[to[link]]) {
            return false;
        }
        int[] first = corners.ofFar.first();
        for (int i = first[link], stop = first[link + 1]; i < stop; i++) {
            shut(corners.ofFar.corners()[i]);
        }
        revisit(from[link]);
        revisit(to[link]);
        return true;
    }

    @Override
    void onJoined(int end) {
        for (int i = first[end], stop = first[end + 1]; i < stop; i++) {
            if (links[incident[i]] == OPEN) {
                revisit(other(i, end));
            }
        }
    }

    @Override
    boolean onColored(int end, int otherEnd, int color) {
        int link = -1;
        int node = end;
        while (true) {
            hue[node] = color;
            colored[coloredCount] = node;
            coloredAt[coloredCount++] = thought();
            if (!besideHue(node, color)) {
                return false;
            }
            if (node == otherEnd) {
                return true;
            }
            link = onward(node, link);
            if (link < 0) {
                return false;
            }
            node = from[link] ^ to[link] ^ node;
        }
    }

    /** The link by which a path without a color leaves a node; -1 where there are two, which cannot be. */
    private int onward(int node, int before) {
        int onward = -1;
        for (int i = first[node], stop = first[node + 1]; i < stop; i++) {
            int link = incident[i];
            if (links[link] == TAKEN && link != before && hue[other(i, node)] < 0) {
                if (onward >= 0) {
                    return -1;
                }
                onward = link;
            }
        }
        return onward;
    }

    /** What follows around a node that got its color. */
    private boolean besideHue(int node, int color) {
        for (int i = first[node], stop = first[node + 1]; i < stop; i++) {
            int other = other(i, node);
            if (links[incident[i]] == BARRED && hue[other] == color) {
                return false;
            }
            if (isDead(other)) {
                if (!isPassed(other)) {
                    return false;
                }
            } else {
                revisit(other);
            }
        }
        return true;
    }

    private boolean isDead(int node) {
        return need[node] == 2 && open[node] < 2;
    }

    /** Whether no flow passes an empty node in a way that would be shorter through it. */
    private boolean isPassed(int node) {
        for (int i = first[node], stop = first[node + 1]; i < stop; i++) {
            int a = other(i, node);
            if (hue[a] >= 0) {
                for (int j = i + 1; j < stop; j++) {
                    int b = other(j, node);
                    if (hue[a] == hue[b] && !isNear(a, b)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** Whether a flow may lead from one node to another in two links, or in one. */
    private boolean isNear(int a, int b) {
        for (int i = first[a], stop = first[a + 1]; i < stop; i++) {
            if (links[incident[i]] == BARRED) {
                continue;
            }
            int between = other(i, a);
            if (between == b) {
                return true;
            }
            for (int j = first[b], end = first[b + 1]; j < end; j++) {
                if (links[incident[j]] != BARRED && other(j, b) == between) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    void onUndone() {
        int thought = thought();
        while (coloredCount > 0 && coloredAt[coloredCount - 1] > thought) {
            hue[colored[--coloredCount]] = -1;
        }
        while (shutCount > 0 && shutAt[shutCount - 1] > thought) {
            isShut[shutCorners[--shutCount]] = false;
        }
    }

    /** The node to which the {@code i}-th of all nodes' links leads from its own. */
    private int other(int i, int node) {
        return from[incident[i]] ^ to[incident[i]] ^ node;
    }

    /** What follows where no flow can turn at a corner, and at those that lead on to it. */
    private void shut(int begin) {
        for (int corner = begin; corner >= 0 && !isShut[corner]; corner = corners.before[corner]) {
            int a = corners.turn[2 * corner];
            int b = corners.turn[2 * corner + 1];
            if (links[a] == BARRED || links[b] == BARRED) {
                // What leads on to here is told by the barred link.
                return;
            }
            isShut[corner] = true;
            shutCorners[shutCount] = corner;
            shutAt[shutCount++] = thought();
            if (links[a] == TAKEN) {
                bar(b, CORNER);
            } else if (links[b] == TAKEN) {
                bar(a, CORNER);
            } else {
                revisit(corners.node[corner]);
            }
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
        if ((colorA >= 0 || colorB >= 0) && touches(node, a, b, colorA, colorB)) {
            return false;
        }
        for (; corner >= 0; corner = corners.same[corner]) {
            if (isShut[corner]) {
                return false;
            }
        }
        return true;
    }

    /** Whether a flow through a node from one neighbor to another would pass beside itself. */
    private boolean touches(int node, int a, int b, int colorA, int colorB) {
        for (int i = first[node], stop = first[node + 1]; i < stop; i++) {
            int other = other(i, node);
            int color = hue[other];
            if (color >= 0 && (color == colorA || color == colorB) && other != a && other != b) {
                return true;
            }
        }
        return false;
    }

    /** The pair to which the end of a branch belongs; -1 where that is not known or no branch ends. */
    private int color(int node) {
        return pair[node] >= 0 ? pair[node] : need[node] == 1 ? pair[end[node]] : -1;
    }
}
