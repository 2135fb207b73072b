package flowcv.read.disc;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * Areas that differ by less than a factor.
 *
 * @param middle the middle one of them
 * @param count how many they are
 */
public record AlikeAreas(double middle, int count) {

    /**
     * Groups of areas, each as large as it can be, the smallest areas first.
     *
     * @param spread by how much the areas of one group differ at most, by ratio
     * @param least how many areas make a group
     */
    public static List<AlikeAreas> groups(DoubleStream all, double spread, int least) {
        double[] areas = all.sorted().toArray();
        List<AlikeAreas> groups = new ArrayList<>();
        for (int start = 0, end = 0; start < areas.length; start++) {
            int before = end;
            while (end < areas.length && areas[end] <= spread * areas[start]) {
                end++;
            }
            // What has the same end lies within the group before.
            if (end > before && end - start >= least) {
                groups.add(new AlikeAreas(areas[(start + end) / 2], end - start));
            }
        }
        return groups;
    }
}
