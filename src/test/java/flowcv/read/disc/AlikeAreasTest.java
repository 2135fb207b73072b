package flowcv.read.disc;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;

class AlikeAreasTest {
    private static DoubleStream areas() {
        return DoubleStream.of(30, 10, 11, 12, 31, 100);
    }

    @Test
    void areasThatDifferByLessThanAFactorAreAGroup() {
        assertThat(AlikeAreas.groups(areas(), 1.2, 2)).containsExactly(new AlikeAreas(11, 3), new AlikeAreas(31, 2));
    }

    @Test
    void fewerAreNone() {
        assertThat(AlikeAreas.groups(areas(), 1.2, 3)).containsExactly(new AlikeAreas(11, 3));
        assertThat(AlikeAreas.groups(areas(), 1.2, 4)).isEmpty();
    }

    @Test
    void whatLiesWithinALargerGroupIsNoOther() {
        assertThat(AlikeAreas.groups(DoubleStream.of(10, 12, 14), 1.5, 1)).containsExactly(new AlikeAreas(12, 3));
    }
}
