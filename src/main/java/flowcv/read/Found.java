package flowcv.read;

import java.util.function.Function;
import java.util.function.Supplier;

/** What a stage hands on: its result, or where and why the reading ends. */
sealed interface Found<T> {

    /**
     * What the first of several looks finds, or the end that settles the matter; the end that came furthest where none
     * does.
     *
     * @param none how the search ends where there is nothing to look at
     * @param choices what to look at, the likeliest first
     */
    static <C, T> Found<T> first(Not<T> none, Iterable<C> choices, Function<C, Found<T>> look) {
        Found<T> furthest = none;
        for (C choice : choices) {
            furthest = furthest.or(() -> look.apply(choice));
        }
        return furthest;
    }

    /** This, if it settles the matter; else what another look finds, or how that ended which came further. */
    default Found<T> or(Supplier<Found<T>> look) {
        if (!(this instanceof Not<T> not) || isSettled()) {
            return this;
        }
        Found<T> other = look.get();
        return other instanceof Yes<T> ? other : not.further(other);
    }

    /** Whether no other look may decide. */
    boolean isSettled();

    /** The stage's result. */
    record Yes<T>(T value) implements Found<T> {
        @Override
        public boolean isSettled() {
            return true;
        }
    }

    /** What an end says to looks that have not been taken yet. */
    enum Last {
        /** Another look may decide. */
        NO,
        /** Several boards were read, each of which may be the one; or one that is too hard to be solved. */
        AMBIGUOUS,
        /** Somebody drew over the board: strokes may hide its walls, or be taken for some. */
        DRAWN_OVER,
        /** Something lies over the border of the board: nobody can tell what is below, and where the board ends. */
        COVERED,
        /**
         * Lines of a whole board are neither thin nor thick: another look may decide, but not below a finger's mark.
         */
        DOUBTFUL
    }

    /**
     * The end of the reading.
     *
     * @param last whether no other look may decide, and why
     */
    record Not<T>(Stage stage, String reason, Last last) implements Found<T> {
        Not(Stage stage, String reason) {
            this(stage, reason, Last.NO);
        }

        /** The end where several boards may be the one, or where nobody can tell whether one is. */
        static <T> Not<T> ambiguous(String reason) {
            return new Not<>(Stage.SOLUTION, reason, Last.AMBIGUOUS);
        }

        /** The end where some lines of a whole board may be walls. */
        static <T> Not<T> doubtful(String reason) {
            return new Not<>(Stage.CELLS, reason, Last.DOUBTFUL);
        }

        /** The end where somebody drew over a board. */
        static <T> Not<T> drawnOver(String reason) {
            return new Not<>(Stage.CELLS, reason, Last.DRAWN_OVER);
        }

        /** The end where something lies over the border of a board. */
        static <T> Not<T> covered(String reason) {
            return new Not<>(Stage.CELLS, reason, Last.COVERED);
        }

        /** The end where a finger's mark lies over a board, and what is below may be another one. */
        static <T> Not<T> belowMark() {
            return drawnOver("a finger's mark lies over lines that may be walls");
        }

        @Override
        public boolean isSettled() {
            return last == Last.AMBIGUOUS || last == Last.DRAWN_OVER || last == Last.COVERED;
        }

        /** Whether several boards may be the one. */
        boolean isAmbiguous() {
            return last == Last.AMBIGUOUS;
        }

        /** Whether some lines of a whole board may be walls. */
        boolean isDoubtful() {
            return last == Last.DOUBTFUL;
        }

        /** Whether somebody drew over the board. */
        boolean isDrawnOver() {
            return last == Last.DRAWN_OVER;
        }

        /** Whether something lies over the border of the board. */
        boolean isCovered() {
            return last == Last.COVERED;
        }

        /** The same for those who may look again. */
        Not<T> unsettled() {
            return new Not<>(stage, reason);
        }

        /** Of two ends the one that came further; this one if both came as far, or if the other is none. */
        Not<T> further(Found<T> other) {
            if (!(other instanceof Not<T> not) || isSettled()) {
                return this;
            }
            return not.isSettled() || not.stage.compareTo(stage) > 0 ? not : this;
        }

        /** The end in words, as an observer is told. */
        String words() {
            return "no board (" + stage.word() + "): " + reason;
        }

        /** The same end for a stage of another result. */
        <U> Not<U> as() {
            return new Not<>(stage, reason, last);
        }
    }
}
