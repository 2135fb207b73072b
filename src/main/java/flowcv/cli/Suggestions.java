package flowcv.cli;

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
        List<String> suggestions = unmatched.getSuggestions();
        return suggestions.isEmpty() ? "" : "; did you mean " + String.join(" or ", suggestions) + "?";
    }
}
