package flowcv.generate;

import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.solve.Limits;
import flowcv.solve.Outcome;
import flowcv.solve.Question;
import flowcv.solve.Solver;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Makes puzzles: the same recipe and the same seed make the same ones, on every machine. */
public final class Generator {
    /** Nearly every recipe that can be met at all is met within ten. */
    private static final int MOST_ATTEMPTS = 300;

    /**
     * A join whose proof takes more is left alone. Counted in states and not in time, so that a slow
     * machine makes the same puzzles.
     */
    private static final Limits PROOF = new Limits(Limits.NONE.time(), 4_000);

    /** How far chance may prefer a longer flow to a shorter one when it chooses what to join next. */
    private static final int CHANCE = 3;

    private final Recipe recipe;

    /** A generator for puzzles of one kind. */
    public Generator(Recipe recipe) {
        this.recipe = recipe;
    }

    /** A puzzle; none where many attempts failed to meet the recipe. */
    public Optional<Puzzle> make(long seed) {
        Random random = new Random(seed);
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            Ground ground = new Ground(recipe, random);
            if (ground.isSound()) {
                Optional<Puzzle> puzzle = Flows.shortest(ground.graph(), recipe.touching(), random)
                        .flatMap(flows -> attempt(ground, flows, random));
                if (puzzle.isPresent()) {
                    return puzzle;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Puzzle> attempt(Ground ground, Flows shortest, Random random) {
        Flows flows = shortest;
        BitSet failed = new BitSet();
        boolean solvable = isUnique(ground.board(flows.ends()));
        int wanted = recipe.colors().orElse(1);
        while (solvable && flows.size() > wanted) {
            int link = next(ground, flows, failed, random);
            if (link < 0) {
                break;
            }
            Flows joined = flows.copy();
            joined.join(link);
            Board board = ground.board(joined.ends());
            if (isUnique(board) && isEasyEnough(board)) {
                flows = joined;
            } else {
                failed.set(link);
            }
        }
        if (!solvable
                || flows.hasNeighborDots()
                || recipe.colors().isPresent()
                        && flows.size() != recipe.colors().getAsInt()) {
            return Optional.empty();
        }
        Board board = ground.board(ends(flows, random), Labels.shown(flows.size()));
        Grade grade = Grade.of(board);
        if (recipe.difficulty().isPresent() && recipe.difficulty().get() != grade.difficulty()) {
            return Optional.empty();
        }
        Outcome outcome = Solver.solve(board, Question.unique(PROOF));
        return outcome instanceof Outcome.Solved solved && solved.complete()
                ? Optional.of(new Puzzle(board, solved.solutions().get(0), grade))
                : Optional.empty();
    }

    /** Which color a flow gets is left to chance. */
    private static List<int[]> ends(Flows flows, Random random) {
        List<int[]> ends = new ArrayList<>(flows.ends());
        java.util.Collections.shuffle(ends, random);
        return ends;
    }

    /** A link to join two flows by, most likely one of the shortest; -1 where none is left. */
    private static int next(Ground ground, Flows flows, BitSet failed, Random random) {
        int best = -1;
        double least = Double.MAX_VALUE;
        for (int link = 0; link < ground.graph().links(); link++) {
            if (!failed.get(link) && flows.mayJoin(link)) {
                double weight = flows.shorter(link) + CHANCE * random.nextDouble();
                if (weight < least) {
                    least = weight;
                    best = link;
                }
            }
        }
        return best;
    }

    private static boolean isUnique(Board board) {
        return Solver.solve(board, new Question(Rules.FILL, 2, PROOF)) instanceof Outcome.Solved solved
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
