package flowcv.read;

import flowcv.board.Topology;
import flowcv.image.Picture;
import flowcv.image.Point;
import flowcv.read.disc.Disc;
import flowcv.read.disc.DiscFinder;
import flowcv.read.disc.DiscGroups;
import flowcv.read.disc.SolidDots;
import flowcv.read.pixel.Pixels;
import flowcv.read.pixel.Thresholds;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.opencv.core.Rect;

/** Looks for boards beside one that was read: on a split screen, on a contact sheet. */
final class OtherBoards {
    /** Far more than anybody puts on a sheet. */
    private static final int MOST = 100;
    /** A lattice stands on as many dots at least. */
    private static final int LEAST_DISCS = 4;
    /** The fewest dots of a board whose cells are no squares: three pairs. */
    private static final int LEAST_FREE = 6;
    /** Buttons and other signs make some groups of one size, too; each that is looked at costs as much as a board. */
    private static final int MOST_FREE = 3;
    /** Beside the balls of an ad the bulb may stand, and one button beside the others. */
    private static final int LEAST_ASIDE = 2;
    /** So many dots of a board are white or gray, at most: two pairs. */
    private static final int MOST_GRAY = 4;
    /** Fewer on a lattice may be buttons in a row. */
    private static final int BOARD_DISCS = 8;
    /** All dots of a board are this alike in radius, tilted screens included, where upright lines cover a part. */
    private static final double SAME_SIZE = 1.12;

    /**
     * Of 3,757 boards the emptiest has a dot in 29 cells of the box around its dots, and each may lack some; specks of
     * noise and letters that lay on a lattice by chance had one in 64, the outermost left out.
     */
    private static final int MOST_CELLS_PER_DOT = 50;

    private static final double SLACK_PIXELS = 1;
    /**
     * Fitted circles of one row are at one height within this share of their radius; a degree moves the next dot by
     * 0.05.
     */
    private static final double LEVEL = 0.12;

    private static final int LEAST_IN_ROW = 3;
    /** So many balls of an ad are told from a board's dots beside gray ones, whatever stands around them. */
    private static final int LEAST_BALLS = 5;
    /** So far around a board, in cells, everything belongs to it. */
    private static final double MARGIN = 0.5;

    /**
     * The outline of a board reaches so far beyond its cells, in cells; right beside it another screenshot may begin.
     */
    private static final double OUTLINE = 0.1;

    private final Belief belief;
    private final Picture picture;
    private final Pixels pixels;
    private final DiscFinder finder;
    private final int threshold;
    private final StageObserver observer;
    private final List<Reading.Read> boards = new ArrayList<>();

    private OtherBoards(
            Belief belief, Picture picture, Pixels pixels, DiscFinder finder, int threshold, StageObserver observer) {
        this.belief = belief;
        this.picture = picture;
        this.pixels = pixels;
        this.finder = finder;
        this.threshold = threshold;
        this.observer = observer;
    }

    /**
     * The board that was read with all others beside it, without thumbnails of them; a refusal where what looks like
     * another board of squares cannot be read.
     *
     * @param discs everything round in the picture
     * @param finder finds discs at other brightnesses
     * @param threshold brightness that parts dots from what is behind
     */
    static Found<Reading.Read> beside(
            Reading.Read read,
            Belief belief,
            Picture picture,
            Pixels pixels,
            List<Disc> discs,
            DiscFinder finder,
            int threshold,
            StageObserver observer) {
        List<Disc> left = outside(read, discs);
        if (!ColorfulDiscs.mayBeDots(pixels, left)) {
            return new Found.Yes<>(read);
        }
        OtherBoards others = new OtherBoards(belief, picture, pixels, finder, threshold, observer);
        others.boards.add(read);
        Optional<Found.Not<Reading.Read>> unread = others.look(left);
        return unread.isPresent() ? unread.get() : new Found.Yes<>(together(others.boards));
    }

    /** The first board with the others beside it, in the order in which a text is read. */
    static Reading.Read together(List<Reading.Read> boards) {
        List<Reading.Read> all = ReadingOrder.of(boards);
        return all.size() == 1 ? all.get(0) : all.get(0).with(all.subList(1, all.size()));
    }

    /** Collects the boards that these discs stand on; why one of them cannot be read, if there is one. */
    private Optional<Found.Not<Reading.Read>> look(List<Disc> discs) {
        List<Disc> left = discs;
        while (ColorfulDiscs.mayBeDots(pixels, left) && boards.size() < MOST) {
            // What it has seen at one brightness speaks against a part of a board at another.
            LatticeReader reader = new LatticeReader(belief);
            Found<Reading.Read> next = next(reader, left, threshold);
            boolean isOpen = next instanceof Found.Not<Reading.Read> end && !end.isAmbiguous();
            List<Disc> unread = isOpen ? unread(left) : List.of();
            if (!unread.isEmpty()) {
                next = next.or(() -> atOtherBrightness(reader, unread));
            }
            if (next instanceof Found.Not<Reading.Read> not && not.mayBeFaces() && !reader.hasSquares()) {
                next = faces(left).orElse(next);
            }
            if (next instanceof Found.Not<Reading.Read> not) {
                return not.isAmbiguous() ? Optional.of(not) : refusal(unread);
            }
            Reading.Read board = ((Found.Yes<Reading.Read>) next).value();
            Thumbnails.add(boards, board);
            left = outside(board, left);
        }
        return Optional.empty();
    }

    /** The board of cells of any shape on which some of these discs stand, or why there may be several. */
    private Optional<Found<Reading.Read>> faces(List<Disc> discs) {
        List<Rect> taken = boards.stream().map(board -> box(board, OUTLINE)).toList();
        PartReader reader = new PartReader(picture, belief, observer);
        return DiscGroups.bySize(discs).stream()
                .filter(group -> ColorfulDiscs.among(pixels, group).size() >= LEAST_FREE
                        && !isRow(group, group.get(0).radius()))
                .flatMap(group -> FreeSpace.around(group, taken, picture.width(), picture.height()).stream())
                .distinct()
                .limit(MOST_FREE)
                .map(reader::readFaces)
                .filter(found -> found instanceof Found.Not<Reading.Read> not
                        ? not.isAmbiguous()
                        : outside(((Found.Yes<Reading.Read>) found).value(), discs)
                                        .size()
                                < discs.size())
                .findFirst();
    }

    private Optional<Found.Not<Reading.Read>> refusal(List<Disc> unread) {
        return unread.stream()
                .findFirst()
                .map(dot -> new Found.Not<>(
                        Stage.BOARD,
                        String.format(
                                Locale.ROOT,
                                "read %d of the boards, but %d dots around %.0f, %.0f belong to none of them: crop the"
                                        + " picture",
                                boards.size(),
                                unread.size(),
                                dot.x(),
                                dot.y())));
    }

    /** What is as large as the boards that were read, or larger, and has the dots of a board, is one. */
    private List<Disc> unread(List<Disc> discs) {
        double least = Thumbnails.RATIO
                * boards.stream()
                        .mapToDouble(b -> b.placement().cellSize())
                        .min()
                        .orElse(0);
        return DiscGroups.bySize(discs).stream()
                .filter(group -> ColorfulDiscs.mayBeDots(pixels, group))
                .map(group -> LatticeFitter.fit(pixels, group))
                .flatMap(Optional::stream)
                .filter(lattice -> lattice.dots().size() >= BOARD_DISCS
                        && lattice.cellSize() >= least
                        && !isSparse(lattice)
                        && !isRow(pixels, lattice, threshold))
                .findFirst()
                .map(Lattice::dots)
                .orElseGet(() -> likeThoseRead(discs));
    }

    /** Whether dots lie farther from each other than those of any board, one speck at each side apart. */
    static boolean isSparse(Lattice lattice) {
        int columns = extent(lattice.dots().stream().mapToInt(dot -> lattice.x().cellAt(dot.x())));
        int rows = extent(lattice.dots().stream().mapToInt(dot -> lattice.y().cellAt(dot.y())));
        return columns * rows > MOST_CELLS_PER_DOT * lattice.dots().size();
    }

    /** How many columns or rows some lie in, three at least, without the first and the last. */
    private static int extent(IntStream cells) {
        int[] sorted = cells.sorted().toArray();
        return sorted[sorted.length - 2] - sorted[1] + 1;
    }

    /** On a tilted screen upright lines cover a part of the board: its other dots are as large. */
    private List<Disc> likeThoseRead(List<Disc> discs) {
        int dots = boards.stream()
                .mapToInt(board -> 2 * board.board().pairs().size())
                .sum();
        return boards.stream()
                .filter(OtherBoards::isUpright)
                .map(board -> likeThoseOf(board, dots, discs))
                .filter(alike -> !alike.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /**
     * What looks like the dots of one board; nothing where it is fewer than those that were read: ads show tiles as
     * well as balls. What lines enclose is read whole, if at all: beside it, where pictures are turned, letters of one
     * color are as round as dots that are blurred.
     */
    private List<Disc> likeThoseOf(Reading.Read board, int dots, List<Disc> discs) {
        List<Disc> alike = alike(board, pixels, discs);
        boolean isLattice = board.board().topology() == Topology.SQUARE;
        boolean mayBeBoard = alike.size() >= dots
                && (isLattice || ColorfulDiscs.among(pixels, alike).size() >= dots - MOST_GRAY);
        return mayBeBoard ? alike : List.of();
    }

    private static boolean isUpright(Reading.Read board) {
        List<Point> corners = board.placement().corners();
        return corners.get(0).y() == corners.get(1).y()
                && corners.get(0).x() == corners.get(3).x();
    }

    /**
     * What looks like the dots of a board, but lies outside, in no row; nothing where that is gray.
     *
     * @param discs everything round in the picture
     */
    static List<Disc> alike(Reading.Read board, Pixels pixels, List<Disc> discs) {
        double radius = board.placement().dotDiameter() / 2;
        List<Disc> alike = outside(board, discs).stream()
                .filter(disc -> disc.radius() <= SAME_SIZE * radius + SLACK_PIXELS
                        && disc.radius() >= radius / SAME_SIZE - SLACK_PIXELS)
                .toList();
        List<Disc> loose =
                alike.stream().filter(disc -> !standsInRow(disc, alike)).toList();
        List<Disc> colorful = ColorfulDiscs.among(pixels, loose);
        // Buttons, which are gray, may be as large as the balls of an ad: a board has no row of five colors alone.
        boolean areOfAd = isRow(loose, radius) || colorful.size() >= LEAST_BALLS && isRow(colorful, radius);
        return ColorfulDiscs.mayBeDots(pixels, loose) && !areOfAd ? loose : List.of();
    }

    /** Buttons and the balls of ads stand in level rows; on a tilted board no three dots do, but by chance. */
    private static boolean standsInRow(Disc disc, List<Disc> discs) {
        return discs.stream()
                        .filter(other -> Math.abs(other.y() - disc.y()) <= LEVEL * disc.radius())
                        .count()
                >= LEAST_IN_ROW;
    }

    /** Whether no disc's middle is farther than its radius from the line through all: ads show rows of balls. */
    private static boolean isRow(List<Disc> discs, double radius) {
        double x = discs.stream().mapToDouble(Disc::x).average().orElse(0);
        double y = discs.stream().mapToDouble(Disc::y).average().orElse(0);
        double xx = discs.stream().mapToDouble(d -> (d.x() - x) * (d.x() - x)).sum();
        double yy = discs.stream().mapToDouble(d -> (d.y() - y) * (d.y() - y)).sum();
        double xy = discs.stream().mapToDouble(d -> (d.x() - x) * (d.y() - y)).sum();
        double angle = Math.atan2(2 * xy, xx - yy) / 2;
        return discs.stream()
                .allMatch(d -> Math.abs((d.y() - y) * Math.cos(angle) - (d.x() - x) * Math.sin(angle)) <= radius);
    }

    /**
     * The board of all dots that were not read: a mark on one of two boards asks for another brightness than the other
     * board was read at.
     */
    private Found<Reading.Read> atOtherBrightness(LatticeReader reader, List<Disc> unread) {
        Found.Not<Reading.Read> none = new Found.Not<>(Stage.BOARD, "found no board beside the others");
        Found<Reading.Read> found = Found.first(
                        none, Thresholds.ALL, other -> other == threshold ? none : next(reader, leftAt(other), other))
                .or(() -> SquaresWay.readByColor(
                        reader,
                        pixels,
                        leftAt(threshold),
                        Thresholds.DARKEST,
                        new StageSheets(observer, picture, Thresholds.DARKEST)));
        boolean isOther = found instanceof Found.Yes<Reading.Read> yes
                && !outside(yes.value(), unread).isEmpty();
        return isOther ? none : found;
    }

    /** Discs that are found at a brightness outside of all boards that were read. */
    private List<Disc> leftAt(int brightness) {
        List<Disc> left = finder.find(brightness);
        for (Reading.Read board : boards) {
            left = outside(board, left);
        }
        return left;
    }

    private Found<Reading.Read> next(LatticeReader reader, List<Disc> discs, int brightness) {
        StageSheets sheets = new StageSheets(observer, picture, brightness);
        return reader.unlessPart(SquaresWay.read(
                reader, pixels, discs, group -> ColorfulDiscs.mayBeDots(pixels, group), brightness, sheets));
    }

    /**
     * Ads show rows of balls, and the bulb above them or buttons, which are gray, may be as large; most of those are
     * rings around a picture, and no dots.
     *
     * @param threshold brightness that dots have at least in most places
     */
    static boolean isRow(Pixels pixels, Lattice lattice, int threshold) {
        List<Disc> colorful = ColorfulDiscs.among(pixels, lattice.dots());
        List<Disc> gray = SolidDots.among(pixels, lattice.dots(), threshold).stream()
                .filter(dot -> !ColorfulDiscs.isColorful(pixels, dot))
                .toList();
        return areInRow(lattice.dots(), colorful, gray, dot -> lattice.y().cellAt(dot.y()))
                || areInRow(lattice.dots(), colorful, gray, dot -> lattice.x().cellAt(dot.x()));
    }

    private static boolean areInRow(
            List<Disc> dots, List<Disc> colorful, List<Disc> gray, Function<Disc, Integer> line) {
        return dots.size() - fullest(dots, line) < LEAST_DISCS
                || colorful.size() - fullest(colorful, line) < LEAST_ASIDE
                        && gray.size() - fullest(gray, line) < LEAST_ASIDE;
    }

    /** How many dots stand in the line that holds most of them. */
    private static long fullest(List<Disc> dots, Function<Disc, Integer> line) {
        return dots.stream().collect(Collectors.groupingBy(line, Collectors.counting())).values().stream()
                .max(Long::compare)
                .orElse(0L);
    }

    /** Whether a board lies on another one, and is a part of it. */
    static boolean isPart(Reading.Read part, Reading.Read whole) {
        List<Disc> corners = part.placement().corners().stream()
                .map(corner -> new Disc(corner.x(), corner.y(), 0, 0))
                .toList();
        return part.board().pairs().size() < whole.board().pairs().size()
                && outside(whole, corners).isEmpty();
    }

    static List<Disc> outside(Reading.Read read, List<Disc> discs) {
        Rect box = box(read, MARGIN);
        return discs.stream()
                .filter(d -> d.x() < box.x || d.x() > box.x + box.width || d.y() < box.y || d.y() > box.y + box.height)
                .toList();
    }

    /**
     * The box around a board, in whole pixels.
     *
     * @param around what belongs to it at each side, in cells
     */
    private static Rect box(Reading.Read read, double around) {
        List<Point> corners = read.placement().corners();
        double margin = around * read.placement().cellSize();
        double left = corners.stream().mapToDouble(Point::x).min().orElse(0) - margin;
        double right = corners.stream().mapToDouble(Point::x).max().orElse(0) + margin;
        double top = corners.stream().mapToDouble(Point::y).min().orElse(0) - margin;
        double bottom = corners.stream().mapToDouble(Point::y).max().orElse(0) + margin;
        int x = (int) Math.floor(left);
        int y = (int) Math.floor(top);
        return new Rect(x, y, (int) Math.ceil(right) - x, (int) Math.ceil(bottom) - y);
    }
}
