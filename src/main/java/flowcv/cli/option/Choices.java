package flowcv.cli.option;

import flowcv.board.Rules;
import flowcv.cli.console.UsageException;
import flowcv.solve.Engine;
import flowcv.solve.ilp.IlpSolver;
import java.util.Locale;
import java.util.Optional;

/** Options whose value is one of a few words, in any case. */
public final class Choices {
    private Choices() {}

    /** The value of {@code --rules}, if it was given. */
    public static Optional<Rules> rules(Arguments arguments) {
        Optional<String> word = arguments.text("--rules");
        if (word.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                switch (word.get().toLowerCase(Locale.ROOT)) {
                    case "fill" -> Rules.FILL;
                    case "free" -> Rules.FREE;
                    default -> throw unknown("--rules", word.get(), "fill or free");
                });
    }

    /** The engine that {@code --engine} names; the search without it. */
    public static Engine engine(Arguments arguments) {
        String word = arguments.text("--engine").orElse("search");
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "search" -> Engine.SEARCH;
            case "ilp" -> IlpSolver::of;
            default -> throw unknown("--engine", word, "search or ilp");
        };
    }

    public static UsageException unknown(String option, String word, String expected) {
        return new UsageException(option + " " + word + ": expected " + expected);
    }
}
