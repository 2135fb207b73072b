package flowcv.read;

import flowcv.image.Point;
import flowcv.read.detect.Discs;
import flowcv.read.frame.Frame;
import flowcv.read.inference.Content;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.opencv.core.Rect;

/**
 * What was decided about the places of a picture where boards may lie.
 *
 * @param places in the order in which they were found
 * @param unread what looks like dots of boards outside of all that may be boards
 */
record Page(List<Decided> places, List<Discs.Disc> unread) {
    /**
     * What each cell and border of a board costs on average, in nats: boards that were read cost 0.02 or less, lattices of
     * squares laid over hexagons and free shapes 0.07 or more.
     */
    private static final double OF_BOARD = 0.05;
    /**
     * What costs more on average is not read, whatever its dots and its solver say: the side of a cube, which has one
     * solution by itself, cost 0.61; of 850 pictures read right four cost more than 0.1.
     */
    private static final double MOST = 0.2;
    /**
     * And what has one part that costs more, as it looks surely like something else: three boards whose only wall was
     * overlooked cost 6.8 to 7.6, and of 802 boards read right none more than 6.5.
     */
    private static final double MOST_WORST = 6.6;

    /** A board lies so far from the edges of a part of its picture, in cells: nearer ones may have one row more. */
    private static final double CLEAR_OF = 1.1;

    /** What is said of a picture, or of a place of it, that shows no board. */
    static final Reading.Refused NO_BOARD =
            new Reading.Refused(Cause.NO_LATTICE, "found no cells side by side with lines between them");

    /**
     * What was decided about one place.
     *
     * @param corners its outline in the picture
     */
    record Decided(Weighed weighed, List<Point> corners, Reading reading) {
        private boolean isRead() {
            return reading instanceof Reading.Read
                    && cost() <= MOST
                    && weighed.labelings().worst() <= MOST_WORST;
        }

        /** Whether it may be a board, read or refused. */
        boolean mayBeBoard() {
            return isRead() || cost() <= OF_BOARD;
        }

        private double cost() {
            return weighed.labelings().mean();
        }

        private List<Integer> dots() {
            List<Integer> places = weighed.complex().form().places();
            BitSet dots = weighed.labelings().best().get(0).holding(Content.DOT);
            return IntStream.range(0, places.size())
                    .filter(index -> dots.get(places.get(index)))
                    .boxed()
                    .toList();
        }

        private int size() {
            return weighed.complex().form().places().size();
        }

        /** Whether it lies clear of the edges of a part of a picture but those of the picture, so that all of it is seen. */
        boolean isWithin(Rect part, Frame whole) {
            double least = CLEAR_OF * cellSize();
            double left = part.x == 0 ? Double.NEGATIVE_INFINITY : part.x + least;
            double top = part.y == 0 ? Double.NEGATIVE_INFINITY : part.y + least;
            double right = part.x + part.width == whole.width() ? Double.MAX_VALUE : part.x + part.width - least;
            double bottom = part.y + part.height == whole.height() ? Double.MAX_VALUE : part.y + part.height - least;
            return corners.stream().allMatch(at -> at.x() > left && at.y() > top && at.x() < right && at.y() < bottom);
        }

        private double cellSize() {
            return weighed.complex().cellSize();
        }

        private Reading.Refused refused() {
            return reading instanceof Reading.Refused refused
                    ? refused
                    : new Reading.Refused(
                            Cause.UNCLEAR_CELLS,
                            "cells and lines are not as clear as those of a board"
                                    + ReaderWords.unsure(reading.doubts()),
                            reading.doubts(),
                            reading.likeliest());
        }
    }

    Page {
        places = List.copyOf(places);
        unread = List.copyOf(unread);
    }

    /** All boards; a refusal where there is none, or where one that counts was not read. */
    Reading reading() {
        List<Decided> boards = places.stream().filter(Decided::mayBeBoard).toList();
        if (boards.isEmpty()) {
            return none();
        }
        return boards.stream()
                .filter(board -> !board.isRead() && !isThumbnail(board))
                .<Reading>map(Decided::refused)
                .findFirst()
                .orElseGet(() -> unread.isEmpty() ? read(boards) : incomplete(boards.size()));
    }

    /** Why no place is a board: what speaks against the one that looks most like it. */
    private Reading.Refused none() {
        return places.stream()
                .min(Comparator.comparingDouble(Decided::cost))
                .map(Decided::refused)
                .orElse(NO_BOARD);
    }

    /** Whether a place shows the cells of a board that was read in a smaller size, and no dot where that has none. */
    private boolean isThumbnail(Decided small) {
        return places.stream()
                .filter(Decided::isRead)
                .anyMatch(large -> small.cellSize() < Thumbnails.RATIO * large.cellSize()
                        && small.size() == large.size()
                        && !small.dots().isEmpty()
                        && large.dots().containsAll(small.dots()));
    }

    private static Reading read(List<Decided> boards) {
        List<Reading.Read> found = new ArrayList<>();
        for (Decided board : boards) {
            if (board.reading() instanceof Reading.Read read) {
                Thumbnails.add(found, read);
            }
        }
        List<Reading.Read> ordered = ReadingOrder.of(found);
        return ordered.get(0).with(ordered.subList(1, ordered.size()));
    }

    /** The same with places that were found beside these, and the dots that are left. */
    Page with(List<Decided> found, Frame frame) {
        List<Decided> all = Stream.concat(places.stream(), found.stream()).toList();
        return new Page(all, UnreadDots.outside(frame, new Page(all, List.of()).boards()));
    }

    /** The outlines in the picture of what may be boards. */
    List<List<Point>> boards() {
        return places.stream().filter(Decided::mayBeBoard).map(Decided::corners).toList();
    }

    /** The same, and those of places that look much like boards but were refused: nobody looks at them once more. */
    List<List<Point>> taken() {
        return places.stream()
                .filter(place -> place.mayBeBoard() || place.cost() <= MOST)
                .map(Decided::corners)
                .toList();
    }

    /** Dots that nobody read where no place is taken. */
    List<Discs.Disc> open() {
        return unread.stream().filter(dot -> UnreadDots.isOutside(dot, taken())).toList();
    }

    /** Why boards are not enough beside which there are dots that nobody read. */
    private Reading.Refused incomplete(int boards) {
        Discs.Disc dot = unread.get(0);
        return new Reading.Refused(
                Cause.INCOMPLETE,
                String.format(
                        Locale.ROOT,
                        "read %d of the boards, but %d dots around %.0f, %.0f belong to none of them: crop the picture",
                        boards,
                        unread.size(),
                        dot.x(),
                        dot.y()),
                List.of(),
                Optional.empty());
    }
}
