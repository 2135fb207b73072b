package flowcv.play;

import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.solve.Limits;
import flowcv.solve.Move;
import flowcv.solve.Reason;
import flowcv.solve.Search;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Knows the solution of a game, and in which order and why the search found its links. */
final class Adviser {
    /** Nobody waits longer for a hint; puzzles of the game take milliseconds. */
    private static final Limits LIMITS = Limits.of(Duration.ofSeconds(5));

    private final Game game;
    private final Solution solution;
    private final List<Move> moves;

    private Adviser(Game game, Solution solution, List<Move> moves) {
        this.game = game;
        this.solution = solution;
        this.moves = moves;
    }

    /** None where no solution was found in time. */
    static Optional<Adviser> of(Game game) {
        Search search = Search.of(game.board(), game.rules);
        if (search.run(LIMITS) != Search.Event.SOLUTION) {
            return Optional.empty();
        }
        return Optional.of(new Adviser(game, search.solution(), search.moves()));
    }

    Solution solution() {
        return solution;
    }

    /** The first place at which each flow leaves the solution; nothing where all is well so far. */
    Optional<Hint> firstFault(Position position) {
        for (int pair = 0; pair < position.flows().size(); pair++) {
            List<Integer> flow = position.flow(pair);
            List<Integer> right = solution.trails().get(pair).places();
            for (int i = 1; i < flow.size(); i++) {
                if (!follows(right, flow.get(i - 1), flow.get(i))) {
                    return Optional.of(new Hint(pair, flow.get(i - 1), flow.get(i), "leaves the solution"));
                }
            }
        }
        return Optional.empty();
    }

    /** The next link of the solution that is not drawn, best one at the end of a flow. */
    Optional<Hint> next(Position position) {
        List<Hint> open = new ArrayList<>();
        for (Move move : moves) {
            if (!move.joined()) {
                continue;
            }
            int pair = pair(move.first(), move.second());
            if (pair < 0 || follows(position.flow(pair), move.first(), move.second())) {
                continue;
            }
            String words = words(move.reason());
            if (isEnd(position, pair, move.first())) {
                return Optional.of(new Hint(pair, move.first(), move.second(), words));
            }
            if (isEnd(position, pair, move.second())) {
                return Optional.of(new Hint(pair, move.second(), move.first(), words));
            }
            open.add(new Hint(pair, move.first(), move.second(), words));
        }
        return open.stream().findFirst();
    }

    private String words(Reason reason) {
        return switch (reason) {
            case TRIED -> "a guess that comes out right";
            case PARTNER -> "both ends have one color and touch";
            default -> reason.words();
        };
    }

    private int pair(int a, int b) {
        for (int pair = 0; pair < solution.trails().size(); pair++) {
            if (follows(solution.trails().get(pair).places(), a, b)) {
                return pair;
            }
        }
        return -1;
    }

    /** The end of what is drawn, or either dot where nothing is. */
    private boolean isEnd(Position position, int pair, int place) {
        List<Integer> flow = position.flow(pair);
        return flow.isEmpty()
                ? game.ground.dot(place) == pair
                : flow.get(flow.size() - 1) == place && !game.ground.isJoined(flow);
    }

    private static boolean follows(List<Integer> flow, int a, int b) {
        for (int i = 1; i < flow.size(); i++) {
            int one = flow.get(i - 1);
            int other = flow.get(i);
            if (one == a && other == b || one == b && other == a) {
                return true;
            }
        }
        return false;
    }

    /** The word for what a solution must do. */
    static String rule(Rules rules) {
        return rules == Rules.FILL ? "every cell covered" : "cells may stay empty";
    }
}
