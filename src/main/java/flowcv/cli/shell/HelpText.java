package flowcv.cli.shell;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;

/** What the declarations of commands and options say, as plain text. */
final class HelpText {
    /** A dot that ends a sentence, and not one in a name such as x.svg or a range. */
    private static final Pattern END = Pattern.compile("\\.(\\s|$)");

    private HelpText() {}

    /** What an option or an argument means. */
    static String of(ArgSpec argument) {
        return String.join(" ", argument.description());
    }

    /** What a command does. */
    static String of(CommandSpec command) {
        return String.join(" ", command.usageMessage().description());
    }

    /** What a command does, in its first sentence. */
    static String summary(CommandSpec command) {
        return sentence(of(command));
    }

    /** The first sentence, without its dot. */
    static String sentence(String text) {
        Matcher end = END.matcher(text);
        return end.find() ? text.substring(0, end.start()) : text;
    }
}
