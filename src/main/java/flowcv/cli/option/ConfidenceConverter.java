package flowcv.cli.option;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads how sure something has to be: a number of 0 to 1. */
public final class ConfidenceConverter implements ITypeConverter<Double> {
    @Override
    public Double convert(String value) {
        if (value.matches("[0-9]{0,9}\\.?[0-9]{1,9}")) {
            double confidence = Double.parseDouble(value);
            if (confidence <= 1) {
                return confidence;
            }
        }
        throw new TypeConversionException("'" + value + "': expected a number of 0 to 1, as 0.8");
    }
}
