package flowcv.solve;

/**
 * A half-solved board: which links are taken or barred, and what follows from that. Flat arrays and
 * one trail on which every link stands in the order in which it was decided; the trail is the queue
 * of what has yet to be thought through and the list of what has to be undone.
 */
class State {
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

    final int[] from;
    final int[] to;
    final int[] first;
    final int[] incident;
    final int[] pair;
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

    /**
     * @param free whether nodes may stay empty
     * @param touching whether a flow may pass beside itself
     */
    State(Graph graph, Rings rings, boolean free, boolean touching) {
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

    /** How many links are decided and thought through. */
    final int thought() {
        return head;
    }

    /** How many links are decided. */
    final int decided() {
        return top;
    }

    /** Decides what the board itself decides; false where it contradicts itself. */
    final boolean start() {
        for (int node = 0; node < need.length; node++) {
            if (open[node] <= need[node] && !fewWays(node)) {
                return false;
            }
            if (pair[node] >= 0 && !besideColor(node, pair[node])) {
                return false;
            }
            onStart(node);
        }
        return propagate();
    }

    /** Decides an open link; what follows is left to {@link #propagate}. */
    final void decide(int link, byte state, byte reason) {
        links[link] = state;
        why[link] = reason;
        trail[top++] = link;
    }

    final void bar(int link, byte reason) {
        if (links[link] == OPEN) {
            decide(link, BARRED, reason);
        }
    }

    /** Thinks through every decision on the trail; false at a contradiction. */
    final boolean propagate() {
        do {
            while (head < top) {
                int link = trail[head];
                if (links[link] == TAKEN ? !taken(link) : !barred(link)) {
                    drop();
                    return false;
                }
            }
        } while (decidesMore());
        return true;
    }

    /** Decides what takes more thought; false where nothing more follows. */
    boolean decidesMore() {
        return false;
    }

    /** Forgets what was left to think of. */
    void drop() {}

    private boolean barred(int link) {
        head++;
        int u = from[link];
        int v = to[link];
        int waysU = --open[u];
        int waysV = --open[v];
        if (waysU <= need[u] && !fewWays(u) || waysV <= need[v] && !fewWays(v)) {
            return false;
        }
        return onBarred(link);
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
            return staysEmpty(node);
        }
        if (!mayStayEmpty || mustBeCovered(node)) {
            takeAll(node);
        }
        return true;
    }

    final void takeAll(int node) {
        for (int i = first[node], stop = first[node + 1]; i < stop; i++) {
            if (links[incident[i]] == OPEN) {
                decide(incident[i], TAKEN, ONLY_WAY);
            }
        }
    }

    /** Whether a node without links must not stay empty. */
    boolean mustBeCovered(int node) {
        return false;
    }

    /** What follows where a node stays empty; false where it must not. */
    boolean staysEmpty(int node) {
        return true;
    }

    /** What follows from how a node lies. */
    void onStart(int node) {}

    /** What follows from a taken link besides; false at a contradiction. */
    boolean onTaken(int link) {
        return true;
    }

    /** What follows from a barred link besides; false at a contradiction. */
    boolean onBarred(int link) {
        return true;
    }

    /** What follows besides where two paths without colors are joined that end at a node now. */
    void onJoined(int end) {}

    /** What follows besides where a path gets its color; false at a contradiction. */
    boolean onColored(int end, int otherEnd, int color) {
        return true;
    }

    /** Decisions were taken back, all but those up to now. */
    void onUndone() {}

    /** The less, the better is what is covered up to now; always 0 where all solutions are wanted. */
    long cost() {
        return 0;
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
        if (!sound || !onTaken(link)) {
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
        if (colorA >= 0 && colorB >= 0) {
            return colorA == colorB;
        }
        if (colorA >= 0) {
            return onColored(v, b, colorA) && besideColor(b, colorA);
        }
        if (colorB >= 0) {
            return onColored(u, a, colorB) && besideColor(a, colorB);
        }
        onJoined(a);
        return besideItself(a, b);
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
    final void undo(int kept) {
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
        onUndone();
    }
}
