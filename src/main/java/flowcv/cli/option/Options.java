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

    public static OptionSpec time(String description, String name) {
        return OptionSpec.builder(name)
                .type(Duration.class)
                .converters(new TimeConverter())
                .paramLabel("TIME")
                .description(description)
                .build();
    }

    public static OptionSpec rules() {
        return text("RULES", "fill: every cell is covered (default). free: cells may stay empty.", "--rules");
    }

    public static OptionSpec engine() {
        return text("ENGINE", "search (default), or ilp: slow, but independent of it.", "--engine");
    }

    public static OptionSpec number(String description, String name) {
        return OptionSpec.builder(name)
                .type(int.class)
                .paramLabel("N")
                .description(description)
                .build();
    }

    public static PositionalParamSpec one(int index, String label, String description) {
        return one(index, label, "1", description);
    }

    public static PositionalParamSpec optional(int index, String label, String description) {
        return one(index, label, "0..1", description);
    }

    private static PositionalParamSpec one(int index, String label, String arity, String description) {
        return PositionalParamSpec.builder()
                .index(String.valueOf(index))
                .paramLabel(label)
                .arity(arity)
                .required(arity.equals("1"))
                .type(String.class)
                .description(description)
                .build();
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
