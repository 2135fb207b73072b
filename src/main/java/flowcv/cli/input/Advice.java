package flowcv.cli.input;

import flowcv.cli.option.PictureOptions;
import flowcv.read.Cause;
import flowcv.read.Reading;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** Refused pictures: why they are, and what to do about it. */
public final class Advice {
    private Advice() {}

    /** Why a picture was refused, and what accepts it: a lower confidence, or more time. */
    public static Reading.Refused with(Reading.Refused refused) {
        if (refused.cause() == Cause.TIME) {
            return more(refused, "a longer " + PictureOptions.TIME_LIMIT + " may help");
        }
        BigDecimal confidence = BigDecimal.valueOf(
                        refused.likeliest().map(Reading.Read::confidence).orElse(0.0))
                .setScale(2, RoundingMode.DOWN);
        return confidence.signum() > 0
                ? more(refused, PictureOptions.MIN_CONFIDENCE + " " + confidence + " accepts it")
                : refused;
    }

    private static Reading.Refused more(Reading.Refused refused, String advice) {
        return new Reading.Refused(
                refused.cause(), refused.reason() + "; " + advice, refused.doubts(), refused.likeliest());
    }
}
