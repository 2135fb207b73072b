package flowcv.read;

import flowcv.image.Point;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Puts the boards of one picture in the order in which a text is read: row by row, each from the left. */
final class ReadingOrder {
    private ReadingOrder() {}

    static List<Reading.Read> of(List<Reading.Read> boards) {
        List<Reading.Read> left = new ArrayList<>(boards);
        left.sort(Comparator.comparingDouble(ReadingOrder::top));
        List<Reading.Read> ordered = new ArrayList<>();
        while (!left.isEmpty()) {
            // Boards of one row may have other heights; the middle of the highest one lies beside all of them.
            double middle = middle(left.get(0));
            List<Reading.Read> row = new ArrayList<>(
                    left.stream().filter(board -> top(board) <= middle).toList());
            left.removeAll(row);
            row.sort(Comparator.comparingDouble(ReadingOrder::first));
            ordered.addAll(row);
        }
        return ordered;
    }

    private static double middle(Reading.Read board) {
        double bottom =
                board.placement().corners().stream().mapToDouble(Point::y).max().orElse(0);
        return (top(board) + bottom) / 2;
    }

    private static double top(Reading.Read board) {
        return board.placement().corners().stream().mapToDouble(Point::y).min().orElse(0);
    }

    private static double first(Reading.Read board) {
        return board.placement().corners().stream().mapToDouble(Point::x).min().orElse(0);
    }
}
