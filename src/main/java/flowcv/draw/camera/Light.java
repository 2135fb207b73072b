package flowcv.draw.camera;

import java.util.List;

/**
 * The light that reaches the sensor, in shares of what saturates it.
 *
 * @param red how bright the screen's red appears
 * @param green the same of green
 * @param blue the same of blue
 * @param crosstalk share of each primary that the neighboring filters let through: overexposed red turns
 *     orange by it, yellow white, and blue cyan, as on the real photographs
 * @param ambient light of the room that the screen reflects everywhere
 * @param glares lamps and windows that it mirrors
 * @param vignette share of light that is lost in the corners
 * @param flicker share of light by which a screen's refresh darkens a band
 * @param haze share of all light that the lens scatters far around
 */
public record Light(
        double red,
        double green,
        double blue,
        double crosstalk,
        double ambient,
        List<Glare> glares,
        double vignette,
        double flicker,
        double haze) {

    /**
     * A mirrored lamp.
     *
     * @param x its middle, as a share of the picture's width
     * @param y its middle, as a share of the picture's height
     * @param width standard deviation, as a share of the diagonal
     * @param height the same
     * @param strength at its middle
     */
    public record Glare(double x, double y, double width, double height, double strength) {}

    /** Keeps a copy of the list. */
    public Light {
        glares = List.copyOf(glares);
    }
}
