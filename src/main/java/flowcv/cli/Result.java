package flowcv.cli;

import flowcv.board.Board;
import flowcv.board.Solution;
import flowcv.image.UnreadablePictureException;
import flowcv.read.Reading;
import flowcv.solve.Outcome;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What is told about one input, or about one board of a stream.
 *
 * @param input as it stands on the command line
 * @param id of a board in a stream
 * @param status how it ended
 * @param fault what went wrong, if anything did
 * @param board if one was read
 * @param headers of the board's text
 * @param confidence of a picture's reading, 0 to 1
 * @param unique whether there is one solution; empty where that is not known
 * @param solutions those that were asked for, perhaps none
 * @param overlay the file with the solution drawn
 * @param states how many the solver looked at
 * @param millis how long it took
 */
record Result(
        String input,
        Optional<String> id,
        Status status,
        Optional<Fault> fault,
        Optional<Board> board,
        Map<String, String> headers,
        OptionalDouble confidence,
        Optional<Boolean> unique,
        List<Solution> solutions,
        Optional<String> overlay,
        long states,
        Millis millis) {

    static Result unreadable(String input, String stage, String reason, Millis millis) {
        return failed(input, Status.UNREADABLE, new Fault(stage, reason, ExitCode.FILE), millis);
    }

    /** An input that is no picture; its message begins with the name of the input. */
    static Result unreadable(String input, UnreadablePictureException fault, long decodeNanos) {
        String reason = fault.getMessage().substring(Inputs.displayName(input).length() + 2);
        return unreadable(input, "decode", reason, new Millis(decodeNanos, 0, 0, 0));
    }

    /** A picture whose board was not read surely. */
    static Result refused(String input, Reading.Refused refused, Millis millis) {
        Fault fault = new Fault(refused.stage().word(), refused.reason(), ExitCode.NOT_SOLVED);
        return failed(input, Status.UNRECOGNIZED, fault, millis);
    }

    static Result failed(String input, Status status, Fault fault, Millis millis) {
        return new Result(
                input,
                Optional.empty(),
                status,
                Optional.of(fault),
                Optional.empty(),
                Map.of(),
                OptionalDouble.empty(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                0,
                millis);
    }

    /**
     * What a search found.
     *
     * @param wanted how many solutions are told; the solver may have looked for one more
     */
    static Result of(String input, Optional<String> id, Outcome outcome, int wanted, Millis millis) {
        List<Solution> found = outcome.solutions();
        Status status = Status.SOLVED;
        Optional<Fault> fault = Optional.empty();
        Optional<Boolean> unique = Optional.empty();
        if (found.size() > 1) {
            unique = Optional.of(false);
        }
        if (outcome instanceof Outcome.Solved solved) {
            if (solved.complete() && found.size() == 1) {
                unique = Optional.of(true);
            }
        } else if (outcome instanceof Outcome.NoSolution none) {
            status = Status.NO_SOLUTION;
            fault = Optional.of(new Fault("solve", none.reason(), ExitCode.NOT_SOLVED));
        } else if (outcome instanceof Outcome.GaveUp gaveUp) {
            // One that was found is worth telling, even if the search for others was cut short.
            status = found.isEmpty() ? Status.GAVE_UP : Status.SOLVED;
            fault = Optional.of(
                    new Fault("solve", gaveUp.limit(), found.isEmpty() ? ExitCode.NOT_SOLVED : ExitCode.OK));
        }
        return new Result(
                input,
                id,
                status,
                fault,
                Optional.empty(),
                Map.of(),
                OptionalDouble.empty(),
                unique,
                found.size() > wanted ? found.subList(0, wanted) : found,
                Optional.empty(),
                outcome.states(),
                millis);
    }

    Result withBoard(Board board, Map<String, String> headers, OptionalDouble confidence) {
        return new Result(
                input,
                id,
                status,
                fault,
                Optional.of(board),
                headers,
                confidence,
                unique,
                solutions,
                overlay,
                states,
                millis);
    }

    /** With the file of its overlay, and the nanoseconds that writing it took. */
    Result withOverlay(Optional<String> file, long writeNanos) {
        Millis longer = new Millis(millis.decode(), millis.recognize(), millis.solve(), millis.draw() + writeNanos);
        return new Result(
                input, id, status, fault, board, headers, confidence, unique, solutions, file, states, longer);
    }

    Result withFault(Fault newFault) {
        return new Result(
                input,
                id,
                status,
                Optional.of(newFault),
                board,
                headers,
                confidence,
                unique,
                solutions,
                overlay,
                states,
                millis);
    }

    int exitCode() {
        return Math.max(status.exitCode(), fault.isPresent() ? fault.get().exitCode() : 0);
    }

    /** How messages call it. */
    String name() {
        String name = Inputs.displayName(input);
        return id.isPresent() ? name + " " + id.get() : name;
    }
}
