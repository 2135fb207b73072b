package flowcv.corpus;

import flowcv.draw.screen.Drawn;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.RandomBoards;
import flowcv.theme.Theme;
import flowcv.theme.ThemedBoard;
import java.util.List;
import java.util.Optional;

/** Random boards of squares in the looks of other programs, books and sites; the packs of a row are names of looks. */
final class ThemedBoards {
    /** Of so many seeds in a row two give boards at the start, one a half drawn and one a solved board. */
    private static final int STATES = 4;

    private static final int HALF_DRAWN = 2;
    private static final int SOLVED = 3;
    private static final double HALF = 0.5;

    private ThemedBoards() {}

    static List<Case> cases(Row row) {
        return row.each(ThemedBoards::sample);
    }

    private static Optional<Sample> sample(String pack, long seed) {
        // Each look has boards of its own.
        long own = 31L * pack.hashCode() + seed;
        RandomBoards.Solved solved = PaintedBoards.board(own);
        Progress progress =
                switch (Math.floorMod(seed, STATES)) {
                    case HALF_DRAWN -> Progress.some(solved.solution(), HALF, own);
                    case SOLVED ->
                        new Progress(solved.solution().trails().stream()
                                .map(trail -> new Drawn(trail.label(), trail.places(), true))
                                .toList());
                    default -> Progress.INITIAL;
                };
        Painted painted = ThemedBoard.paint(solved.board(), progress, Theme.named(pack), own);
        return Optional.of(Sample.of(pack, painted, Truth.board(solved.board())));
    }
}
