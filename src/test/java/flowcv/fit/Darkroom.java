package flowcv.fit;

import flowcv.board.Board;
import flowcv.board.Pair;
import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.Placement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.opencv.core.Core;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.MatOfPoint2f;
import org.opencv.core.Rect;
import org.opencv.core.Scalar;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** Turns painted pictures into such as come from elsewhere: light themes, tilted and blurred ones. */
final class Darkroom {
    /** One warped picture of so many is stretched, and one is blurred much. */
    private static final int ODD = 5;

    /** How far a dim dot's color is from its ground's on the way to its own: few see less. */
    private static final double LEAST_LIGHT = 0.07;

    private Darkroom() {}

    /**
     * A picture and where the corners of its board lie.
     *
     * @param picture the caller's to close
     */
    record Developed(Picture picture, List<Point> corners) {}

    /**
     * Turns dark into light and the other way around, but keeps hues; of the whole picture, or of its board alone.
     *
     * @param white what black becomes, 0 to 255
     */
    static void lighten(Mat pixels, Placement placement, double white, Random random) {
        try (Mats mats = new Mats()) {
            Mat part = pixels;
            if (random.nextBoolean()) {
                int around = (int) Math.round(placement.cellSize() * random.nextDouble() * 0.8);
                Point from = placement.corners().get(0);
                Point to = placement.corners().get(2);
                int x = Math.max(0, (int) from.x() - around);
                int y = Math.max(0, (int) from.y() - around);
                int width = Math.min(pixels.cols(), (int) to.x() + around) - x;
                int height = Math.min(pixels.rows(), (int) to.y() + around) - y;
                part = mats.keep(pixels.submat(new Rect(x, y, width, height)));
            }
            byte[] row = new byte[3 * part.cols()];
            for (int y = 0; y < part.rows(); y++) {
                part.get(y, 0, row);
                for (int i = 0; i < row.length; i += 3) {
                    int blue = row[i] & 0xFF;
                    int green = row[i + 1] & 0xFF;
                    int red = row[i + 2] & 0xFF;
                    int lift = 255 - Math.max(blue, Math.max(green, red)) - Math.min(blue, Math.min(green, red));
                    row[i] = (byte) (white * (blue + lift) / 255);
                    row[i + 1] = (byte) (white * (green + lift) / 255);
                    row[i + 2] = (byte) (white * (red + lift) / 255);
                }
                part.put(y, 0, row);
            }
        }
    }

    /** Leaves few levels of each color, as files with a palette of 256 colors have. */
    static void posterize(Mat pixels, Random random) {
        int step = 12 + random.nextInt(30);
        try (Mats mats = new Mats()) {
            Mat levels = mats.keep(new Mat(1, 256, CvType.CV_8U));
            for (int i = 0; i < 256; i++) {
                levels.put(0, i, (byte) Math.min(255, Math.round((double) i / step) * step));
            }
            Core.LUT(pixels, levels, pixels);
        }
    }

    /** Paints other dots over those of an upright board without flows: smaller or larger ones, squares, or dim ones. */
    static void redot(Mat pixels, Placement placement, Board board, Random random) {
        double cell = placement.cellSize();
        double radius = cell * between(random, 0.15, 0.45);
        boolean isSquare = random.nextInt(4) == 0;
        double dim = random.nextBoolean() ? random.nextDouble() : 0;
        byte[] rgb = new byte[3];
        for (Pair pair : board.pairs()) {
            double light = random.nextDouble() < dim ? between(random, LEAST_LIGHT, 0.6) : 1;
            for (int place : new int[] {pair.first(), pair.second()}) {
                Point at = placement.centers().get(place);
                pixels.get((int) (at.y() + 0.42 * cell), (int) at.x(), rgb);
                circle(pixels, at, 0.4 * cell, color(rgb));
                int its = placement.colors().get(pair.label());
                Scalar color = color(new byte[] {
                    between(rgb[0], its, light), between(rgb[1], its >> 8, light), between(rgb[2], its >> 16, light)
                });
                if (isSquare) {
                    square(pixels, at, 0.8 * radius, color);
                } else {
                    circle(pixels, at, radius, color);
                }
            }
        }
    }

    /** A channel so far on the way from one value to another. */
    private static byte between(byte from, int to, double share) {
        return (byte) Math.round((from & 0xFF) + share * ((to & 0xFF) - (from & 0xFF)));
    }

    private static void circle(Mat pixels, Point at, double radius, Scalar color) {
        Imgproc.circle(pixels, new org.opencv.core.Point(at.x(), at.y()), (int) radius, color, -1, Imgproc.LINE_AA);
    }

    private static void square(Mat pixels, Point at, double half, Scalar color) {
        Imgproc.rectangle(
                pixels,
                new org.opencv.core.Point(at.x() - half, at.y() - half),
                new org.opencv.core.Point(at.x() + half, at.y() + half),
                color,
                -1);
    }

    private static Scalar color(byte[] bgr) {
        return new Scalar(bgr[0] & 0xFF, bgr[1] & 0xFF, bgr[2] & 0xFF);
    }

    /** Cuts a picture at its board or a little around it, or lays a page of one color around that. */
    static Developed cut(Mat pixels, List<Point> corners, double cell, Random random) {
        int tight = random.nextInt(3);
        double least = tight == 0 ? -0.3 : -0.02;
        double most = tight == 0 ? 0 : tight == 1 ? 0.04 : 0.4;
        int left = (int) Math.max(0, Math.round(corners.get(0).x() - cell * between(random, least, most)));
        int top = (int) Math.max(0, Math.round(corners.get(0).y() - cell * between(random, least, most)));
        int right =
                (int) Math.min(pixels.cols(), Math.round(corners.get(2).x() + 1 + cell * between(random, least, most)));
        int bottom =
                (int) Math.min(pixels.rows(), Math.round(corners.get(2).y() + 1 + cell * between(random, least, most)));
        try (Mats mats = new Mats()) {
            Mat part = mats.keep(pixels.submat(new Rect(left, top, right - left, bottom - top)));
            // A page would show where the line is that was cut off.
            int page = tight == 0 || random.nextInt(3) == 0 ? 0 : (int) cell;
            int light = random.nextInt(4) > 0 ? 255 - random.nextInt(60) : random.nextInt(256);
            Mat cut = new Mat();
            Core.copyMakeBorder(
                    part, cut, page, page, page, page, Core.BORDER_CONSTANT, new Scalar(light, light, light));
            List<Point> moved = corners.stream()
                    .map(corner -> new Point(corner.x() - left + page, corner.y() - top + page))
                    .toList();
            return new Developed(new Picture("cut.png", cut), moved);
        }
    }

    /** Turns, reduces and tilts a picture a little, blurs it, lights it unevenly and adds noise. */
    static Developed warp(Mat pixels, List<Point> corners, double cell, Random random) {
        double x = mean(corners, true);
        double y = mean(corners, false);
        double size = Math.hypot(
                        corners.get(2).x() - corners.get(0).x(),
                        corners.get(2).y() - corners.get(0).y())
                / 2;
        double angle = Math.toRadians(between(random, -7, 7));
        double scale = between(random, 0.55, 1);
        double cos = scale * Math.cos(angle);
        double sin = scale * Math.sin(angle);
        double tiltX = between(random, -0.12, 0.12) / size;
        double tiltY = between(random, -0.12, 0.12) / size;
        double[] turn = {cos, -sin, -cos * x + sin * y, sin, cos, -sin * x - cos * y, 0, 0, 1};
        if (random.nextInt(ODD) == 0) {
            // Some crop with a tool that keeps the size of the picture, not its shape.
            double wider = between(random, 1, 1.9);
            int first = random.nextBoolean() ? 0 : 3;
            for (int i = first; i < first + 3; i++) {
                turn[i] /= wider;
            }
        }
        for (int i = 0; i < 3; i++) {
            turn[6 + i] = tiltX * turn[i] + tiltY * turn[3 + i] + (i == 2 ? 1 : 0);
        }
        int right = pixels.cols() - 1;
        int bottom = pixels.rows() - 1;
        List<Point> box = moved(
                turn, List.of(new Point(0, 0), new Point(right, 0), new Point(right, bottom), new Point(0, bottom)));
        List<Point> board = moved(turn, corners);
        double room = 0.35 * size;
        double left = Math.max(least(box, true), least(board, true) - room);
        double top = Math.max(least(box, false), least(board, false) - room);
        int width = (int) (Math.min(-least(negated(box), true), -least(negated(board), true) + room) - left);
        int height = (int) (Math.min(-least(negated(box), false), -least(negated(board), false) + room) - top);
        for (int i = 0; i < 3; i++) {
            turn[i] -= left * turn[6 + i];
            turn[3 + i] -= top * turn[6 + i];
        }
        try (Mats mats = new Mats()) {
            Mat sharp = mats.mat();
            Imgproc.GaussianBlur(pixels, sharp, new Size(), scale < 0.9 ? 0.45 / scale : 0.1);
            Mat by = mats.keep(new Mat(3, 3, CvType.CV_64F));
            by.put(0, 0, turn);
            Scalar around = new Scalar(20 + random.nextInt(180), 20 + random.nextInt(180), 20 + random.nextInt(180));
            Mat seen = mats.mat();
            Imgproc.warpPerspective(
                    sharp, seen, by, new Size(width, height), Imgproc.INTER_LINEAR, Core.BORDER_CONSTANT, around);
            double blur =
                    random.nextInt(ODD) == 0 ? scale * cell * between(random, 0.01, 0.08) : between(random, 0.4, 1.4);
            Imgproc.GaussianBlur(seen, seen, new Size(), blur);
            return new Developed(new Picture("warped.png", lit(seen, random, mats)), moved(turn, corners));
        }
    }

    private static Mat lit(Mat seen, Random random, Mats mats) {
        Mat light = mats.keep(new Mat(2, 2, CvType.CV_32FC3));
        for (int i = 0; i < 4; i++) {
            float gain = (float) between(random, 0.6, 1.1);
            light.put(i / 2, i % 2, new float[] {
                gain * (float) between(random, 0.9, 1.05),
                gain * (float) between(random, 0.9, 1.05),
                gain * (float) between(random, 0.9, 1.05)
            });
        }
        Mat spread = mats.mat();
        Imgproc.resize(light, spread, seen.size(), 0, 0, Imgproc.INTER_LINEAR);
        Mat developed = mats.mat();
        seen.convertTo(developed, CvType.CV_32FC3);
        Core.multiply(developed, spread, developed);
        double lift = between(random, 0, 25);
        developed.convertTo(developed, -1, 1 - lift / 255, lift);
        Mat noise = mats.keep(new Mat(seen.size(), CvType.CV_32FC3));
        Core.setRNGSeed(random.nextInt());
        Core.randn(noise, 0, between(random, 1, 7));
        Core.add(developed, noise, developed);
        Mat pixels = new Mat();
        developed.convertTo(pixels, CvType.CV_8UC3);
        return pixels;
    }

    private static List<Point> moved(double[] by, List<Point> points) {
        try (Mats mats = new Mats()) {
            Mat matrix = mats.keep(new Mat(3, 3, CvType.CV_64F));
            matrix.put(0, 0, by);
            MatOfPoint2f from = mats.keep(new MatOfPoint2f(points.stream()
                    .map(point -> new org.opencv.core.Point(point.x(), point.y()))
                    .toArray(org.opencv.core.Point[]::new)));
            MatOfPoint2f to = mats.keep(new MatOfPoint2f());
            Core.perspectiveTransform(from, to, matrix);
            List<Point> moved = new ArrayList<>();
            for (org.opencv.core.Point point : to.toArray()) {
                moved.add(new Point(point.x, point.y));
            }
            return moved;
        }
    }

    private static List<Point> negated(List<Point> points) {
        return points.stream().map(point -> new Point(-point.x(), -point.y())).toList();
    }

    private static double least(List<Point> points, boolean isX) {
        return points.stream()
                .mapToDouble(point -> isX ? point.x() : point.y())
                .min()
                .orElseThrow();
    }

    private static double mean(List<Point> points, boolean isX) {
        return points.stream()
                .mapToDouble(point -> isX ? point.x() : point.y())
                .average()
                .orElseThrow();
    }

    private static double between(Random random, double from, double to) {
        return from + (to - from) * random.nextDouble();
    }
}
