package flowcv.batch;

/** Hears how a run through folders goes on; called by one thread at a time. */
public interface BatchListener {
    /**
     * Pictures were found.
     *
     * @param all how many there are
     * @param before how many of them were done in an earlier run
     */
    void found(int all, int before);

    /** A picture was worked on, and what was made of it is in place. */
    void done(PictureResult result);

    /** Something that concerns no single picture, in one line. */
    void fault(String line);
}
