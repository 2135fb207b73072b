package flowcv.fuzz;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Changes texts at random: words, numbers, lines and characters. */
final class TextMutator {
    private static final Pattern TOKEN = Pattern.compile("\\d+|\\p{L}+|\\s|.", Pattern.DOTALL);

    private static final String[] NUMBERS = {
        "0",
        "-1",
        "1",
        "2",
        "00",
        "007",
        "1.5",
        "-0",
        "99999",
        "2147483647",
        "2147483648",
        "-2147483648",
        "4294967296",
        "9223372036854775808",
        "1e9",
        "1e999",
        "-1e999",
        "NaN",
        "Infinity",
        "0x10",
        "1_000",
        "+5",
        "1d",
        "\u0663",
        "\uFF11",
        "1".repeat(400)
    };

    private static final String[] STRANGE = {
        "\0",
        "\uFEFF",
        "\u2028",
        "\u0085",
        "\u202E",
        "\uD83C\uDFAE",
        "e\u0301",
        "\u00A0",
        "\u3000",
        "\t",
        "\r",
        "\f",
        "\u001B[31m",
        "#",
        "+",
        "+-+",
        "|",
        ".",
        ":",
        ";",
        ",",
        "?",
        "/",
        "%",
        "\"",
        "\\",
        "{",
        "[",
        "id:",
        "size: 3x3",
        "topology: hex",
        "topology: graph",
        "links: (1,1)-(2,2)",
        "walls: (1,1)-(1,2)",
        "cell",
        "link",
        "R",
        "\u4E2D"
    };

    private final Random random;
    private final StringBuilder story;

    /**
     * A mutator.
     *
     * @param story is told in words what was done
     */
    TextMutator(Random random, StringBuilder story) {
        this.random = random;
        this.story = story;
    }

    /** A changed text; some are no UTF-8 any more. */
    byte[] any(byte[] text) {
        String changed = new String(text, StandardCharsets.UTF_8);
        for (int i = 1 + random.nextInt(random.nextBoolean() ? 1 : 5); i > 0 && !changed.isEmpty(); i--) {
            changed = random.nextInt(3) == 0 ? lines(changed) : tokens(changed);
        }
        byte[] bytes = changed.getBytes(StandardCharsets.UTF_8);
        return random.nextInt(12) == 0 ? new ByteMutator(random, story).any(bytes) : bytes;
    }

    private String lines(String text) {
        List<String> lines = new ArrayList<>(List.of(text.split("(?<=\n)", -1)));
        int at = random.nextInt(lines.size());
        int other = random.nextInt(lines.size());
        String line = lines.get(at);
        switch (random.nextInt(8)) {
            case 0 -> {
                tell("line %d deleted", at);
                lines.remove(at);
            }
            case 1 -> {
                tell("lines %d and %d swapped", at, other);
                Collections.swap(lines, at, other);
            }
            case 2 -> {
                int times = random.nextInt(8) == 0 ? 5000 : 1;
                tell("line %d doubled %d times", at, times);
                lines.addAll(other, Collections.nCopies(times, line));
            }
            case 3 -> {
                tell("line %d made long", at);
                lines.set(at, line.strip().repeat(random.nextBoolean() ? 2 : 3000) + "\n");
            }
            case 4 -> {
                tell("blank line at %d", at);
                lines.add(at, "\n");
            }
            case 5 -> {
                tell("line %d runs on", at);
                lines.set(at, line.stripTrailing());
            }
            case 6 -> {
                tell("line ends");
                return text.replace("\n", random.nextBoolean() ? "\r\n" : "\r");
            }
            default -> {
                tell("whole text twice");
                return text + text;
            }
        }
        return String.join("", lines);
    }

    private String tokens(String text) {
        List<String> tokens = new ArrayList<>(
                TOKEN.matcher(text).results().map(MatchResult::group).toList());
        int at = random.nextInt(tokens.size());
        int other = random.nextInt(tokens.size());
        switch (random.nextInt(9)) {
            case 0 -> {
                tell("'%s' deleted", tokens.get(at));
                tokens.remove(at);
            }
            case 1 -> {
                tell("'%s' and '%s' swapped", tokens.get(at), tokens.get(other));
                Collections.swap(tokens, at, other);
            }
            case 2 -> {
                int times = random.nextInt(6) == 0 ? 10_000 : 1;
                tell("'%s' doubled %d times", tokens.get(at), times);
                tokens.addAll(at, Collections.nCopies(times, tokens.get(at)));
            }
            case 3 -> {
                String strange = STRANGE[random.nextInt(STRANGE.length)];
                tell("'%s' inserted", strange);
                tokens.add(at, strange);
            }
            case 4 -> {
                tell("'%s' in place of '%s'", tokens.get(other), tokens.get(at));
                tokens.set(at, tokens.get(other));
            }
            case 5 -> {
                tell("one letter of '%s' changed", tokens.get(at));
                StringBuilder token = new StringBuilder(tokens.get(at));
                token.setCharAt(random.nextInt(token.length()), (char) (' ' + random.nextInt(95)));
                tokens.set(at, token.toString());
            }
            default -> {
                while (at < tokens.size() - 1
                        && !Character.isDigit(tokens.get(at).charAt(0))) {
                    at++;
                }
                String number = number(tokens.get(at));
                tell("'%s' in place of '%s'", number, tokens.get(at));
                tokens.set(at, number);
            }
        }
        return String.join("", tokens);
    }

    private String number(String token) {
        if (token.length() < 9 && token.chars().allMatch(c -> c >= '0' && c <= '9') && random.nextInt(3) > 0) {
            return Integer.toString(Integer.parseInt(token) + random.nextInt(5) - 2);
        }
        return NUMBERS[random.nextInt(NUMBERS.length)];
    }

    private void tell(String what, Object... with) {
        story.append(story.isEmpty() ? "" : "; ").append(String.format(Locale.ROOT, what, with));
    }
}
