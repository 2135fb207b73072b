package flowcv.batch;

import flowcv.SolveOptions;
import flowcv.TimeLimit;
import flowcv.read.Recognizer;
import java.time.Duration;

/**
 * How pictures are worked on.
 *
 * @param jobs how many at one time, at least 1
 * @param pictureTime after so long a picture is given up, whatever is being done with it
 * @param overlays whether solutions are drawn
 * @param thumbnails whether small copies are made
 * @param minConfidence a board that is less sure is refused, 0 to 1
 */
public record BatchOptions(int jobs, Duration pictureTime, boolean overlays, boolean thumbnails, double minConfidence) {
    /** A disk that wakes up takes seconds, too. */
    public static final Duration DEFAULT_TIME = TimeLimit.USUAL;

    /** All cores, no pictures made. */
    public static final BatchOptions DEFAULT = new BatchOptions(
            Runtime.getRuntime().availableProcessors(), DEFAULT_TIME, false, false, Recognizer.LEAST_CONFIDENCE);

    /** Checks the numbers. */
    public BatchOptions {
        SolveOptions.checkConfidence(minConfidence);
        if (jobs < 1 || pictureTime.isNegative() || pictureTime.isZero()) {
            throw new IllegalArgumentException(
                    jobs + " jobs of " + pictureTime + " each, expected at least one, and time");
        }
    }

    /** A search ends by itself before its picture is given up. */
    Duration searchTime() {
        return pictureTime.compareTo(SolveOptions.DEFAULT_TIME) < 0 ? pictureTime : SolveOptions.DEFAULT_TIME;
    }
}
