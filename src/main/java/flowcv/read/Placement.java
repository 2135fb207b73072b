package flowcv.read;

import flowcv.image.Point;
import java.util.List;
import java.util.Map;

/**
 * Where a board lies in its picture.
 *
 * @param corners the corners of the board in its own frame: top left, top right, bottom right,
 *     bottom left
 * @param centers the middle of each place of the board, holes included, by its index
 * @param cellSize the square root of the median cell area, in pixels
 * @param dotDiameter in pixels
 * @param colors the color of each pair as it stands in the picture, 0xRRGGBB, by label
 */
public record Placement(
        List<Point> corners, List<Point> centers, double cellSize, double dotDiameter, Map<String, Integer> colors) {

    /** Keeps copies. */
    public Placement {
        corners = List.copyOf(corners);
        centers = List.copyOf(centers);
        colors = Map.copyOf(colors);
    }
}
