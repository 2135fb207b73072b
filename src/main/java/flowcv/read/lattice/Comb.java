package flowcv.read.lattice;

import flowcv.image.StopSignal;

/**
 * Equal distances among the positions of lines. A comb of every pitch is laid at every phase; what counts is its best
 * unbroken run of teeth: each line under a tooth is worth something, each tooth without one costs, and so does a line
 * between two teeth.
 */
final class Comb {
    /** What a tooth costs: one without a line loses it, one on a strong line gains the rest up to 1. */
    private static final float TOOTH = 0.4f;
    /** What a strong line between two teeth costs; of shares of the pitch where it counts. */
    private static final float BETWEEN = 0.25f;

    private static final double BETWEEN_FROM = 0.15;
    private static final double BETWEEN_TO = 0.85;
    /** By how much of the pitch a line may miss its tooth. */
    private static final double SLACK = 0.018;

    /**
     * A run of teeth.
     *
     * @param pitch from one to the next
     * @param phase where the tooth 0 stands
     * @param first tooth of the run
     * @param last tooth of the run
     * @param score about 0.6 for each strong line
     */
    record Teeth(double pitch, double phase, int first, int last, double score) {}

    private final LineProfile profile;

    Comb(LineProfile profile) {
        this.profile = profile;
    }

    /**
     * The best run of each pitch, as far as two teeth fit.
     *
     * @param pitches the smallest first
     * @param most pitch that is tried
     */
    Teeth[] best(double[] pitches, double most) {
        Teeth[] best = new Teeth[pitches.length];
        int reach = 0;
        float[] widened = profile.amounts();
        for (int i = 0; i < pitches.length; i++) {
            double pitch = pitches[i];
            if (pitch > most || pitch > profile.length()) {
                best[i] = new Teeth(pitch, 0, 0, 0, Double.NEGATIVE_INFINITY);
                continue;
            }
            StopSignal.check();
            int slack = (int) Math.max(1, Math.round(SLACK * pitch));
            for (; reach < slack; reach++) {
                widened = LineProfile.widened(widened);
            }
            best[i] = best(pitch, widened, slack);
        }
        return best;
    }

    private Teeth best(double pitch, float[] widened, int step) {
        int length = widened.length;
        int teeth = (int) (length / pitch) + 1;
        int bestPhase = 0;
        int first = 0;
        int last = 0;
        float best = Float.NEGATIVE_INFINITY;
        for (int phase = 0; phase <= (int) pitch; phase += step) {
            float score = 0;
            int start = 0;
            double x = phase;
            for (int tooth = 0; tooth < teeth && x < length; tooth++, x += pitch) {
                float gain = widened[(int) x] - TOOTH;
                if (gain <= 0 && score <= 0) {
                    score = gain;
                    continue;
                }
                float longer = score <= 0
                        ? Float.NEGATIVE_INFINITY
                        : score + gain - BETWEEN * profile.strongest(x - BETWEEN_TO * pitch, x - BETWEEN_FROM * pitch);
                if (longer < gain) {
                    score = gain;
                    start = tooth;
                } else {
                    score = longer;
                }
                if (score > best) {
                    best = score;
                    bestPhase = phase;
                    first = start;
                    last = tooth;
                }
            }
        }
        return new Teeth(pitch, profile.start() + bestPhase, first, last, best);
    }
}
