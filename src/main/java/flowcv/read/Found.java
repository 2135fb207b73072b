package flowcv.read;

/** What a stage hands on: its result, or where and why the reading ends. */
sealed interface Found<T> {

    /** The stage's result. */
    record Yes<T>(T value) implements Found<T> {}

    /** The end of the reading. */
    record Not<T>(Stage stage, String reason) implements Found<T> {
        /** The same end for a stage of another result. */
        <U> Not<U> as() {
            return new Not<>(stage, reason);
        }

        /** Of two ends the one at the later stage; this one, if both are at the same. */
        Not<T> orFurther(Found<T> other) {
            return other instanceof Not<T> not && not.stage().compareTo(stage) > 0 ? not : this;
        }
    }
}
