package flowcv.cli.input;

import flowcv.Flowcv;
import flowcv.TimeLimit;
import flowcv.cli.option.PictureOptions;
import flowcv.image.Picture;
import flowcv.read.Reading;

/** Refused pictures: why they are, and what to do about it. */
public final class Advice {
    private Advice() {}

    /**
     * Why a picture was refused, and what to do where something can be done: nothing but its solutions may speak against
     * the board, or the time was too short.
     *
     * @param limit of the picture; where it is up before a look-alike's board is read again, nothing is said of that
     */
    public static Reading.Refused with(Reading.Refused refused, Picture picture, TimeLimit limit) {
        return switch (refused.stage()) {
            case TIME -> more(refused, "a longer " + PictureOptions.TIME_LIMIT + " may help");
            // Some boards that have no single solution are not read without asking for it either.
            case SOLUTION ->
                limit.run(() -> Flowcv.lookAlike(picture).isPresent()).orElse(false)
                        ? more(
                                refused,
                                "if it is the board of a look-alike, " + PictureOptions.NO_WITNESS + " accepts it")
                        : refused;
            default -> refused;
        };
    }

    private static Reading.Refused more(Reading.Refused refused, String advice) {
        return new Reading.Refused(refused.stage(), refused.reason() + "; " + advice);
    }
}
