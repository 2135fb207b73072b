package flowcv.read;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/**
 * What several looks at a picture agree on. By lines of one contrast some cells run together and others are cut by
 * noise, by another contrast others: a face that is the same by several is one. As with extremal regions (J. Matas and
 * others, 2002) it is the stable ones that count, here among lines that differ in more than a threshold.
 */
final class AgreedFaces {
    /**
     * Two looks find the same face if they share this much of what either has: what one cuts off another is more than
     * that, what they differ by along faint lines is less (measured: 0.7 reads the same pictures).
     */
    private static final double LEAST_ALIKE = 0.8;

    /** Area of what may be a cell, in cells as the dots tell them: what runs together or is cut is none. */
    private static final CellAreas AREAS = new CellAreas(0.2, 5.5);

    /** Faces of several looks differ by this share along their lines; those that overlap more exclude each other. */
    private static final double MOST_OVERLAP = 0.15;

    /** A face of one of the looks. */
    private static final class Candidate {
        /** The numbers of its pixels. */
        private final int[] pixels;
        /** How much of it the other looks see alike: the sum of what they share. */
        private double support;

        Candidate(int[] pixels) {
            this.pixels = pixels;
        }
    }

    private final int left;
    private final int top;
    private final int width;
    private final int height;
    /** Per look and pixel the number of the face. */
    private final List<int[]> labels = new ArrayList<>();
    /** Per look and number of a face what may be a cell; null for what may not. */
    private final List<Candidate[]> candidates = new ArrayList<>();

    private AgreedFaces(List<Segments> looks, double cell) {
        this.left = looks.stream().mapToInt(Segments::left).min().orElseThrow();
        this.top = looks.stream().mapToInt(Segments::top).min().orElseThrow();
        this.width = looks.stream().mapToInt(s -> s.left() + s.width()).max().orElseThrow() - left;
        this.height = looks.stream().mapToInt(s -> s.top() + s.height()).max().orElseThrow() - top;
        looks.forEach(look -> add(look, cell));
    }

    /**
     * Draws the borders of the faces that looks agree on.
     *
     * @param looks at parts of one picture, reduced alike; one at least
     * @param cell in reduced pixels
     */
    static AgreedFaces of(List<Segments> looks, double cell) {
        return new AgreedFaces(looks, cell);
    }

    /** The first column that any look has, in reduced pixels. */
    int left() {
        return left;
    }

    /** The first row. */
    int top() {
        return top;
    }

    /** Draws 255 where one face ends, else 0, over all that any look has. */
    void drawBorders(Mat lines) {
        int[] faces = agreed();
        byte[] mask = new byte[width * height];
        for (int at = 0; at < mask.length; at++) {
            boolean ends = at % width + 1 < width && faces[at] != faces[at + 1]
                    || at + width < mask.length && faces[at] != faces[at + width];
            mask[at] = (byte) (ends ? 255 : 0);
        }
        lines.create(height, width, CvType.CV_8UC1);
        lines.put(0, 0, mask);
    }

    private void add(Segments look, double cell) {
        int[] own = new int[width * height];
        int[] areas = new int[look.count() + 1];
        boolean[] atEdge = new boolean[look.count() + 1];
        for (int y = 0; y < look.height(); y++) {
            for (int x = 0; x < look.width(); x++) {
                int label = look.labels()[y * look.width() + x];
                own[(y + look.top() - top) * width + x + look.left() - left] = label;
                areas[label]++;
                atEdge[label] |= x == 0 || y == 0 || x == look.width() - 1 || y == look.height() - 1;
            }
        }
        Candidate[] found = new Candidate[look.count() + 1];
        for (int label = 1; label <= look.count(); label++) {
            double area = areas[label] / (cell * cell);
            if (!atEdge[label] && area >= AREAS.least() && area <= AREAS.greatest()) {
                found[label] = new Candidate(new int[areas[label]]);
            }
        }
        int[] next = new int[look.count() + 1];
        for (int at = 0; at < own.length; at++) {
            int label = own[at];
            if (found[label] != null) {
                found[label].pixels[next[label]++] = at;
            }
        }
        labels.add(own);
        candidates.add(found);
    }

    /** Per pixel the number of the face that looks agree on; 0 where they agree on none. */
    private int[] agreed() {
        List<Candidate> all = new ArrayList<>();
        for (int look = 0; look < labels.size(); look++) {
            for (Candidate face : candidates.get(look)) {
                if (face != null) {
                    support(face, look);
                    all.add(face);
                }
            }
        }
        all.removeIf(face -> face.support == 0);
        all.sort(Comparator.comparingDouble(face -> -face.support));
        int[] agreed = new int[width * height];
        int count = 0;
        for (Candidate face : all) {
            long taken =
                    Arrays.stream(face.pixels).filter(at -> agreed[at] != 0).count();
            if (taken <= MOST_OVERLAP * face.pixels.length) {
                count++;
                for (int at : face.pixels) {
                    agreed[at] = agreed[at] == 0 ? count : agreed[at];
                }
            }
        }
        return agreed;
    }

    /** Asks all other looks for a face that is the same. */
    private void support(Candidate face, int look) {
        for (int other = 0; other < labels.size(); other++) {
            if (other != look) {
                face.support += alike(face, labels.get(other), candidates.get(other));
            }
        }
    }

    /** What a face shares with the one of another look that has most of it, of all that both have; 0 if too little. */
    private static double alike(Candidate face, int[] labels, Candidate[] others) {
        int[] shared = new int[others.length];
        int most = 0;
        for (int at : face.pixels) {
            int label = labels[at];
            most = ++shared[label] > shared[most] ? label : most;
        }
        if (others[most] == null) {
            return 0;
        }
        double alike = shared[most] / (double) (face.pixels.length + others[most].pixels.length - shared[most]);
        return alike >= LEAST_ALIKE ? alike : 0;
    }
}
