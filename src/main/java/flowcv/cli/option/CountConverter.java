package flowcv.cli.option;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads how many: a number from 1 on, or {@code all}. */
public final class CountConverter implements ITypeConverter<Long> {
    /** As many as there are. */
    static final long ALL = Long.MAX_VALUE;

    @Override
    public Long convert(String value) {
        if (value.equalsIgnoreCase("all")) {
            return ALL;
        }
        try {
            long count = Long.parseLong(value);
            if (count >= 1) {
                return count;
            }
        } catch (NumberFormatException e) {
            // Told below, like a number that is too low.
        }
        throw new TypeConversionException("'" + value + "': expected a number of at least 1, or all");
    }
}
