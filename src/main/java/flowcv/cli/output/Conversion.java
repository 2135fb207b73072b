package flowcv.cli.output;

import flowcv.board.Rules;
import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Messages;
import flowcv.format.text.Puzzle;
import flowcv.format.text.UnfitException;
import flowcv.image.UnwritableException;
import flowcv.solve.Limits;
import flowcv.solve.Outcome;
import flowcv.solve.Question;
import flowcv.solve.Solver;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Writes boards in a form; one that does not fit into it is told and left out. */
public final class Conversion {
    private final String input;
    private final TextForm to;
    private final Optional<Rules> rules;
    private final Limits limits;
    private final Messages messages;
    private final List<Converted> converted = new ArrayList<>();
    private int exitCode = ExitCode.OK;

    /**
     * @param input how messages call the text that the boards come from
     * @param rules in place of what a board says
     * @param limits of the search where the form holds solutions and a board has none
     */
    public Conversion(String input, TextForm to, Optional<Rules> rules, Limits limits, Messages messages) {
        this.input = input;
        this.to = to;
        this.rules = rules;
        this.limits = limits;
        this.messages = messages;
    }

    /** What it did to the exit code. */
    public int exitCode() {
        return exitCode;
    }

    /** Results of all boards, in their order. */
    public List<Converted> converted() {
        return List.copyOf(converted);
    }

    /** All boards in one text; empty where none fits. */
    public String text(List<Puzzle> puzzles) {
        StringBuilder text = new StringBuilder();
        int number = 0;
        for (int i = 0; i < puzzles.size(); i++) {
            Optional<String> one = one(puzzles.get(i), number + 1, puzzles.size() == 1, Optional.empty());
            if (one.isPresent()) {
                text.append(one.get());
                number++;
            }
        }
        return text.toString();
    }

    /** Writes a file for each board, named after it, or after the input. */
    public void toFolder(List<Puzzle> puzzles, Path folder, String file, SafeFile safe) throws UnwritableException {
        List<String> names = BoardFiles.names(file, puzzles);
        for (int i = 0; i < puzzles.size(); i++) {
            Path target = folder.resolve(names.get(i) + "." + to.ending());
            Optional<String> one = one(puzzles.get(i), 1, true, Optional.of(target.toString()));
            if (one.isPresent()) {
                safe.write(target, bytes(one.get()));
            }
        }
    }

    public static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private Optional<String> one(Puzzle puzzle, int number, boolean alone, Optional<String> file) {
        try {
            Puzzle whole = to.needsSolution() && puzzle.solution().isEmpty() ? solved(puzzle) : puzzle;
            Rules asked = rules.or(puzzle::rules).orElse(Rules.FILL);
            String text = to.write(whole, asked, number, alone);
            converted.add(new Converted(puzzle.id(), Optional.of(text), Optional.empty(), file));
            return Optional.of(text);
        } catch (UnfitException e) {
            messages.error(input + puzzle.id().map(id -> ", board " + id).orElse("") + ": " + e.getMessage());
            converted.add(new Converted(puzzle.id(), Optional.empty(), Optional.of(e.getMessage()), Optional.empty()));
            exitCode = ExitCode.NOT_SOLVED;
            return Optional.empty();
        }
    }

    private Puzzle solved(Puzzle puzzle) throws UnfitException {
        Outcome outcome = Solver.solve(
                puzzle.board(), new Question(rules.or(puzzle::rules).orElse(Rules.FILL), 1, limits));
        if (outcome instanceof Outcome.NoSolution none) {
            messages.detail(input + ": " + none.detail());
            throw new UnfitException("the form holds a solution", none.reason());
        }
        if (outcome instanceof Outcome.GaveUp gaveUp) {
            throw new UnfitException("no solution was found within " + gaveUp.limit(), "the form holds one");
        }
        return puzzle.withSolution(outcome.solutions().get(0));
    }

    /**
     * Result of converting a board.
     *
     * @param text in the new form; empty where it does not fit
     * @param reason why it does not
     * @param file of its own, in a folder
     */
    public record Converted(
            Optional<String> id, Optional<String> text, Optional<String> reason, Optional<String> file) {}
}
