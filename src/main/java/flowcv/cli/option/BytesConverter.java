package flowcv.cli.option;

import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads amounts of memory as people write them: {@code 500M}, {@code 4G}; in bytes. */
public final class BytesConverter implements ITypeConverter<Long> {
    @Override
    public Long convert(String value) {
        String upper = value.toUpperCase(Locale.ROOT);
        if (!upper.matches("[0-9]{1,6}[MG]B?")) {
            throw new TypeConversionException("'" + value + "' is no amount of memory; write it as 500M or 4G");
        }
        int unit = upper.indexOf('M') > 0 ? upper.indexOf('M') : upper.indexOf('G');
        return Long.parseLong(upper.substring(0, unit)) << (upper.charAt(unit) == 'M' ? 20 : 30);
    }
}
