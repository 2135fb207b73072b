package flowcv.draw.camera;

/**
 * What focus, sensor and file do to the light.
 *
 * @param width of the picture, in pixels
 * @param height of the picture, in pixels
 * @param blur standard deviation, in pixels
 * @param sharpening how much of what blur took the camera adds again; above 0.5 halos are seen
 * @param noise standard deviation, in levels
 * @param quality of the JPEG, 1 to 100
 */
public record Sensor(int width, int height, double blur, double sharpening, double noise, int quality) {}
