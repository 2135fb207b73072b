package flowcv.draw.screen;

import flowcv.draw.canvas.Box;
import flowcv.draw.geometry.Frame;

/**
 * Where things stand on a screen, in pixels.
 *
 * @param chrome the measure of buttons and text: the width of a phone
 * @param headerY middle of the title and the buttons beside it
 * @param footerY middle of the buttons below the board
 * @param ad the banner; of no height where there is none
 * @param frame where the board lies
 * @param board the box around the board
 */
record Layout(double chrome, double headerY, double footerY, Box ad, Frame frame, Box board) {
    /** From the edge of a phone's screen to the middle of the outer line: 2 to 3 px of 1080. */
    private static final double SIDE = 0.0025;
    /** A store window shows its board this high, by the window (598 and 676 of 1080). */
    private static final double DESKTOP_HEIGHT = 0.59;
    /** Solution pages leave 7 of 320 px at each side. */
    private static final double SITE_SIDE = 0.022;

    /**
     * Lays a screen out.
     *
     * @param extent the box around the board in cells
     * @param border width of the board's border in pixels
     * @param jitter -1 to 1: how far up or down the board hangs
     */
    static Layout of(Scene scene, Box extent, double border, double jitter) {
        Device device = scene.device();
        double u = device.chrome();
        double bottom = device.height() - device.bottom();
        double headerY = device.top() + (device.look() == Look.IPHONE ? 0.075 : 0.062) * u;
        double adHeight = scene.ad() ? 0.122 * u : 0;
        Box ad = new Box(0, bottom - adHeight, device.width(), bottom);
        double footerY = ad.top() - 0.083 * u;
        double top = headerY + 0.13 * u;
        double end = footerY - (scene.footer() == Footer.BULB ? 0.14 : 0.07) * u;
        double side = SIDE * device.width();
        switch (device.look()) {
            case DESKTOP -> {
                double height = DESKTOP_HEIGHT * device.height();
                top = (device.height() - height) / 2 - 0.036 * device.height();
                end = top + height;
                side = 0.2 * device.width();
                footerY = end + 0.047 * device.height();
                headerY = top - 0.055 * device.height();
                ad = new Box(0, bottom, device.width(), bottom);
            }
            case SITE -> {
                top = 0.15 * device.height();
                end = 0.85 * device.height();
                side = SITE_SIDE * device.width();
            }
            case TABLET -> side = 0.006 * device.width();
            default -> {}
        }
        side = Math.max(side, border / 2);
        double unit = Math.min((device.width() - 2 * side) / extent.width(), (end - top) / extent.height());
        double slack = end - top - unit * extent.height();
        double left = (device.width() - unit * extent.width()) / 2;
        double boardTop = top + slack * (0.5 + 0.1 * jitter);
        Frame frame = new Frame(left - unit * extent.left(), boardTop - unit * extent.top(), unit);
        Box board = new Box(left, boardTop, left + unit * extent.width(), boardTop + unit * extent.height());
        return new Layout(u, headerY, footerY, ad, frame, board);
    }
}
