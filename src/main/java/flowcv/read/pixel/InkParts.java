package flowcv.read.pixel;

import flowcv.image.Mats;
import org.opencv.core.CvType;
import org.opencv.core.Mat;
import org.opencv.core.Rect;
import org.opencv.imgproc.Imgproc;

/**
 * The connected parts of what is marked in a picture, numbered from 1 on; 0 is all else.
 *
 * @param count of the numbers, 0 among them
 * @param width of the picture, in pixels
 * @param labels by pixel the number of its part; not to be changed
 * @param boxes around the parts and their areas, in pixels
 */
record InkParts(int count, int width, int[] labels, Mat boxes) {
    /**
     * @param own keeps the boxes
     * @param marked 255 where something is, else 0
     */
    static InkParts of(Mats own, Mat marked) {
        Mat labeled = own.mat();
        Mat boxes = own.mat();
        int count = Imgproc.connectedComponentsWithStats(marked, labeled, boxes, own.mat(), 8, CvType.CV_32S);
        int[] labels = new int[marked.cols() * marked.rows()];
        labeled.get(0, 0, labels);
        return new InkParts(count, marked.cols(), labels, boxes);
    }

    /** By part the greatest of a measure of its pixels. */
    double[] greatest(float[] measure) {
        double[] greatest = new double[count];
        for (int at = 0; at < labels.length; at++) {
            greatest[labels[at]] = Math.max(greatest[labels[at]], measure[at]);
        }
        return greatest;
    }

    /** The box around a part. */
    Rect box(int label) {
        int[] box = new int[4];
        boxes.get(label, Imgproc.CC_STAT_LEFT, box);
        return new Rect(box[0], box[1], box[2], box[3]);
    }

    /** How many pixels a part has. */
    int area(int label) {
        return (int) boxes.get(label, Imgproc.CC_STAT_AREA)[0];
    }

    /** What of a box is one part: 255, else 0. */
    byte[] mask(int label, Rect box) {
        byte[] mask = new byte[box.width * box.height];
        for (int at = 0; at < mask.length; at++) {
            int there = (box.y + at / box.width) * width + box.x + at % box.width;
            mask[at] = labels[there] == label ? (byte) 255 : 0;
        }
        return mask;
    }

    /** Some of the parts: 255, else 0. */
    byte[] mask(boolean[] isChosen) {
        byte[] mask = new byte[labels.length];
        for (int at = 0; at < labels.length; at++) {
            mask[at] = isChosen[labels[at]] ? (byte) 255 : 0;
        }
        return mask;
    }
}
