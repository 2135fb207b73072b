package flowcv.draw.layout;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Links in one direction, numbered cell by cell and clockwise around each. What lies between a dart and the next
 * one around its cell is a piece of a face.
 */
final class Darts {
    private final int[] first;
    private final int[] cell;
    private final int[] back;

    Darts(List<List<Integer>> around) {
        first = new int[around.size() + 1];
        for (int i = 0; i < around.size(); i++) {
            first[i + 1] = first[i] + around.get(i).size();
        }
        cell = new int[first[around.size()]];
        back = new int[cell.length];
        List<Map<Integer, Integer>> at = new ArrayList<>();
        for (int i = 0; i < around.size(); i++) {
            Map<Integer, Integer> places = new HashMap<>();
            for (int k = 0; k < around.get(i).size(); k++) {
                places.put(around.get(i).get(k), first[i] + k);
                cell[first[i] + k] = i;
            }
            at.add(places);
        }
        for (int i = 0; i < around.size(); i++) {
            for (int k = 0; k < around.get(i).size(); k++) {
                back[first[i] + k] = at.get(around.get(i).get(k)).get(i);
            }
        }
    }

    int count() {
        return cell.length;
    }

    /** The cell that a dart leaves. */
    int cell(int dart) {
        return cell[dart];
    }

    /** The same link in the other direction. */
    int back(int dart) {
        return back[dart];
    }

    /** The darts that leave a cell: from this one on. */
    int first(int of) {
        return first[of];
    }

    int degree(int of) {
        return first[of + 1] - first[of];
    }

    /** The next dart around the same cell. */
    int clockwise(int dart) {
        int of = cell[dart];
        return dart + 1 == first[of + 1] ? first[of] : dart + 1;
    }

    /** The one before it. */
    int counterclockwise(int dart) {
        int of = cell[dart];
        return dart == first[of] ? first[of + 1] - 1 : dart - 1;
    }

    /** The darts around each face. */
    List<List<Integer>> walks() {
        List<List<Integer>> walks = new ArrayList<>();
        Set<Integer> seen = new HashSet<>();
        for (int dart = 0; dart < cell.length; dart++) {
            List<Integer> walk = new ArrayList<>();
            for (int at = dart; seen.add(at); at = counterclockwise(back[at])) {
                walk.add(at);
            }
            if (!walk.isEmpty()) {
                walks.add(walk);
            }
        }
        return walks;
    }
}
