package flowcv.play;

import flowcv.board.Lane;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One flow while it is being drawn. Flows that it crosses are cut, and whole again as soon as it draws
 * back.
 */
final class Drawing {
    private final Ground ground;
    private final Position before;
    private final int pair;
    private final List<Integer> flow;

    private Drawing(Ground ground, Position before, int pair, List<Integer> flow) {
        this.ground = ground;
        this.before = before;
        this.pair = pair;
        this.flow = new ArrayList<>(flow);
    }

    /** A drawing that begins at a dot, or goes on from anywhere on a flow; none on an empty place. */
    static Optional<Drawing> at(Ground ground, Position position, int place) {
        int dot = ground.dot(place);
        if (dot >= 0) {
            return Optional.of(new Drawing(ground, position, dot, List.of(place)));
        }
        Optional<Drawing> found = Optional.empty();
        for (int pair = 0; pair < position.flows().size(); pair++) {
            List<Integer> flow = position.flow(pair);
            int index = flow.indexOf(place);
            // Where two flows cross, the one that ends there is meant, or else the one on top.
            boolean meant = index >= 0
                    && (found.isEmpty() || index == flow.size() - 1 || ground.lane(flow, index) == Lane.VERTICAL);
            if (meant) {
                found = Optional.of(new Drawing(ground, position, pair, flow.subList(0, index + 1)));
            }
        }
        return found;
    }

    int pair() {
        return pair;
    }

    /** Where the flow ends at the moment. */
    int end() {
        return flow.get(flow.size() - 1);
    }

    boolean isJoined() {
        return ground.isJoined(flow);
    }

    /** Leads the flow on to a neighbor, or back to where it has been; false where it cannot. */
    boolean to(int place) {
        int size = flow.size();
        if (size > 1 && flow.get(size - 2) == place) {
            flow.remove(size - 1);
            return true;
        }
        if (!ground.maySucceed(pair, flow, place)) {
            return false;
        }
        flow.add(place);
        Lane lane = ground.lane(flow, size);
        for (int i = 0; i < size; i++) {
            if (flow.get(i) == place && ground.lane(flow, i) == lane) {
                flow.subList(i + 1, flow.size()).clear();
                break;
            }
        }
        return true;
    }

    /** The board with this flow on it. */
    Position position() {
        Position position = before.with(pair, flow);
        for (int other = 0; other < before.flows().size(); other++) {
            List<Integer> crossed = before.flow(other);
            for (int i = 0; other != pair && i < crossed.size(); i++) {
                if (covers(crossed.get(i), ground.lane(crossed, i))) {
                    position = position.with(other, i > 1 ? crossed.subList(0, i) : List.of());
                    break;
                }
            }
        }
        return position;
    }

    private boolean covers(int place, Lane lane) {
        for (int i = 0; i < flow.size(); i++) {
            if (flow.get(i) == place && ground.lane(flow, i) == lane) {
                return true;
            }
        }
        return false;
    }
}
