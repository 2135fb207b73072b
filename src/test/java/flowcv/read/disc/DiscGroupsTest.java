package flowcv.read.disc;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class DiscGroupsTest {
    private static List<Disc> discs(double... radii) {
        List<Disc> discs = new ArrayList<>();
        for (double radius : radii) {
            discs.add(new Disc(discs.size(), 0, radius, 1));
        }
        return discs;
    }

    @Test
    void dotsAreToldFromFreeEndsAndButtons() {
        List<List<Disc>> groups = DiscGroups.bySize(discs(40, 40.5, 28.4, 41, 40.2, 39.8, 60, 61, 62, 63, 28.5, 28.3));
        assertThat(groups).hasSize(2);
        assertThat(groups.get(0)).extracting(Disc::radius).containsExactly(39.8, 40.0, 40.2, 40.5, 41.0);
        assertThat(groups.get(1)).extracting(Disc::radius).containsExactly(60.0, 61.0, 62.0, 63.0);
    }

    @Test
    void dotsAreToldFromTheBallsOfAnAdWhereTheyAreMoreAlike() {
        List<Disc> discs = discs(44.1, 47.2, 44.3, 46.6, 44.6, 47, 44.5, 46.9);
        assertThat(DiscGroups.bySize(discs)).hasSize(1);
        List<List<Disc>> groups = DiscGroups.alike(discs);
        assertThat(groups).hasSize(2);
        assertThat(groups)
                .anySatisfy(
                        group -> assertThat(group).extracting(Disc::radius).containsExactly(46.6, 46.9, 47.0, 47.2));
    }

    @Test
    void threeAreNoGroup() {
        assertThat(DiscGroups.bySize(discs(40, 40, 40))).isEmpty();
        assertThat(DiscGroups.bySize(discs())).isEmpty();
    }

    @Property
    void anyFourOfOneSizeStandTogetherInSomeGroup(@ForAll long seed) {
        Random random = new Random(seed);
        double[] radii = random.doubles(random.nextInt(30), 4, 60).toArray();
        List<Disc> discs = discs(radii);
        List<List<Disc>> groups = DiscGroups.bySize(discs);
        int before = Integer.MAX_VALUE;
        for (List<Disc> group : groups) {
            double least = group.get(0).radius();
            assertThat(group).hasSizeBetween(4, before);
            assertThat(group).allMatch(d -> d.radius() >= least && d.radius() <= 1.12 * least + 1);
            before = group.size();
        }
        for (Disc smallest : discs) {
            List<Disc> alike = discs.stream()
                    .filter(d -> d.radius() >= smallest.radius() && d.radius() <= 1.12 * smallest.radius() + 1)
                    .toList();
            if (alike.size() >= 4) {
                assertThat(groups).anyMatch(group -> group.containsAll(alike));
            }
        }
    }
}
