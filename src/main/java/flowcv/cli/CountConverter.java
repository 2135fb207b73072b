package flowcv.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads how many: a number from 1 on, or {@code all}. */
final class CountConverter implements ITypeConverter<Integer> {
    /** As many as there are. */
    static final int ALL = Integer.MAX_VALUE;

    @Override
    public Integer convert(String value) {
        if (value.equals("all")) {
            return ALL;
        }
        try {
            int count = Integer.parseInt(value);
            if (count >= 1) {
                return count;
            }
        } catch (NumberFormatException e) {
            // Told below, like a number that is too low.
        }
        throw new TypeConversionException("'" + value + "': expected a number from 1 on, or all");
    }
}
