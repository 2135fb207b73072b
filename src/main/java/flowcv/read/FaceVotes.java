package flowcv.read;

import flowcv.image.StopSignal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Which faces of one look others find as well. Two faces are alike if they share most of what either has: what one cuts
 * off another is more than that, what they differ by along faint lines is less.
 */
final class FaceVotes {
    /** Of all pixels that two faces have, those that both have (measured: 0.7 reads the same pictures). */
    private static final double LEAST_ALIKE = 0.8;

    /**
     * A face that several looks find.
     *
     * @param pixels their numbers
     * @param support how much of it the others find alike: the sum of the shares
     */
    record Supported(int[] pixels, double support) {}

    private final List<int[]> labels;
    private final List<int[][]> faces;

    /**
     * @param labels per look and pixel of one picture the number of the face
     * @param faces per look and number of a face its pixels; null for what is none to vote for
     */
    FaceVotes(List<int[]> labels, List<int[][]> faces) {
        this.labels = labels;
        this.faces = faces;
    }

    /** All faces that more looks than one find, those first that most do. */
    List<Supported> supported() {
        List<Supported> supported = new ArrayList<>();
        for (int look = 0; look < faces.size(); look++) {
            for (int[] face : faces.get(look)) {
                double support = face == null ? 0 : support(face, look);
                if (support > 0) {
                    supported.add(new Supported(face, support));
                }
            }
        }
        supported.sort(Comparator.comparingDouble(Supported::support).reversed());
        return supported;
    }

    private double support(int[] face, int look) {
        StopSignal.check();
        double support = 0;
        for (int other = 0; other < labels.size(); other++) {
            support += other == look ? 0 : alike(face, labels.get(other), faces.get(other));
        }
        return support;
    }

    /** What a face shares with the one of another look that has most of it, of all that both have; 0 if too little. */
    private static double alike(int[] face, int[] labels, int[][] others) {
        int most = majority(face, labels);
        if (others[most] == null) {
            return 0;
        }
        int shared = 0;
        for (int at : face) {
            shared += labels[at] == most ? 1 : 0;
        }
        double alike = shared / (double) (face.length + others[most].length - shared);
        return alike >= LEAST_ALIKE ? alike : 0;
    }

    /** The label that more than half of some pixels have; any of theirs if none has (R. Boyer and J. S. Moore, 1981). */
    private static int majority(int[] pixels, int[] labels) {
        int candidate = 0;
        int lead = 0;
        for (int at : pixels) {
            candidate = lead == 0 ? labels[at] : candidate;
            lead += labels[at] == candidate ? 1 : -1;
        }
        return candidate;
    }
}
