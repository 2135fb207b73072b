package flowcv.draw.part;

import flowcv.draw.canvas.Box;
import flowcv.draw.canvas.Canvas;
import flowcv.draw.canvas.Shape;
import flowcv.image.Mats;
import org.opencv.core.Mat;
import org.opencv.core.Size;
import org.opencv.imgproc.Imgproc;

/** The thumbnail that some phones show in a corner while a second screenshot is taken: a small board in a large one. */
public final class Preview {
    /** Width and margin by the width of the screen. */
    private static final double WIDTH = 0.2;

    private static final double MARGIN = 0.04;

    private Preview() {}

    /** Paints it where it leaves the board free, and nothing where it cannot. */
    public static void paint(Canvas canvas, Box board) {
        Mat whole = canvas.toMat();
        Mat small = new Mat();
        try {
            int width = (int) (WIDTH * canvas.width());
            int height = (int) ((double) width * canvas.height() / canvas.width());
            Imgproc.resize(whole, small, new Size(width, height), 0, 0, Imgproc.INTER_AREA);
            int margin = (int) (MARGIN * canvas.width());
            int top = canvas.height() - margin - height;
            double edge = 0.02 * width;
            if (top - edge < board.bottom() + margin) {
                return;
            }
            canvas.fill(
                    Shape.box(margin - edge, top - edge, margin + width + edge, top + height + edge, 3 * edge),
                    0xFFFFFF);
            canvas.paste(small, margin, top);
        } finally {
            Mats.release(whole);
            Mats.release(small);
        }
    }
}
