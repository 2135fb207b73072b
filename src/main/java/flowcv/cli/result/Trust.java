package flowcv.cli.result;

import flowcv.read.Reading;

/**
 * Why a board of a picture is believed.
 *
 * @param confidence 0 to 1, of the reading
 * @param isWitnessed whether it was shown to have exactly one solution
 */
public record Trust(double confidence, boolean isWitnessed) {
    static Trust in(Reading.Read read, boolean isWitnessed) {
        return new Trust(read.confidence(), isWitnessed);
    }

    /** What the witness said, as JSON writes it. */
    String testimony() {
        return isWitnessed ? "one solution" : "not asked";
    }
}
