package flowcv.generate;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.solve.Limits;
import flowcv.solve.Outcome;
import flowcv.solve.Question;
import flowcv.solve.Search;
import flowcv.solve.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BooleanSupplier;

/** Makes puzzles: the same recipe and the same seed make the same ones, on every machine. */
public final class Generator {
    /** Nearly every recipe that can be met at all is met within ten. */
    private static final int MOST_ATTEMPTS = 300;

    /**
     * A join whose proof takes more is left alone. Counted in states and not in time, so that a slow
     * machine makes the same puzzles.
     */
    private static final Limits PROOF = new Limits(Limits.NONE.time(), 4_000);

    private static final Limits QUICK_PROOF = new Limits(Limits.NONE.time(), 1_000);

    private static final int MOST_UNPROVEN = 16;

    /** So many changes of an attempt; those that succeed mostly need a quarter of it. */
    private static final int STEPS_PER_CELL = 40;

    /** Of so many changes that could join flows one moves an end from one to the other instead. */
    private static final int JOINS = 4;

    private final Recipe recipe;

    /** A generator for puzzles of one kind. */
    public Generator(Recipe recipe) {
        this.recipe = recipe;
    }

    /** A puzzle; none where many attempts failed to meet the recipe. */
    public Optional<Puzzle> make(long seed) {
        return make(seed, () -> false);
    }

    /**
     * A puzzle; none where many attempts failed to meet the recipe, or where it was stopped.
     *
     * @param stop is asked often whether to go on
     */
    public Optional<Puzzle> make(long seed, BooleanSupplier stop) {
        Random random = new Random(seed);
        for (int attempt = 0; attempt < MOST_ATTEMPTS && !stop.getAsBoolean(); attempt++) {
            Ground ground = new Ground(recipe, random);
            if (ground.isSound()) {
                Optional<Puzzle> puzzle = Flows.shortest(ground.graph(), recipe.touching(), random)
                        .flatMap(flows -> attempt(ground, flows, random, stop));
                if (puzzle.isPresent()) {
                    return puzzle;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Puzzle> attempt(Ground ground, Flows shortest, Random random, BooleanSupplier stop) {
        Flows flows = shortest;
        int cells = ground.graph().nodes();
        int wanted = recipe.colors().orElse((int) Math.round(Math.sqrt(cells)));
        if (!isPlainlyUnique(ground.board(flows.ends()))) {
            return Optional.empty();
        }
        Flows proven = flows;
        int unproven = 0;
        int stride = 4;
        for (int step = 0; step < STEPS_PER_CELL * cells && !stop.getAsBoolean(); step++) {
            Flows changed = step(ground, flows, random);
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
            Optional<Puzzle> puzzle = ready ? puzzle(ground, flows, random) : Optional.empty();
            if (puzzle.isPresent()) {
                return puzzle;
            }
        }
        return Optional.empty();
    }

    /** The flows after a change, or as they were where the change does no good. */
    Flows step(Ground ground, Flows flows, Random random) {
        List<Integer> seams = flows.seams();
        if (seams.isEmpty()) {
            return flows;
        }
        int link = best(flows, seams, random);
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

    private Optional<Puzzle> puzzle(Ground ground, Flows flows, Random random) {
        Board board = ground.board(ends(flows, random), Labels.shown(flows.size()));
        Grade grade = Grade.of(board);
        if (recipe.difficulty().isPresent() && recipe.difficulty().get() != grade.difficulty()) {
            return Optional.empty();
        }
        Outcome outcome = Solver.solve(board, Question.unique(PROOF));
        return outcome instanceof Outcome.Solved solved
                        && solved.complete()
                        && solved.solutions().size() == 1
                ? Optional.of(new Puzzle(board, solved.solutions().get(0), grade))
                : Optional.empty();
    }

    /** Which color a flow gets is left to chance. */
    private static List<int[]> ends(Flows flows, Random random) {
        List<int[]> ends = new ArrayList<>(flows.ends());
        java.util.Collections.shuffle(ends, random);
        return ends;
    }

    /** One of the links between ends, most likely at one of the shortest flows. */
    private static int best(Flows flows, List<Integer> seams, Random random) {
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
        for (int states = 0; states < PROOF.states() && solutions < 2; states++) {
            Search.Event event = search.step();
            if (event == Search.Event.EXHAUSTED || search.phase() != Search.Phase.PLAIN) {
                return solutions == 1;
            }
            solutions += event == Search.Event.SOLUTION ? 1 : 0;
        }
        return false;
    }

    private boolean isUnique(Board board) {
        return Solver.solve(board, new Question(Rules.FILL, 2, QUICK_PROOF)) instanceof Outcome.Solved solved
                && solved.complete()
                && solved.solutions().size() == 1;
    }

    private boolean isEasyEnough(Board board) {
        if (recipe.difficulty().isEmpty() || recipe.difficulty().get() == Difficulty.EXTREME) {
            return true;
        }
        return recipe.difficulty().get() == Difficulty.EASY
                ? Grade.isForced(board)
                : Grade.of(board).difficulty().compareTo(recipe.difficulty().get()) <= 0;
    }
}
