package flowcv.cli.option;

import flowcv.cli.console.UsageException;
import java.util.Locale;
import java.util.Optional;

/**
 * A number of rows and columns as a command line gives it.
 *
 * @param rows at least 1
 * @param columns at least 1
 */
public record GridSize(int rows, int columns) {
    /** {@code 9} or {@code 9x7}, rows first; throws {@link UsageException} with the name of the option. */
    public static GridSize of(String option, String value, int least, int most) {
        Optional<GridSize> size = parse(value);
        if (size.isEmpty()
                || Math.min(size.get().rows, size.get().columns) < least
                || Math.max(size.get().rows, size.get().columns) > most) {
            throw new UsageException(option + " " + value + ": expected ROWSxCOLUMNS, each from " + least + " to "
                    + most + ", as in " + option + " 9x7");
        }
        return size.get();
    }

    private static Optional<GridSize> parse(String value) {
        if (!value.matches("[0-9]{1,5}([xX][0-9]{1,5})?")) {
            return Optional.empty();
        }
        int cross = value.toLowerCase(Locale.ROOT).indexOf('x');
        int rows = Integer.parseInt(cross < 0 ? value : value.substring(0, cross));
        return Optional.of(new GridSize(rows, cross < 0 ? rows : Integer.parseInt(value.substring(cross + 1))));
    }
}
