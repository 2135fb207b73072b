package flowcv.cli;

import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What a mistyped argument may have meant. */
final class Suggestions {
    private Suggestions() {}

    /** Words that follow the message, or nothing. */
    static String of(ParameterException fault) {
        if (!(fault instanceof UnmatchedArgumentException unmatched)) {
            return "";
        }
        // The parser compares pairs of letters, to which two swapped ones make a word as strange as any other.
        String typed = letters(unmatched.getUnmatched().get(0));
        List<String> swapped = unmatched.getCommandLine().getSubcommands().keySet().stream()
                .filter(command -> letters(command).equals(typed))
                .toList();
        List<String> suggestions = swapped.isEmpty() ? unmatched.getSuggestions() : swapped;
        return suggestions.isEmpty() ? "" : "; did you mean " + String.join(" or ", suggestions) + "?";
    }

    private static String letters(String word) {
        char[] letters = word.toCharArray();
        Arrays.sort(letters);
        return String.valueOf(letters);
    }
}
