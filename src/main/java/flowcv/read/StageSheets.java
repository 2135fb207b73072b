package flowcv.read;

import flowcv.image.Picture;
import flowcv.read.disc.Disc;
import java.util.List;
import java.util.Locale;

/** Draws what each stage of reading squares found over the dimmed picture; does nothing where nobody looks. */
final class StageSheets {
    private final WatchedLook look;

    /** @param threshold becomes part of the names: the same stages are gone through for each */
    StageSheets(StageObserver observer, Picture picture, int threshold) {
        this.look = new WatchedLook(observer, picture, "brightness " + threshold, "", "-" + threshold);
    }

    private StageSheets(WatchedLook look) {
        this.look = look;
    }

    /** What is the same for each brightness, in a picture that was made of the one that is read. */
    static StageSheets atAny(StageObserver observer, Picture picture, String how) {
        return new StageSheets(new WatchedLook(observer, picture, how, names(how), ""));
    }

    /**
     * Of a picture that was made of the one that is read.
     *
     * @param how it was made, in a few words
     */
    StageSheets(StageObserver observer, Picture picture, String how, int threshold) {
        String heading = how + ", brightness " + threshold;
        this.look = new WatchedLook(observer, picture, heading, names(how), "-" + threshold);
    }

    private static String names(String how) {
        return how.replaceAll("\\W+", "-") + "-";
    }

    /** All discs with their radius in pixels. */
    void discs(List<Disc> discs) {
        look.show("discs", discs.size() + " discs", sheet -> {
            for (Disc disc : discs) {
                sheet.circle(disc, Sheet.FOUND);
                sheet.centered(tenths(disc.radius()), disc.x(), disc.y(), disc.radius() * 0.7, Sheet.TEXT);
            }
        });
    }

    /** The lines of the lattice all over the picture, and the dots that it stands on. */
    void lattice(Lattice lattice) {
        String what = "a lattice of cells of " + tenths(lattice.cellSize()) + " pixels under "
                + lattice.dots().size() + " discs of radius " + tenths(lattice.dotRadius());
        look.show("lattice", what, sheet -> {
            for (int k = lattice.x().cellAt(0); lattice.x().line(k) < sheet.width(); k++) {
                sheet.line(lattice.x().line(k), 0, lattice.x().line(k), sheet.height(), Sheet.LATTICE, 1);
            }
            for (int k = lattice.y().cellAt(0); lattice.y().line(k) < sheet.height(); k++) {
                sheet.line(0, lattice.y().line(k), sheet.width(), lattice.y().line(k), Sheet.LATTICE, 1);
            }
            lattice.dots().forEach(disc -> sheet.circle(disc, Sheet.FOUND));
        });
    }

    /** The sides of all cells: thin, thick, crossed by a pipe, or not seen, with their contrast in levels. */
    void sides(CellGrid grid) {
        String lines = grid.hasThickLines() ? "lines of two weights: outline and walls are thick" : "lines all alike";
        look.show("sides", grid.rows() + "x" + grid.columns() + " cells with " + lines, sheet -> {
            for (int row = 0; row < grid.rows(); row++) {
                for (int column = 0; column <= grid.columns(); column++) {
                    double x = grid.x().line(column);
                    side(
                            sheet,
                            grid,
                            grid.vertical()[row][column],
                            x,
                            grid.y().line(row),
                            x,
                            grid.y().line(row + 1));
                }
            }
            for (int row = 0; row <= grid.rows(); row++) {
                for (int column = 0; column < grid.columns(); column++) {
                    double y = grid.y().line(row);
                    side(
                            sheet,
                            grid,
                            grid.horizontal()[row][column],
                            grid.x().line(column),
                            y,
                            grid.x().line(column + 1),
                            y);
                }
            }
        });
    }

    /** The cells with their row and column, the dots in their color, the bridges. */
    void marks(CellGrid grid, Marks marks) {
        int bridges = 0;
        for (boolean[] row : marks.bridges()) {
            for (boolean bridge : row) {
                bridges += bridge ? 1 : 0;
            }
        }
        look.show("marks", marks.dots().size() + " dots, " + bridges + " bridges", sheet -> {
            marks.dots().forEach(sheet::dot);
            double size = grid.cellSize();
            for (int row = 0; row < grid.rows(); row++) {
                for (int column = 0; column < grid.columns(); column++) {
                    double x = grid.x().line(column) + size * 0.06;
                    double y = grid.y().line(row) + size * 0.24;
                    String what = grid.isCell(row, column) ? (row + 1) + "," + (column + 1) : "hole";
                    sheet.text(what, x, y, size * 0.16, grid.isCell(row, column) ? Sheet.TEXT : Sheet.NOTHING);
                    if (marks.bridges()[row][column]) {
                        // Behind its row and column it would reach into the next cell.
                        sheet.text("bridge", x, grid.y().line(row + 1) - size * 0.06, size * 0.16, Sheet.TEXT);
                    }
                }
            }
        });
    }

    /** Which dots belong together, with the name of their color and their distance in it. */
    void pairs(DotPairing.Paired paired) {
        PairSheet.show(look, "pairs", paired);
    }

    /** Why a reading ended, if it did. */
    void end(Found<Reading.Read> found) {
        look.end(found);
    }

    private static void side(Sheet sheet, CellGrid grid, Side side, double x1, double y1, double x2, double y2) {
        Sheet.Stroke stroke = Sheet.Stroke.of(side, grid.isThick(side));
        sheet.line(x1, y1, x2, y2, stroke);
        if (side.kind() == Side.Kind.LINE) {
            sheet.contrast(side, (x1 + x2) / 2, (y1 + y2) / 2, grid.cellSize() * 0.14, stroke);
        }
    }

    private static String tenths(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }
}
