package flowcv.cli.result;

import flowcv.batch.Times;
import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.cli.console.ExitCode;
import flowcv.cli.input.Inputs;
import flowcv.cli.input.UnreadableInputException;
import flowcv.format.BoardForm;
import flowcv.format.text.Puzzle;
import flowcv.image.UnreadablePictureException;
import flowcv.read.Reading;
import flowcv.solve.Outcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is told about one input, or about one board of a stream.
 *
 * @param input as it stands on the command line
 * @param id of a board in a stream
 * @param status how it ended
 * @param fault what went wrong, if anything did
 * @param board if one was read
 * @param headers of the board's text
 * @param reading what was read in a picture; empty for a board of a text
 * @param unique whether there is one solution; empty where that is not known
 * @param solution the one that is told last, if any
 * @param overlay the file with the solution drawn
 * @param states how many the solver looked at
 * @param millis how long it took
 */
public record Result(
        String input,
        Optional<String> id,
        Status status,
        Optional<Fault> fault,
        Optional<Board> board,
        Map<String, String> headers,
        Optional<Reading> reading,
        Optional<Boolean> unique,
        Optional<Solution> solution,
        Optional<String> overlay,
        long states,
        Times millis) {

    public static Result unreadable(String input, String stage, String reason, Times millis) {
        return failed(input, Status.UNREADABLE, new Fault(stage, reason, ExitCode.FILE), millis);
    }

    /** An input that is no picture. */
    public static Result unreadable(String input, UnreadablePictureException fault, long decodeNanos) {
        return unreadable(input, "decode", fault.problem(), new Times(decodeNanos, 0, 0, 0));
    }

    /** An input that a command could not get a board from. */
    public static Result unreadable(String input, UnreadableInputException fault) {
        return fault.refused().isPresent()
                ? refused(input, fault.refused().get(), Times.NONE)
                : unreadable(input, fault.stage(), fault.getMessage(), Times.NONE);
    }

    /** A picture whose board was not read surely. */
    public static Result refused(String input, Reading.Refused refused, Times millis) {
        Fault fault = new Fault(refused.stage().word(), refused.reason(), ExitCode.NOT_SOLVED);
        return failed(input, Status.of(refused), fault, Optional.of(refused), millis);
    }

    /** A board that has no solution. */
    public static Result noSolution(String input, Optional<String> id, Outcome.NoSolution none) {
        Optional<Fault> fault = Optional.of(Fault.of(none));
        return begun(input, id, Status.NO_SOLUTION, fault, Optional.empty(), Map.of(), Optional.empty(), Times.NONE);
    }

    public static Result failed(String input, Status status, Fault fault, Times millis) {
        return failed(input, status, fault, Optional.empty(), millis);
    }

    private static Result failed(String input, Status status, Fault fault, Optional<Reading> reading, Times millis) {
        return begun(input, Optional.empty(), status, Optional.of(fault), Optional.empty(), Map.of(), reading, millis);
    }

    /** What is known before any search. */
    private static Result begun(
            String input,
            Optional<String> id,
            Status status,
            Optional<Fault> fault,
            Optional<Board> board,
            Map<String, String> headers,
            Optional<Reading> reading,
            Times millis) {
        Optional<Boolean> unique = read(reading).flatMap(Reading.Read::unique);
        return new Result(
                input,
                id,
                status,
                fault,
                board,
                headers,
                reading,
                unique,
                Optional.empty(),
                Optional.empty(),
                0,
                millis);
    }

    /** The boards of a picture, numbered from 1 where there are several. */
    public static List<Result> recognized(String input, Reading.Read read, Times millis) {
        List<Result> results = new ArrayList<>();
        for (Reading.Read each : read.all()) {
            Optional<String> id =
                    read.others().isEmpty() ? Optional.empty() : Optional.of(Integer.toString(results.size() + 1));
            Map<String, String> headers =
                    each.rules() == Rules.FREE ? Map.of(BoardForm.RULES, Rules.FREE.toString()) : Map.of();
            results.add(recognized(input, id, each.board(), headers, Optional.of(each), millis));
        }
        return results;
    }

    /** A board of a text. */
    public static Result parsed(String input, Puzzle entry) {
        return recognized(input, entry.id(), entry.board(), entry.headers(), Optional.empty(), Times.NONE);
    }

    private static Result recognized(
            String input,
            Optional<String> id,
            Board board,
            Map<String, String> headers,
            Optional<Reading> reading,
            Times millis) {
        return begun(input, id, Status.RECOGNIZED, Optional.empty(), Optional.of(board), headers, reading, millis);
    }

    /**
     * With what a search found on the board.
     *
     * @param found how many solutions, told or not
     * @param last the one that was told last
     */
    public Result solved(Outcome outcome, long found, Optional<Solution> last, long solveNanos) {
        Status end = Status.SOLVED;
        Optional<Fault> why = Optional.empty();
        // What is known of a board's solutions from reading it is that there are others, by whatever rules.
        Optional<Boolean> single = found > 1 ? Optional.of(false) : unique.filter(only -> !only);
        if (outcome instanceof Outcome.Solved solved) {
            if (solved.complete() && found == 1) {
                single = Optional.of(true);
            }
        } else if (outcome instanceof Outcome.NoSolution none) {
            end = Status.NO_SOLUTION;
            why = Optional.of(Fault.of(none));
        } else if (outcome instanceof Outcome.GaveUp gaveUp) {
            // One that was found is worth telling, even if the search for others was cut short.
            end = found == 0 ? Status.GAVE_UP : Status.SOLVED;
            why = Optional.of(
                    found == 0
                            ? new Fault("solve", gaveUp.limit(), ExitCode.NOT_SOLVED)
                            : new Fault("solve", "not searched to the end: " + gaveUp.limit(), ExitCode.OK));
        }
        Times times = new Times(millis.decode(), millis.recognize(), solveNanos, millis.draw());
        return with(end, why, single, last, overlay, outcome.states(), times);
    }

    /** With the knowledge that there is another solution. */
    Result notUnique() {
        return with(status, fault, Optional.of(false), solution, overlay, states, millis);
    }

    public Result withOverlay(Optional<String> file) {
        return with(status, fault, unique, solution, file, states, millis);
    }

    public Result withFault(Fault newFault) {
        return with(status, Optional.of(newFault), unique, solution, overlay, states, millis);
    }

    private Result with(
            Status end,
            Optional<Fault> why,
            Optional<Boolean> single,
            Optional<Solution> last,
            Optional<String> file,
            long looked,
            Times times) {
        return new Result(input, id, end, why, board, headers, reading, single, last, file, looked, times);
    }

    /** The board of a picture that was read; empty where none was, or in a text. */
    Optional<Reading.Read> read() {
        return read(reading);
    }

    private static Optional<Reading.Read> read(Optional<Reading> reading) {
        return reading.filter(Reading.Read.class::isInstance).map(Reading.Read.class::cast);
    }

    /** Why a picture was refused, as JSON writes it. */
    Optional<String> cause() {
        return reading.filter(Reading.Refused.class::isInstance)
                .map(refused -> ((Reading.Refused) refused).cause().word());
    }

    public int exitCode() {
        return Math.max(status.exitCode(), fault.isPresent() ? fault.get().exitCode() : 0);
    }

    /** How messages call it. */
    String name() {
        String name = Inputs.displayName(input);
        return id.isPresent() ? name + " " + id.get() : name;
    }
}
