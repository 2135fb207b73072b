package flowcv.cli.option;

import flowcv.TimeLimit;
import flowcv.cli.console.UsageException;
import flowcv.cli.input.Inputs;
import flowcv.read.Recognizer;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options of commands that read pictures. */
public final class PictureOptions {
    public static final String MIN_CONFIDENCE = "--min-confidence";

    public static final String TIME_LIMIT = "--time-limit";

    public static final String COPY = "--copy";

    private PictureOptions() {}

    /** The options that stand for an input which is no file. */
    public static void addDesktop(CommandSpec spec) {
        spec.addOption(Options.flag("Use the picture, the file or the text that was copied last.", Inputs.CLIPBOARD));
        spec.addOption(Options.flag("Use a picture of the whole screen.", Inputs.SCREEN));
    }

    /** Puts the result where other programs find it: the drawn picture, where there is one. */
    public static OptionSpec copy() {
        return copy("Copy the result to the clipboard: the drawn picture, which is then not written to a file, or else"
                + " the text.");
    }

    /** Puts the board that was read where other programs find it. */
    public static OptionSpec copyBoard() {
        return copy("Copy the board to the clipboard, as text.");
    }

    private static OptionSpec copy(String what) {
        return Options.flag(what + " Linux needs wl-copy or xclip for it.", COPY);
    }

    /** The inputs, at least one. */
    public static List<String> inputs(Arguments arguments) {
        List<String> inputs = arguments.inputs();
        if (inputs.isEmpty()) {
            throw new UsageException("no input; name a picture or a text, - for standard input, or add "
                    + Inputs.CLIPBOARD + " or " + Inputs.SCREEN);
        }
        return inputs;
    }

    public static String input(Arguments arguments) {
        List<String> inputs = inputs(arguments);
        if (inputs.size() > 1) {
            throw new UsageException("expected one input, found " + String.join(", ", inputs));
        }
        return inputs.get(0);
    }

    /** From which confidence on a board of a picture is believed. */
    public static OptionSpec minConfidence() {
        return OptionSpec.builder(MIN_CONFIDENCE)
                .type(Double.class)
                .converters(new ConfidenceConverter())
                .paramLabel("SHARE")
                .description("Refuse boards of pictures that are less sure, 0 to 1 (default: "
                        + Recognizer.LEAST_CONFIDENCE + ").")
                .build();
    }

    /** The confidence from which on a board of a picture is believed. */
    public static double minConfidence(Arguments arguments) {
        return arguments.<Double>value(MIN_CONFIDENCE).orElse(Recognizer.LEAST_CONFIDENCE);
    }

    /** How long a picture may take. */
    public static OptionSpec timeLimit() {
        return Options.time("Time limit per picture (default: 30s).", TIME_LIMIT);
    }

    /** The time that a picture may take. */
    public static Duration time(Arguments arguments) {
        return arguments.<Duration>value(TIME_LIMIT).orElse(TimeLimit.USUAL);
    }
}
