package flowcv.read.pixel;

import flowcv.image.Mats;
import org.opencv.core.Core;
import org.opencv.core.Mat;

/** A picture with a frame around it, of which parts that are as large as the picture are seen from elsewhere. */
public final class FramedPicture implements AutoCloseable {
    private final Mats own = new Mats();
    private final Mat framed;
    private final int margin;

    /**
     * @param picture is copied
     * @param margin of the frame at each side, in pixels
     * @param border by what the frame is made, one of OpenCV's borders
     */
    public FramedPicture(Mat picture, int margin, int border) {
        this.margin = margin;
        framed = own.mat();
        Core.copyMakeBorder(picture, framed, margin, margin, margin, margin, border);
    }

    /**
     * As much as the picture is large, from some columns and rows on; what is around it lies beside it in memory.
     *
     * @param mats keeps it
     * @param right columns, no more than the margin, or less than 0 to the left
     * @param down rows
     */
    public Mat part(Mats mats, int right, int down) {
        int x = margin + right;
        int y = margin + down;
        return mats.keep(framed.submat(y, y + framed.rows() - 2 * margin, x, x + framed.cols() - 2 * margin));
    }

    @Override
    public void close() {
        own.close();
    }
}
