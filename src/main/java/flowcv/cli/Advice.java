package flowcv.cli;

import flowcv.Flowcv;
import flowcv.image.Picture;
import flowcv.read.Reading;
import flowcv.read.Stage;
import picocli.CommandLine.Model.OptionSpec;

/** Boards without exactly one solution: why they are refused, and what to do about it. */
final class Advice {
    static final String NO_WITNESS = "--no-witness";

    private Advice() {}

    static OptionSpec option() {
        return Options.flag(
                "Believe boards without exactly one solution too, as look-alikes of the game have; solve then tells"
                        + " whether there is another solution.",
                NO_WITNESS);
    }

    /** Why a picture was refused; where nothing but its solutions speaks against the board, also who believes it. */
    static Reading.Refused with(Reading.Refused refused, Picture picture) {
        // Some boards that have no single solution are not read without asking for it either.
        return refused.stage() == Stage.SOLUTION && Flowcv.lookAlike(picture).isPresent()
                ? new Reading.Refused(
                        refused.stage(),
                        refused.reason() + "; if it is a look-alike's board, " + NO_WITNESS + " believes it")
                : refused;
    }
}
