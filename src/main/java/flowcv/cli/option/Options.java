package flowcv.cli.option;

import flowcv.cli.console.ExitCode;
import java.time.Duration;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/**
 * The options that several commands share. They are declared by hand, since reading annotations
 * takes 60 ms more of every start.
 */
public final class Options {
    private Options() {}

    /** A command with the options that each has. */
    public static CommandSpec command(String name, String... description) {
        CommandSpec spec = CommandSpec.create().name(name);
        spec.usageMessage()
                .description(description)
                .sortOptions(false)
                .abbreviateSynopsis(true)
                .exitCodeListHeading("Exit codes:%n")
                .exitCodeList(ExitCode.table());
        return spec;
    }

    /**
     * A command that takes no boards.
     *
     * @param done what it has done when all is well
     * @param failed what keeps it from that
     */
    public static CommandSpec commandWithoutBoards(String name, String done, String failed, String description) {
        CommandSpec spec = command(name, description);
        spec.usageMessage().exitCodeList(ExitCode.table(done, failed));
        return spec;
    }

    public static void addCommon(CommandSpec spec) {
        spec.addOption(flag("Print errors only.", "-q", "--quiet"));
        spec.addOption(flag("Print details to standard error.", "-v", "--verbose"));
        spec.addOption(flag("Print the stack trace of an error.", "--stacktrace"));
        addHelp(spec);
    }

    public static void addHelp(CommandSpec spec) {
        spec.addOption(OptionSpec.builder("-h", "--help")
                .usageHelp(true)
                .description("Print this help and exit.")
                .build());
    }

    public static OptionSpec flag(String description, String... names) {
        String[] others = new String[names.length - 1];
        System.arraycopy(names, 1, others, 0, others.length);
        return OptionSpec.builder(names[0], others)
                .type(boolean.class)
                .description(description)
                .build();
    }

    public static OptionSpec text(String label, String description, String name, String... others) {
        return OptionSpec.builder(name, others)
                .type(String.class)
                .paramLabel(label)
                .description(description)
                .build();
    }

    /**
     * An option whose value is one of a few words, in any case.
     *
     * @param words offered by completion
     */
    public static OptionSpec choice(String label, List<String> words, String description, String name) {
        return OptionSpec.builder(name)
                .type(String.class)
                .paramLabel(label)
                .completionCandidates(words)
                .description(description)
                .build();
    }

    public static OptionSpec time(String description, String name) {
        return OptionSpec.builder(name)
                .type(Duration.class)
                .converters(new TimeConverter())
                .paramLabel("TIME")
                .description(description + " As 500ms, 1.5s or 2m; a number alone counts seconds.")
                .build();
    }

    public static OptionSpec rules() {
        return rules("fill: every cell is covered (default). free: cells may stay empty.");
    }

    public static OptionSpec rules(String description) {
        return choice("RULES", List.of("fill", "free"), description, "--rules");
    }

    public static OptionSpec engine() {
        return choice(
                "ENGINE",
                List.of("search", "ilp"),
                "search (default), or ilp: slow, but independent of it.",
                "--engine");
    }

    public static OptionSpec number(String description, String name) {
        return OptionSpec.builder(name)
                .type(int.class)
                .paramLabel("N")
                .description(description)
                .build();
    }

    public static PositionalParamSpec one(int index, String label, String description) {
        return word(index, label, "1", description).build();
    }

    public static PositionalParamSpec optional(int index, String label, String description) {
        return word(index, label, "0..1", description).build();
    }

    /**
     * A word that may be left out.
     *
     * @param words offered by completion
     */
    public static PositionalParamSpec optionalChoice(String label, Iterable<String> words, String description) {
        return word(0, label, "0..1", description).completionCandidates(words).build();
    }

    private static PositionalParamSpec.Builder word(int index, String label, String arity, String description) {
        return PositionalParamSpec.builder()
                .index(String.valueOf(index))
                .paramLabel(label)
                .arity(arity)
                .required(arity.equals("1"))
                .type(String.class)
                .description(description);
    }

    public static OptionSpec count(String description, String name) {
        return OptionSpec.builder(name)
                .type(Long.class)
                .converters(new CountConverter())
                .paramLabel("N|all")
                .description(description)
                .build();
    }

    public static PositionalParamSpec inputs(String label, String arity, String description) {
        return inputs(label, arity, true, description);
    }

    public static PositionalParamSpec optionalInputs(String label, String arity, String description) {
        return inputs(label, arity, false, description);
    }

    private static PositionalParamSpec inputs(String label, String arity, boolean required, String description) {
        return PositionalParamSpec.builder()
                .paramLabel(label)
                .arity(arity)
                .required(required)
                .type(List.class)
                .auxiliaryTypes(String.class)
                .description(description)
                .build();
    }
}
