package flowcv.generate;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.solve.Outcome;
import flowcv.solve.Question;
import flowcv.solve.Search;
import flowcv.solve.Solver;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** The making of one puzzle: attempt after attempt, until one meets the recipe. */
final class Making {
    /** Nearly every recipe that can be met at all is met within ten. */
    private static final int MOST_ATTEMPTS = 300;

    /**
     * A join whose proof takes more states is left alone. Counted in states and not in time, so that a slow
     * machine makes the same puzzles.
     */
    private static final long PROOF_STATES = 4_000;

    private static final long QUICK_PROOF_STATES = 1_000;

    private static final int MOST_UNPROVEN = 16;

    /** So many changes of an attempt; those that succeed mostly need a quarter of it. */
    private static final int STEPS_PER_CELL = 40;

    /** Of so many changes that could join flows one moves an end from one to the other instead. */
    private static final int JOINS = 4;

    private final Recipe recipe;
    private final Random random;
    private final Deadline deadline;
    private final GeneratorListener listener;
    private int attempts;
    /** Of all puzzles that differed from the recipe in nothing but their difficulty, the nearest. */
    private Optional<Difficulty> best = Optional.empty();

    Making(Recipe recipe, Random random, Deadline deadline, GeneratorListener listener) {
        this.recipe = recipe;
        this.random = random;
        this.deadline = deadline;
        this.listener = listener;
    }

    Generated run() {
        while (attempts < MOST_ATTEMPTS && !deadline.isOver()) {
            attempts++;
            listener.progress(attempts, best);
            Ground ground = new Ground(recipe, random);
            if (ground.isSound()) {
                Optional<Puzzle> puzzle = Flows.shortest(ground.graph(), recipe.touching(), random, deadline::isOver)
                        .flatMap(flows -> attempt(ground, flows));
                if (puzzle.isPresent()) {
                    return new Generated.Made(puzzle.get(), attempts);
                }
            }
        }
        if (deadline.isOver()) {
            return deadline.isTimeUp()
                    ? new Generated.TimeUp(deadline.time(), attempts, best)
                    : new Generated.Stopped(attempts);
        }
        return new Generated.NotFound(attempts, best);
    }

    private Optional<Puzzle> attempt(Ground ground, Flows shortest) {
        Flows flows = shortest;
        int cells = ground.graph().nodes();
        int wanted = recipe.colors().orElse((int) Math.round(Math.sqrt(cells)));
        if (!isPlainlyUnique(ground.board(flows.ends()))) {
            return Optional.empty();
        }
        Flows proven = flows;
        int unproven = 0;
        int stride = 4;
        for (int step = 0; step < STEPS_PER_CELL * cells && !deadline.isOver(); step++) {
            listener.progress(attempts, best);
            Flows changed = step(ground, flows);
            if (changed == flows) {
                continue;
            }
            flows = changed;
            boolean ready = flows.neighborDots() == 0
                    && (recipe.colors().isPresent() ? flows.size() == wanted : flows.size() <= wanted);
            if (++unproven < stride && !ready) {
                continue;
            }
            // A proof takes as long as many changes, so several stand or fall together.
            unproven = 0;
            if (!isUnique(ground.board(flows.ends()))) {
                flows = proven;
                stride = Math.max(1, stride / 2);
                continue;
            }
            proven = flows;
            stride = Math.min(MOST_UNPROVEN, 2 * stride);
            Optional<Puzzle> puzzle = ready ? puzzle(ground, flows) : Optional.empty();
            if (puzzle.isPresent()) {
                return puzzle;
            }
        }
        return Optional.empty();
    }

    /** The flows after a change, or as they were where the change does no good. */
    private Flows step(Ground ground, Flows flows) {
        List<Integer> seams = flows.seams();
        if (seams.isEmpty()) {
            return flows;
        }
        int link = best(flows, seams);
        int least = recipe.colors().orElse(2);
        Flows changed;
        if (flows.size() > least && flows.mayJoin(link) && random.nextInt(JOINS) > 0) {
            changed = flows.copy();
            changed.join(link);
        } else {
            int end = flows.isEnd(ground.graph().from(link))
                            && (!flows.isEnd(ground.graph().to(link)) || random.nextBoolean())
                    ? ground.graph().from(link)
                    : ground.graph().to(link);
            Optional<Flows> recut = flows.recut(end, link, random.nextBoolean());
            if (recut.isEmpty()) {
                return flows;
            }
            changed = recut.get();
        }
        Board board = ground.board(changed.ends());
        return isPlainlyUnique(board) && isEasyEnough(board) ? changed : flows;
    }

    private Optional<Puzzle> puzzle(Ground ground, Flows flows) {
        Board board = ground.board(ends(flows), Labels.shown(flows.size()));
        Optional<Grade> grade = Grade.of(board, deadline::isOver);
        if (grade.isEmpty() || !isWanted(grade.get().difficulty())) {
            return Optional.empty();
        }
        Outcome outcome = Solver.solve(board, Question.unique(deadline.limits(PROOF_STATES)));
        return isOne(outcome)
                ? Optional.of(new Puzzle(board, outcome.solutions().get(0), grade.get()))
                : Optional.empty();
    }

    /** Whether a difficulty is the one asked for; the nearest is remembered. */
    private boolean isWanted(Difficulty found) {
        if (recipe.difficulty().isEmpty()) {
            return true;
        }
        int wanted = recipe.difficulty().get().ordinal();
        if (best.isEmpty()
                || Math.abs(found.ordinal() - wanted) < Math.abs(best.get().ordinal() - wanted)) {
            best = Optional.of(found);
        }
        return found.ordinal() == wanted;
    }

    /** Which color a flow gets is random. */
    private List<int[]> ends(Flows flows) {
        List<int[]> ends = new ArrayList<>(flows.ends());
        Collections.shuffle(ends, random);
        return ends;
    }

    /** One of the links between ends, most likely at one of the shortest flows. */
    private int best(Flows flows, List<Integer> seams) {
        int best = seams.get(0);
        double least = Double.MAX_VALUE;
        for (int link : seams) {
            double weight = flows.shorter(link) * random.nextDouble();
            if (weight < least) {
                least = weight;
                best = link;
            }
        }
        return best;
    }

    /**
     * Whether no other solution is found that touches itself nowhere. Far quicker than the whole proof,
     * which comes at the end, and nearly always right.
     */
    private boolean isPlainlyUnique(Board board) {
        Search search = Search.of(board, Rules.FILL);
        int solutions = 0;
        for (int states = 0; states < PROOF_STATES && solutions < 2 && !deadline.isOver(); states++) {
            Search.Event event = search.step();
            if (event == Search.Event.EXHAUSTED || search.phase() != Search.Phase.PLAIN) {
                return solutions == 1;
            }
            solutions += event == Search.Event.SOLUTION ? 1 : 0;
        }
        return false;
    }

    private boolean isUnique(Board board) {
        return isOne(Solver.solve(board, Question.unique(deadline.limits(QUICK_PROOF_STATES))));
    }

    private static boolean isOne(Outcome outcome) {
        return outcome instanceof Outcome.Solved solved
                && solved.complete()
                && solved.solutions().size() == 1;
    }

    private boolean isEasyEnough(Board board) {
        if (recipe.difficulty().isEmpty() || recipe.difficulty().get() == Difficulty.EXTREME) {
            return true;
        }
        return recipe.difficulty().get() == Difficulty.EASY
                ? Grade.isForced(board)
                : Grade.of(board, deadline::isOver)
                        .filter(grade ->
                                grade.difficulty().compareTo(recipe.difficulty().get()) <= 0)
                        .isPresent();
    }
}
