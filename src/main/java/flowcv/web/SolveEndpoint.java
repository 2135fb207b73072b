package flowcv.web;

import flowcv.ReadingJson;
import flowcv.TimeLimit;
import flowcv.board.Board;
import flowcv.board.Rules;
import flowcv.format.Json;
import flowcv.format.SolutionJson;
import flowcv.read.Reading;
import flowcv.web.call.BoardJson;
import flowcv.web.call.Call;
import flowcv.web.call.Endpoint;
import flowcv.web.call.Payload;
import flowcv.web.call.RejectedCallException;
import flowcv.web.call.Reply;
import flowcv.web.call.Task;
import java.time.Duration;
import java.util.Optional;

/** From a board or a picture to its solutions, in one call. */
record SolveEndpoint(Pictures pictures, SearchSessions sessions) implements Endpoint {
    /** Cells of all solutions of an answer, which is some ten megabytes then. */
    private static final int MOST_CELLS = 1_000_000;

    @Override
    public Task begin(Call call) throws RejectedCallException {
        Rules rules = call.parameters().rules().orElse(Rules.FILL);
        int wanted = (int) call.parameters().number("solutions", 1, 1_000, 1);
        Duration time = Duration.ofMillis(call.parameters().number("time", 1, 600_000, 10_000));
        call.parameters().done();
        return new Work(call.body(), rules, wanted, time);
    }

    private final class Work implements Task {
        private final byte[] body;
        private final Rules rules;
        private final int wanted;
        private final Duration time;
        private boolean isPicture;
        private Board board;
        private int boards = 1;
        private Searching searching;

        Work(byte[] body, Rules rules, int wanted, Duration time) {
            this.body = body;
            this.rules = rules;
            this.wanted = wanted;
            this.time = time;
        }

        @Override
        public Effort effort() {
            return isPicture ? Effort.READING : Effort.PIECE;
        }

        @Override
        public Optional<Reply> work() throws RejectedCallException {
            if (searching == null) {
                TimeLimit limit = TimeLimit.of(time);
                if (isPicture) {
                    Reading reading = read();
                    if (reading instanceof Reading.Refused refused) {
                        return Optional.of(Reply.json(RecognizeEndpoint.refused("unrecognized", refused)
                                .with("doubts", ReadingJson.doubts(refused))));
                    }
                    board = ((Reading.Read) reading).board();
                    boards = ((Reading.Read) reading).all().size();
                    isPicture = false;
                } else {
                    Optional<String> text = Payload.text(body);
                    if (text.isEmpty()) {
                        isPicture = true;
                        return Optional.empty();
                    }
                    board = Payload.board(text.get()).board();
                }
                if ((long) wanted * board.size() > MOST_CELLS) {
                    throw new RejectedCallException(
                            422,
                            wanted + " solutions of a board of " + board.size() + " cells, expected at most "
                                    + MOST_CELLS / board.size());
                }
                searching = new Searching(sessions, board, rules, wanted, limit);
                // From now on a caller that has left is noticed, even before it is this search's turn.
                return Optional.empty();
            }
            return searching.work() ? Optional.of(answer()) : Optional.empty();
        }

        @Override
        public void close() {
            if (searching != null) {
                searching.close();
            }
        }

        private Reading read() throws RejectedCallException {
            try (Pictures.Held held = pictures.open(body, time)) {
                return held.read(Optional.of(rules));
            }
        }

        private Reply answer() {
            SearchSession session = searching.session();
            return Reply.json(new Json()
                    .with("status", searching.status())
                    .with("reason", session.reason())
                    .with("unique", session.unique())
                    .with("solutions", searching.solutions().stream().map(solution -> SolutionJson.of(board, solution)))
                    .with("states", session.search().states())
                    .with("millis", Json.millis(session.nanos()))
                    .with("board", BoardJson.of(board))
                    .with("boards", boards));
        }
    }
}
