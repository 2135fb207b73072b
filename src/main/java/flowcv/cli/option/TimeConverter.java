package flowcv.cli.option;

import java.time.Duration;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads times as people write them: {@code 500ms}, {@code 10s}, {@code 2m}, and {@code 10} for seconds. */
public final class TimeConverter implements ITypeConverter<Duration> {
    @Override
    public Duration convert(String value) {
        int digits = 0;
        while (digits < value.length() && value.charAt(digits) >= '0' && value.charAt(digits) <= '9') {
            digits++;
        }
        String unit = value.substring(digits).toLowerCase(Locale.ROOT);
        // Nine digits are thirty years of seconds, and no overflow.
        if (digits == 0 || digits > 9) {
            throw fault(value);
        }
        long number = Long.parseLong(value.substring(0, digits));
        Duration time =
                switch (unit) {
                    case "ms" -> Duration.ofMillis(number);
                    case "", "s" -> Duration.ofSeconds(number);
                    case "m", "min" -> Duration.ofMinutes(number);
                    case "h" -> Duration.ofHours(number);
                    default -> throw fault(value);
                };
        if (time.isZero()) {
            throw new TypeConversionException("'" + value + "' is no time at all");
        }
        return time;
    }

    private static TypeConversionException fault(String value) {
        return new TypeConversionException("'" + value + "' is no time; write it as 500ms, 10s or 2m");
    }
}
