package flowcv.cli.option;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads times as people write them: {@code 500ms}, {@code 1.5s}, {@code 2m}, and {@code 10} for seconds. */
public final class TimeConverter implements ITypeConverter<Duration> {
    /** Nine digits are thirty years of seconds, and no overflow. */
    private static final Pattern TIME = Pattern.compile("([0-9]{1,9}(?:\\.[0-9]{1,9})?)(ms|s|m|min|h)?");

    @Override
    public Duration convert(String value) {
        Matcher parts = TIME.matcher(value.toLowerCase(Locale.ROOT));
        if (!parts.matches()) {
            throw fault(value);
        }
        long unit =
                switch (parts.group(2) == null ? "s" : parts.group(2)) {
                    case "ms" -> 1;
                    case "s" -> 1_000;
                    case "h" -> 3_600_000;
                    default -> 60_000;
                };
        Duration time = Duration.ofMillis(new BigDecimal(parts.group(1))
                .multiply(BigDecimal.valueOf(unit))
                .longValue());
        if (time.isZero()) {
            throw new TypeConversionException("'" + value + "' is no time at all");
        }
        return time;
    }

    private static TypeConversionException fault(String value) {
        return new TypeConversionException("'" + value + "' is no time; write it as 500ms, 1.5s or 2m");
    }
}
