package flowcv.count;

/** Is told how far a count has come. */
@FunctionalInterface
public interface CountProgress {
    /** Nobody is told. */
    CountProgress NONE = (done, of, states) -> {};

    /** So many nodes of all are decided, and so many states stand for all ways to do it. */
    void decided(int done, int of, int states);
}
