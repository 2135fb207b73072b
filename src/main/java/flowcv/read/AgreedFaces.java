package flowcv.read;

import flowcv.image.StopSignal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.opencv.core.CvType;
import org.opencv.core.Mat;

/**
 * What several looks at a picture agree on. By lines of one contrast some cells run together and others are cut by
 * noise, by another contrast others: a face that is the same by several is one. As with extremal regions (J. Matas and
 * others, 2002) it is the stable ones that count, here among lines that differ in more than a threshold.
 *
 * @param left of all that any look has, in reduced pixels of the picture
 * @param top of the same
 * @param width in reduced pixels
 * @param height in reduced pixels
 * @param faces per pixel the number of the face that looks agree on, from 1; 0 where they agree on none
 * @param lines per pixel not 0 where most looks see a line, whether it ends a face or not
 */
record AgreedFaces(int left, int top, int width, int height, int[] faces, byte[] lines) {
    /** Faces of several looks differ by less along their lines; those that overlap by more exclude each other. */
    private static final double MOST_OVERLAP = 0.15;

    /**
     * Lays looks over each other.
     *
     * @param looks at parts of one picture, reduced alike; one at least
     * @param cell the side of a cell, in reduced pixels
     */
    static AgreedFaces of(List<FaceLook> looks, double cell) {
        int left = looks.stream().mapToInt(FaceLook::left).min().orElseThrow();
        int top = looks.stream().mapToInt(FaceLook::top).min().orElseThrow();
        int width = looks.stream().mapToInt(s -> s.left() + s.width()).max().orElseThrow() - left;
        int height = looks.stream().mapToInt(s -> s.top() + s.height()).max().orElseThrow() - top;
        byte[] lines = new byte[width * height];
        List<int[]> labels = new ArrayList<>();
        List<int[][]> faces = new ArrayList<>();
        for (FaceLook look : looks) {
            StopSignal.check();
            int[] own = new int[width * height];
            for (int y = 0; y < look.height(); y++) {
                int to = (y + look.top() - top) * width + look.left() - left;
                System.arraycopy(look.labels(), y * look.width(), own, to, look.width());
                for (int x = 0; x < look.width(); x++) {
                    lines[to + x] += look.lines()[y * look.width() + x] != 0 ? 1 : 0;
                }
            }
            labels.add(own);
            faces.add(faces(own, look, cell));
        }
        for (int at = 0; at < lines.length; at++) {
            // What fewer take for a line is mostly the rim of a pipe, or noise.
            lines[at] = (byte) (2 * lines[at] > looks.size() ? 1 : 0);
        }
        int[] agreed = together(new FaceVotes(labels, faces).supported(), width * height);
        return new AgreedFaces(left, top, width, height, agreed, lines);
    }

    /** Draws 255 where one face ends, else 0. */
    void drawBorders(Mat borders) {
        byte[] mask = new byte[faces.length];
        for (int at = 0; at < mask.length; at++) {
            boolean ends = at % width + 1 < width && faces[at] != faces[at + 1]
                    || at + width < mask.length && faces[at] != faces[at + width];
            mask[at] = (byte) (ends ? 255 : 0);
        }
        borders.create(height, width, CvType.CV_8UC1);
        borders.put(0, 0, mask);
    }

    /** By label the pixels of those faces that have the size of a cell, or of two that run together; else null. */
    private static int[][] faces(int[] labels, FaceLook look, double cell) {
        int[] areas = new int[look.count() + 1];
        for (int label : look.labels()) {
            areas[label]++;
        }
        boolean[] atEdge = look.atEdge();
        int[][] faces = new int[look.count() + 1][];
        for (int label = 1; label <= look.count(); label++) {
            boolean isLikeCell = !atEdge[label] && CellAreas.PHOTOGRAPHED.contain(areas[label] / (cell * cell));
            faces[label] = isLikeCell ? new int[areas[label]] : null;
        }
        int[] next = new int[look.count() + 1];
        for (int at = 0; at < labels.length; at++) {
            if (faces[labels[at]] != null) {
                faces[labels[at]][next[labels[at]]++] = at;
            }
        }
        return faces;
    }

    /** Per pixel the number of the face that has it, the best supported first; 0 where there is none. */
    private static int[] together(List<FaceVotes.Supported> supported, int pixels) {
        int[] together = new int[pixels];
        int count = 0;
        for (FaceVotes.Supported face : supported) {
            StopSignal.check();
            long taken =
                    Arrays.stream(face.pixels()).filter(at -> together[at] != 0).count();
            if (taken <= MOST_OVERLAP * face.pixels().length) {
                count++;
                for (int at : face.pixels()) {
                    together[at] = together[at] == 0 ? count : together[at];
                }
            }
        }
        return together;
    }
}
