package flowcv.read;

import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.read.disc.Disc;
import flowcv.read.pixel.Lab;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** Draws what each stage found over the dimmed picture; does nothing where nobody looks. */
final class StageSheets {
    private static final Scalar FOUND = bgr(0x00, 0xE6, 0x76);
    private static final Scalar LATTICE = bgr(0x40, 0xA0, 0xFF);
    private static final Scalar THIN = bgr(0x40, 0xC4, 0xFF);
    private static final Scalar THICK = bgr(0xFF, 0x40, 0x81);
    private static final Scalar CROSSED = bgr(0xFF, 0xEA, 0x00);
    private static final Scalar NOTHING = bgr(0x75, 0x75, 0x75);
    private static final Scalar TEXT = bgr(0xFF, 0xFF, 0xFF);
    /** What is drawn stands out of a picture of this share of its brightness. */
    private static final double DIM = 0.35;
    /** Height of letters at scale 1 in OpenCV's plain font, in pixels. */
    private static final double LETTER = 22;

    private final StageObserver observer;
    private final Picture picture;
    private final int threshold;

    /** @param threshold becomes part of the names: the same stages are gone through for each */
    StageSheets(StageObserver observer, Picture picture, int threshold) {
        this.observer = observer;
        this.picture = picture;
        this.threshold = threshold;
    }

    /** All discs with their radius in pixels. */
    void discs(List<Disc> discs) {
        show("discs", discs.size() + " discs", sheet -> {
            for (Disc disc : discs) {
                circle(sheet, disc, FOUND);
                text(sheet, tenths(disc.radius()), disc.x(), disc.y(), disc.radius() * 0.7, TEXT);
            }
        });
    }

    /** The lines of the lattice all over the picture, and the dots that it stands on. */
    void lattice(Lattice lattice) {
        String what = "a lattice of cells of " + tenths(lattice.cellSize()) + " pixels under "
                + lattice.dots().size() + " discs of radius " + tenths(lattice.dotRadius());
        show("lattice", what, sheet -> {
            for (int k = lattice.x().cellAt(0); lattice.x().line(k) < sheet.cols(); k++) {
                line(sheet, lattice.x().line(k), 0, lattice.x().line(k), sheet.rows(), LATTICE, 1);
            }
            for (int k = lattice.y().cellAt(0); lattice.y().line(k) < sheet.rows(); k++) {
                line(sheet, 0, lattice.y().line(k), sheet.cols(), lattice.y().line(k), LATTICE, 1);
            }
            lattice.dots().forEach(disc -> circle(sheet, disc, FOUND));
            text(sheet, "cells of " + tenths(lattice.cellSize()), 4, 4 + LETTER, LETTER, TEXT);
        });
    }

    /** The sides of all cells: thin, thick, crossed by a pipe, or not seen, with their contrast in levels. */
    void sides(CellGrid grid) {
        String lines = grid.hasThickLines() ? "lines of two weights: outline and walls are thick" : "lines all alike";
        show("sides", grid.rows() + "x" + grid.columns() + " cells with " + lines, sheet -> {
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
        show("marks", marks.dots().size() + " dots, " + bridges + " bridges", sheet -> {
            double size = grid.cellSize();
            for (int row = 0; row < grid.rows(); row++) {
                for (int column = 0; column < grid.columns(); column++) {
                    double x = grid.x().line(column) + size * 0.06;
                    double y = grid.y().line(row) + size * 0.24;
                    String what = !grid.isCell(row, column)
                            ? "hole"
                            : (row + 1) + "," + (column + 1) + (marks.bridges()[row][column] ? " bridge" : "");
                    text(sheet, what, x, y, size * 0.16, grid.isCell(row, column) ? TEXT : NOTHING);
                }
            }
            for (Dot dot : marks.dots()) {
                Imgproc.circle(
                        sheet,
                        point(dot.disc().x(), dot.disc().y()),
                        round(dot.disc().radius()),
                        color(dot),
                        -1);
                circle(sheet, dot.disc(), TEXT);
            }
        });
    }

    /** Which dots belong together, with the name of their color and their distance in it. */
    void pairs(DotPairing.Paired paired) {
        List<DotPairing.DotPair> pairs = paired.pairs();
        String what = pairs.size() + " pairs by color; sure by " + Math.round(100 * paired.confidence())
                + " % that no other pairing is as good";
        show("pairs", what, sheet -> {
            for (DotPairing.DotPair pair : pairs) {
                Disc first = pair.first().disc();
                Disc second = pair.second().disc();
                line(sheet, first.x(), first.y(), second.x(), second.y(), color(pair.first()), 2);
                String name = pair.label() + " "
                        + tenths(Lab.of(pair.first().rgb())
                                .distance(Lab.of(pair.second().rgb())));
                for (Disc disc : List.of(first, second)) {
                    circle(sheet, disc, FOUND);
                    text(sheet, name, disc.x() - disc.radius(), disc.y(), disc.radius() * 0.7, TEXT);
                }
            }
        });
    }

    /** Why a reading ended, if it did. */
    void end(Found<Reading.Read> found) {
        if (observer.watches() && found instanceof Found.Not<Reading.Read> not) {
            observer.tell("brightness " + threshold + ": " + not.words());
        }
    }

    private void show(String stage, String found, Consumer<Mat> drawing) {
        if (!observer.watches()) {
            return;
        }
        observer.tell("brightness " + threshold + ": found " + found);
        try (Mats mats = new Mats()) {
            Mat sheet = mats.mat();
            Core.multiply(picture.pixels(), Scalar.all(DIM), sheet);
            drawing.accept(sheet);
            observer.show(stage + "-" + threshold, sheet);
        }
    }

    private static void side(Mat sheet, CellGrid grid, Side side, double x1, double y1, double x2, double y2) {
        Scalar color =
                switch (side.kind()) {
                    case LINE -> grid.isThick(side) ? THICK : THIN;
                    case CROSSED -> CROSSED;
                    case MISSING, TINTED, ON_EDGE, OUTSIDE -> NOTHING;
                };
        line(sheet, x1, y1, x2, y2, color, grid.isThick(side) ? 5 : 2);
        if (side.kind() == Side.Kind.LINE) {
            double size = grid.cellSize() * 0.14;
            text(sheet, Long.toString(Math.round(side.contrast())), (x1 + x2) / 2 - size, (y1 + y2) / 2, size, color);
        }
    }

    private static void line(Mat sheet, double x1, double y1, double x2, double y2, Scalar color, int width) {
        Imgproc.line(sheet, point(x1, y1), point(x2, y2), color, width, Imgproc.LINE_AA);
    }

    private static void circle(Mat sheet, Disc disc, Scalar color) {
        Imgproc.circle(sheet, point(disc.x(), disc.y()), round(disc.radius()), color, 2, Imgproc.LINE_AA);
    }

    private static void text(Mat sheet, String text, double x, double y, double height, Scalar color) {
        double scale = Math.max(0.3, height / LETTER);
        Imgproc.putText(
                sheet,
                text,
                point(x, y),
                Imgproc.FONT_HERSHEY_SIMPLEX,
                scale,
                color,
                scale > 0.8 ? 2 : 1,
                Imgproc.LINE_AA);
    }

    private static String tenths(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private static org.opencv.core.Point point(double x, double y) {
        return new org.opencv.core.Point(x, y);
    }

    private static int round(double radius) {
        return (int) Math.round(radius);
    }

    private static Scalar color(Dot dot) {
        return bgr(dot.rgb() >> 16 & 0xFF, dot.rgb() >> 8 & 0xFF, dot.rgb() & 0xFF);
    }

    private static Scalar bgr(int red, int green, int blue) {
        return new Scalar(blue, green, red);
    }
}
