package flowcv.board;

import java.util.BitSet;
import java.util.List;

/**
 * What the two builders hand to a {@link Board}; the board copies all of it. Names and coordinates follow from the
 * place on square and hex boards, and are empty there.
 */
record BoardParts(
        Topology topology,
        int rows,
        int columns,
        List<String> names,
        double[] xs,
        double[] ys,
        BitSet holes,
        BitSet bridges,
        Border border,
        List<Link> walls,
        List<Link> extraLinks,
        List<Link> links,
        List<Pair> pairs,
        List<List<Corner>> outlines) {}
