package flowcv.read;

import flowcv.board.Topology;
import flowcv.image.Mats;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.disc.Disc;
import flowcv.read.disc.DiscFinder;
import flowcv.read.disc.DiscGroups;
import flowcv.read.pixel.Brightness;
import flowcv.read.pixel.Pixels;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Rect;

/**
 * Reads a picture that is made of equal parts, each a screenshot: a split screen, a contact sheet. Boards of one size
 * that stand beside each other look like one lattice, which no board fits; cut apart, each is read as it always is.
 */
final class TiledReader {
    /** How pictures are cut, by columns and rows, the simplest first. */
    private static final List<int[]> CUTS = List.of(
            new int[] {2, 1},
            new int[] {1, 2},
            new int[] {3, 1},
            new int[] {2, 2},
            new int[] {1, 3},
            new int[] {3, 2},
            new int[] {2, 3},
            new int[] {4, 1},
            new int[] {4, 2},
            new int[] {3, 3},
            new int[] {4, 3},
            new int[] {5, 2},
            new int[] {4, 4});
    /** A smaller part, in pixels, shows no board whose dots could be told. */
    private static final int LEAST_SIDE = 100;
    /** A mat takes no more than this share of a part on each side. */
    private static final double MOST_MAT = 0.2;
    /** Screenshots of the game are nowhere as light as this from edge to edge. */
    private static final double LIGHT = 160;
    /** A lattice of lines is known this well, in cells and in pixels. */
    private static final double LEAST_MARGIN = 0.02;

    private static final double LEAST_MARGIN_PIXELS = 2;
    /** Two colors of one board may have one name, if seldom. */
    private static final int LEAST_SHARED = 2;
    /** The rest may be buttons, which are as round. */
    private static final double LEAST_ON_BOARDS = 0.75;
    /** The fewest dots of two boards. */
    private static final int LEAST_DISCS = 8;

    private final Belief belief;
    private final Picture picture;
    private final int threshold;
    private final StageObserver observer;

    TiledReader(Belief belief, Picture picture, int threshold, StageObserver observer) {
        this.belief = belief;
        this.picture = picture;
        this.threshold = threshold;
        this.observer = observer;
    }

    /**
     * The boards of all parts, the first with the others beside it; nothing unless there are two of them, and most of
     * what looks like their dots is on them.
     *
     * @param discs everything round in the picture
     */
    Optional<Reading.Read> read(List<Disc> discs) {
        List<List<Disc>> groups = DiscGroups.bySize(discs);
        // Without a witness the halves of one board could pass for two.
        if (!belief.hasWitness() || groups.isEmpty() || groups.get(0).size() < LEAST_DISCS) {
            return Optional.empty();
        }
        for (int[] cut : CUTS) {
            List<Reading.Read> boards = boards(cut[0], cut[1], discs);
            long on =
                    groups.get(0).stream().filter(disc -> isOnOne(disc, boards)).count();
            if (boards.size() > 1 && on >= LEAST_ON_BOARDS * groups.get(0).size()) {
                return Optional.of(OtherBoards.together(boards));
            }
        }
        return Optional.empty();
    }

    /** None as soon as one part that has dots cannot be read. */
    private List<Reading.Read> boards(int columns, int rows, List<Disc> discs) {
        List<Reading.Read> boards = new ArrayList<>();
        int width = picture.width() / columns;
        int height = picture.height() / rows;
        if (Math.min(width, height) < LEAST_SIDE) {
            return boards;
        }
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                Rect part = withoutMat(new Rect(column * width, row * height, width, height));
                List<Disc> inside = discs.stream()
                        .filter(d -> part.contains(new org.opencv.core.Point(d.x(), d.y())))
                        .toList();
                if (mostAlike(inside) < LEAST_DISCS / 2) {
                    continue;
                }
                if (observer.watches()) {
                    observer.tell("cut in " + columns + " by " + rows + ": looking at the part at " + part);
                }
                Optional<Reading.Read> board = board(part);
                if (board.isEmpty()) {
                    return List.of();
                }
                board.get().all().forEach(each -> Thumbnails.add(boards, each));
            }
        }
        boolean isWhole = boards.stream()
                .allMatch(b -> !touchesCut(b, width, height)
                        || boards.stream().anyMatch(other -> other != b && sharesColors(b, other)));
        return isWhole ? boards : List.of();
    }

    /** A part without the light mat around its screenshot, which would hide the outline of a board beside it. */
    private Rect withoutMat(Rect part) {
        int left = 0;
        while (left < MOST_MAT * part.width && isMat(part.x + left, part.y, 1, part.height)) {
            left++;
        }
        int right = 0;
        while (right < MOST_MAT * part.width && isMat(part.x + part.width - 1 - right, part.y, 1, part.height)) {
            right++;
        }
        int top = 0;
        while (top < MOST_MAT * part.height && isMat(part.x, part.y + top, part.width, 1)) {
            top++;
        }
        int bottom = 0;
        while (bottom < MOST_MAT * part.height && isMat(part.x, part.y + part.height - 1 - bottom, part.width, 1)) {
            bottom++;
        }
        return new Rect(part.x + left, part.y + top, part.width - left - right, part.height - top - bottom);
    }

    private boolean isMat(int x, int y, int width, int height) {
        Mat strip = picture.pixels().submat(new Rect(x, y, width, height));
        try {
            return darkest(strip) >= LIGHT;
        } finally {
            Mats.release(strip);
        }
    }

    /** The darkest level of any channel anywhere. */
    private static double darkest(Mat strip) {
        try (Mats mats = new Mats()) {
            // A view of a column is not continuous, which reshaping needs.
            Mat copy = mats.keep(strip.clone());
            Mat channels = mats.keep(copy.reshape(1));
            return Core.minMaxLoc(channels).minVal;
        }
    }

    private static int mostAlike(List<Disc> discs) {
        return DiscGroups.bySize(discs).stream()
                .max(Comparator.comparingInt(List::size))
                .map(List::size)
                .orElse(0);
    }

    /** No color stands for two pairs of one board, but for a pair of each of two. */
    private static boolean sharesColors(Reading.Read one, Reading.Read other) {
        Set<String> labels = new HashSet<>(one.placement().colors().keySet());
        labels.retainAll(other.placement().colors().keySet());
        return labels.size() >= LEAST_SHARED;
    }

    /**
     * Where one board was cut in two the cut runs along one of its lines; of other cells than squares it opens some.
     */
    private boolean touchesCut(Reading.Read read, int width, int height) {
        Placement placement = read.placement();
        boolean areSquares = read.board().topology() == Topology.SQUARE;
        double near = areSquares ? margin(placement) : placement.cellSize();
        return placement.corners().stream()
                .anyMatch(p -> isNearCut(p.x(), width, picture.width(), near)
                        || isNearCut(p.y(), height, picture.height(), near));
    }

    private static boolean isNearCut(double at, int step, int size, double near) {
        double cut = Math.rint(at / step) * step;
        return cut > 0 && cut + step <= size && Math.abs(at - cut) < near;
    }

    private Optional<Reading.Read> board(Rect part) {
        try (Picture tile = new Picture(picture.name(), picture.pixels().submat(part));
                Brightness brightness = Brightness.of(tile);
                DiscFinder finder = DiscFinder.in(brightness)) {
            Pixels pixels = Pixels.of(tile, brightness);
            List<Disc> discs = finder.find(threshold);
            StageSheets sheets = new StageSheets(StageObserver.NONE, tile, threshold);
            LatticeReader reader = new LatticeReader(belief);
            Found<Reading.Read> found = SquaresWay.read(reader, pixels, discs, group -> true, threshold, sheets);
            if (found instanceof Found.Not<Reading.Read> not) {
                return not.mayBeFaces() && !reader.hasSquares() ? faces(tile, pixels, finder, part) : Optional.empty();
            }
            Reading.Read read = ((Found.Yes<Reading.Read>) found).value();
            if (reachesBeyond(read, tile)) {
                return Optional.empty();
            }
            Found<Reading.Read> all =
                    OtherBoards.beside(read, belief, tile, pixels, discs, finder, threshold, observer);
            return all instanceof Found.Yes<Reading.Read> boards
                    ? Optional.of(OtherBoards.together(boards.value().all().stream()
                            .map(each -> PartReader.inWhole(each, part))
                            .toList()))
                    : Optional.empty();
        }
    }

    private Optional<Reading.Read> faces(Picture tile, Pixels pixels, DiscFinder finder, Rect part) {
        FirstBoard first = new FirstBoard(tile, false, pixels, finder, belief, StageObserver.NONE);
        return first.readFaces() instanceof Found.Yes<Reading.Read> yes
                ? Optional.of(PartReader.inWhole(yes.value(), part))
                : Optional.empty();
    }

    private static double margin(Placement placement) {
        return Math.max(LEAST_MARGIN_PIXELS, LEAST_MARGIN * placement.cellSize());
    }

    /** Whether a board is larger than its part of the picture, and cut by where that ends. */
    private static boolean reachesBeyond(Reading.Read read, Picture tile) {
        double most = margin(read.placement());
        return read.placement().corners().stream()
                .anyMatch(p ->
                        p.x() < -most || p.y() < -most || p.x() > tile.width() + most || p.y() > tile.height() + most);
    }

    private static boolean isOnOne(Disc disc, List<Reading.Read> boards) {
        return boards.stream().anyMatch(board -> {
            List<Point> corners = board.placement().corners();
            return disc.x() > corners.get(0).x()
                    && disc.x() < corners.get(2).x()
                    && disc.y() > corners.get(0).y()
                    && disc.y() < corners.get(2).y();
        });
    }
}
