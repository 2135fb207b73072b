package flowcv.format;

import flowcv.board.Lane;
import flowcv.board.Link;
import java.util.ArrayList;
import java.util.List;

/** The links around the border of a rectangle that is open everywhere. */
final class Wraps {
    private Wraps() {}

    static List<Link> all(int rows, int columns) {
        List<Link> wraps = new ArrayList<>();
        for (int row = 0; columns > 1 && row < rows; row++) {
            wraps.add(Link.between(row * columns, row * columns + columns - 1, Lane.HORIZONTAL));
        }
        for (int column = 0; rows > 1 && column < columns; column++) {
            wraps.add(Link.between(column, (rows - 1) * columns + column, Lane.VERTICAL));
        }
        return wraps;
    }
}
