package flowcv.corpus;

import static org.assertj.core.api.Assertions.assertThat;

import flowcv.board.Board;
import flowcv.board.BoardBuilder;
import flowcv.board.Link;
import flowcv.board.Pair;
import flowcv.board.Trail;
import flowcv.draw.screen.GameScreen;
import flowcv.draw.screen.Painted;
import flowcv.draw.screen.Progress;
import flowcv.draw.screen.RandomBoards;
import flowcv.draw.screen.Scene;
import flowcv.image.OpenCv;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One wall alone, which no flow needs: a board read without it has one solution, too. */
class LoneWallTest {
    private static final int LEAST_SIDE = 5;
    private static final int SIDES = 5;
    /** One picture in so many is painted half drawn. */
    private static final int HALF_DRAWN = 3;

    @BeforeAll
    static void loadLibrary() {
        OpenCv.load();
    }

    /** The first four were misread, the others refused or read. */
    @ParameterizedTest
    @ValueSource(longs = {13, 24, 52, 107, 1, 2, 3, 4})
    void isReadWithTheBoard(long seed) {
        Random random = new Random(seed);
        int rows = LEAST_SIDE + random.nextInt(SIDES);
        int columns = random.nextBoolean() ? rows : LEAST_SIDE + random.nextInt(SIDES);
        RandomBoards.Solved plain = RandomBoards.unique(seed).plain(rows, columns);
        Board board = withWall(plain, random);
        Progress progress = random.nextInt(HALF_DRAWN) == 0
                ? Progress.some(plain.solution(), random.nextDouble(), seed)
                : Progress.INITIAL;
        Scene scene = Scene.random(board, progress, seed);
        try (Painted painted = GameScreen.paint(board, progress, scene)) {
            Verdict verdict = Verdict.on(painted.picture(), board);
            assertThat(verdict.kind()).as(verdict.detail()).isEqualTo(Verdict.Kind.EXACT);
        }
    }

    private static Board withWall(RandomBoards.Solved plain, Random random) {
        Board board = plain.board();
        Set<Set<Integer>> taken = new HashSet<>();
        for (Trail trail : plain.solution().trails()) {
            for (int i = 0; i + 1 < trail.places().size(); i++) {
                taken.add(Set.of(trail.places().get(i), trail.places().get(i + 1)));
            }
        }
        List<Link> free = board.links().stream()
                .filter(link -> !taken.contains(Set.of(link.first(), link.second())))
                .toList();
        Link link = free.get(random.nextInt(free.size()));
        int columns = board.columns();
        BoardBuilder builder = BoardBuilder.square(board.rows(), columns);
        builder.wall(link.first() / columns, link.first() % columns, link.second() / columns, link.second() % columns);
        for (Pair pair : board.pairs()) {
            builder.dot(pair.label(), pair.first() / columns, pair.first() % columns);
            builder.dot(pair.label(), pair.second() / columns, pair.second() % columns);
        }
        return builder.build();
    }
}
