package flowcv.read.decide;

import flowcv.board.Board;
import flowcv.read.inference.Change;
import flowcv.read.inference.Labeling;
import flowcv.read.tiling.BoardForm;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Which board it is, if any. */
public sealed interface Decision {
    /** What may be otherwise, the likeliest first. */
    List<Change> doubts();

    /** Dots that may belong to others. */
    List<Partners> partners();

    /**
     * The likeliest board.
     *
     * @param dots which dots belong together
     * @param confidence how likely it is exactly this board, 0 to 1
     * @param testimony how many solutions it has, and by which rules
     * @param partners of dots that may belong to others
     */
    record Likeliest(
            Board board,
            Labeling labeling,
            List<BoardForm.Dots> dots,
            double confidence,
            Witness.Testimony testimony,
            List<Change> doubts,
            List<Partners> partners)
            implements Decision {
        /** Keeps copies. */
        public Likeliest {
            dots = List.copyOf(dots);
            doubts = List.copyOf(doubts);
            partners = List.copyOf(partners);
        }

        /** How many solutions the board has. */
        public Solvability solutions() {
            return testimony.solvability();
        }
    }

    /**
     * Dots to which another one may belong.
     *
     * @param dot its place
     * @param shares how likely it belongs to each of some places, 0 to 1, the likeliest first
     */
    record Partners(int dot, Map<Integer, Double> shares) {}

    /**
     * Nothing that can be a board.
     *
     * @param dots that the likeliest labeling has
     * @param place where it is cut off; -1 if it is not
     * @param nearest what comes nearest to a board, with a confidence of 0; empty where its parts make none
     */
    record None(Cause cause, int dots, int place, List<Change> doubts, Optional<Likeliest> nearest)
            implements Decision {
        /** Keeps a copy. */
        public None {
            doubts = List.copyOf(doubts);
        }

        @Override
        public List<Partners> partners() {
            return List.of();
        }
    }

    /** Why nothing can be a board. */
    enum Cause {
        /** Fewer than two pairs of dots. */
        FEW_DOTS,
        /** One dot has no partner. */
        ODD_DOTS,
        /** Colors do not tell which dots belong together. */
        COLORS,
        /** Nobody sees whether the board goes on. */
        CUT_OFF,
        /** Walls, holes and dots contradict each other. */
        NO_BOARD,
        /** No board that it may be has a solution. */
        NO_SOLUTION
    }
}
