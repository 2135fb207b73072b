package flowcv.solve;

/**
 * A half-solved board: which links are taken or barred, and what follows from that. Flat arrays and
 * one trail on which every link stands in the order in which it was decided; the trail is the queue
 * of what has yet to be thought through and the list of what has to be undone.
 */
final class State {
    static final byte OPEN = 0;
    static final byte TAKEN = 1;
    static final byte BARRED = 2;

    private static final byte ONLY_WAY = Reason.ONLY_WAY.code();
    private static final byte COVERED = Reason.COVERED.code();
    private static final byte DEAD_END = Reason.DEAD_END.code();
    private static final byte OTHER_COLOR = Reason.OTHER_COLOR.code();
    private static final byte PARTNER = Reason.PARTNER.code();
    private static final byte CYCLE = Reason.CYCLE.code();
    private static final byte CORNER = Reason.CORNER.code();

    /** For each link {@link #OPEN}, {@link #TAKEN} or {@link #BARRED}. */
    final byte[] links;
    /** For each node how many links it has still to take. */
    final int[] need;
    /** For each node how many of its links are open. */
    final int[] open;
    /** For each end of a path its other end; a node without links is a path by itself. */
    final int[] end;
    /** The decided links in the order of their decision. */
    final int[] trail;
    /** Why each link was decided. */
    final byte[] why;

    private final int[] from;
    private final int[] to;
    private final int[] first;
    private final int[] incident;
    private final int[] pair;
    final boolean free;
    final boolean touching;

    private final int[] ringFirst;
    private final int[] ringsOf;
    private final int[] ringLinks;
    private final byte[] ringTallies;
    private final byte[] ringMost;
    /** For each ring which of its links are taken: the sum of their tallies. */
    final byte[] ringTaken;

    private final int[] endOfFrom;
    private final int[] endOfTo;
    private int top;
    private int head;

    final Corners corners;

    State(Graph graph, Rings rings, boolean free, boolean touching) {
        this(graph, rings, null, free, touching);
    }

    /**
     * @param corners at which corners a flow of a least solution does not turn; null where not the
     *     least solutions alone are wanted
     * @param free whether nodes may stay empty
     * @param touching whether a flow may pass beside itself
     */
    State(Graph graph, Rings rings, Corners corners, boolean free, boolean touching) {
        this.corners = corners;
        this.free = free;
        this.touching = touching;
        from = graph.from;
        to = graph.to;
        first = graph.first;
        incident = graph.incident;
        pair = graph.pair;
        int nodes = graph.nodes();
        int count = graph.links();
        links = new byte[count];
        why = new byte[count];
        trail = new int[count];
        endOfFrom = new int[count];
        endOfTo = new int[count];
        need = new int[nodes];
        open = new int[nodes];
        end = new int[nodes];
        for (int node = 0; node < nodes; node++) {
            need[node] = pair[node] >= 0 ? 1 : 2;
            open[node] = first[node + 1] - first[node];
            end[node] = node;
        }
        ringFirst = rings.first;
        ringsOf = rings.ringsOf;
        ringTallies = rings.tallies;
        ringLinks = rings.links;
        ringMost = rings.most;
        ringTaken = new byte[ringMost.length];
    }

    /** How many links are decided. */
    int decided() {
        return top;
    }

    /** Decides what the board itself decides; false where it contradicts itself. */
    boolean start() {
        for (int node = 0; node < need.length; node++) {
            if (open[node] <= need[node] && !fewWays(node)) {
                return false;
            }
            if (pair[node] >= 0 && !besideColor(node, pair[node])) {
                return false;
            }
        }
        return propagate();
    }

    /** Decides an open link; what follows is left to {@link #propagate}. */
    void decide(int link, byte state, byte reason) {
        links[link] = state;
        why[link] = reason;
        trail[top++] = link;
    }

    private boolean take(int link, byte reason) {
        byte state = links[link];
        if (state == OPEN) {
            decide(link, TAKEN, reason);
            return true;
        }
        return state == TAKEN;
    }

    private void bar(int link, byte reason) {
        if (links[link] == OPEN) {
            decide(link, BARRED, reason);
        }
    }

    /** Thinks through every decision on the trail; false at a contradiction. */
    boolean propagate() {
        while (head < top) {
            int link = trail[head];
            if (links[link] == TAKEN) {
                if (!taken(link)) {
                    return false;
                }
            } else if (!barred(link)) {
                return false;
            }
        }
        return true;
    }

    private boolean barred(int link) {
        head++;
        int u = from[link];
        int v = to[link];
        int waysU = --open[u];
        int waysV = --open[v];
        return (waysU > need[u] || fewWays(u)) && (waysV > need[v] || fewWays(v));
    }

    /** A node with no more open links than it needs. */
    private boolean fewWays(int node) {
        int needed = need[node];
        if (needed == 0) {
            return true;
        }
        boolean mayStayEmpty = free && needed == 2;
        if (open[node] < needed) {
            if (!mayStayEmpty) {
                return false;
            }
            barAll(node, DEAD_END);
            return corners == null || passAround(node);
        }
        if (!mayStayEmpty || corners != null && isOpposite(node)) {
            takeAll(node);
        }
        return true;
    }

    private void takeAll(int node) {
        for (int i = first[node], stop = first[node + 1]; i < stop; i++) {
            if (links[incident[i]] == OPEN) {
                decide(incident[i], TAKEN, ONLY_WAY);
            }
        }
    }

    /** Whether a flow turns around a node, so that it must be covered. */
    boolean isOpposite(int node) {
        for (int i = corners.firstOfNode[node], stop = corners.firstOfNode[node + 1]; i < stop; i++) {
            if (links[corners.linkA[i]] == TAKEN && links[corners.linkB[i]] == TAKEN) {
                return true;
            }
        }
        return false;
    }

    /** No flow turns around a node that stays empty. */
    private boolean passAround(int node) {
        for (int i = corners.firstOfNode[node], stop = corners.firstOfNode[node + 1]; i < stop; i++) {
            int a = corners.linkA[i];
            int b = corners.linkB[i];
            if (links[a] == TAKEN) {
                if (links[b] == TAKEN) {
                    return false;
                }
                bar(b, CORNER);
            } else if (links[b] == TAKEN) {
                bar(a, CORNER);
            }
        }
        return true;
    }

    /** The turns that a taken link can be part of. */
    private boolean turns(int link) {
        for (int i = corners.firstOfLink[link], stop = corners.firstOfLink[link + 1]; i < stop; i++) {
            int node = corners.opposite[i];
            if (need[node] != 2) {
                continue;
            }
            int other = corners.otherLink[i];
            if (links[other] == TAKEN) {
                if (open[node] < 2) {
                    return false;
                }
                if (open[node] == 2) {
                    takeAll(node);
                }
            } else if (open[node] < 2) {
                bar(other, CORNER);
            }
        }
        return true;
    }

    private void barAll(int node, byte reason) {
        for (int i = first[node], stop = first[node + 1]; i < stop; i++) {
            if (links[incident[i]] == OPEN) {
                decide(incident[i], BARRED, reason);
            }
        }
    }

    private boolean taken(int link) {
        int u = from[link];
        int v = to[link];
        int a = end[u];
        int b = end[v];
        endOfFrom[head] = a;
        endOfTo[head] = b;
        head++;
        int needU = --need[u];
        int needV = --need[v];
        int waysU = --open[u];
        int waysV = --open[v];
        end[a] = b;
        end[b] = a;
        boolean sound = (needU | needV) >= 0 && a != v;
        boolean full = false;
        for (int i = ringFirst[link], stop = ringFirst[link + 1]; i < stop; i++) {
            int ring = ringsOf[i];
            int tally = ringTaken[ring] + ringTallies[i];
            ringTaken[ring] = (byte) tally;
            int room = ringMost[ring] - (tally >> Rings.COUNT);
            sound &= room >= 0 || touching;
            full |= room == 0;
        }
        if (!sound || corners != null && !turns(link)) {
            return false;
        }
        if (needU == 0) {
            barAll(u, COVERED);
        } else if (waysU <= needU && !fewWays(u)) {
            return false;
        }
        if (needV == 0) {
            barAll(v, COVERED);
        } else if (waysV <= needV && !fewWays(v)) {
            return false;
        }
        if (full && !touching) {
            closeRings(link);
        }
        int colorA = pair[a];
        int colorB = pair[b];
        if (colorA >= 0) {
            return colorB >= 0 ? colorA == colorB : besideColor(b, colorA);
        }
        return colorB >= 0 ? besideColor(a, colorB) : besideItself(a, b);
    }

    /** Bars what is left of every ring of which as many links are taken as can be. */
    private void closeRings(int link) {
        for (int i = ringFirst[link], stop = ringFirst[link + 1]; i < stop; i++) {
            int ring = ringsOf[i];
            if (ringTaken[ring] >> Rings.COUNT == ringMost[ring]) {
                int at = 4 * ring;
                bar(ringLinks[at], CORNER);
                bar(ringLinks[at + 1], CORNER);
                bar(ringLinks[at + 2], CORNER);
                bar(ringLinks[at + 3], CORNER);
            }
        }
    }

    /** The end of a branch of a known pair, and the ends of other paths next to it. */
    private boolean besideColor(int node, int color) {
        for (int i = first[node], stop = first[node + 1]; i < stop; i++) {
            int link = incident[i];
            if (links[link] != OPEN) {
                continue;
            }
            int other = from[link] ^ to[link] ^ node;
            int otherColor = pair[other] >= 0 ? pair[other] : pair[end[other]];
            if (otherColor < 0) {
                continue;
            }
            if (otherColor != color) {
                decide(link, BARRED, OTHER_COLOR);
            } else if (!touching) {
                decide(link, TAKEN, PARTNER);
            }
        }
        return true;
    }

    /** The two ends of a path of no known pair must not be joined to each other. */
    private boolean besideItself(int a, int b) {
        for (int i = first[a], stop = first[a + 1]; i < stop; i++) {
            int link = incident[i];
            if ((from[link] ^ to[link] ^ a) == b && links[link] == OPEN) {
                if (!touching) {
                    return false;
                }
                decide(link, BARRED, CYCLE);
            }
        }
        return true;
    }

    /** Takes back all decisions but the first {@code kept}. */
    void undo(int kept) {
        while (top > kept) {
            int link = trail[--top];
            if (top < head) {
                int u = from[link];
                int v = to[link];
                open[u]++;
                open[v]++;
                if (links[link] == TAKEN) {
                    need[u]++;
                    need[v]++;
                    end[endOfFrom[top]] = u;
                    end[endOfTo[top]] = v;
                    for (int i = ringFirst[link], stop = ringFirst[link + 1]; i < stop; i++) {
                        ringTaken[ringsOf[i]] -= ringTallies[i];
                    }
                }
            }
            links[link] = OPEN;
        }
        if (head > top) {
            head = top;
        }
    }
}
