package flowcv.draw.screen;

/**
 * A screen.
 *
 * @param name of the device or its kind
 * @param width in pixels
 * @param height in pixels
 * @param look how the surroundings of the board look
 * @param top pixels above the game: status bar, notch or title bar
 * @param bottom pixels below the game: navigation bar, home bar or task bar
 * @param chrome the width of the phone on which buttons and text would be as large as here, in
 *     pixels: the width itself on phones
 * @param line width of a grid line, in pixels
 */
public record Device(String name, int width, int height, Look look, int top, int bottom, double chrome, double line) {
    /** Grid lines of 34 phone screenshots by the width of the picture. */
    private static final double LINE = 0.0031;

    static Device android(String name, int width, int height, int top, int bottom) {
        return new Device(name, width, height, Look.ANDROID, top, bottom, width, line(width));
    }

    static Device iphone(String name, int width, int height, int top, int bottom) {
        return new Device(name, width, height, Look.IPHONE, top, bottom, width, line(width));
    }

    static Device tablet(String name, int width, int height, int top, int bottom, double chrome, double line) {
        return new Device(name, width, height, Look.TABLET, top, bottom, chrome, line);
    }

    private static double line(int width) {
        return Math.max(1, LINE * width);
    }
}
