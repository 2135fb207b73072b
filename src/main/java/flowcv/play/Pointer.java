package flowcv.play;

/** Turns the ways of the mouse into ways over cells: a quick drag skips none. */
final class Pointer {
    private int place = -1;
    private int x;
    private int y;

    /** The button went down on a place, at a column and a line of the board. */
    void press(int at, int column, int line) {
        place = at;
        x = column;
        y = line;
    }

    /** Leads a drawing after the pointer. */
    void drag(Drawing drawing, View view, int column, int line) {
        int steps = Math.max(Math.abs(column - x), Math.abs(line - y));
        int fromX = x;
        int fromY = y;
        for (int i = 1; i <= steps; i++) {
            x = fromX + (column - fromX) * i / steps;
            y = fromY + (line - fromY) * i / steps;
            int next = view.placeAt(x, y);
            if (next == place) {
                continue;
            }
            // Beyond the border the way goes on at the other side, where there is a warp.
            int target = next >= 0 || place < 0
                    ? next
                    : view.towards(place, sign(column - fromX, steps), sign(line - fromY, steps));
            if (target >= 0 && drawing.end() != target) {
                drawing.to(target);
            }
            place = next;
        }
    }

    private static int sign(int distance, int steps) {
        return 2 * Math.abs(distance) > steps ? Integer.signum(distance) : 0;
    }
}
