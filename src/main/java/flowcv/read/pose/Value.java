package flowcv.read.pose;

import flowcv.image.Mats;
import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.Mat;

/** Brightness as the greatest channel: blue and red lines are dark in luma. */
final class Value {
    private Value() {}

    /**
     * The brightness of a picture.
     *
     * @param bgr of type {@code CV_8UC3}
     * @param mats keeps the result
     */
    static Mat of(Mat bgr, Mats mats) {
        List<Mat> channels = new ArrayList<>(3);
        Core.split(bgr, channels);
        channels.forEach(mats::keep);
        Mat value = channels.get(0);
        Core.max(value, channels.get(1), value);
        Core.max(value, channels.get(2), value);
        return value;
    }
}
