package flowcv.cli;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.cli.option.Arguments;
import flowcv.cli.option.ParsedArguments;
import flowcv.cli.option.PlainArguments;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.ParseResult;

/** What is understood without the parser is what the parser understands; everything else is left to it. */
final class PlainArgumentsTest {
    private static final List<String> FLAGS = List.of("--force", "--json", "-q", "-v", "--unique", "--stacktrace");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve a.png",
                "solve a.png b.png -",
                "solve -f a.png",
                "solve a.png --force -q",
                "solve a.png -o - --json --quiet",
                "solve --output x/ a.png b.png",
                "recognize a.png --json b.png"
            })
    void agreesWithTheParser(String line) {
        String[] words = line.split(" ");
        Arguments plain = PlainArguments.of(words).orElseThrow();
        ParseResult parsed = CommandTree.all().parseArgs(words).subcommand();
        Arguments expected = new ParsedArguments(parsed);

        assertThat(plain.inputs()).isEqualTo(expected.inputs());
        for (String flag : FLAGS) {
            boolean known = parsed.commandSpec().findOption(flag) != null;
            assertThat(plain.isSet(flag)).as(flag).isEqualTo(known && expected.isSet(flag));
        }
        Optional<String> output =
                parsed.commandSpec().findOption("-o") == null ? Optional.empty() : expected.text("-o");
        assertThat(plain.text("-o")).isEqualTo(output);
        assertThat(plain.<Integer>value("--max-solutions")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve",
                "solve -f",
                "solve a.png -o",
                "solve a.png -o -f",
                "solve a.png -o b -o c",
                "solve a.png -f --force",
                "solve a.png -fq",
                "solve a.png -ob.png",
                "solve a.png --output=b.png",
                "solve @words",
                "solve a.png --unique",
                "solve -- a.png",
                "recognize a.png --force",
                "recognize a.png -o b.png",
                "draw a.flow",
                "slove a.png"
            })
    void leavesTheRestToTheParser(String line) {
        assertThat(PlainArguments.of(line.split(" "))).isEmpty();
    }

    @Test
    void everyOptionNamedIsOneOfTheCommand() {
        Map<String, Command> commands = Commands.all();
        for (String option : List.of("-f", "--force", "--json", "-q", "--quiet", "-o", "--output")) {
            assertThat(commands.get("solve").spec().findOption(option))
                    .as(option)
                    .isNotNull();
        }
    }
}
