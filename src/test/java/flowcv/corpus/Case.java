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
     * A number that depends on nothing but the names, for an order that looks like chance and is always the same: the
     * name's hash, stirred (by the last steps of MurmurHash3), so that names that are alike lie apart.
     */
    int rank() {
        int hash = (corpus + " " + name).hashCode();
        hash = (hash ^ hash >>> 16) * 0x85EBCA6B;
        hash = (hash ^ hash >>> 13) * 0xC2B2AE35;
        return hash ^ hash >>> 16;
    }
}
