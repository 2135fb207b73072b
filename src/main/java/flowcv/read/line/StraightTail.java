package flowcv.read.line;

import flowcv.image.StopSignal;
import java.util.Optional;

/**
 * Tells which way a line goes on at its end, where it comes there straight over about a cell, mostly by a corner: so do
 * those of squares in perspective and of lozenges, and those of rings that lead outward. That is known better than by
 * what a pipe leaves of a line in one cell.
 */
final class StraightTail {
    /** How far a line is looked along, in cells: a piece of it in the next cell is among it. Arcs leave the way. */
    private static final double LENGTH = 0.9;

    /** Lines that go on are looked along farther, which tells their direction better. */
    private static final double FARTHER = 1.8;

    /** Three degrees apart a line of 0.9 cells lies 0.05 off: as wide as the thinnest are. */
    private static final int DIRECTIONS = 120;

    /** Of so much of its length a line is seen. */
    private static final double LEAST_ALONG = 0.93;

    /** So far beside it, in cells and in pixels, nothing lies but lines that cross it: outlines are less wide. */
    private static final double BESIDE = 0.12;

    private static final double LEAST_BESIDE = 3;

    /** Lines that meet it at a small angle lie beside one side of it over half of its length. */
    private static final double MOST_BESIDE = 0.45;

    /**
     * Both halves have the same direction, to this angle: pixels are off by 4 degrees in the smallest cells, arcs of rings
     * by 9 and more where they are no wider than three cells.
     */
    private static final double MOST_BEND = Math.toRadians(7);

    /** Half of what is as wide as thick lines, in pixels: among it the middle of a line is. */
    private static final int HALF_WIDTH = 2;

    private final byte[] lines;
    private final int width;
    private final int height;
    private final double cell;

    /**
     * A teller.
     *
     * @param lines per pixel not 0 where a line is
     * @param width in pixels
     * @param cell in pixels
     */
    StraightTail(byte[] lines, int width, double cell) {
        this.lines = lines;
        this.width = width;
        this.height = lines.length / width;
        this.cell = cell;
    }

    /** The angle, in radians, at which a line goes on that ends at a pixel; nothing where none comes there straight. */
    Optional<Double> angle(double x, double y) {
        StopSignal.check();
        double length = LENGTH * cell;
        double most = 0;
        double best = 0;
        for (int i = 0; i < DIRECTIONS; i++) {
            double angle = 2 * Math.PI * i / DIRECTIONS;
            double along = along(x, y, angle, length);
            if (along > most) {
                most = along;
                best = angle;
            }
        }
        if (most == 0) {
            return Optional.empty();
        }
        // Of thick lines several directions are as good, and the first of them leaves a part beside it.
        double fitted = fitted(x, y, fitted(x, y, best, 0, length), 0, length);
        double bend = fitted(x, y, fitted, 0, length / 2) - fitted(x, y, fitted, length / 2, length);
        if (Math.abs(bend) > MOST_BEND) {
            return Optional.empty();
        }
        double farther = FARTHER * cell;
        return Optional.of(along(x, y, fitted, farther) > 0 ? fitted(x, y, fitted, 0, farther) : fitted);
    }

    /** Whether a line goes on straight from a place, over so many pixels. */
    boolean goesOn(double x, double y, double angle, double length) {
        return along(x, y, angle + Math.PI, length) > 0;
    }

    /** Over how many pixels a line is seen that comes at an angle; 0 for what is none, or not straight. */
    private double along(double x, double y, double angle, double length) {
        double dx = Math.cos(angle);
        double dy = Math.sin(angle);
        int steps = (int) length;
        int missed = 0;
        // From far to near: beside the end of a line most directions have some of it, and farther out few have.
        for (int step = steps; step > 0; step--) {
            double onX = x - step * dx;
            double onY = y - step * dy;
            boolean isSeen = isLine(onX, onY) || isLine(onX - dy, onY + dx) || isLine(onX + dy, onY - dx);
            missed += isSeen ? 0 : 1;
            if (missed > (1 - LEAST_ALONG) * length) {
                return 0;
            }
        }
        double off = Math.max(LEAST_BESIDE, BESIDE * cell);
        int beside = 0;
        for (int step = 1; step <= steps; step++) {
            double onX = x - step * dx;
            double onY = y - step * dy;
            beside += isLine(onX - off * dy, onY + off * dx) ? 1 : 0;
            beside += isLine(onX + off * dy, onY - off * dx) ? 1 : 0;
        }
        return beside <= MOST_BESIDE * 2 * length ? steps - missed : 0;
    }

    /** The angle by least squares through all pixels that a line has on a part of its way. */
    private double fitted(double x, double y, double angle, double from, double length) {
        double dx = Math.cos(angle);
        double dy = Math.sin(angle);
        double n = 0;
        double steps = 0;
        double squares = 0;
        double offs = 0;
        double products = 0;
        for (int step = 1 + (int) from; step <= length; step++) {
            for (int off = -HALF_WIDTH; off <= HALF_WIDTH; off++) {
                if (isLine(x - step * dx - off * dy, y - step * dy + off * dx)) {
                    n++;
                    steps += step;
                    squares += (double) step * step;
                    offs += off;
                    products += (double) step * off;
                }
            }
        }
        double spread = n * squares - steps * steps;
        return spread <= 0 ? angle : angle - Math.atan((n * products - steps * offs) / spread);
    }

    private boolean isLine(double x, double y) {
        int column = (int) Math.round(x);
        int row = (int) Math.round(y);
        return column >= 0 && row >= 0 && column < width && row < height && lines[row * width + column] != 0;
    }
}
