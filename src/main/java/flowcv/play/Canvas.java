package flowcv.play;

import java.util.Arrays;

/** Characters of one column each, with their inks. What lies outside is not drawn. */
final class Canvas {
    final int columns;
    final int rows;
    private final String[][] glyphs;
    private final Ink[][] inks;

    Canvas(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
        glyphs = new String[rows][columns];
        inks = new Ink[rows][columns];
        for (int row = 0; row < rows; row++) {
            Arrays.fill(glyphs[row], " ");
            Arrays.fill(inks[row], Ink.PLAIN);
        }
    }

    void put(int x, int y, String glyph, Ink ink) {
        if (isInside(x, y)) {
            glyphs[y][x] = glyph;
            inks[y][x] = inks[y][x].ground() >= 0 && ink.ground() < 0 ? ink.withGround(inks[y][x].ground()) : ink;
        }
    }

    /** Gives some characters another color behind them. */
    void ground(int x, int y, int width, int color) {
        for (int i = x; i < x + width; i++) {
            if (isInside(i, y)) {
                inks[y][i] = inks[y][i].withGround(color);
            }
        }
    }

    void underline(int x, int y, int width) {
        for (int i = x; i < x + width; i++) {
            if (isInside(i, y)) {
                inks[y][i] = inks[y][i].withLine();
            }
        }
    }

    void text(int x, int y, String text, Ink ink) {
        int[] points = text.codePoints().toArray();
        for (int i = 0; i < points.length; i++) {
            put(x + i, y, Character.toString(points[i]), ink);
        }
    }

    String glyph(int x, int y) {
        return glyphs[y][x];
    }

    Ink ink(int x, int y) {
        return inks[y][x];
    }

    private boolean isInside(int x, int y) {
        return x >= 0 && y >= 0 && x < columns && y < rows;
    }
}
