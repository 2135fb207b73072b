package flowcv.draw.screen;

import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.board.Trail;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/**
 * How far a player has come.
 *
 * @param flows the flows that are drawn, wholly or partly
 */
public record Progress(List<Drawn> flows) {
    /** Nothing is drawn yet. */
    public static final Progress INITIAL = new Progress(List.of());

    /** Keeps a copy of the list. */
    public Progress {
        flows = List.copyOf(flows);
    }

    /**
     * Some flows of a solution, each complete or up to some cell, from either dot.
     *
     * @param share about how many of the flows, 0 to 1; at least one is drawn
     */
    public static Progress some(Solution solution, double share, long seed) {
        Random random = new Random(seed);
        List<Trail> trails = new ArrayList<>(solution.trails());
        Collections.shuffle(trails, random);
        int count = (int) Math.max(1, Math.round(share * trails.size()));
        List<Drawn> flows = new ArrayList<>();
        for (Trail trail : trails.subList(0, count)) {
            List<Integer> places = new ArrayList<>(trail.places());
            // The same flows are drawn, whichever way a solver happened to walk them.
            if (places.get(0) > places.get(places.size() - 1)) {
                Collections.reverse(places);
            }
            if (random.nextBoolean()) {
                Collections.reverse(places);
            }
            boolean part = places.size() > 2 && random.nextInt(3) > 0;
            int length = part ? 2 + random.nextInt(places.size() - 2) : places.size();
            flows.add(new Drawn(trail.label(), places.subList(0, length), !part));
        }
        return new Progress(flows);
    }

    /** How many flows are complete. */
    int complete() {
        return (int) flows.stream().filter(Drawn::complete).count();
    }

    /** The share of the cells that are covered, in percent, as the game counts it: dots alone are not. */
    int percent(Board board) {
        Set<Integer> covered = new HashSet<>();
        for (Drawn flow : flows) {
            covered.addAll(flow.places());
        }
        return 100 * covered.size() / (int) board.cells().count();
    }
}
