package flowcv.cli;

import flowcv.cli.input.Extensions;
import flowcv.format.BoardForm;
import flowcv.format.NamedForm;
import flowcv.image.Images;
import java.io.File;
import java.util.Arrays;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What a mistyped argument may have meant. */
final class Suggestions {
    private Suggestions() {}

    /** What is wrong with a command line. */
    static String problem(ParameterException fault) {
        if (!(fault instanceof UnmatchedArgumentException unmatched)
                || unmatched.getUnmatched().get(0).startsWith("-")) {
            return fault.getMessage().replace("' is not an int", "', expected a whole number");
        }
        String word = "'" + unmatched.getUnmatched().get(0) + "'";
        return unmatched.getCommandLine().getParent() == null
                ? word + " is no command"
                : "unexpected argument " + word + "; leave it out";
    }

    /** Words that follow the message, or nothing. */
    static String of(ParameterException fault) {
        if (!(fault instanceof UnmatchedArgumentException unmatched)) {
            return "";
        }
        String word = unmatched.getUnmatched().get(0);
        CommandSpec command = unmatched.getCommandLine().getCommandSpec();
        if ((word.equals("-o") || word.startsWith("--output"))
                && command.parent() != null
                && command.findOption("-o") == null) {
            return command.positionalParameters().stream()
                            .anyMatch(parameter -> parameter.paramLabel().contains("OUT"))
                    ? "; name OUT behind IN, without " + word
                    : "; the result is printed: write it to a file with > FILE";
        }
        if (unmatched.getCommandLine().getParent() == null && isInput(word)) {
            return "; did you mean flowcv solve " + (word.matches("[\\p{L}\\p{N}./_-]+") ? word : "'" + word + "'")
                    + "?";
        }
        // The parser compares pairs of letters, to which two swapped ones make a word as strange as any other.
        String typed = letters(word);
        List<String> swapped = unmatched.getCommandLine().getSubcommands().keySet().stream()
                .filter(name -> letters(name).equals(typed))
                .toList();
        List<String> suggestions = swapped.isEmpty() ? unmatched.getSuggestions() : swapped;
        return suggestions.isEmpty() ? "" : "; did you mean " + String.join(" or ", suggestions) + "?";
    }

    /** Whether a word is rather a picture or a board than a command. */
    private static boolean isInput(String word) {
        String ending = Extensions.of(word);
        return new File(word).isFile()
                || Images.ENDINGS.contains(ending)
                || NamedForm.ofEnding(BoardForm.values(), ending).isPresent();
    }

    private static String letters(String word) {
        char[] letters = word.toCharArray();
        Arrays.sort(letters);
        return String.valueOf(letters);
    }
}
