package flowcv.read;

import java.util.ArrayList;
import java.util.List;
import org.opencv.core.Core;
import org.opencv.core.Mat;
import org.opencv.core.Scalar;

/** What a picture of a stage shows, in words below it: nothing is covered, and no place of it moves. */
final class Caption {
    /** Height of its letters, in widths or heights of the picture, whichever is less: 60 fit into a line. */
    private static final double LETTER = 0.018;

    /** Smaller letters are not legible, in pixels. */
    private static final double LEAST_LETTER = 11;

    /** In heights of letters. */
    private static final double LINE_HEIGHT = 1.6;

    private Caption() {}

    /** A copy of a picture with some words below it. */
    static Mat below(Mat picture, String words) {
        double letter = Math.max(LEAST_LETTER, LETTER * Math.min(picture.cols(), picture.rows()));
        List<String> lines = lines(words, letter, picture.cols() - letter);
        double lineHeight = LINE_HEIGHT * letter;
        Mat copy = new Mat();
        int height = (int) Math.ceil(lineHeight * lines.size() + letter / 2);
        Core.copyMakeBorder(picture, copy, 0, height, 0, 0, Core.BORDER_CONSTANT, Scalar.all(0));
        Sheet sheet = new Sheet(copy, 1);
        for (int i = 0; i < lines.size(); i++) {
            sheet.text(lines.get(i), letter / 2, picture.rows() + lineHeight * (i + 1), letter, Sheet.TEXT);
        }
        return copy;
    }

    /** The words in as many lines as they need; a word that is too wide is cut by the edge. */
    private static List<String> lines(String words, double letter, double width) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String word : words.split(" ")) {
            String longer = line.isEmpty() ? word : line + " " + word;
            if (!line.isEmpty() && Sheet.width(longer, letter) > width) {
                lines.add(line);
                longer = word;
            }
            line = longer;
        }
        lines.add(line);
        return lines;
    }
}
