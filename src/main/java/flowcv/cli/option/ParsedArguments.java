package flowcv.cli.option;

import flowcv.cli.input.Inputs;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.ParseResult;

/** What picocli made of a command line. */
public record ParsedArguments(ParseResult parsed) implements Arguments {
    @Override
    public List<String> inputs() {
        List<String> inputs = new ArrayList<>(words());
        for (String option : List.of(Inputs.CLIPBOARD, Inputs.SCREEN)) {
            if (isSet(option)) {
                inputs.add(option);
            }
        }
        return inputs;
    }

    private List<String> words() {
        Object first = parsed.matchedPositionalValue(0, List.of());
        if (first instanceof String) {
            List<String> words = new ArrayList<>();
            for (int i = 0; parsed.hasMatchedPositional(i); i++) {
                words.add(parsed.matchedPositionalValue(i, ""));
            }
            return words;
        }
        return parsed.matchedPositionalValue(0, List.of());
    }

    @Override
    public boolean isSet(String flag) {
        return parsed.matchedOptionValue(flag, false);
    }

    @Override
    public <T> Optional<T> value(String option) {
        T none = null;
        return Optional.ofNullable(parsed.matchedOptionValue(option, none));
    }
}
