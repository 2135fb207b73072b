package flowcv.cli.job;

import flowcv.board.Rules;
import flowcv.cli.console.ExitCode;
import flowcv.cli.console.Messages;
import flowcv.cli.console.Streams;
import flowcv.cli.input.BoardInputs;
import flowcv.cli.input.Inputs;
import flowcv.cli.input.UnreadableInputException;
import flowcv.cli.result.Result;
import flowcv.cli.result.ResultJson;
import flowcv.format.text.Puzzle;
import java.io.IOException;
import java.util.List;
import java.util.Optional;

/**
 * Goes through the boards of inputs for commands that want nothing but boards; an input that cannot be read stops no
 * other.
 *
 * @param rules by which boards of pictures are played, if they were given
 * @param isJson whether an input that cannot be read gets a JSON object, too
 */
public record BoardBatch(
        BoardInputs reader, Optional<Rules> rules, Streams streams, Messages messages, boolean isJson) {

    /** What is done with a board. */
    @FunctionalInterface
    public interface Task {
        /**
         * Handles a board.
         *
         * @param isNamed whether its line begins with its name, as there are others
         * @return the exit code
         */
        int board(String input, Puzzle board, boolean isNamed) throws IOException;
    }

    /** The greatest exit code of all boards. */
    public int run(List<String> inputs, Task task) throws IOException {
        int exitCode = ExitCode.OK;
        for (String input : inputs) {
            try {
                List<Puzzle> boards = reader.read(input, rules);
                for (Puzzle board : boards) {
                    exitCode = Math.max(exitCode, task.board(input, board, inputs.size() > 1 || boards.size() > 1));
                }
            } catch (UnreadableInputException e) {
                messages.stackTrace(e);
                messages.error(Inputs.displayName(input) + ": " + e.getMessage());
                if (isJson) {
                    streams.out().write(ResultJson.line(Result.unreadable(input, e)));
                }
                exitCode = Math.max(exitCode, e.exitCode());
            }
        }
        return exitCode;
    }

    /** How messages call a board. */
    public static String name(String input, Puzzle board) {
        return Inputs.displayName(input) + board.id().map(id -> " " + id).orElse("");
    }
}
