package flowcv.play;

import flowcv.board.Board;
import flowcv.board.Pair;
import flowcv.board.Rules;
import flowcv.board.Solution;
import flowcv.board.SolutionCheck;
import flowcv.board.Trail;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A board, what is drawn on it, and how it came about. */
final class Game {
    final Ground ground;
    final Rules rules;
    private final List<Entry> history = new ArrayList<>();
    private int now;
    private long playedMillis;

    /** A position, the number of moves up to it, and the pair that the last move drew. */
    record Entry(Position position, int moves, int pair) {}

    Game(Board board, Rules rules) {
        this.ground = new Ground(board);
        this.rules = rules;
        history.add(new Entry(Position.empty(board.pairs().size()), 0, -1));
    }

    Board board() {
        return ground.board;
    }

    Position position() {
        return history.get(now).position();
    }

    /** As the game counts: drawing on with the same color is no new move. */
    int moves() {
        return history.get(now).moves();
    }

    /** Milliseconds that were played before now. */
    long playedMillis() {
        return playedMillis;
    }

    void played(long millis) {
        playedMillis += millis;
    }

    /** Takes a move over into the history; what was undone is gone. */
    void move(Position position, int pair) {
        if (position.equals(position())) {
            return;
        }
        Entry last = history.get(now);
        history.subList(now + 1, history.size()).clear();
        history.add(new Entry(position, last.moves() + (pair == last.pair() && pair >= 0 ? 0 : 1), pair));
        now++;
    }

    /** Sets an earlier position, with its moves and its time. */
    void restore(Position position, int moves, long millis) {
        history.clear();
        history.add(new Entry(position, moves, -1));
        now = 0;
        playedMillis = millis;
    }

    boolean undo() {
        boolean can = now > 0;
        now -= can ? 1 : 0;
        return can;
    }

    boolean redo() {
        boolean can = now + 1 < history.size();
        now += can ? 1 : 0;
        return can;
    }

    /** Number of flows that join their dots. */
    int joined(Position position) {
        return (int) position.flows().stream().filter(ground::isJoined).count();
    }

    /** How much of the board is covered, in percent, lanes of bridges counted each. */
    int pipePercent(Position position) {
        Set<List<Object>> covered = new HashSet<>();
        for (List<Integer> flow : position.flows()) {
            for (int i = 0; flow.size() > 1 && i < flow.size(); i++) {
                covered.add(List.of(flow.get(i), ground.lane(flow, i)));
            }
        }
        int all = board().cells().map(place -> board().isBridge(place) ? 2 : 1).sum();
        return 100 * covered.size() / all;
    }

    boolean isSolved(Position position) {
        if (joined(position) < board().pairs().size()) {
            return false;
        }
        List<Trail> trails = new ArrayList<>();
        List<Pair> pairs = board().pairs();
        for (int pair = 0; pair < pairs.size(); pair++) {
            trails.add(new Trail(pairs.get(pair).label(), position.flow(pair)));
        }
        return SolutionCheck.fault(board(), new Solution(trails), rules).isEmpty();
    }

    static Position position(Solution solution) {
        return new Position(solution.trails().stream().map(Trail::places).toList());
    }
}
