package flowcv.batch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.CharRange;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;

class NaturalOrderTest {
    private final NaturalOrder order = new NaturalOrder();

    @Test
    void namesAreOrderedAsPeopleDo() {
        List<String> names = List.of(
                "2/z.png",
                "10/a.png",
                "a/b.png",
                "a 1/b.png",
                "Shot 1.png",
                "shot 01.png",
                "shot 2.png",
                "Shot 10.png",
                "shot 99999999999999999998.png",
                "shot 99999999999999999999.png",
                "shots.png");
        List<String> shuffled = new ArrayList<>(names);
        Collections.shuffle(shuffled, new Random(1));
        shuffled.sort(order);
        assertThat(shuffled).containsExactlyElementsOf(names);
    }

    @Property
    void itIsATotalOrder(
            @ForAll @CharRange(from = '/', to = 'b') @StringLength(max = 6) String a,
            @ForAll @CharRange(from = '/', to = 'b') @StringLength(max = 6) String b,
            @ForAll @CharRange(from = '/', to = 'b') @StringLength(max = 6) String c) {
        assertThat(Integer.signum(order.compare(a, b))).isEqualTo(-Integer.signum(order.compare(b, a)));
        assertThat(order.compare(a, b) == 0).isEqualTo(a.equals(b));
        if (order.compare(a, b) <= 0 && order.compare(b, c) <= 0) {
            assertThat(order.compare(a, c)).isLessThanOrEqualTo(0);
        }
    }
}
