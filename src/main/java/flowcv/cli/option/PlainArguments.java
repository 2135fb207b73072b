package flowcv.cli.option;

import flowcv.image.ImageSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Inputs with the options that are used most, each written in full and once. Whatever else stands on a command
 * line, faults above all, is the parser's to judge.
 */
public final class PlainArguments implements Arguments {
    private static final Map<String, String> FLAGS =
            Map.of("-f", "--force", "--force", "--force", "--json", "--json", "-q", "-q", "--quiet", "-q");

    private static final Map<String, String> VALUES = Map.of("-o", "-o", "--output", "-o");

    /** By command: which of these options it has. */
    private static final Map<String, Set<String>> COMMANDS =
            Map.of("solve", Set.of("--force", "--json", "-q", "-o"), "recognize", Set.of("--json", "-q"));

    private final List<String> inputs = new ArrayList<>();
    /** By the name that commands ask for; a flag has an empty value. */
    private final Map<String, String> options = new HashMap<>();

    private PlainArguments() {}

    /** The arguments of a plain command line; nothing where the parser is needed. */
    public static Optional<Arguments> of(String... line) {
        if (line.length < 2 || !COMMANDS.containsKey(line[0])) {
            return Optional.empty();
        }
        PlainArguments plain = new PlainArguments();
        int at = 1;
        while (at < line.length) {
            String option = VALUES.get(line[at]);
            boolean known;
            if (option != null) {
                at++;
                known = at < line.length && isWord(line[at]) && plain.options.put(option, line[at]) == null;
            } else if (FLAGS.containsKey(line[at])) {
                known = plain.options.put(FLAGS.get(line[at]), "") == null;
            } else {
                known = isWord(line[at]) && plain.inputs.add(line[at]);
            }
            if (!known) {
                return Optional.empty();
            }
            at++;
        }
        boolean apt = !plain.inputs.isEmpty() && COMMANDS.get(line[0]).containsAll(plain.options.keySet());
        return apt ? Optional.of(plain) : Optional.empty();
    }

    /** Neither an option nor, with @, a file of arguments. */
    private static boolean isWord(String argument) {
        return !argument.isEmpty()
                && argument.charAt(0) != '@'
                && (argument.charAt(0) != '-' || argument.equals(ImageSource.STANDARD_INPUT));
    }

    @Override
    public List<String> inputs() {
        return inputs;
    }

    @Override
    public boolean isSet(String flag) {
        return options.containsKey(flag);
    }

    @Override
    public <T> Optional<T> value(String option) {
        return Optional.empty();
    }

    @Override
    public Optional<String> text(String option) {
        return Optional.ofNullable(options.get(option));
    }
}
