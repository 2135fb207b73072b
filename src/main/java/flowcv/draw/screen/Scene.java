package flowcv.draw.screen;

import flowcv.board.Board;
import flowcv.board.Family;
import flowcv.draw.canvas.Veil;

/**
 * Everything about a screenshot but the board. Immutable; the {@code with} methods make a changed
 * copy.
 *
 * @param device the screen
 * @param version the look of the game
 * @param palette the values of its colors
 * @param pack the color of titles and lines
 * @param wording the language
 * @param level number of the level
 * @param best fewest moves so far, 0 for none; a star stands behind the title where there are some
 * @param footer the row of buttons
 * @param ad whether an ad stands below
 * @param marks what else lies on the board
 * @param finish what happened to the screenshot afterwards
 * @param seed decides where bars glow, what the ad shows, and such
 */
public record Scene(
        Device device,
        Version version,
        Palette palette,
        Pack pack,
        Wording wording,
        int level,
        int best,
        Footer footer,
        boolean ad,
        Marks marks,
        Finish finish,
        long seed) {

    /** What stays around a board that is cut out, in cells. */
    private static final double AROUND = 0.1;

    /** A plain screenshot of the current version, stored as the device does. */
    public static Scene plain(Device device, long seed) {
        return new Scene(
                device,
                Version.NEW,
                Palette.NEW,
                Pack.GREEN,
                Wording.ENGLISH,
                1,
                0,
                Footer.BULB,
                true,
                Marks.NONE,
                Finish.NONE,
                seed);
    }

    /** A screenshot as it might come from anywhere; the same for the same seed. */
    public static Scene random(long seed) {
        return new SceneDice(seed).scene();
    }

    /**
     * A screenshot as it might come from anywhere, of a board and how far it is drawn; the same for the same seed.
     * Pages of solutions show neither outlines nor walls, and bridges only by the pipes that cross on them.
     */
    public static Scene random(Board board, Progress progress, long seed) {
        Scene scene = random(seed);
        Family family = Family.of(board);
        boolean isSolved = progress.complete() == board.pairs().size();
        boolean isShown = family == Family.PLAIN || family == Family.BRIDGES && isSolved;
        for (long next = 1; scene.device().look() == Look.SITE && !isShown; next++) {
            scene = random(seed + (next << 32));
        }
        return scene;
    }

    /** The same on a given screen. */
    public static Scene random(Device device, long seed) {
        return new SceneDice(seed).scene(device);
    }

    Scene with(Finish other) {
        return new Scene(device, version, palette, pack, wording, level, best, footer, ad, marks, other, seed);
    }

    /** The same cut to the board and a little around it. */
    public Scene cutToBoard() {
        return with(new Finish(new Finish.Margins(AROUND, AROUND, AROUND, AROUND), 1, Veil.NONE, 0));
    }
}
