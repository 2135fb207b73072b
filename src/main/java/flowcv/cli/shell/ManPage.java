package flowcv.cli.shell;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * A page of the manual, in the macros that every man knows. Picocli's own generator writes AsciiDoc, which nothing but
 * Asciidoctor, a Ruby program, turns into pages.
 *
 * @param name such as {@code flowcv-solve}
 * @param text of the file
 */
public record ManPage(String name, String text) {
    /** The section of programs. */
    public static final int SECTION = 1;

    /** The page about a command, or about all of them. */
    public static ManPage of(CommandLine command, String version) {
        CommandSpec spec = command.getCommandSpec();
        String name = spec.qualifiedName("-");
        StringBuilder page = new StringBuilder();
        page.append(".TH ").append(quoted(name.toUpperCase(Locale.ROOT))).append(" " + SECTION + " \"\" ");
        page.append(quoted("flowcv " + version)).append(" \"User Commands\"\n");
        page.append(".SH NAME\n" + plain(name) + " \\- " + plain(HelpText.summary(spec)) + "\n");
        page.append(".SH SYNOPSIS\n" + bold(spec.qualifiedName()) + synopsis(spec) + "\n");
        page.append(".SH DESCRIPTION\n" + plain(HelpText.of(spec)) + "\n");
        for (PositionalParamSpec parameter : spec.positionalParameters()) {
            page.append(term(italic(parameter.paramLabel()), HelpText.of(parameter)));
        }
        page.append(".SH OPTIONS\n");
        for (OptionSpec option : spec.options()) {
            page.append(term(heading(option), HelpText.of(option)));
        }
        if (!command.getSubcommands().isEmpty()) {
            page.append(".SH COMMANDS\n");
            command.getSubcommands()
                    .forEach((sub, line) -> page.append(term(bold(sub), HelpText.of(line.getCommandSpec()))));
        }
        String[] footer = spec.usageMessage().footer();
        if (footer.length > 0) {
            page.append(".SH NOTES\n.nf\n");
            Arrays.stream(footer).forEach(line -> page.append(plain(line) + "\n"));
            page.append(".fi\n");
        }
        page.append(".SH EXIT STATUS\n");
        for (Map.Entry<String, String> code : spec.usageMessage().exitCodeList().entrySet()) {
            page.append(term(bold(code.getKey()), code.getValue()));
        }
        page.append(".SH SEE ALSO\n" + others(command) + "\n");
        return new ManPage(name, page.toString());
    }

    /** The name of its file. */
    public String file() {
        return name + "." + SECTION;
    }

    private static String synopsis(CommandSpec spec) {
        String options = " [" + italic("OPTIONS") + "]";
        String command = spec.subcommands().isEmpty() ? "" : " " + italic("COMMAND") + " [" + italic("ARG") + "...]";
        return options
                + command
                + spec.positionalParameters().stream().map(ManPage::synopsis).collect(Collectors.joining());
    }

    private static String synopsis(PositionalParamSpec parameter) {
        String label = italic(parameter.paramLabel()) + (parameter.arity().max() > 1 ? "..." : "");
        return " " + (parameter.required() ? label : "[" + label + "]");
    }

    private static String heading(OptionSpec option) {
        String names = Arrays.stream(option.names()).map(ManPage::bold).collect(Collectors.joining(", "));
        return names + value(option);
    }

    private static String value(ArgSpec option) {
        return option.arity().max() > 0 ? " " + italic(option.paramLabel()) : "";
    }

    private static String others(CommandLine command) {
        CommandLine parent = command.getParent();
        List<String> names = parent == null
                ? command.getSubcommands().values().stream()
                        .map(sub -> sub.getCommandSpec().qualifiedName("-"))
                        .toList()
                : List.of(parent.getCommandName());
        return names.stream().map(name -> bold(name) + "(" + SECTION + ")").collect(Collectors.joining(",\n"));
    }

    private static String term(String heading, String text) {
        return ".TP\n" + heading + "\n" + plain(text) + "\n";
    }

    private static String bold(String text) {
        return "\\fB" + plain(text) + "\\fR";
    }

    private static String italic(String text) {
        return "\\fI" + plain(text) + "\\fR";
    }

    private static String quoted(String text) {
        return "\"" + plain(text).replace("\"", "\\(dq") + "\"";
    }

    /** Text that holds no command of the formatter. */
    private static String plain(String text) {
        String escaped = text.replace("\\", "\\e").replace("-", "\\-").replace("…", "...");
        return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
    }
}
