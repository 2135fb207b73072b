package flowcv.draw.camera;

import flowcv.image.Mats;
import org.opencv.core.Mat;

/** Lays a moiré over what a screen shows. */
final class Beats {
    private static final int STEPS = 1024;

    private Beats() {}

    static Mat over(Mat screen, Moire moire, Mats mats) {
        if (moire.strength() == 0) {
            return screen;
        }
        double[] wave = new double[STEPS];
        for (int i = 0; i < STEPS; i++) {
            wave[i] = 1 - moire.strength() * (0.5 + 0.5 * Math.sin(2 * Math.PI * i / STEPS));
        }
        Mat beaten = mats.keep(screen.clone());
        byte[] row = new byte[3 * screen.cols()];
        for (int y = 0; y < screen.rows(); y++) {
            beaten.get(y, 0, row);
            double down = (double) y / screen.rows();
            for (int x = 0; x < screen.cols(); x++) {
                double along = (double) x / screen.cols();
                // A lens that bends a little bends the waves a lot.
                double phase = moire.acrossX() * along * (1 + 0.2 * along) + moire.acrossY() * down * (1 + 0.2 * down);
                for (int channel = 0; channel < 3; channel++) {
                    int step = (int) Math.floor(STEPS * (phase + channel * moire.color())) & STEPS - 1;
                    row[3 * x + channel] = (byte) Math.round((row[3 * x + channel] & 0xFF) * wave[step]);
                }
            }
            beaten.put(y, 0, row);
        }
        return beaten;
    }
}
