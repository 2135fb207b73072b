package flowcv.solve;

import flowcv.board.Solution;
import flowcv.board.Trail;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A solution as a set of flows, whatever the names of its pairs and the ends its flows begin at. */
final class Links {
    private Links() {}

    static Set<String> of(Solution solution) {
        Set<String> flows = new TreeSet<>();
        for (Trail trail : solution.trails()) {
            List<Integer> places = new ArrayList<>(trail.places());
            if (places.get(0) > places.get(places.size() - 1)) {
                Collections.reverse(places);
            }
            flows.add(places.toString());
        }
        return flows;
    }
}
