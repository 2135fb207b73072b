package flowcv.theme;

import java.util.List;
import java.util.Random;

/**
 * How a board looks. Lengths are in cells, colors 0xRRGGBB.
 *
 * @param page around the board
 * @param ground of its cells
 * @param grid between its cells
 * @param rim around its cells
 * @param marks its endpoints
 * @param face of their text
 * @param pipes its flows
 * @param finish what happens to the picture
 */
public record Theme(Page page, Ground ground, Grid grid, Rim rim, Marks marks, Face face, Pipes pipes, Finish finish) {

    /** Any look, such that a person can read the board. */
    public static Theme random(Random random) {
        return new ThemeDice(random).theme();
    }

    /**
     * A look of the table.
     *
     * @throws IllegalArgumentException if the table has none of that name
     */
    public static Theme named(String name) {
        return ThemeTable.named(name);
    }

    /** The names of the looks of the table, in its order. */
    public static List<String> names() {
        return ThemeTable.names();
    }

    /**
     * Whether its marks are no filled discs or squares, but digits, letters, rings or icons. A disc or square that carries
     * a digit or letter is none.
     */
    public boolean isGlyph() {
        return marks.isGlyph();
    }

    /** Whether the outline is clearly thicker than the lines between cells. */
    public boolean hasThickFrame() {
        return rim.isThick();
    }

    /** Whether lines, gaps or steps of color part all cells; not where filled cells of a flow are merged. */
    public boolean hasLines() {
        return pipes.kind() != Pipes.Kind.FILL || !pipes.isMerged();
    }
}
