package flowcv.corpus;

import java.util.Optional;

/**
 * A picture of a corpus that is made when it is asked for; the same one each time.
 *
 * @param corpus the name of its row in the table of corpora
 * @param name tells it from the others of its corpus, and how to make it again
 */
record Case(String corpus, String name, Source source) {
    /** Makes the picture of a case. */
    @FunctionalInterface
    interface Source {
        /** The picture, which is the caller's to close; nothing where it would be one that nobody takes. */
        Optional<Sample> open() throws Exception;
    }

    /**
     * Whether this picture belongs to a share of its corpus. A larger share has the pictures of a smaller one.
     *
     * @param share 0 to 1
     */
    boolean isIn(double share) {
        // The name's hash, stirred (by the last steps of MurmurHash3), so that names that are alike lie apart.
        int hash = (corpus + " " + name).hashCode();
        hash = (hash ^ hash >>> 16) * 0x85EBCA6B;
        hash = (hash ^ hash >>> 13) * 0xC2B2AE35;
        return ((hash ^ hash >>> 16) & Integer.MAX_VALUE) < share * Integer.MAX_VALUE || share >= 1;
    }
}
