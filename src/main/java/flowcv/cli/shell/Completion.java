package flowcv.cli.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Scripts by which shells complete commands, options and their values; everything else is the name of a file. */
public final class Completion {
    /** The shells that have a script. */
    public static final List<String> SHELLS = List.of("bash", "zsh", "fish");

    /** The header of picocli's script is about bash alone, and about where such scripts lie. */
    private static final Pattern HEADER = Pattern.compile("\\A(?:#.*\\R)+\\R*");

    private static final String VALUES = "_complete_flowcv_values";

    /** Picocli's script knows no {@code --name=value}: of that bash makes three words, and zsh makes one. */
    private static final String VALUES_AFTER_EQUALS_SIGN =
            """
            %s() {
              local word=${COMP_WORDS[COMP_CWORD]} name="" reply
              local replies=()
              if [[ "$word" == --*=* ]]; then
                name="${word%%%%=*}="
                COMP_WORDS=("${COMP_WORDS[@]:0:$COMP_CWORD}" "${word%%%%=*}" "${word#*=}")
                COMP_CWORD=$((COMP_CWORD + 1))
              elif [[ "$word" == "=" ]]; then
                COMP_WORDS[COMP_CWORD]=""
              elif [[ "${COMP_WORDS[COMP_CWORD-1]}" == "=" ]]; then
                COMP_WORDS=("${COMP_WORDS[@]:0:$((COMP_CWORD - 1))}" "$word")
                COMP_CWORD=$((COMP_CWORD - 1))
              fi
              COMPREPLY=()
              %s
              for reply in "${COMPREPLY[@]}"; do
                replies+=("$name$reply")
              done
              COMPREPLY=("${replies[@]}")
            }

            """;

    private Completion() {}

    /** The script for a shell, to be sourced, or kept as a file that the shell loads by itself; nothing for a shell that is not one of {@link #SHELLS}. */
    public static Optional<String> script(String shell, CommandLine commands) {
        return switch (shell.toLowerCase(Locale.ROOT)) {
            case "bash" -> Optional.of(bash(commands));
            case "zsh" -> Optional.of(zsh(commands));
            case "fish" -> Optional.of(fish(commands));
            default -> Optional.empty();
        };
    }

    /** As a file named {@code _flowcv}, zsh runs it when it completes the command first, and wants an answer at once. */
    private static String zsh(CommandLine commands) {
        String name = commands.getCommandName();
        return "#compdef " + name + "\n" + bash(commands) + "[[ \"$funcstack[1]\" != _" + name
                + " ]] || _bash_complete -o default -F " + VALUES + "\n";
    }

    /** Picocli's script; zsh runs it in its mode for bash. */
    private static String bash(CommandLine commands) {
        // Picocli turns names of files off where a value has a type that is not File; whether a word is one is not
        // to be seen from its type alone, as with folders that end in a slash.
        String function = "_complete_" + commands.getCommandName();
        String script = AutoComplete.bash(commands.getCommandName(), commands)
                .replace("  type compopt &>/dev/null && compopt +o default\n\n", "")
                .replace("complete -F " + function, "complete -F " + VALUES);
        return HEADER.matcher(script)
                .replaceFirst("")
                .replace("\ncomplete -F", "\n" + VALUES_AFTER_EQUALS_SIGN.formatted(VALUES, function) + "complete -F");
    }

    /** Picocli has none for fish. */
    private static String fish(CommandLine commands) {
        List<String> lines = new ArrayList<>();
        String start = "complete -c " + commands.getCommandName();
        String none = start + " -n __fish_use_subcommand";
        commands.getCommandSpec().options().forEach(option -> lines.add(none + fish(option)));
        commands.getSubcommands().forEach((name, command) -> {
            CommandSpec spec = command.getCommandSpec();
            lines.add(none + " -f -a " + name + described(HelpText.summary(spec)));
            String here = start + " -n '__fish_seen_subcommand_from " + name + "'";
            List<String> words = spec.positionalParameters().stream()
                    .flatMap(parameter -> words(parameter).stream())
                    .toList();
            if (!words.isEmpty() || spec.positionalParameters().isEmpty()) {
                lines.add(here + " -f" + offered(words));
            }
            spec.options().forEach(option -> lines.add(here + fish(option)));
        });
        return String.join("\n", lines) + "\n";
    }

    private static String fish(OptionSpec option) {
        StringBuilder line = new StringBuilder();
        for (String name : option.names()) {
            line.append(name.startsWith("--") ? " -l " + name.substring(2) : " -s " + name.substring(1));
        }
        if (option.arity().max() > 0) {
            List<String> words = words(option);
            boolean isFile = words.isEmpty() && option.type() == String.class;
            line.append(isFile ? " -r" : " -x").append(offered(words));
        }
        return line + described(HelpText.sentence(HelpText.of(option)));
    }

    private static List<String> words(ArgSpec argument) {
        List<String> words = new ArrayList<>();
        if (argument.completionCandidates() != null) {
            argument.completionCandidates().forEach(words::add);
        }
        return words;
    }

    private static String offered(List<String> words) {
        return words.isEmpty() ? "" : " -a '" + String.join(" ", words) + "'";
    }

    private static String described(String text) {
        return " -d '" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
    }
}
