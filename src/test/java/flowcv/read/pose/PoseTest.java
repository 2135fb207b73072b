package flowcv.read.pose;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class PoseTest {
    private static final Pose.Scales SCALES = new Pose.Scales(0, 0, 1, 500, 500, 1);

    /** Without perspective. */
    private static Pose affine(double ux, double uy, double vx, double vy) {
        return new Pose(new double[] {ux, vx, 0, uy, vy, 0, 0, 0}, 0, SCALES);
    }

    @Test
    void turningShortensNothing() {
        assertThat(affine(80, 60, -60, 80).shortening(0, 0)).isCloseTo(1, within(1e-9));
    }

    @Test
    void tiltingShortensOneDirectionByItsCosine() {
        assertThat(affine(100, 0, 0, 70).shortening(0, 0)).isCloseTo(0.7, within(1e-9));
    }

    @Test
    void theSideOfAnIsometricCubeIsARhombus() {
        double half = 100 * Math.sqrt(3) / 2;
        assertThat(affine(half, -50, 0, 100).shortening(0, 0)).isCloseTo(1 / Math.sqrt(3), within(1e-9));
    }
}
