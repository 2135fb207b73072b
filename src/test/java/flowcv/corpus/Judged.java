package flowcv.corpus;

/**
 * A picture of a corpus, read and judged.
 *
 * @param group the part of its corpus
 * @param millis that reading took, decoding left out
 */
record Judged(Case picture, String group, Verdict verdict, double millis) {
    String corpus() {
        return picture.corpus();
    }

    /** One line, or a line and the boards that were read by mistake. */
    String line() {
        return corpus() + "." + group + " " + picture.name() + ": " + verdict.detail();
    }
}
