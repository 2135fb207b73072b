package flowcv.read;

import flowcv.image.Picture;
import flowcv.read.pixel.Pixels;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Point;
import org.opencv.core.Scalar;
import org.opencv.imgproc.Imgproc;

/** A picture of five by five squares within an outline, on which more may be drawn. */
final class DrawnLattice {
    static final int CELLS = 5;
    static final int PITCH = 60;
    private static final int ORIGIN = 40;

    private DrawnLattice() {}

    /** What somebody looks for among the cells of such a board. */
    interface Look<T> {
        T at(LatticeSides sides, Set<Place> present, CellGrid grid, Box box);
    }

    /**
     * What is found where something is drawn.
     *
     * @param line color of the lines and of the outline
     * @param more draws it
     * @param threshold brightness that parts dots from what is behind
     * @param weights tell lines from walls
     */
    static <T> T look(Scalar line, Consumer<Mat> more, int threshold, LineWeights weights, Look<T> look) {
        int size = CELLS * PITCH + 2 * ORIGIN;
        try (Picture picture = new Picture("drawn", new Mat(size, size, CvType.CV_8UC3, Scalar.all(0)))) {
            Mat mat = picture.pixels();
            for (int k = 1; k < CELLS; k++) {
                line(mat, at(k), at(0), at(k), at(CELLS), line, 2);
                line(mat, at(0), at(k), at(CELLS), at(k), line, 2);
            }
            Imgproc.rectangle(mat, new Point(at(0), at(0)), new Point(at(CELLS), at(CELLS)), line, 6);
            more.accept(mat);
            Axis axis = new Axis(ORIGIN, PITCH);
            SideReader reader = new SideReader(Pixels.of(picture), axis, axis, threshold, SideReader.LEAST_CONTRAST);
            LatticeSides sides = new LatticeSides(reader, new Lattice(axis, axis, List.of(), 1));
            boolean[][] cells = new boolean[CELLS][CELLS];
            Set<Place> present = new HashSet<>();
            for (int i = 0; i < CELLS * CELLS; i++) {
                cells[i / CELLS][i % CELLS] = true;
                present.add(new Place(i / CELLS, i % CELLS));
            }
            Box box = Box.around(present);
            return look.at(sides, present, sides.grid(box, cells, weights), box);
        }
    }

    /** Where a line lies, by its number from 0, in pixels. */
    static int at(int line) {
        return ORIGIN + line * PITCH;
    }

    static void line(Mat mat, int x, int y, int otherX, int otherY, Scalar color, int width) {
        Imgproc.line(mat, new Point(x, y), new Point(otherX, otherY), color, width);
    }
}
