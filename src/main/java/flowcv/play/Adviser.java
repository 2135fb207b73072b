package flowcv.play;

import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.solve.Limits;
import flowcv.solve.Question;
import flowcv.solve.Solver;
import flowcv.solve.hint.HintFinder;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;

/** Knows the solution of a game, and the steps towards it that a person can follow. */
final class Adviser {
    /** Nobody waits longer for a hint; puzzles of the game take milliseconds. */
    private static final Limits LIMITS = Limits.of(Duration.ofSeconds(3));

    /** Steps may begin at either dot of a pair, but a drawn flow has one end; so there is a choice. */
    private static final int CHOICE = 12;

    private final Game game;
    private final Solution solution;
    private final BiFunction<Board, flowcv.solve.hint.Hint, String> teller;

    private Adviser(Game game, Solution solution, BiFunction<Board, flowcv.solve.hint.Hint, String> teller) {
        this.game = game;
        this.solution = solution;
        this.teller = teller;
    }

    /** None where no solution was found in time. */
    static Optional<Adviser> of(Game game, BiFunction<Board, flowcv.solve.hint.Hint, String> teller) {
        List<Solution> found =
                Solver.solve(game.board(), new Question(game.rules, 1, LIMITS)).solutions();
        return found.stream().findFirst().map(solution -> new Adviser(game, solution, teller));
    }

    Solution solution() {
        return solution;
    }

    /** The first place at which a flow leaves the solution; nothing where all is well so far. */
    Optional<Hint> firstFault(Position position) {
        for (int pair = 0; pair < position.flows().size(); pair++) {
            List<Integer> flow = position.flow(pair);
            List<Integer> right = solution.trails().get(pair).places();
            for (int i = 1; i < flow.size(); i++) {
                if (!follows(right, flow.get(i - 1), flow.get(i))) {
                    return Optional.of(new Hint(pair, flow.subList(i - 1, i + 1), "leaves the solution"));
                }
            }
        }
        return Optional.empty();
    }

    /** A step that is not drawn yet, best one from the end of a flow. */
    Optional<Hint> next(Position position) {
        List<Link> drawn = new ArrayList<>();
        for (List<Integer> flow : position.flows()) {
            for (int i = 1; i < flow.size(); i++) {
                game.ground.link(flow.get(i - 1), flow.get(i)).ifPresent(drawn::add);
            }
        }
        List<Hint> steps = new ArrayList<>();
        for (flowcv.solve.hint.Hint step :
                HintFinder.find(game.board(), game.rules, drawn, CHOICE, LIMITS).steps()) {
            Hint hint = new Hint(pair(step.label()), step.places(), teller.apply(game.board(), step));
            if (isEnd(position, hint.pair(), step.places().get(0))) {
                return Optional.of(hint);
            }
            steps.add(hint);
        }
        return steps.stream().findFirst().or(() -> oneWay(position));
    }

    /** Where several solutions remain, the first link of one of them. */
    private Optional<Hint> oneWay(Position position) {
        for (int pair = 0; pair < position.flows().size(); pair++) {
            List<Integer> flow = position.flow(pair);
            List<Integer> right = solution.trails().get(pair).places();
            for (int i = 1; i < right.size(); i++) {
                if (!follows(flow, right.get(i - 1), right.get(i))) {
                    boolean forward = isEnd(position, pair, right.get(i - 1));
                    List<Integer> step =
                            forward ? List.of(right.get(i - 1), right.get(i)) : List.of(right.get(i), right.get(i - 1));
                    if (isEnd(position, pair, step.get(0))) {
                        String label = game.board().pairs().get(pair).label();
                        return Optional.of(new Hint(
                                pair, step, "Flow " + label + " can continue here; there are other ways, too."));
                    }
                }
            }
        }
        return Optional.empty();
    }

    private int pair(String label) {
        for (int pair = 0; pair < game.board().pairs().size(); pair++) {
            if (game.board().pairs().get(pair).label().equals(label)) {
                return pair;
            }
        }
        throw new IllegalStateException("no pair is labeled " + label);
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
