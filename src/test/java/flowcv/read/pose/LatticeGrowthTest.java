package flowcv.read.pose;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.image.OpenCv;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

class LatticeGrowthTest {
    private static final int CELLS = 8;
    private static final int PITCH = 30;
    private static final int ORIGIN = 40;
    private static final Scalar FAINT = new Scalar(12);
    private static final Scalar BRIGHT = new Scalar(200);

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    @Test
    void aLatticeGrowsFromACellBetweenBrightWalls() {
        Mat picture = lattice(CELLS, 0);
        Imgproc.rectangle(picture, at(3, 3), at(4, 4), BRIGHT, 3);
        Imgproc.line(picture, at(3.1, 4), at(3.9, 4), new Scalar(0), 3);
        Imgproc.line(picture, at(3, 4), at(4, 4), FAINT, 2);

        assertThat(grown(picture, some -> PoseFitter.fit(picture.cols(), picture.rows(), some)))
                .hasSize((CELLS + 1) * (CELLS + 1));
    }

    @Test
    void crossingsThatAgreeOnNothingAreNoLattice() {
        List<Integer> asked = new ArrayList<>();
        Map<Node, Crossing> grown = grown(lattice(CELLS, 0), some -> {
            asked.add(some.size());
            return Optional.empty();
        });
        assertThat(grown).isEmpty();
        assertThat(asked).as("growth ends where it is told first").hasSize(1);
    }

    @Test
    void linesThatDriftBesideABoardAreNoneOfIt() {
        Mat picture = lattice(2 * CELLS, 3);
        // Nodes are counted from the cell that it grows from.
        int border = 2 * CELLS - 3;

        Set<Integer> seen = new HashSet<>();
        Map<Node, Crossing> kept = grown(picture, some -> {
            some.keySet().forEach(node -> seen.add(node.column()));
            return PoseFitter.fit(picture.cols(), picture.rows(), some);
        });
        assertThat(seen).contains(border, border + 3);
        assertThat(kept.keySet()).extracting(Node::column).contains(border).doesNotContain(border + 3);
    }

    private static Map<Node, Crossing> grown(Mat picture, Function<Map<Node, Crossing>, Optional<Pose>> fit) {
        Seed seed = new Seed(at(3.5, 0).x, at(0, 3.5).y, PITCH, 0, 0, PITCH, 20);
        return LatticeGrowth.from(seed, new SquareMesh(), Ridges.of(picture, 9), fit);
    }

    /** @param beyond so many lines more stand to the right, farther apart by a tenth */
    private static Mat lattice(int cells, int beyond) {
        double right = cells + 1.1 * beyond;
        Mat picture =
                new Mat(2 * ORIGIN + cells * PITCH, (int) (2 * ORIGIN + right * PITCH), CvType.CV_8UC1, new Scalar(0));
        for (int i = 0; i <= cells; i++) {
            Imgproc.line(picture, at(0, i), at(right, i), FAINT, 2);
        }
        for (int i = 0; i <= cells + beyond; i++) {
            double x = Math.min(i, cells) + 1.1 * Math.max(0, i - cells);
            Imgproc.line(picture, at(x, 0), at(x, cells), FAINT, 2);
        }
        return picture;
    }

    private static Point at(double column, double row) {
        return new Point(ORIGIN + column * PITCH, ORIGIN + row * PITCH);
    }
}
