package flowcv.read;

import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.disc.Disc;
import flowcv.read.disc.DiscFinder;
import flowcv.read.pixel.Brightness;
import flowcv.read.pixel.Pixels;
import java.util.List;
import java.util.function.Supplier;
import org.opencv.core.Mat;
import org.opencv.imgproc.Imgproc;

/** Reads a screenshot that leans by a little, as cut out by hand or scanned: turned back it is read as all are. */
final class LeaningReader {
    /** A turn leaves 0.65 of the angle (met) or less, four of them less than a fifth. */
    private static final int MOST_TURNS = 4;

    private final Picture picture;
    private final double degrees;
    private final StageObserver observer;

    /**
     * A reader.
     *
     * @param degrees by which the board leans counterclockwise
     */
    LeaningReader(Picture picture, double degrees, StageObserver observer) {
        this.picture = picture;
        this.degrees = degrees;
        this.observer = observer;
    }

    /**
     * Reads the board; turned back once more where its lines still lean: where tints hide most of them the first few
     * tell a part of the angle (met: 0.7 of 2 degrees, then 0.8 of the rest).
     *
     * @param readers for a picture that was turned back, a new one for each
     * @param threshold brightness that parts dots from what is behind
     */
    Found<Reading.Read> read(Supplier<LatticeReader> readers, int threshold) {
        return read(readers, threshold, MOST_TURNS);
    }

    private Found<Reading.Read> read(Supplier<LatticeReader> readers, int threshold, int turns) {
        LatticeReader reader = readers.get();
        Found<Reading.Read> found = readTurned(reader, threshold);
        if (turns == 1 || found.isSettled() || reader.tilt().isEmpty()) {
            return found;
        }
        double rest = reader.tilt().getAsDouble();
        return new LeaningReader(picture, degrees + rest, observer).read(readers, threshold, turns - 1);
    }

    private Found<Reading.Read> readTurned(LatticeReader reader, int threshold) {
        try (Picture upright = new Picture(picture.name(), turned());
                Brightness brightness = Brightness.of(upright);
                DiscFinder finder = DiscFinder.in(brightness)) {
            if (observer.watches()) {
                observer.tell("turned back: the board leans by " + StraightWords.turn(degrees));
            }
            StageSheets sheets = new StageSheets(observer, upright, "turned back", threshold);
            List<Disc> discs = finder.find(threshold);
            sheets.discs(discs);
            Found<Reading.Read> found =
                    SquaresWay.read(reader, Pixels.of(upright, brightness), discs, group -> true, threshold, sheets);
            return found instanceof Found.Yes<Reading.Read> yes
                    ? CutOff.refute(picture, inOriginal(yes.value()))
                    : found;
        }
    }

    /** Of the same size, so that a border on the picture's edge is still known to lie there. */
    private Mat turned() {
        try (Mats mats = new Mats()) {
            org.opencv.core.Point center = new org.opencv.core.Point(middle(picture.width()), middle(picture.height()));
            Mat turn = mats.keep(Imgproc.getRotationMatrix2D(center, -degrees, 1));
            Mat upright = new Mat();
            Imgproc.warpAffine(picture.pixels(), upright, turn, picture.pixels().size(), Imgproc.INTER_LINEAR);
            return upright;
        }
    }

    private static double middle(int size) {
        return (size - 1) / 2.0;
    }

    private Reading.Read inOriginal(Reading.Read read) {
        Placement original = read.placement().in(this::original, 1);
        return new Reading.Read(read.board(), original, read.confidence(), read.drawn());
    }

    private Point original(Point upright) {
        double cos = Math.cos(Math.toRadians(degrees));
        double sin = Math.sin(Math.toRadians(degrees));
        double x = upright.x() - middle(picture.width());
        double y = upright.y() - middle(picture.height());
        return new Point(middle(picture.width()) + x * cos + y * sin, middle(picture.height()) - x * sin + y * cos);
    }
}
