package flowcv.solve.hint;

import flowcv.board.Board;
import flowcv.board.Link;
import flowcv.board.Rules;
import flowcv.solve.Failure;
import flowcv.solve.Graph;
import flowcv.solve.KnownSolution;
import flowcv.solve.Limits;
import flowcv.solve.Outcome;
import flowcv.solve.Probe;
import flowcv.solve.Question;
import flowcv.solve.Solver;
import flowcv.solve.hint.Hint.Why;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Finds steps that a person can follow. Whatever is plain comes first, then steps whose alternatives soon
 * lead to a contradiction, then those that only a whole search can tell.
 */
public final class HintFinder {
    private final Board board;
    private final Rules rules;
    private final Graph graph;
    private final Outcome outcome;
    /** The only solution, if it is known to be the only one; else steps have to be forced by themselves. */
    private final Optional<KnownSolution> known;

    private final Probe probe;
    private final Position position;
    private final List<Hints.Wrong> wrong = new ArrayList<>();
    private int lastBranch;

    private HintFinder(Board board, Rules rules, Limits limits) {
        this.board = board;
        this.rules = rules;
        graph = Graph.of(board);
        outcome = Solver.solve(board, new Question(rules, 2, limits));
        known = outcome instanceof Outcome.Solved solved && solved.complete()
                ? Optional.of(new KnownSolution(board, graph, solved.solutions().get(0)))
                : Optional.empty();
        probe = new Probe(graph, rules, known.isEmpty() || known.get().touchesItself());
        position = new Position(graph);
    }

    /**
     * The next steps on a board.
     *
     * @param drawn links that pipes take already; what is not joined to a dot is left out
     * @param steps how many at most, from 1
     * @param limits of the search for the solution
     */
    public static Hints find(Board board, Rules rules, Collection<Link> drawn, int steps, Limits limits) {
        HintFinder finder = new HintFinder(board, rules, limits);
        if (finder.outcome instanceof Outcome.NoSolution) {
            return new Hints(List.of(), List.of(), false, true, finder.outcome);
        }
        finder.follow(KnownSolution.of(finder.graph, drawn));
        List<Hint> hints = new ArrayList<>();
        while (hints.size() < steps) {
            Optional<Hint> next = finder.next();
            if (next.isEmpty()) {
                break;
            }
            hints.add(next.get());
        }
        return new Hints(finder.wrong, hints, finder.position.isComplete(), hints.size() < steps, finder.outcome);
    }

    /** Takes over what is drawn, as far as it is right. */
    private void follow(boolean[] drawn) {
        for (int branch = 0; branch < position.branches(); branch++) {
            boolean moved = true;
            while (moved) {
                moved = false;
                int head = position.head(branch);
                for (int i = 0; i < graph.degree(head) && !moved; i++) {
                    int link = graph.link(head, i);
                    if (drawn[link] && position.isWay(branch, link) && isRight(link)) {
                        position.extend(branch, link);
                        moved = true;
                    } else if (drawn[link] && !position.isTaken(link)) {
                        drawn[link] = false;
                        int to = graph.place(graph.other(link, head));
                        wrong.add(new Hints.Wrong(label(branch), graph.place(head), to));
                    }
                }
            }
        }
    }

    private boolean isRight(int link) {
        return known.isEmpty() || known.get().takes(link);
    }

    private Optional<Hint> next() {
        Optional<Hint> plain = plain(lastBranch);
        for (int branch = 0; plain.isEmpty() && branch < position.branches(); branch++) {
            plain = plain(branch);
        }
        return plain.or(this::tried);
    }

    /** A step of a branch that its surroundings show. */
    private Optional<Hint> plain(int branch) {
        int[] ways = position.ways(branch);
        if (ways.length == 1 && isRight(ways[0])) {
            boolean meets = isPartner(branch, ways[0]);
            return Optional.of(step(branch, ways[0], meets ? new Hint.Meets() : new Hint.OnlyWay()));
        }
        for (int link : ways) {
            int to = graph.other(link, position.head(branch));
            // That flows do not touch themselves is no rule of the game, so the solution has to say so.
            if (known.isPresent() && known.get().takes(link) && isPartner(branch, link)) {
                return Optional.of(step(branch, link, new Hint.Meets()));
            }
            boolean corner = rules == Rules.FILL && !position.isCovered(to) && position.openWays(to) == 2;
            if (corner && isRight(link)) {
                return Optional.of(step(branch, link, new Hint.MustPass(graph.place(to))));
            }
        }
        return Optional.empty();
    }

    /** The step whose alternatives are refuted with the least thought; else one that the solution tells. */
    private Optional<Hint> tried() {
        int best = -1;
        int bestLink = -1;
        int fewest = Integer.MAX_VALUE;
        List<Failure> bestFailures = List.of();
        for (int branch = 0; branch < position.branches(); branch++) {
            List<Failure> failures = new ArrayList<>();
            int moves = 0;
            int left = -1;
            int lefts = 0;
            for (int link : position.ways(branch)) {
                boolean solves = known.isPresent() && known.get().takes(link);
                Probe.Trial trial = solves ? null : probe.attempt(position::isTaken, position.head(branch), link);
                if (trial == null || trial.failure().isEmpty()) {
                    left = solves || left < 0 ? link : left;
                    lefts++;
                } else {
                    failures.add(trial.failure().get());
                    moves += trial.moves();
                }
            }
            // What is left open costs more than any thought.
            int cost = moves + (lefts - 1) * 1_000_000;
            if (lefts > 0 && cost < fewest && (lefts == 1 || known.isPresent())) {
                best = branch;
                bestLink = solution(branch).orElse(left);
                fewest = cost;
                bestFailures = lefts == 1 ? failures : List.of();
            }
        }
        if (best < 0) {
            return Optional.empty();
        }
        Why why = bestFailures.isEmpty() ? new Hint.Proven() : new Hint.Refuted(bestFailures);
        return Optional.of(step(best, bestLink, why));
    }

    private Optional<Integer> solution(int branch) {
        for (int link : position.ways(branch)) {
            if (known.isPresent() && known.get().takes(link)) {
                return Optional.of(link);
            }
        }
        return Optional.empty();
    }

    /** Takes a link, and whatever follows as the only way. */
    private Hint step(int branch, int link, Why why) {
        List<Integer> places = new ArrayList<>();
        places.add(graph.place(position.head(branch)));
        int[] ways = {link};
        while (ways.length == 1 && isRight(ways[0])) {
            position.extend(branch, ways[0]);
            places.add(graph.place(position.head(branch)));
            ways = position.ways(branch);
        }
        lastBranch = branch;
        return new Hint(label(branch), places, why);
    }

    private boolean isPartner(int branch, int link) {
        return graph.other(link, position.head(branch)) == position.head(branch ^ 1);
    }

    private String label(int branch) {
        return board.pairs().get(branch / 2).label();
    }
}
