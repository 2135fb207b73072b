package flowcv.cli.shell;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** What the declarations of commands and options say, as plain text. */
final class HelpText {
    /** A dot that ends a sentence, and not one in a name such as x.svg. */
    private static final Pattern SENTENCE = Pattern.compile("\\.(\\s|$)");

    /** What stands behind these explains what stands before them. */
    private static final Pattern CLAUSE = Pattern.compile("[.:,](\\s|$)");

    private HelpText() {}

    /** What an option or an argument means. */
    static String of(ArgSpec argument) {
        return String.join(" ", argument.description());
    }

    static String of(CommandSpec command) {
        return String.join(" ", command.usageMessage().description());
    }

    /** What a command does, in a few words. */
    static String summary(CommandSpec command) {
        return until(CLAUSE, of(command));
    }

    /** The first sentence, without its dot. */
    static String sentence(String text) {
        return until(SENTENCE, text);
    }

    private static String until(Pattern pattern, String text) {
        Matcher end = pattern.matcher(text);
        return end.find() ? text.substring(0, end.start()) : text;
    }
}
