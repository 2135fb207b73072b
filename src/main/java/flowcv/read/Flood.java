package flowcv.read;

import java.util.BitSet;
import java.util.Collection;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Finds all nodes of a graph that can be reached from some. */
final class Flood {
    private Flood() {}

    /**
     * These nodes and all that can be reached from them.
     *
     * @param next nodes to which an edge leads from one; asked once for each node
     */
    static BitSet from(Collection<Integer> nodes, IntFunction<IntStream> next) {
        return inWaves(nodes, wave -> wave.stream().flatMap(next));
    }

    /**
     * The same, wave by wave, for those who look at all nodes of one together.
     *
     * @param next nodes to which edges lead from those of a wave, which are as many edges away; each is asked for once
     */
    static BitSet inWaves(Collection<Integer> nodes, Function<BitSet, IntStream> next) {
        BitSet seen = new BitSet();
        BitSet wave = new BitSet();
        nodes.forEach(wave::set);
        while (!wave.isEmpty()) {
            seen.or(wave);
            BitSet reached = new BitSet();
            next.apply(wave).forEach(reached::set);
            reached.andNot(seen);
            wave = reached;
        }
        return seen;
    }
}
