package flowcv.read;

/** What a stage hands on: its result, or where and why the reading ends. */
sealed interface Found<T> {

    /** The stage's result. */
    record Yes<T>(T value) implements Found<T> {}

    /**
     * The end of the reading.
     *
     * @param isAmbiguous whether several boards were read, each of which may be the one: then no other look may decide
     */
    record Not<T>(Stage stage, String reason, boolean isAmbiguous) implements Found<T> {
        Not(Stage stage, String reason) {
            this(stage, reason, false);
        }

        /** The end where several boards may be the one. */
        static <T> Not<T> ambiguous(String reason) {
            return new Not<>(Stage.SOLUTION, reason, true);
        }

        /** Of two ends the one that came further; this one if both came as far, or if the other is none. */
        Not<T> further(Found<T> other) {
            if (!(other instanceof Not<T> not) || isAmbiguous) {
                return this;
            }
            return not.isAmbiguous || not.stage.compareTo(stage) > 0 ? not : this;
        }

        /** The same end for a stage of another result. */
        <U> Not<U> as() {
            return new Not<>(stage, reason, isAmbiguous);
        }
    }
}
