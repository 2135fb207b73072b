package flowcv.format.text;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.board.SameBoard;
import flowcv.board.Solution;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A board with whatever else its text form says about it.
 *
 * @param headers what the project's own form keeps beside the board, perhaps nothing; {@code id} is the
 *     name of the board
 * @param board the board itself
 * @param rules whether cells may stay empty; nothing where the form does not say
 * @param solution the flows, where the form holds them
 */
public record Puzzle(Map<String, String> headers, Board board, Optional<Rules> rules, Optional<Solution> solution) {

    /** Keeps a copy of the headers. */
    public Puzzle {
        headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
    }

    public Puzzle named(String id) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put("id", id);
        return new Puzzle(more, board, rules, solution);
    }

    /** A board and nothing else. */
    public static Puzzle of(Board board) {
        return new Puzzle(Map.of(), board, Optional.empty(), Optional.empty());
    }

    /** The name of the board, if it has one. */
    public Optional<String> id() {
        return Optional.ofNullable(headers.get("id")).filter(id -> !id.isBlank());
    }

    public Puzzle withSolution(Solution known) {
        return new Puzzle(headers, board, rules, Optional.of(known));
    }

    /** Whether the boards of two texts are the same, one by one. */
    public static boolean haveSameBoards(List<Puzzle> boards, List<Puzzle> others) {
        if (boards.size() != others.size()) {
            return false;
        }
        for (int i = 0; i < boards.size(); i++) {
            if (!SameBoard.test(boards.get(i).board(), others.get(i).board())) {
                return false;
            }
        }
        return true;
    }
}
