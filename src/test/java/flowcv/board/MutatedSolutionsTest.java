package flowcv.board;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.draw.screen.RandomBoards;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/**
 * A right solution passes, and no mutation of it: each of them leaves a cell empty, covers one twice,
 * or breaks a flow, so that none can be another right solution by chance.
 */
class MutatedSolutionsTest {
    private static final int MUTATIONS = 8;
    private static final List<RandomBoards.Solved> BOARDS = boards();

    @Property
    void everyMutationIsRejected(@ForAll("solved") RandomBoards.Solved solved, @ForAll long seed) {
        Random random = new Random(seed);
        Board board = solved.board();
        assertThat(SolutionCheck.fault(board, solved.solution(), Rules.FILL)).isEmpty();
        for (int mutation = 0; mutation < MUTATIONS; mutation++) {
            List<Trail> trails = mutate(board, solved.solution().trails(), mutation, random);
            assertThat(SolutionCheck.fault(board, new Solution(trails), Rules.FILL))
                    .as("mutation %d of %s: %s", mutation, solved.solution(), trails)
                    .isPresent();
        }
    }

    @Property(tries = 200)
    void flowsAreRightInEitherDirection(@ForAll("solved") RandomBoards.Solved solved, @ForAll long seed) {
        Random random = new Random(seed);
        List<Trail> trails = solved.solution().trails().stream()
                .map(t -> {
                    List<Integer> places = new ArrayList<>(t.places());
                    Collections.reverse(places);
                    return random.nextBoolean() ? t : new Trail(t.label(), places);
                })
                .toList();
        assertThat(SolutionCheck.fault(solved.board(), new Solution(trails), Rules.FILL))
                .isEmpty();
    }

    /** Made once: some shapes take thousands of attempts until flows fill them. */
    private static List<RandomBoards.Solved> boards() {
        List<RandomBoards.Solved> all = new ArrayList<>();
        for (long seed = 1; seed <= 3; seed++) {
            RandomBoards boards = RandomBoards.of(seed);
            all.add(boards.plain(6, 6));
            all.add(boards.holes(6, 6));
            all.add(boards.walls(6, 5));
            all.add(boards.warps(5, 6));
            all.add(boards.bridges(6, 6));
            all.add(boards.hex(2));
        }
        return all;
    }

    @Provide
    Arbitrary<RandomBoards.Solved> solved() {
        return Arbitraries.of(BOARDS);
    }

    private static List<Trail> mutate(Board board, List<Trail> right, int mutation, Random random) {
        List<Trail> trails = new ArrayList<>(right);
        int at = random.nextInt(trails.size());
        int other = (at + 1 + random.nextInt(trails.size() - 1)) % trails.size();
        Trail trail = trails.get(at);
        List<Integer> places = new ArrayList<>(trail.places());
        int cell = random.nextInt(places.size());
        int elsewhere = random.nextInt(board.size());
        switch (mutation) {
            case 0 -> places.remove(cell);
            case 1 -> places.add(cell, elsewhere);
            case 2 -> places.set(cell, (places.get(cell) + 1 + random.nextInt(board.size() - 1)) % board.size());
            case 3 -> places.add(cell, places.get(cell));
            case 4 -> places.set(cell, -1);
            case 5 -> Collections.swap(trails, at, other);
            case 6 -> trails.remove(at);
            default -> {
                Trail taken = trails.get(other);
                trails.set(other, new Trail(taken.label(), places));
                places = new ArrayList<>(taken.places());
            }
        }
        if (mutation < 5 || mutation > 6) {
            trails.set(at, new Trail(trail.label(), places));
        }
        return trails;
    }
}
