package flowcv.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes one reading of what was decided about each place of a picture. */
final class SeveralBoards {
    /**
     * What each cell and border costs on average where squares are those of a board, at most, in nats: boards of squares
     * that were read cost 0.02 or less, lattices laid over hexagons and free shapes 0.07 or more.
     */
    private static final double OF_SQUARES = 0.05;
    /** What is smaller than the boards beside it by this ratio is a picture of a board, not one to be solved. */
    private static final double SMALLER = 0.75;

    /** What was decided about one place. */
    record Decided(Weighed weighed, Reading reading) {
        private boolean isRead() {
            return reading instanceof Reading.Read;
        }

        private double cellSize() {
            return weighed.complex().cellSize();
        }

        private boolean mayBeBoard() {
            return isRead() || weighed.labelings().mean() <= OF_SQUARES;
        }
    }

    private SeveralBoards() {}

    /** Nothing where no place shows what may be a board; a refusal where one that counts was not read. */
    static Optional<Reading> together(List<Decided> places) {
        List<Decided> boards = places.stream().filter(Decided::mayBeBoard).toList();
        double least = SMALLER
                * boards.stream()
                        .filter(Decided::isRead)
                        .mapToDouble(Decided::cellSize)
                        .min()
                        .orElse(0);
        Optional<Reading> refused = boards.stream()
                .filter(board -> !board.isRead() && board.cellSize() >= least)
                .map(Decided::reading)
                .findFirst();
        return boards.isEmpty() || refused.isPresent() ? refused : Optional.of(all(boards));
    }

    private static Reading all(List<Decided> boards) {
        List<Reading.Read> found = new ArrayList<>();
        for (Decided board : boards) {
            if (board.reading() instanceof Reading.Read read) {
                Thumbnails.add(found, read);
            }
        }
        List<Reading.Read> ordered = ReadingOrder.of(found);
        return ordered.get(0).with(ordered.subList(1, ordered.size()));
    }
}
