package flowcv.read;

import flowcv.image.Point;
import flowcv.read.frame.Frame;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What was decided about the places of a picture where lattices of squares lie.
 *
 * @param places in the order in which they were found
 * @param unread what looks like dots of boards outside of all that may be boards; nothing where none may be one
 */
record Page(List<Decided> places, List<Point> unread) {
    /**
     * What each cell and border costs on average where squares are those of a board, in nats: boards of squares that were
     * read cost 0.02 or less, lattices laid over hexagons and free shapes 0.07 or more.
     */
    private static final double OF_SQUARES = 0.05;
    /**
     * What costs more is not read, whatever its dots and its solver say: the side of a cube, which has one solution by
     * itself, cost 0.61, and a board whose only wall was overlooked 0.13; of 360 pictures read right one cost 0.1.
     */
    private static final double MOST = 0.1;
    /** A board of as many cells that is smaller by this ratio is a picture of the other one. */
    private static final double SMALLER = 0.75;

    /** What was decided about one place. */
    record Decided(Weighed weighed, Reading reading) {
        private boolean isRead() {
            return reading instanceof Reading.Read && weighed.labelings().mean() <= MOST;
        }

        private boolean isOfSquares() {
            return isRead() || weighed.labelings().mean() <= OF_SQUARES;
        }

        private int size() {
            return weighed.complex().form().places().size();
        }

        private double cellSize() {
            return weighed.complex().cellSize();
        }

        /** Whether it may be a board of squares: one that was read, or an upright one that was refused. */
        boolean mayBeBoard() {
            return isRead() || isOfSquares() && weighed.complex().pose().isUpright();
        }
    }

    Page {
        places = List.copyOf(places);
        unread = List.copyOf(unread);
    }

    /** Nothing where no place shows what may be a board; a refusal where one that counts was not read. */
    Optional<Reading> reading() {
        boolean isAnyRead = places.stream().anyMatch(Decided::isRead);
        List<Decided> boards = places.stream()
                .filter(place -> isAnyRead ? place.isOfSquares() : place.mayBeBoard())
                .toList();
        Optional<Reading> refused = boards.stream()
                .filter(board -> !board.isRead() && !isThumbnail(board))
                .map(Decided::reading)
                .findFirst();
        return boards.isEmpty() || refused.isPresent() ? refused : Optional.of(read(boards));
    }

    /** Whether a place shows as many cells as a board that was read, in a smaller size. */
    private boolean isThumbnail(Decided small) {
        return places.stream()
                .filter(Decided::isRead)
                .anyMatch(large -> small.cellSize() < SMALLER * large.cellSize() && small.size() == large.size());
    }

    private static Reading read(List<Decided> boards) {
        List<Reading.Read> found = new ArrayList<>();
        for (Decided board : boards) {
            if (board.reading() instanceof Reading.Read read) {
                Thumbnails.add(found, read);
            }
        }
        return together(found);
    }

    /** Boards of one picture as one reading. */
    static Reading.Read together(List<Reading.Read> boards) {
        List<Reading.Read> ordered = ReadingOrder.of(boards);
        return ordered.get(0).with(ordered.subList(1, ordered.size()));
    }

    /** The same with places that were found beside these, and the dots that are left. */
    Page with(List<Decided> found, Frame frame) {
        List<Decided> all = Stream.concat(places.stream(), found.stream()).toList();
        Page page = new Page(all, List.of());
        return page.boards().isEmpty() ? page : new Page(all, UnreadDots.outside(frame, page.boards()));
    }

    /** The outlines in the picture of what may be boards. */
    List<List<Point>> boards() {
        return places.stream()
                .filter(Decided::mayBeBoard)
                .map(place -> place.weighed().corners())
                .toList();
    }

    /** The boards that were read, each alone. */
    List<Reading.Read> read() {
        return reading().stream()
                .filter(Reading.Read.class::isInstance)
                .flatMap(reading -> ((Reading.Read) reading).all().stream())
                .map(board -> board.with(List.of()))
                .toList();
    }

    /** The outlines of all places in the picture. */
    List<List<Point>> outlines() {
        return places.stream().map(place -> place.weighed().corners()).toList();
    }

    /** Why boards are not enough beside which there are dots that nobody read. */
    static Reading.Refused incomplete(int boards, List<Point> unread) {
        Point dot = unread.get(0);
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
