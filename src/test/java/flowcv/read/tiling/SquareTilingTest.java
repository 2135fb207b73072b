package flowcv.read.tiling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flowcv.image.Point;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SquareTilingTest {
    private static final CellComplex COMPLEX =
            SquareTiling.complex(4, 6, Pose.upright(new Point(30, 50), 20, 20, 400, 300), 1);

    @Test
    void eachSideHasItsBordersAndTheStubsBetweenThem() {
        Set<Integer> outline = new HashSet<>();
        for (BoardForm.Rim rim : COMPLEX.form().rims()) {
            assertThat(rim.stubs()).hasSize(rim.borders().size() - 1);
            rim.borders().forEach(border -> {
                Border at = COMPLEX.borders().get(border);
                assertThat(COMPLEX.cells().get(at.first()).isBeyond())
                        .isNotEqualTo(COMPLEX.cells().get(at.second()).isBeyond());
            });
            rim.stubs()
                    .forEach(stub -> assertThat(COMPLEX.isStub(COMPLEX.borders().get(stub)))
                            .isTrue());
            outline.addAll(rim.borders());
        }
        assertThat(outline).hasSize(2 * (4 + 6));
    }

    @Test
    void stubsBeginWhereTheOutlineEnds() {
        for (BoardForm.Rim rim : COMPLEX.form().rims()) {
            for (int stub : rim.stubs()) {
                Border at = COMPLEX.borders().get(stub);
                assertThat(List.of(at.from(), at.to()))
                        .anySatisfy(end -> assertThat(onOutline(end)).isTrue());
            }
        }
    }

    private static boolean onOutline(Point end) {
        return end.x() == 0 || end.x() == 6 || end.y() == 0 || end.y() == 4;
    }

    @Test
    void aSmallerComplexLiesWhereItsCellsLay() {
        BitSet cells = new BitSet();
        COMPLEX.form().places().stream().skip(6).forEach(cells::set);
        CellComplex smaller = COMPLEX.form().within(COMPLEX, cells);
        assertThat(smaller.form().places()).hasSize(18);
        Point first = smaller.pose()
                .at(smaller.cells().get(smaller.form().places().get(0)).center());
        assertThat(first.x()).isCloseTo(40, within(1e-9));
        assertThat(first.y()).isCloseTo(80, within(1e-9));
    }

    @Test
    void aComplexWithCellsInAllOuterRowsIsTheSmallest() {
        BitSet cells = new BitSet();
        COMPLEX.form().places().forEach(cells::set);
        assertThat(COMPLEX.form().within(COMPLEX, cells)).isSameAs(COMPLEX);
    }
}
